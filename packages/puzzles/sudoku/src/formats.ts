import { type Codec, PuzzleError } from '@gridproof/core';
import {
  jsonCodec,
  looksLikePuzzLink,
  looksLikeSgtId,
  puzzLinkGenre,
  readNumber16,
  readPuzzLink,
  readRuns,
  splitSgtId,
  writeNumber16,
  writePuzzLink,
  writeRuns,
} from '@gridproof/formats';
import { LARGEST, numbersTo, type Sudoku, sides, sudokuOf, usualBox } from './sudoku.js';
import { digitOf } from './text.js';

type Digits = readonly (number | undefined)[];

export const json = jsonCodec({
  puzzle: 'sudoku',
  entries: (v) => ({
    givens: v.array(v.array(v.nullable(v.number()))),
    boxes: v.optional(v.strictObject({ width: v.number(), height: v.number() })),
  }),
  read: ({ givens, boxes }): Sudoku => {
    const n = givens.length;
    for (const [row, digits] of givens.entries()) {
      if (digits.length !== n)
        throw new PuzzleError(
          'ragged',
          `givens[${row}] has length ${digits.length}, expected ${n}, the number of rows`,
        );
      for (const [col, digit] of digits.entries())
        if (digit !== null && !(Number.isInteger(digit) && digit >= 1 && digit <= n))
          throw new PuzzleError(
            'bad-json-value',
            `givens[${row}][${col}] is ${digit}, expected ${numbersTo(n)} or null`,
          );
    }
    return sudokuOf(
      givens.map((row) => row.map((digit) => digit ?? undefined)),
      boxes,
    );
  },
  write: ({ board, box, givens }) => ({
    ...(usualBox(board.width).width === box.width ? {} : { boxes: box }),
    givens: board.rows.map((row) => givens.pick(row).map((digit) => digit ?? null)),
  }),
});

const VARIANTS: Readonly<Record<string, string>> = {
  j: 'a jigsaw sudoku',
  x: 'a sudoku with diagonals',
  k: 'a killer sudoku',
};

/** Solo of boxes. Its `2x3` are boxes 3 wide and 2 high. */
export const sgt: Codec<Sudoku> = {
  title: "Simon Tatham's Solo, 3x3:…",
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    const match = /^(\d+)(?:x(\d+)|(j))([xk]*)(?:r\d|md?\d|a|d[a-z])*$/.exec(params);
    if (!match)
      throw new PuzzleError('bad-params', `found '${params}', expected a box as in 3x3`, { column: 1 });
    const variant = match[3] ?? match[4]![0];
    if (variant)
      throw new PuzzleError(
        'unknown-variant',
        `'${params}' is ${VARIANTS[variant]}, a variant not known here`,
      );
    const box = { width: Number(match[2]), height: Number(match[1]) };
    const n = box.width * box.height;
    if (box.width < 2 || box.height < 2 || n > LARGEST)
      throw new PuzzleError(
        'bad-params',
        `'${params}' means boxes ${box.width} wide and ${box.height} high and a side of ${n}, expected boxes of at least 2x2 and a side of at most ${LARGEST}`,
        { column: 1 },
      );
    const digits = readRuns(description, { places: n * n, min: 1, max: n, expected: numbersTo(n) });
    if (!description.done) throw description.unexpected('the end');
    return sudokuOf(inRows(digits, n), box);
  },
  write: ({ box, givens }) => `${box.height}x${box.width}:${writeRuns(givens.values)}`,
};

/** n * n characters: a digit (A is 10), or `.` or `0`. Of `puzzle:count:solution` only the puzzle is read. */
export const line: Codec<Sudoku> = {
  title: 'one line of 81 (or n * n) characters, 53..7…',
  accepts: (text) => /^[.\w*]{14,}(?:[:,]\S*)?$/.test(text),
  tells: (text) => /^[.\d*_]{81}(?:[:,]\S*)?$/.test(text),
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
    return sudokuOf(inRows(digits, n));
  },
  write({ board, box, givens }) {
    if (usualBox(board.width).width !== box.width)
      throw new PuzzleError('cannot-hold', `a line does not tell that boxes are ${box.width}x${box.height}`);
    return givens.values.map((digit) => digit?.toString(36).toUpperCase() ?? '.').join('');
  },
};

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
    return sudokuOf(inRows(clues as Digits, n));
  },
  write({ board: { width: n }, box, givens }) {
    if (!linkable(n) || usualBox(n).width !== box.width)
      throw new PuzzleError(
        'cannot-hold',
        `an address has no boxes of ${box.width}x${box.height} for ${n}x${n}`,
      );
    return writePuzzLink('sudoku', { width: n, height: n }, writeNumber16(givens.values));
  },
};

/** The sides for which these sites have boxes: squares, and 6. */
const linkable = (n: number): boolean => n === 6 || (n <= LARGEST && Number.isInteger(Math.sqrt(n)) && n > 1);

const inRows = (digits: Digits, n: number): Digits[] =>
  Array.from({ length: n }, (_, row) => digits.slice(row * n, (row + 1) * n));
