import { describe, expect, it } from 'vitest';
import { Board } from './board.js';
import { cell, corner, endsOf, placeKey, placeName, side } from './place.js';

describe('places', () => {
  it('have names that a player says, from 1', () => {
    expect(placeName(cell(0, 4))).toBe('row 1, column 5');
    expect(placeName(corner(0, 4))).toBe('corner 1, 5');
    expect(placeName(side(0, 4, 'below'))).toBe('the side below row 1, column 5');
    const [wrapping] = new Board(5, 1).wrappingLinks;
    expect(placeName(wrapping!)).toBe('the link from row 1, column 5 over the rim to row 1, column 1');
  });

  it('have two links between the cells of a board of width 2, one of which wraps around', () => {
    const board = new Board(2, 1);
    const links = [...board.links, ...board.wrappingLinks];
    expect(links.map((link) => endsOf(link).map(({ col }) => col))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(new Set(links.map(placeKey)).size).toBe(2);
    expect(new Board(1, 1).wrappingLinks).toEqual([]);
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

  it('have keys that differ on boards as long as they may be', () => {
    const places = [-1, 0, 1].flatMap((row) =>
      [-1, 0, 9_999, 10_000, 10_001, 20_000, 39_999, 40_000].map((col) => cell(row, col)),
    );
    expect(new Set(places.map(placeKey)).size).toBe(places.length);
  });
});
