import { describe, expect, it } from 'vitest';
import { cell, corner, placeKey, placeName, placesName, side } from './place.js';

describe('places', () => {
  it('have names that a player says, from 1', () => {
    expect(placeName(cell(0, 4))).toBe('row 1, column 5');
    expect(placeName(corner(0, 4))).toBe('corner 1, 5');
    expect(placeName(side(0, 4, 'below'))).toBe('the side below row 1, column 5');
  });

  it('in a line are named together', () => {
    expect(placesName([cell(1, 0), cell(1, 1), cell(1, 2)])).toBe('row 2, columns 1 to 3');
    expect(placesName([cell(1, 3), cell(2, 3)])).toBe('column 4, rows 2 to 3');
    expect(placesName([cell(1, 3), cell(1, 5)])).toBe('row 2, column 4; row 2, column 6');
    expect(placesName([cell(1, 3)])).toBe('row 2, column 4');
    expect(placesName([])).toBe('nowhere');
  });

  it('have keys that differ where they do', () => {
    const places = [-1, 0, 1, 2].flatMap((row) =>
      [-1, 0, 1, 2].flatMap((col) => [
        cell(row, col),
        corner(row, col),
        side(row, col, 'right'),
        side(row, col, 'below'),
      ]),
    );
    expect(new Set(places.map(placeKey)).size).toBe(places.length);
  });
});
