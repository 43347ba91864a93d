import { type Codec, type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { readError } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Sudoku, sudoku } from './index.js';

const { puzzleTeam } = sudoku.formats as { puzzleTeam: Codec<Sudoku> };

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Sudoku };
};
const board = (text: string, options: RecogniseOptions = {}) => sudoku.print(read(text, options).puzzle);

/** Returns the message that the player reads about a text. */
const says = (text: string, run: (text: string) => unknown = read): string => readError(text, run);

const FOUR = { size: { width: 4, height: 4 } };

describe('Puzzle Team tasks', () => {
  /** Made for these tests in the layout of the sites. */
  const TASKS = [
    '2c3f4c2',
    '1_2c3j',
    '2c3f4c2;1,1,1,2,1,3,3,2,3,3,4,2,4,4,4,2',
    'p;1,1,2,2,3,4,5,5,3,6,6,7,8,8,7,7;3,7,7,6,5,3,8,6',
  ];

  it('are read and written', () => {
    for (const task of TASKS) {
      const { format, puzzle } = read(task, FOUR);
      expect([format, puzzleTeam.write(puzzle)]).toEqual(['puzzleTeam', task]);
    }
  });

  it('have regions or cages behind the cells, and the sums in the order of the numbers of their cages', () => {
    expect(board(TASKS[2]!, FOUR)).toBe(board('4j:2c3f4c2,b_aa_ba__a__d'));
    expect(board(TASKS[3]!, FOUR)).toMatchInlineSnapshot(`
      "cages:
      3A  A 7B  B
      7C 6D 5E  E
       C 3F  F 8G
      6H  H  G  G"
    `);
    const other = 'p;8,8,7,7,6,5,4,4,6,3,3,2,1,1,2,2;6,8,3,5,6,7,7,3';
    expect(board(other, FOUR)).toBe(board(TASKS[3]!, FOUR));
  });

  it('have boxes that are not the usual ones as regions', () => {
    const tall = read('boxes: 2x3\n1.....\n......\n......\n......\n......\n......').puzzle;
    const task = '1zi;1,1,2,2,3,3,1,1,2,2,3,3,1,1,2,2,3,3,4,4,5,5,6,6,4,4,5,5,6,6,4,4,5,5,6,6';
    expect(puzzleTeam.write(tall)).toBe(task);
    expect(read(task, { size: { width: 6, height: 6 } }).puzzle).toEqual(tall);
  });

  it('have numbers of two digits from ten on', () => {
    const task = '10_3b11_12zzzzz2f1';
    const { puzzle } = read(task, { size: { width: 12, height: 12 } });
    expect(puzzle.givens.values.slice(0, 6)).toEqual([10, 3, undefined, undefined, 11, 12]);
    expect(puzzleTeam.write(puzzle)).toBe(task);
  });

  it('are told apart from lines by their letters', () => {
    const digits = '1..4........4..1'.replaceAll('.', '_');
    expect(read(digits, FOUR).format).toBe('line');
    expect(read('1b4h4b1', FOUR).format).toBe('puzzleTeam');
  });
});

describe('what is wrong with a Puzzle Team task', () => {
  const task = (text: string, size = FOUR.size) => says(text, () => read(text, { size }));

  it('is said, and where', () => {
    expect(says('2c3f4c2')).toMatchInlineSnapshot(
      `"a Puzzle Team task does not give its size, expected --size as in 9x9"`,
    );
    expect(task('2c3f4c2', { width: 4, height: 5 })).toMatchInlineSnapshot(
      `"the board is 4 wide and 5 high, expected a square"`,
    );
    expect(task('2c3f4c2', { width: 5, height: 5 })).toMatchInlineSnapshot(
      `"column 8: the text ends after 16 of the 25 places of this board: 9 are missing"`,
    );
    expect(task('2c3f4c3a')).toMatchInlineSnapshot(
      `"column 8: more than the 16 places of this board are described"`,
    );
    expect(task('2c5f4c2')).toMatchInlineSnapshot(`"column 3: found 5, expected a number from 1 to 4"`);
    expect(task('2c3,f4c2')).toMatchInlineSnapshot(
      `"column 4: the text ends after 5 of the 16 places of this board: 11 are missing"`,
    );
    expect(task('2c3f4c2;1,1,1,2,1,3,3,2,3,3,4,2,4,4,4')).toMatchInlineSnapshot(
      `"column 38: the text ends after 15 of the 16 cells of this board: 1 is missing"`,
    );
    expect(task('2c3f4c2;1,1,1,2,1,3,3,2,3,3,4,2,4,4,4,2,4')).toMatchInlineSnapshot(
      `"column 40: more than the 16 cells of this board are described"`,
    );
    expect(task('2c3f4c2;1,1,1,2,1,3,3,2,3,3,1,2,4,4,4,2')).toMatchInlineSnapshot(
      `"column 29: region 1 is in two pieces, at row 1, column 1 and at row 3, column 3"`,
    );
    expect(task('2c3f4c2;1,1,1,1,1,3,3,2,3,3,4,2,4,4,4,2')).toMatchInlineSnapshot(
      `"the region of row 1, column 1 has 5 cells, expected 4"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,10')).toMatchInlineSnapshot(
      `"column 43: the text ends after 3 of the 4 sums of the cages"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,10,10,10')).toMatchInlineSnapshot(
      `"column 46: found ',', expected the end"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,,10')).toMatchInlineSnapshot(
      `"column 41: found ',', expected a sum from 1 to 999"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,0,10')).toMatchInlineSnapshot(
      `"column 41: found 0, expected a sum from 1 to 999"`,
    );
    expect(task('p;1;2;3')).toMatchInlineSnapshot(`"this task has 4 parts, expected cells;cages;sums"`);
  });
});
