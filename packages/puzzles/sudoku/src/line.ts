import { type Codec, PuzzleError } from '@gridproof/core';
import { checkPlain, checkUsualBoxes } from './cannot-tell.js';
import { digitOf } from './digits.js';
import { inBoxes, numbersTo, type Sudoku, sides, sudokuOf } from './sudoku.js';

/** n * n characters: a digit (A is 10), or `.` or `0`. Of `puzzle:count:solution` only the puzzle is read. */
export const line: Codec<Sudoku> = {
  title: 'one line of 81 (or n * n) characters, 53..7…',
  accepts: (text) => /^[.\w*]{14,}(?:[:,]\S*)?$/.test(text),
  // A few too many or too few are told as what they are.
  tells: (text) =>
    /^[.\d*_]{77,85}(?:[:,]\S*)?$/.test(text) ||
    // Of letters and digits alone, in small letters, it could be a task.
    (/^(?:[.*_\dA-G]{256}|[.*_\dA-P]{625})(?:[:,]\S*)?$/i.test(text) && /[.*A-P]/.test(text)),
  read(text) {
    const [cells] = text.split(/[:,]/) as [string];
    const n = Math.sqrt(cells.length);
    if (!sides().includes(n))
      throw new PuzzleError(
        'wrong-length',
        `this line has ${cells.length} characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)`,
      );
    const digits = [...cells].map((character, at) => {
      if (/[._*0]/.test(character)) return undefined;
      const value = digitOf(character);
      if (value >= 1 && value <= n) return value;
      throw new PuzzleError('bad-symbol', `found '${character}', expected ${numbersTo(n)} or '.'`, {
        column: at + 1,
      });
    });
    return sudokuOf(inBoxes(n), digits);
  },
  write(puzzle) {
    checkPlain('a line', puzzle);
    checkUsualBoxes('a line', puzzle);
    return puzzle.givens.values.map((digit) => digit?.toString(36).toUpperCase() ?? '.').join('');
  },
};
