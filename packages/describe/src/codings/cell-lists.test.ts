import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { type CellList, cellListCode, readCellLists, writeCellLists } from './cell-lists.js';

/** All lists of `length` items, each `?` or a number up to `most`. */
const lists = (length: number, most: number): CellList[] =>
  length === 0
    ? [[]]
    : lists(length - 1, most).flatMap((list) =>
        (['?', ...Array.from({ length: most }, (_, at) => at + 1)] as const).map((one) => [...list, one]),
      );
const all = [...lists(0, 0), ...lists(1, 8), ...lists(2, 5), ...lists(3, 3), ...lists(4, 1)];

describe('several numbers in a cell', () => {
  it('are read as they are written', () => {
    const cells = fc.array(fc.oneof(fc.constantFrom(...all), fc.constant(undefined)), { maxLength: 60 });
    fc.assert(
      fc.property(cells, (content) => {
        expect(readCellLists(new Scanner(writeCellLists(content)), content.length)).toEqual(content);
      }),
    );
  });

  it('have codes of their own', () => {
    expect(new Set(all.map(cellListCode)).size).toBe(all.length);
    expect(
      [[], [8], ['?'], [1, 1, 1, 1], ['?', '?'], [5, '?'], ['?', '?', '?'], [3, 1, 1], ['?', 1, 1, '?']].map(
        (list) => cellListCode(list as CellList),
      ),
    ).toEqual(['0', '8', '.', '9', 'a0', 'au', 'b0', 'ch', 'cy']);
    expect(readCellLists(new Scanner('d7h'), 3)).toEqual([[1, 1, 1, 1], undefined, undefined]);
  });

  it('have none where a number is too large, or there are too many', () => {
    for (const list of [[9], [6, '?'], [1, 4, 1], [1, 1, 2, '?'], [1, 1, 1, 1, 1]] as CellList[])
      expect(cellListCode(list)).toBeUndefined();
  });

  it('report errors with their positions', () => {
    expect(
      faults(['1e0', '1d8', 'a', 'A0', '12345', '3h', '3'], (text) => readCellLists(new Scanner(text), 2)),
    ).toMatchInlineSnapshot(`
      "
      1e0
       ^
      column 2: found 'e', expected numbers (0 to 9, a point, or a0 to d7) or a letter from g to z for empty cells
      1d8
       ^
      column 2: found 'd', expected numbers (0 to 9, a point, or a0 to d7) or a letter from g to z for empty cells
      a
      ^
      column 1: found 'a', expected numbers (0 to 9, a point, or a0 to d7) or a letter from g to z for empty cells
      A0
      ^
      column 1: found 'A', expected numbers (0 to 9, a point, or a0 to d7) or a letter from g to z for empty cells
      12345
        ^
      column 3: more than the 2 cells of this board are described
      3h
       ^
      column 2: more than the 2 cells of this board are described
      3
       ^
      column 2: the text ends after 1 of the 2 cells of this board: 1 is missing
      "
    `);
  });
});
