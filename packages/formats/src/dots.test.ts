import { Board, placeKey } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled } from '../test/boards.js';
import { faults } from '../test/faults.js';
import { latticeOf, readDots, readSkippedDots, writeDots, writeSkippedDots } from './dots.js';
import { readMissingCells, writeMissingCells } from './missing-cells.js';
import { Scanner } from './scanner.js';

const boardsWithDots = fc.constantFrom(0.02, 0.2, 0.8).chain((density) =>
  filled(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()),
    ({ width, height }) => (2 * width - 1) * (2 * height - 1),
  ).map(({ board, values }) => ({
    board,
    dots: latticeOf(board).flatMap((at, index) => {
      const [chance, black] = values[index]!;
      return chance < density ? { at, black } : [];
    }),
  })),
);

describe('the lattice of dots', () => {
  it('has cells, sides and corners', () => {
    const board = new Board(3, 2);
    const [first, middle, last] = [0, 1, 2].map((row) => latticeOf(board).slice(5 * row, 5 * row + 5));
    expect(first).toEqual([
      { kind: 'cell', row: 0, col: 0 },
      { kind: 'side', row: 0, col: 0, towards: 'right' },
      { kind: 'cell', row: 0, col: 1 },
      { kind: 'side', row: 0, col: 1, towards: 'right' },
      { kind: 'cell', row: 0, col: 2 },
    ]);
    expect(middle).toEqual([
      { kind: 'side', row: 0, col: 0, towards: 'below' },
      { kind: 'corner', row: 1, col: 1 },
      { kind: 'side', row: 0, col: 1, towards: 'below' },
      { kind: 'corner', row: 1, col: 2 },
      { kind: 'side', row: 0, col: 2, towards: 'below' },
    ]);
    expect(last!.map(({ kind, row }) => [kind, row])).toEqual([
      ['cell', 1],
      ['side', 1],
      ['cell', 1],
      ['side', 1],
      ['cell', 1],
    ]);
    expect(latticeOf(board)).toHaveLength(15);
    expect(latticeOf(new Board(1, 1))).toEqual([{ kind: 'cell', row: 0, col: 0 }]);
  });
});

describe('dots of puzz.link', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(boardsWithDots, ({ board, dots }) => {
        expect(readDots(new Scanner(writeDots(board, dots)), board)).toEqual(dots);
      }),
    );
  });

  it('are written as they are read, whatever their order', () => {
    for (const [width, height, body] of [
      [5, 5, '6fl94fi65en8dbf'],
      [1, 1, 'f'],
      [1, 1, 'g'],
      [6, 6, 'zzzzzze'],
      [3, 3, 'f01eg0e'],
    ] as const) {
      const board = new Board(width, height);
      expect(writeDots(board, readDots(new Scanner(body), board).reverse())).toBe(body);
    }
  });

  it('have the places that the sites give them', () => {
    const board = new Board(5, 5);
    const dots = readDots(new Scanner('6fl94fi65en8dbf'), board);
    const colours = new Map(dots.map(({ at, black }) => [placeKey(at), black ? '2' : '1']));
    const signs = latticeOf(board).map((place) => colours.get(placeKey(place)) ?? '.');
    expect(signs.join('').match(/.{9}/g)).toEqual([
      '1...2....',
      '.........',
      '2....1..2',
      '.........',
      '.1...2..1',
      '.........',
      '......1..',
      '..2......',
      '2.....2..',
    ]);
  });

  it('are refused where their tail is missing: the sites write it out', () => {
    expect(faults(['', 'g1'], (text) => readDots(new Scanner(text), new Board(2, 2)))).toMatchInlineSnapshot(`
      "
      ^
      column 1: the text ends after 0 of the 9 places of this board
      g1
        ^
      column 3: the text ends after 2 of the 9 places of this board
      "
    `);
  });

  it('may be followed by the cells that are missing', () => {
    const board = new Board(5, 5);
    const scanner = new Scanner('6fl94fi65en8dbf10000');
    const dots = readDots(scanner, board);
    const missing = readMissingCells(scanner, board);
    expect(missing).toEqual([board.cell(0, 4)]);
    expect(scanner.done).toBe(true);
    expect(writeDots(board, dots) + writeMissingCells(board, missing)).toBe(scanner.text);
  });

  it('say what is wrong with them, and where', () => {
    const board = new Board(2, 2);
    expect(
      faults(['1.', '1A', 'g-', 'pg', 'go'], (text) => readDots(new Scanner(text), board)),
    ).toMatchInlineSnapshot(`
      "
      1.
       ^
      column 2: found '.', expected a dot (0 to 9 or a to f) or a letter from g to z for empty places
      1A
       ^
      column 2: found 'A', expected a dot (0 to 9 or a to f) or a letter from g to z for empty places
      g-
       ^
      column 2: found '-', expected a dot (0 to 9 or a to f) or a letter from g to z for empty places
      pg
      ^
      column 1: more than the 9 places of this board are described
      go
       ^
      column 2: more than the 9 places of this board are described
      "
    `);
  });
});

describe("dots of Simon Tatham's ids", () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(boardsWithDots, ({ board, dots }) => {
        expect(readSkippedDots(new Scanner(writeSkippedDots(board, dots)), board)).toEqual(dots);
      }),
    );
  });

  it('are written as they are read', () => {
    for (const [side, text] of [
      [5, 'ibclnzc'],
      [5, 'weqwe'],
      [7, 'aljzkbszdwedzb'],
      [10, 'sozcyuwxezsxmogevzgzgg'],
      [15, 'gzjvzazbdrvmdzizkzavmfzwbfhzajyzrfzhkzphzzoqsdztufdngbidzif'],
      [
        20,
        'kfepzdgetpozqqzazbolfzzbfizxzgbvizbftcszcgzeudcswtypmgunidpzljarczgzzlchztfjlbzdlzgrzudrycbzzfzzbfhpeyevbzeemdhe',
      ],
    ] as const) {
      const board = new Board(side, side);
      expect(writeSkippedDots(board, readSkippedDots(new Scanner(text), board))).toBe(text);
    }
  });

  it('are black in upper case', () => {
    const board = new Board(2, 2);
    expect(readSkippedDots(new Scanner('aH'), board)).toEqual([
      { at: { kind: 'cell', row: 0, col: 0 }, black: false },
      { at: { kind: 'cell', row: 1, col: 1 }, black: true },
    ]);
  });

  it('say what is wrong with them, and where', () => {
    const board = new Board(2, 2);
    expect(
      faults(['aI', 'z', 'a.'], (text) => readSkippedDots(new Scanner(text), board)),
    ).toMatchInlineSnapshot(`
      "
      aI
       ^
      column 2: more than the 9 places of this board are described
      z
      ^
      column 1: more than the 9 places of this board are described
      a.
       ^
      column 2: found '.', expected a letter
      "
    `);
  });
});
