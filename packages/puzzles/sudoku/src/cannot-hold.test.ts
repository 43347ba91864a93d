import { type Codec, type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { readError } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Sudoku, sudoku } from './index.js';
import { line } from './line.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Sudoku };
};

/** Returns the message that the player reads about a text. */
const says = (text: string, run: (text: string) => unknown = read): string => readError(text, run);

const REGIONS = 'regions:\nAAAB\nACCB\nCCDB\nDDDB';
const CAGES = 'cages:\n7A  . 8B  B\n A  A 7C  B\n .  C  C 3D\n .  .  .  D';

const { puzzlink, puzzleTeam, sgt } = sudoku.formats as Record<
  'puzzlink' | 'puzzleTeam' | 'sgt',
  Codec<Sudoku>
>;

describe('what a format cannot hold', () => {
  it('is refused by name', () => {
    const refused = (text: string, ...formats: readonly { write(puzzle: Sudoku): string }[]) =>
      formats.map((format) => says(text, () => format.write(read(text).puzzle)));
    expect(refused(REGIONS, line, puzzlink)).toMatchInlineSnapshot(`
      [
        "a line cannot hold the regions of a jigsaw",
        "an address cannot hold the regions of a jigsaw",
      ]
    `);
    expect(refused('2x2x:p', line, puzzlink, puzzleTeam)).toMatchInlineSnapshot(`
      [
        "a line cannot say that the diagonals hold every number",
        "an address cannot say that the diagonals hold every number",
        "a Puzzle Team task cannot say that the diagonals hold every number",
      ]
    `);
    expect(refused(CAGES, line, puzzlink, puzzleTeam, sgt)).toMatchInlineSnapshot(`
      [
        "a line cannot hold the cages of a killer",
        "an address cannot hold cages: 4 are given",
        "a Puzzle Team task cannot hold cages that are not all of the board: row 1, column 2 is in none",
        "a Solo id cannot hold cages that are not all of the board: row 1, column 2 is in none",
      ]
    `);
    expect(refused(`${REGIONS}\n${CAGES}`, puzzleTeam)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot hold both regions and cages",
      ]
    `);
    const whole = 'cages:\n3A A B B\nC C 4D D\n5E E F F\n1G 2H 3I 4J';
    expect(refused(whole, puzzleTeam, sgt)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot hold cages without a sum, as that of row 1, column 3",
        "a Solo id cannot hold cages without a sum, as that of row 1, column 3",
      ]
    `);
    const twice = `${whole.replace('B B', '7B B').replace('C C', '6C C').replace('F F', '9F F')}\ncages 2:\nA A . .\n. . . .\n. . . .\n. . . .`;
    expect(refused(twice.replace('A A . .', '3A A . .'), puzzleTeam, sgt)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot hold cages that overlap",
        "a Solo id cannot hold cages that overlap",
      ]
    `);
    const ten = Array(10).fill('A'.repeat(10)).join('\n');
    expect(refused(`cages:\n1${ten}`, sgt)).toMatchInlineSnapshot(`
      [
        "a Solo id cannot hold cages on a board larger than 9x9",
      ]
    `);
    const boxes = 'boxes: 2x3\n1.....\n......\n......\n......\n......\n......';
    expect(refused(boxes, line, puzzlink)).toMatchInlineSnapshot(`
      [
        "a line cannot hold boxes of 2x3",
        "an address cannot hold boxes of 2x3",
      ]
    `);
    expect(refused('2x4:zzl', puzzlink)).toMatchInlineSnapshot(`
      [
        "an address holds no board of 8x8, expected a side of 4, 6, 9, 16 or 25",
      ]
    `);
  });
});

describe('what is wrong with an address', () => {
  it('is said, and where', () => {
    expect(says('https://puzz.link/p?nurikabe/9/9/g1')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the type 'nurikabe', expected 'sudoku'"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/8/g1')).toMatchInlineSnapshot(
      `"the board is 9 wide and 8 high, expected a square"`,
    );
    expect(says('https://puzz.link/p?sudoku/8/8/g1zzzh')).toMatchInlineSnapshot(
      `"an address holds no board of 8x8, expected a side of 4, 6, 9, 16 or 25"`,
    );
    expect(says('https://puzz.link/p?sudoku/v:d/9/9/g1')).toMatchInlineSnapshot(
      `"this address asks for 'v:d', a variant not known here"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g1a')).toMatchInlineSnapshot(
      `"column 34: found the clue 10, expected a number from 1 to 9"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g0')).toMatchInlineSnapshot(
      `"column 33: found the clue 0, expected a number from 1 to 9"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g.')).toMatchInlineSnapshot(
      `"column 33: found a clue of unknown value, expected a number from 1 to 9"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g1?')).toMatchInlineSnapshot(
      `"column 34: found '?', expected a number from 1 to 9 or a letter from g to z for empty cells"`,
    );
    expect(says('https://puzz.link/p?sudoku/4/4/g1k23k3g1')).toMatchInlineSnapshot(
      `"column 40: more than the 16 cells of this board are described"`,
    );
    expect(says('https://puzz.link/p?sudoku/9999999/9999999/g1')).toMatchInlineSnapshot(
      `"column 28: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says('https://puzz.link/p?sudoku')).toMatchInlineSnapshot(
      `"this address has no size, expected sudoku/width/height/cells"`,
    );
    expect(says('https://example.org/p?sudoku/9/9/g1')).toMatchInlineSnapshot(
      `"no format of Sudoku reads this address"`,
    );
  });
});
