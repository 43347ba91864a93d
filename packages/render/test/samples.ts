import {
  type Cage,
  cell,
  corner,
  type Mark,
  outside,
  type Picture,
  type Shade,
  side,
  type Wall,
} from '@gridproof/core';

/** Pictures of all kinds, for tests and for viewing. */

/** Returns rows of cells, one character each; `.` is a cell without a mark. */
function rows(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Returns a mark for each character: a clue if `given` has it too, else found. */
function digits(text: string, given = text): Mark[] {
  const clues = rows(given);
  return rows(text).flatMap((line, row) =>
    [...line].flatMap((value, col): Mark[] =>
      value === '.'
        ? []
        : [{ at: cell(row, col), text: value, source: clues[row]![col] === '.' ? 'found' : 'clue' }],
    ),
  );
}

/** Returns walls between different letters and around the board. */
export function wallsOf(
  text: string,
  weight: Wall['weight'] = 'thick',
  source: Wall['source'] = 'clue',
): Wall[] {
  const map = rows(text);
  const at = (row: number, col: number) => map[row]?.[col] ?? '.';
  const walls: Wall[] = [];
  for (let row = -1; row < map.length; row++)
    for (let col = -1; col < map[0]!.length; col++) {
      if (at(row, col) !== at(row, col + 1)) walls.push({ at: side(row, col, 'right'), weight, source });
      if (at(row, col) !== at(row + 1, col)) walls.push({ at: side(row, col, 'below'), weight, source });
    }
  return walls;
}

/** Returns a cage for each letter except `.`. */
export function cagesOf(text: string): Cage[] {
  const letters = new Set(text.replace(/[\s.]/g, ''));
  return [...letters].map((letter) => ({
    cells: rows(text).flatMap((line, row) =>
      [...line].flatMap((sign, col) => (sign === letter ? cell(row, col) : [])),
    ),
    source: 'clue',
  }));
}

function shaded(
  text: string,
  signs: string,
  tone: Shade['tone'],
  source: Shade['source'] = 'found',
): Shade[] {
  return rows(text).flatMap((line, row) =>
    [...line].flatMap((sign, col): Shade[] =>
      signs.includes(sign) ? [{ at: cell(row, col), tone, source }] : [],
    ),
  );
}

/** Returns the letters of boxes, for `wallsOf`. */
function boxes(size: number, tall: number, wide: number): string {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, col) =>
      String.fromCharCode(65 + Math.floor(row / tall) * (size / wide) + Math.floor(col / wide)),
    ).join(''),
  ).join(' ');
}

const sudokuGiven =
  '.6.5.9.4. 92.....76 ..1...9.. 7..6.3..9 ......... 3..4.1..7 ..6...7.. 24.....65 .9.1.8.3.';
const sudokuAnswer =
  '863579241 925314876 471826953 714683529 689752314 352491687 136245798 248937165 597168432';

export const sudoku: Picture = {
  width: 9,
  height: 9,
  marks: digits(sudokuGiven),
  walls: wallsOf(boxes(9, 3, 3)),
};
export const sudokuSolved: Picture = { ...sudoku, marks: digits(sudokuAnswer, sudokuGiven) };
export const sudokuWrong: Picture = {
  ...sudoku,
  highlights: [
    { places: [cell(0, 1), cell(0, 7)], meaning: 'wrong', label: 'these cannot both be right' },
    { places: [cell(2, 2)], meaning: 'differs', label: 'two answers differ here' },
    { places: [cell(4, 4), cell(4, 5)], meaning: 'certain', label: 'the same in every answer' },
    { places: [cell(8, 1), cell(8, 3)], meaning: 'reason', label: 'because of these <clues> & others' },
  ],
};

export const sudoku6: Picture = {
  width: 6,
  height: 6,
  marks: digits('1....6 ..3..1 .2.... ....4. 6..5.. 5....2'),
  walls: wallsOf(boxes(6, 2, 3)),
};

