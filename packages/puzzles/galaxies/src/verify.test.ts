import { formatPlaces } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { galaxies } from './index.js';

/** Returns the violations of an answer to a board. */
function complaints(board: string, answer: string): string[] {
  const puzzle = galaxies.parse(board);
  return [...galaxies.verify(puzzle, galaxies.readAnswer(answer, puzzle))].map(
    ({ rule, places }) => `${rule}: ${formatPlaces(places)}`,
  );
}

describe('three blocks in a row', () => {
  const board = '.|.|.|.|.|.|.|.|.|.|.|./-+-o-+-+-+-o-+-+-+-o-+-/.|.|.|.|.|.|.|.|.|.|.|.';

  it('are right, whatever their signs', () => {
    expect(complaints(board, 'AAAABBBBCCCC/AAAABBBBCCCC')).toEqual([]);
    expect(complaints(board, '3333****$$$$/3333****$$$$')).toEqual([]);
    expect(complaints(board, '1 1 1 1 20 20 20 20 3 3 3 3/1 1 1 1 20 20 20 20 3 3 3 3')).toEqual([]);
  });

  it('are wrong where all are symmetric, but the one in the middle is in three pieces', () => {
    expect(complaints(board, 'BAABBBBBBCCB/BAABBBBBBCCB')).toEqual([
      'connected: column 1, rows 1 and 2',
      'connected: column 12, rows 1 and 2',
    ]);
  });
});

describe('a region', () => {
  it('is symmetric', () => {
    expect(complaints('.|o|./-+-+-/.|o|.', 'AAA/BBB')).toEqual([]);
    expect(complaints('.|o|./-+-+-/.|o|.', 'AAB/BBB')).toEqual([
      'symmetry: row 1, columns 1 and 2',
      'symmetry: row 1, column 3; row 2, columns 1 to 3',
    ]);
  });

  it('is symmetric about its own centre', () => {
    expect(complaints('o|.|.|o', 'AAAB')).toEqual(['symmetry: row 1, columns 1 to 3']);
  });

  it('has a centre', () => {
    expect(complaints('.|o|./-+-+-/o|.|o', 'AAA/BCD')).toEqual(['symmetry: row 2, column 2']);
  });

  it('has no second centre', () => {
    expect(complaints('.|o|./-+-+-/o|.|o', 'AAA/BBC')).toEqual(['symmetry: row 2, columns 1 and 2']);
    expect(complaints('.|o|.|o', 'AAAA')).toEqual([
      'given: row 1, column 4',
      'symmetry: row 1, columns 1 to 4',
    ]);
  });

  it('has no cell that is missing', () => {
    expect(complaints('.|o|./-+-+-/o|x|o', 'AAA/B.C')).toEqual([]);
    expect(complaints('.|.|./o+-+-/.|x|o', 'ABB/A.B')).toEqual([
      'symmetry: row 1, columns 2 and 3; row 2, column 3',
    ]);
  });
});

describe('a centre', () => {
  it('lies on no border', () => {
    const board = '.|.|.|o|./-+-+-+-+-/.|.|o|.|./-+-+-+-+-/.|.|.|.|./-+-+o+-+-/.o.|.|.|./-+-+-+-o-/.|.|o|.|.';
    expect(complaints(board, 'AABBB/AAAAA/CCDAA/CCDEE/CCFEE')).toEqual([]);
    expect(complaints(board, 'AABBB/AAAAA/CCCAA/DDCCC/EEEEE')).toEqual(['given: corner 5, 5']);
  });
});
