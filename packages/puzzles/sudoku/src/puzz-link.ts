import { PuzzleError } from '@gridproof/core';
import { puzzLinkCodec, readNumber16, writeNumber16 } from '@gridproof/formats';
import { checkPlain } from './cannot-tell.js';
import { inBoxes, LARGEST, numbersTo, type Sudoku, sudokuOf, usualBox } from './sudoku.js';

export const puzzlink = puzzLinkCodec<Sudoku>({
  genre: 'sudoku',
  example: '9x9',
  read(body, { width: n, height }) {
    if (n !== height)
      throw new PuzzleError('not-square', `the board is ${n} wide and ${height} high, expected a square`);
    if (!linkable(n)) throw new PuzzleError('bad-side', `an address has no boxes for a board of ${n}x${n}`);
    const clues = readNumber16(body, n * n, {
      expected: numbersTo(n),
      fits: (clue) => clue !== '?' && clue >= 1 && clue <= n,
    });
    return sudokuOf(inBoxes(n), clues as (number | undefined)[]);
  },
  write(puzzle) {
    checkPlain('an address', puzzle);
    const { board, box, givens } = puzzle;
    const n = board.width;
    if (!linkable(n) || usualBox(n).width !== box.width)
      throw new PuzzleError(
        'cannot-hold',
        `an address has no boxes of ${box.width}x${box.height} for ${n}x${n}`,
      );
    return { board, body: writeNumber16(givens.values) };
  },
});

/** The sides for which these sites have boxes: squares, and 6. */
const linkable = (n: number): boolean => n === 6 || (n <= LARGEST && Number.isInteger(Math.sqrt(n)) && n > 1);
