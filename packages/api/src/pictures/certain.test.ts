import { cell, corner, type Mark, type Picture, side } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { certainPicture, certainPlaces } from './certain.js';

const found = (at: Mark['at'], text: string): Mark => ({ at, source: 'found', text });
const wall = (row: number, col: number) =>
  ({ at: side(row, col, 'right'), weight: 'thick', source: 'found' }) as const;

const puzzle: Picture = {
  width: 3,
  height: 1,
  marks: [{ at: cell(0, 0), source: 'clue', text: '1' }],
  shades: [{ at: cell(0, 1), tone: 'tint', source: 'clue' }],
};
const answer: Picture = {
  ...puzzle,
  marks: [...puzzle.marks, found(cell(0, 1), '2'), found(cell(0, 2), '3'), found(corner(0, 1), 'o')],
  shades: [{ at: cell(0, 1), tone: 'dark', source: 'found' }],
  walls: [wall(0, 0), wall(0, 1)],
};

describe('certain places', () => {
  it('are found elements in agreed cells, and at sides and corners between them', () => {
    expect(certainPlaces(answer, [cell(0, 0), cell(0, 1)])).toEqual([
      cell(0, 1),
      corner(0, 1),
      side(0, 0, 'right'),
    ]);
    expect(certainPlaces(answer, [cell(0, 0)])).toEqual([]);
  });

  it('are drawn on the otherwise unchanged puzzle', () => {
    const picture = certainPicture(puzzle, answer, [cell(0, 1), side(0, 0, 'right')]);
    expect(picture.marks).toEqual([puzzle.marks[0], found(cell(0, 1), '2')]);
    expect(picture.shades).toEqual(answer.shades);
    expect(picture.walls).toEqual([wall(0, 0)]);
    expect(certainPicture(puzzle, answer, []).shades).toEqual(puzzle.shades);
  });
});
