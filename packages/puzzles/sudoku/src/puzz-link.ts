import { type Codec, PuzzleError } from '@gridproof/core';
import {
  looksLikePuzzLink,
  puzzLinkGenre,
  readNumber16,
  readPuzzLink,
  writeNumber16,
  writePuzzLink,
} from '@gridproof/formats';
import { checkPlain } from './cannot-tell.js';
import { inBoxes, LARGEST, numbersTo, type Sudoku, sudokuOf, usualBox } from './sudoku.js';

export const puzzlink: Codec<Sudoku> = {
  title: 'puzz.link and sites like it, https://puzz.link/p?sudoku/9/9/…',
  oneLine: true,
  accepts: looksLikePuzzLink,
  tells: (text) => looksLikePuzzLink(text) && puzzLinkGenre(text) === 'sudoku',
  read(text) {
    const { width: n, height, flags, body } = readPuzzLink(text, 'sudoku');
    if (flags.length)
      throw new PuzzleError(
        'unknown-variant',
        `this address asks for '${flags[0]}', a variant not known here`,
      );
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
    const { width: n } = puzzle.board;
    const { width, height } = puzzle.box;
    if (!linkable(n) || usualBox(n).width !== width)
      throw new PuzzleError('cannot-hold', `an address has no boxes of ${width}x${height} for ${n}x${n}`);
    return writePuzzLink('sudoku', { width: n, height: n }, writeNumber16(puzzle.givens.values));
  },
};

/** The sides for which these sites have boxes: squares, and 6. */
const linkable = (n: number): boolean => n === 6 || (n <= LARGEST && Number.isInteger(Math.sqrt(n)) && n > 1);
