import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { readError } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Sudoku, sudoku } from './index.js';
import { line } from './line.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Sudoku };
};
const board = (text: string, options: RecogniseOptions = {}) => sudoku.print(read(text, options).puzzle);

/** Returns the message that the player reads about a text. */
const says = (text: string, run: (text: string) => unknown = read): string => readError(text, run);

const NINE = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`;

describe('lines', () => {
  const text = NINE.replaceAll('\n', '');

  it('are read and written, and need no name at 81', () => {
    const { format, puzzle } = readPuzzle(text, [sudoku]);
    expect([format, line.write(puzzle as Sudoku)]).toEqual(['line', text]);
    expect(board(text.replaceAll('.', '0'))).toBe(NINE);
    expect(
      board(`${text}:1:534678912672195348198342567859761423426853791713924856961537284287419635345286179`),
    ).toBe(NINE);
  });

  it('may have other lengths, beyond nine with letters', () => {
    expect(board('1..4........4..1')).toBe('1..4\n....\n....\n4..1');
    const sixteen = `G${'.'.repeat(254)}A`;
    const { format, puzzle } = read(sixteen);
    expect([format, line.write(puzzle as Sudoku)]).toEqual(['line', sixteen]);
  });

  it('need no name at sides of 16 and 25 either', () => {
    for (const text of [
      `${'0'.repeat(255)}G`,
      `1${'.'.repeat(255)}`,
      `P${'.'.repeat(624)}`,
      `${'.'.repeat(624)}p`,
    ])
      expect(readPuzzle(text, [sudoku]).format).toBe('line');
    // It could be a task.
    for (const text of [`${'1a'.repeat(128)}`, 'b'.repeat(256), `${'.'.repeat(255)}Z`, '.'.repeat(255)])
      expect(line.identifiesType!(text)).toBe(false);
  });
});

describe('what is wrong with a line', () => {
  const text = NINE.replaceAll('\n', '');

  it('is said, and where', () => {
    expect(says(text.slice(0, 80))).toMatchInlineSnapshot(
      `"this line has 80 characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)"`,
    );
    expect(says(`${text}.`)).toMatchInlineSnapshot(
      `"this line has 82 characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)"`,
    );
    expect(says(text.replace('195', '1A5'))).toMatchInlineSnapshot(
      `"column 14: found 'A', expected a number from 1 to 9 or '.'"`,
    );
    expect(says(`1..4${'.'.repeat(11)}5`)).toMatchInlineSnapshot(
      `"column 16: found '5', expected a number from 1 to 4 or '.'"`,
    );
    expect(says('.'.repeat(1_000_000))).toMatchInlineSnapshot(
      `"this line has 1000000 characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)"`,
    );
  });
});
