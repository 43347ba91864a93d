import { formatPlaces } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { lits } from './index.js';

/** The rules that an answer breaks, and where. */
const faults = (map: string, answer: string): string[] => {
  const puzzle = lits.parse(map);
  return [...lits.verify(puzzle, lits.readAnswer(answer, puzzle))].map(
    ({ rule, places }) => `${rule}: ${formatPlaces(places)}`,
  );
};

const broken = (map: string, answer: string): string[] =>
  faults(map, answer).map((fault) => fault.replace(/:.*/, ''));

describe('tetrominoes that touch', () => {
  it('may not have the same letter', () => {
    expect(faults('AAAABBBB', '########')).toMatchInlineSnapshot(`
      [
        "same: row 1, columns 1 to 8",
      ]
    `);
    expect(broken('AAABB/AAABB/AAABB', '####./.#.##/...#.')).toEqual(['same']);
  });

  it('may not be mirror images', () => {
    expect(broken('AABB/AAAB/ABBB', '##../#..#/####')).toEqual(['same']);
    expect(broken('AABB/AAAB/ABBB', '####/#..#/#..#')).toEqual(['same']);
    expect(broken('AAABBB/AAABBB', '.####./##..##')).toEqual(['same']);
  });

  it('may have different letters', () => {
    expect(broken('AABB/AAAB/ABBB', '.###/##.#/#..#')).toEqual([]);
  });

  it('may have the same letter where they meet at a corner', () => {
    const map = 'AAAAA/AAAAA/AAAAA/AAAAA/CBBBB/CCCCC/CCCCC';
    expect(broken(map, '#..../#..../#..../#..../#####/#..../##...')).toEqual([]);
  });
});

describe('four cells of a region', () => {
  it('have to be connected there, even if they are so through another region', () => {
    expect(faults('AABBBBAA/AAAAAAAA', '########/........')).toMatchInlineSnapshot(`
      [
        "tetromino: row 1, columns 1, 2, 7 and 8",
      ]
    `);
  });

  it('are no square', () => {
    expect(faults('AA/AA', '##/##')).toMatchInlineSnapshot(`
      [
        "tetromino: rows 1 and 2, columns 1 and 2",
        "square: rows 1 and 2, columns 1 and 2",
      ]
    `);
  });

  it('are no more and no less', () => {
    expect(faults('AAAAA', '#####')).toMatchInlineSnapshot(`
      [
        "tetromino: row 1, columns 1 to 5",
      ]
    `);
    expect(faults('AAAAA', '.###.')).toMatchInlineSnapshot(`
      [
        "tetromino: row 1, columns 1 to 5",
      ]
    `);
    expect(faults('AAAAA', '.....')).toMatchInlineSnapshot(`
      [
        "tetromino: row 1, columns 1 to 5",
      ]
    `);
  });
});

describe('shaded cells', () => {
  it('are connected: all that is apart from the largest piece is pointed at', () => {
    expect(faults('AAAA/BBBB/CCCC', '####/..../####')).toMatchInlineSnapshot(`
      [
        "tetromino: row 2, columns 1 to 4",
        "connected: row 3, columns 1 to 4",
      ]
    `);
    expect(faults('AABB/AAAB/ABBB', '#.##/##.#/#..#')).toMatchInlineSnapshot(`
      [
        "connected: row 1, columns 3 and 4; column 4, rows 2 and 3",
      ]
    `);
  });
});
