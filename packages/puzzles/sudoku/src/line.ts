import { Board, boxOf, type Codec, defaultBox, isDefaultBoxes, PuzzleError } from '@gridproof/describe';
import { digit, LARGEST, regions, type Sudoku, sudokuOf } from './sudoku.js';

/** n * n characters: a digit (A is 10), or `.` or `0`. Of `puzzle:count:solution` only the puzzle is read. */
export const line: Codec<Sudoku> = {
  title: 'one line of 81 (or n * n) characters, 53..7…',
  accepts: (text) => /^[.\w*]{14,}(?:[:,]\S*)?$/.test(text),
  // A text with nearly the right length gets a message about its length.
  identifiesType: (text) =>
    /^[.\d*_]{77,85}(?:[:,]\S*)?$/.test(text) ||
    // Of letters and digits alone, in small letters, it could be a task.
    (/^(?:[.*_\dA-G]{256}|[.*_\dA-P]{625})(?:[:,]\S*)?$/i.test(text) && /[.*A-P]/.test(text)),
  read(text) {
    const [cells] = text.split(/[:,]/) as [string];
    const n = Math.sqrt(cells.length);
    if (n > LARGEST || !defaultBox(n))
      throw new PuzzleError(
        'wrong-length',
        `this line has ${cells.length} characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)`,
      );
    const board = new Board(n, n);
    const digits = [...cells].map((sign, at) => {
      if (/[._*0]/.test(sign)) return undefined;
      const number = digit.read(sign, board, board.cells[at]!);
      if (number !== undefined) return number;
      const [expected] = digit.expected(board, board.cells[at]!);
      throw new PuzzleError('bad-symbol', `found '${sign}', expected ${expected} or '.'`, { column: at + 1 });
    });
    return sudokuOf(board, regions.empty(board)!, digits);
  },
  write({ regions, givens, diagonals, cages }) {
    const box = boxOf(regions);
    if (!box) throw refused('hold the regions of a jigsaw');
    if (!isDefaultBoxes(regions)) throw refused(`hold boxes of ${box.width}x${box.height}`);
    if (diagonals) throw refused('say that the diagonals hold every number');
    if (cages.length) throw refused('hold the cages of a killer');
    return givens.values.map((number) => number?.toString(36).toUpperCase() ?? '.').join('');
  },
};

const refused = (what: string) => new PuzzleError('cannot-hold', `a line cannot ${what}`);