export const sudoku16: Picture = {
  width: 16,
  height: 16,
  marks: Array.from({ length: 256 }, (_, at) => at)
    .filter((at) => at % 3 !== 1)
    .map((at) => {
      const row = Math.floor(at / 16);
      const value = (((row % 4) * 4 + Math.floor(row / 4) + (at % 16)) % 16) + 1;
      return { at: cell(row, at % 16), text: `${value}`, source: at % 2 ? 'clue' : 'found' };
    }),
  walls: wallsOf(boxes(16, 4, 4)),
};

export const jigsaw: Picture = {
  width: 5,
  height: 5,
  marks: digits('1.3.. ..5.1 ..... 4..2. ....3'),
  walls: wallsOf('AABBB AACBB ACCCD EECDD EEEDD'),
};

const cages = 'AABBBC DAAEFC DGGEFF DHHIIJ KLHMMJ KLLMNN';
export const killer: Picture = {
  width: 6,
  height: 6,
  marks: [
    ...digits('...4.. ...... ..2... ...... .....1 ......', '...... ...... ..2... ...... ...... ......'),
    ...[...'ABCDEFGHIJKLMN'].map((letter, at): Mark => {
      const row = rows(cages).findIndex((line) => line.includes(letter));
      return { at: cell(row, rows(cages)[row]!.indexOf(letter)), source: 'clue', note: `${at + 3}` };
    }),
  ],
  walls: wallsOf(boxes(6, 2, 3)),
  cages: cagesOf(cages),
};

export const takuzu: Picture = {
  width: 6,
  height: 6,
  marks: digits('1..0.. ..00.1 .00..1 ...... ..00.1 .1..00'),
};
export const takuzuSolved: Picture = {
  ...takuzu,
  marks: digits('101010 010011 100101 011010 110001 001100', '1..0.. ..00.1 .00..1 ...... ..00.1 .1..00'),
  highlights: [
    { places: [cell(1, 0), cell(3, 1)], meaning: 'differs', label: 'the second answer differs here' },
  ],
};

const slantClues = '1..2. 1.3.. .4..0 ..3.1 .1..1';
export const slant: Picture = {
  width: 4,
  height: 4,
  marks: digits(slantClues).map((clue) => ({ ...clue, at: corner(clue.at.row, clue.at.col) })),
};
function diagonals(text: string): Mark[] {
  return rows(text).flatMap((line, row) =>
    [...line].map(
      (sign, col): Mark => ({
        at: cell(row, col),
        symbol: sign === '/' ? 'slash' : 'backslash',
        source: 'found',
      }),
    ),
  );
}

export const slantSolved: Picture = {
  ...slant,
  marks: [...slant.marks, ...diagonals('\\\\/\\ \\/// /\\\\\\ //\\\\')],
};
export const slantWrong: Picture = {
  ...slant,
  marks: [...slant.marks, ...diagonals('\\//\\ \\/// /\\\\\\ //\\\\')],
  highlights: [
    { places: [corner(1, 2)], meaning: 'wrong', label: 'this corner should touch 3 diagonals' },
    {
      places: [cell(0, 1), cell(0, 2), cell(1, 1), cell(1, 2)],
      meaning: 'reason',
      label: 'it touches 2 of these',
    },
  ],
};

const region = 'AAACC AAAAC BBBCC DBBBB DDDBB';
export const lits: Picture = { width: 5, height: 5, marks: [], walls: wallsOf(region) };
export const litsSolved: Picture = { ...lits, shades: shaded('##### .#..# .##.# #.##. ###..', '#', 'dark') };
export const litsFirst: Picture = {
  ...litsSolved,
  shades: [
    ...shaded('###.. .#... ..... ..... .....', '#', 'dark'),
    ...shaded('..... -.--. ..... ..... .....', '-', 'light'),
  ],
};

