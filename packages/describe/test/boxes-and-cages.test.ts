import { PuzzleError, type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { sudoku } from './shapes.js';

type Data = ReturnType<typeof sudoku.parse>;
const json = sudoku.formats!.json!;
const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Data };
};
const board = (text: string, options: RecogniseOptions = {}) => sudoku.print(read(text, options).puzzle);

/** Returns the message that the player reads about a text. */
function says(text: string, run: (text: string) => unknown = read): string {
  try {
    run(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  throw new Error(`${text} is read`);
}

const REGIONS = 'regions:\nAAAB\nACCB\nCCDB\nDDDB';
const CAGES = 'cages:\n7A  . 8B  B\n A  A 7C  B\n .  C  C 3D\n .  .  .  D';

describe('boxes, regions and cages in text', () => {
  it('come back as they are printed', () => {
    for (const text of [
      `1...\n....\n....\n...2\n\n${REGIONS}`,
      REGIONS,
      `${REGIONS}\n\n${CAGES}`,
      CAGES,
      `diagonals: yes\n....\n....\n....\n....`,
      `diagonals: yes\n\n${CAGES}`,
      `boxes: 2x3\n\ncages:\n3A  A  .  .  .  .\n${Array(5).fill(' .  .  .  .  .  .').join('\n')}`,
      `diagonals: yes\n1...\n....\n....\n....\n\n${REGIONS}\n\n${CAGES}`,
      `boxes: 2x3\ndiagonals: yes\n1.....\n......\n......\n......\n......\n......\n\ncages:\n3A  A  .  .  .  .\n${Array(5).fill(' .  .  .  .  .  .').join('\n')}`,
    ])
      expect(board(text)).toBe(text);
  });

  it('may have their maps in any order, with blanks or none, with any signs, and signs used again', () => {
    const text = `1...\n....\n....\n...2\n\n${REGIONS}\n\n${CAGES}`;
    const digits = '1...\n....\n....\n...2';
    const regions = 'Regions:\n1112\n1\u00fc\u00fc2\n\u00fc\u00fc12\n1112';
    const cages = 'CAGES:\n7A.8BB\n\nAA7CB\n.CC3A\n\n...A';
    for (const other of [
      `${digits}\n${cages}\n${regions}`,
      `${digits}\n\n${regions}\n${cages}`,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('.', '_'),
      text.replace('7A', ' A').replace('A  A', 'A 7A'),
      `diagonals: no\n${text}`,
      text.replaceAll('\n\n', '\n').replace('...2', '...2\ndiagonals: no'),
      `Killer Sudoku\n\n${text}`,
    ])
      expect([other, board(other)]).toEqual([other, text]);
  });

  it('have signs for any number of cages', () => {
    const row = '5A 5B 5A 5B 5A 5B 5A 5B 5A';
    const other = row.replaceAll('A', 'C').replaceAll('B', 'D');
    const { puzzle } = read(`cages:\n${[row, other, row, other, row, other, row, other, row].join('\n')}`);
    expect(puzzle.cages).toHaveLength(81);
    expect(sudoku.parse(sudoku.print(puzzle))).toEqual(puzzle);
  });
});

describe('cages', () => {
  const OVERLAPPING =
    'cages:\n7A  A 8B  B\n .  A  .  B\n .  .  C  C\n .  .  .  .\n\ncages 2:\n. A . .\n. A A A\n. . . .\n. . . .';
  const cagesOf = (text: string) =>
    read(text).puzzle.cages.map(({ cells, clue }) => [
      clue,
      cells.map(({ row, col }) => `${row + 1}${col + 1}`).join(' '),
    ]);

  it('may have no sum', () => {
    const text = 'cages:\n 7A   .   B   B\n  A   A 12C   B\n  .   C   C   D\n  .   .   .   D';
    expect(board(text)).toBe(text);
    expect(cagesOf(text)).toEqual([
      [7, '11 21 22'],
      [undefined, '13 14 24'],
      [12, '23 32 33'],
      [undefined, '34 44'],
    ]);
    expect(cagesOf(json.write(read(text).puzzle))).toEqual(cagesOf(text));
  });

  it('may overlap: those that share cells with a cage before stand in a map of their own', () => {
    expect(board(OVERLAPPING)).toBe(OVERLAPPING);
    expect(cagesOf(OVERLAPPING)).toEqual([
      [7, '11 12 22'],
      [undefined, '12 22 23 24'],
      [8, '13 14 24'],
      [undefined, '33 34'],
    ]);
    expect(read(json.write(read(OVERLAPPING).puzzle)).puzzle).toEqual(read(OVERLAPPING).puzzle);
    const [first, second] = OVERLAPPING.split('\n\n') as [string, string];
    for (const other of [
      `${second}\n${first}`,
      OVERLAPPING.replaceAll('\n\n', '\n'),
      OVERLAPPING.replace('cages 2', 'Cages 7'),
      `....\n....\n....\n....\n${OVERLAPPING.replaceAll(' ', '').replace('cages2', 'cages 2')}`,
    ])
      expect([other, board(other)]).toEqual([other, OVERLAPPING]);
  });

  it('are listed in any order, even where they begin alike', () => {
    const cages = [
      '{"cells": [[1, 1], [1, 2]]}',
      '{"sum": 3, "cells": [[1, 2], [1, 1]]}',
      '{"cells": [[1, 1]]}',
    ];
    const puzzle = (list: readonly string[]) =>
      json.read(
        `{"puzzle": "sudoku", "givens": ${JSON.stringify(Array(4).fill([null, null, null, null]))}, "cages": [${list}]}`,
        {},
      );
    expect(puzzle(cages.toReversed())).toEqual(puzzle(cages));
    expect(sudoku.parse(sudoku.print(puzzle(cages)))).toEqual(puzzle(cages));
  });

  it('have their sums where they are distinguishable', () => {
    const notes = sudoku
      .draw(read(OVERLAPPING).puzzle)
      .marks.map(({ at, note }) => [note, at.row + 1, at.col + 1]);
    expect(notes).toEqual([
      ['7', 1, 1],
      ['8', 1, 3],
    ]);
    const crossing =
      'cages:\n5A  .  .  .\n A  A  A  .\n .  .  .  .\n .  .  .  .\n\ncages 2:\n .  .  .  .\n6A  A  .  .\n .  A  .  .\n .  .  .  .';
    expect(
      sudoku.draw(read(crossing).puzzle).marks.map(({ at, note }) => [note, at.row + 1, at.col + 1]),
    ).toEqual([
      ['5', 1, 1],
      ['6', 3, 2],
    ]);
  });
});

describe('JSON', () => {
  it('writes regions as numbers, and cages by their cells, rows and columns from 1', () => {
    const text = json.write(read(`diagonals: yes\n1...\n....\n....\n...2\n\n${REGIONS}\n\n${CAGES}`).puzzle);
    expect(text).toMatchInlineSnapshot(`
      "{
        "puzzle": "sudoku",
        "diagonals": true,
        "regions": [
          [1, 1, 1, 2],
          [1, 3, 3, 2],
          [3, 3, 4, 2],
          [4, 4, 4, 2]
        ],
        "cages": [
          {
            "sum": 7,
            "cells": [
              [1, 1],
              [2, 1],
              [2, 2]
            ]
          },
          {
            "sum": 8,
            "cells": [
              [1, 3],
              [1, 4],
              [2, 4]
            ]
          },
          {
            "sum": 7,
            "cells": [
              [2, 3],
              [3, 2],
              [3, 3]
            ]
          },
          {
            "sum": 3,
            "cells": [
              [3, 4],
              [4, 4]
            ]
          }
        ],
        "givens": [
          [1, null, null, null],
          [null, null, null, null],
          [null, null, null, null],
          [null, null, null, 2]
        ]
      }"
    `);
    expect(json.write(json.read(text, {}))).toBe(text);
  });

  it('may list cages and their cells in any order', () => {
    const cages = (list: string) =>
      json.read(
        `{"puzzle": "sudoku", "givens": ${JSON.stringify(Array(4).fill([null, null, null, null]))}, "cages": [${list}]}`,
        {},
      );
    const [a, b] = ['{"sum": 3, "cells": [[1, 2], [1, 1]]}', '{"sum": 7, "cells": [[2, 1], [3, 1]]}'];
    expect(cages(`${b}, ${a}`)).toEqual(cages(`${a.replace('[1, 2], [1, 1]', '[1, 1], [1, 2]')}, ${b}`));
  });
});

describe('errors in regions and cages', () => {
  const map = (regions: string) => says(`regions:\n${regions}`);
  const cages = (rows: string) => says(`....\n....\n....\n....\ncages:\n${rows}`);

  it('is said of its regions, and where', () => {
    expect(map('AAAB\nACCB\nCDDB\nDDDB')).toMatchInlineSnapshot(
      `"line 3, column 2: the region of row 2, column 2 has 2 cells, expected 4"`,
    );
    expect(map('AAAB\nACCB\nCCAB\nDDDB')).toMatchInlineSnapshot(
      `"line 4, column 3: the region of row 3, column 3 has 1 cell, expected 4"`,
    );
    expect(map('AAAB\nACCB\nCCDB\nDDD.')).toMatchInlineSnapshot(
      `"line 5, column 4: found '.', expected the sign of a region"`,
    );
    expect(map('AAAB\nACCB\nCCDB\nDDD')).toMatchInlineSnapshot(`"line 5: row 4 has 3 cells, expected 4"`);
    expect(map('AAAB\nACCB\nCCDB')).toMatchInlineSnapshot(
      `"the board is 4 wide and 3 high, expected a square"`,
    );
    expect(map('A')).toMatchInlineSnapshot(`"the board is 1x1, expected a side from 2 to 25"`);
    expect(map(Array(26).fill('A'.repeat(26)).join('\n'))).toMatchInlineSnapshot(
      `"the board is 26x26, expected a side from 2 to 25"`,
    );
    expect(says(`....\n....\n....\n....\n${REGIONS.replace('\nDDDB', '')}`)).toMatchInlineSnapshot(
      `"the map of regions is 4x3, expected 4x4"`,
    );
    expect(says(`boxes: 2x2\n${REGIONS}`)).toMatchInlineSnapshot(
      `"line 1: found 'boxes:' beside 'regions:', expected one of them"`,
    );
    expect(says(`${REGIONS.replace('regions:', 'regions: yes')}`)).toMatchInlineSnapshot(
      `"line 1, column 10: 'regions' is 'yes', expected a map on the lines below"`,
    );
    expect(says('....\n....\n....\n....\nregions:')).toMatchInlineSnapshot(
      `"line 5: found no rows below 'regions:', expected a map"`,
    );
    expect(says(`diagonals: both\n${REGIONS}`)).toMatchInlineSnapshot(
      `"line 1, column 12: 'diagonals' is 'both', expected yes or no"`,
    );
    expect(says(`....\n....\n....\n....\ncages 2:\n\n${CAGES}`)).toMatchInlineSnapshot(
      `"line 5: found no rows below 'cages 2:', expected a map"`,
    );
    expect(says(`${REGIONS}\n\nregions 2:\n${REGIONS}`)).toMatchInlineSnapshot(
      `"line 7: 'regions 2' is not known here, expected 'diagonals:' or 'boxes:' or 'regions:' or 'cages:' or 'cages N:' or a row"`,
    );
    expect(says(`${REGIONS}\n${REGIONS}`)).toMatchInlineSnapshot(`"line 6: 'regions' stands here twice"`);
  });

  it('is said of its cages, and where', () => {
    expect(cages('3A 4A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 4: the cage of row 1, column 1 has two sums, 3 and 4"`,
    );
    expect(cages('0A A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 1: found 0, expected a sum from 1 to 999"`,
    );
    expect(cages('A 1000A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 3: found 1000, expected a sum from 1 to 999"`,
    );
    expect(cages('3 A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 1: found '3', expected a sum and the sign of its cage as in 12A"`,
    );
    expect(cages('3. A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 1: found '3.', expected a sum and the sign of its cage as in 12A"`,
    );
    expect(cages('3A A .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6: row 1 has 3 cells, expected 4"`,
    );
    expect(cages('3A A . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"the map of cages is 4x3, expected 4x4"`,
    );
    expect(says(`cages:\n${Array(7).fill('.......').join('\n')}`)).toMatchInlineSnapshot(
      `"a board of 7x7 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
  });
});

describe('errors in JSON', () => {
  const EMPTY = JSON.stringify(Array(4).fill([null, null, null, null]));
  const also = (more: string) => says(`{"puzzle": "sudoku", "givens": ${EMPTY}, ${more}}`);

  it('is said, and where', () => {
    expect(also('"regions": [[1, 1], [2, 2]]')).toMatchInlineSnapshot(`"regions has length 2, expected 4"`);
    expect(also('"regions": [[1, 1, 1, 2], [1, 3, 3, 2], [3, 3, 4, 2]]')).toMatchInlineSnapshot(
      `"regions has length 3, expected 4"`,
    );
    expect(also('"regions": [[1, 1, 1, 2], [1, 3, 3, 2], [3, 3, 4, 2], [4, 4, 4, 3]]')).toMatchInlineSnapshot(
      `"region 3 is in two pieces, at row 2, column 2 and at row 4, column 4"`,
    );
    expect(also('"regions": [[1, 1, 1, 2], [1, 3, 3, 2], [3, 4, 4, 2], [4, 4, 4, 2]]')).toMatchInlineSnapshot(
      `"region 3 is in two pieces, at row 2, column 2 and at row 3, column 1"`,
    );
    expect(also('"regions": [[1, 1, 1, null]]')).toMatchInlineSnapshot(`"regions has length 1, expected 4"`);
    expect(also('"boxes": {"width": 2, "height": 2}, "regions": []')).toMatchInlineSnapshot(
      `"found boxes and regions, expected one of them"`,
    );
    expect(also('"diagonals": "yes"')).toMatchInlineSnapshot(`"diagonals is "yes", expected true or false"`);
    expect(also('"cages": [{"sum": 3, "cells": [[1, 1], [1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[1] is row 1, column 1, which is listed already"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 1], [1, 3]]}]')).toMatchInlineSnapshot(
      `"cages[0] is in two pieces, at row 1, column 1 and at row 1, column 3"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": []}]')).toMatchInlineSnapshot(
      `"cages[0] has no cells, expected at least one"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 5]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0][1] is 5, expected a column from 1 to 4"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[0, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0][0] is 0, expected a row from 1 to 4"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 2, 3]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0] has length 3, expected a row and a column"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0] has length 1, expected a row and a column"`,
    );
    expect(also('"cages": [{"sum": 0, "cells": [[1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].sum is 0, expected a sum from 1 to 999"`,
    );
    expect(also('"cages": [{"sum": 2.5, "cells": [[1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].sum is 2.5, expected a sum from 1 to 999"`,
    );
    expect(also('"cages": [{"sum": null, "cells": [[1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].sum is null, expected a sum from 1 to 999"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 1]], "color": "red"}]')).toMatchInlineSnapshot(
      `"cages[0].color is not known here"`,
    );
  });
});