export const galaxies: Picture = {
  width: 5,
  height: 4,
  marks: [
    { at: cell(0, 0), symbol: 'circle', source: 'clue' },
    { at: side(0, 2, 'right'), symbol: 'circle', source: 'clue' },
    { at: side(1, 0, 'below'), symbol: 'disc', source: 'clue' },
    { at: corner(2, 2), symbol: 'circle', source: 'clue' },
    { at: side(1, 3, 'right'), symbol: 'circle', source: 'clue' },
    { at: cell(2, 3), symbol: 'circle', source: 'clue' },
    { at: cell(3, 0), symbol: 'circle', source: 'clue' },
    { at: cell(3, 2), symbol: 'circle', source: 'clue' },
    { at: side(2, 4, 'below'), symbol: 'disc', source: 'clue' },
  ],
  walls: wallsOf('AAAAA AAAAA AAAAA AAAAA'),
};
export const galaxiesSolved: Picture = {
  ...galaxies,
  walls: [...wallsOf('ABBBB CDDEE CDDFG HIIIG', 'thick', 'found'), ...galaxies.walls!],
  shades: shaded('..... #.... #...# ....#', '#', 'tint'),
};

const mosaicClues = '3.5.. .78.3 ..7.. 1..5.';
export const mosaic: Picture = { width: 5, height: 4, marks: digits(mosaicClues) };
export const mosaicSolved: Picture = { ...mosaic, shades: shaded('####. .##.. .#### ..##.', '#', 'dark') };

export const minesweeper: Picture = {
  width: 5,
  height: 4,
  marks: [
    ...digits('1.2.. ..2.. .?..1 .....'),
    { at: cell(0, 1), symbol: 'mine', source: 'found' },
    { at: cell(1, 3), symbol: 'mine', source: 'found' },
    { at: cell(3, 3), symbol: 'cross', source: 'found' },
    { at: cell(3, 0), symbol: 'dot', source: 'found' },
  ],
  shades: [{ at: cell(0, 3), tone: 'light', source: 'found' }],
  highlights: [{ places: [cell(0, 1), cell(1, 3)], meaning: 'certain', label: 'a mine in every answer' }],
};

export const akari: Picture = {
  width: 5,
  height: 3,
  marks: [
    ...digits('..... 1.... .....'),
    { at: cell(1, 1), symbol: 'lamp', source: 'found' },
    { at: cell(2, 3), symbol: 'lamp', source: 'clue' },
    { at: cell(2, 0), symbol: 'cross', source: 'clue' },
  ],
  shades: [...shaded('..... #.... ..#..', '#', 'dark', 'clue'), ...shaded('.l.l. .llll .l.ll', 'l', 'lit')],
};

/** A board that does not fill its rectangle, and sums beside it. */
const sums: readonly Mark[] = [
  { at: outside('right', 1, 4), source: 'clue', text: '12' },
  { at: outside('right', 2, 4), source: 'clue', text: '10' },
  { at: outside('below', 4, 0), source: 'clue', text: '11' },
];
export const sparse: Picture = {
  width: 4,
  height: 4,
  cells: rows('#..# ##.# #.## #..#').flatMap((line, row) =>
    [...line].flatMap((sign, col) => (sign === '#' ? cell(row, col) : [])),
  ),
  marks: [...digits('...6 2... ..5. ...1'), ...sums],
};
export const sparseSolved: Picture = {
  ...sparse,
  marks: [...digits('1..6 26.4 3.52 5..1', '...6 2... ..5. ...1'), ...sums],
};

/** Texts at all four ends of rows and columns. */
export const margins: Picture = {
  width: 3,
  height: 2,
  marks: [
    ...digits('1.2 .3.'),
    { at: outside('left', 0, -1), source: 'clue', text: '1 1' },
    { at: outside('left', 1, -1), source: 'clue', text: '1' },
    { at: outside('right', 1, 3), source: 'clue', text: '3' },
    { at: outside('above', -1, 0), source: 'clue', text: '1' },
    { at: outside('above', -1, 2), source: 'clue', text: '2' },
    { at: outside('below', 2, 1), source: 'clue', text: '9' },
  ],
};
