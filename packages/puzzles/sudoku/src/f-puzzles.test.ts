import { readPuzzle } from '@gridproof/core';
import { readError } from '@gridproof/testkit';
import LZString from 'lz-string';
import { describe, expect, it, vi } from 'vitest';
import { fpuzzles } from './f-puzzles.js';
import { type Sudoku, sudoku } from './index.js';

const read = (text: string) => readPuzzle(text, [sudoku]);
const board = (text: string) => sudoku.print(read(text).puzzle as Sudoku);
const says = (text: string): string => readError(text, read);

/** A cell as f-puzzles writes it, and its known values. */
type Cell = Readonly<Record<string, unknown>>;

/** The JSON of f-puzzles for a board of these rows. */
function data(
  rows: string,
  more: object = {},
  cellAt: (row: number, col: number) => Cell = () => ({}),
): string {
  const grid = rows.split('\n').map((line, row) =>
    [...line].map((sign, col) => ({
      ...(sign === '.' ? {} : { value: Number(sign), given: true }),
      ...cellAt(row, col),
    })),
  );
  return JSON.stringify({
    size: grid.length,
    title: 'Four',
    author: '',
    ruleset: 'As usual.',
    highlightConflicts: true,
    grid,
    ...more,
  });
}

const packed = (json: string): string => LZString.compressToBase64(json);
/** Data of which each code stands for a text one longer than the last: few characters become many millions. */
function growing(codes: number): string {
  // Numbers of a growing number of bits, the lowest first: no code yet, then a letter, then each time the code that is about to be made.
  let bits = '00';
  const write = (number: number, width: number) => {
    for (let bit = 0; bit < width; bit++) bits += (number >> bit) & 1;
  };
  write('a'.charCodeAt(0), 8);
  for (let code = 4, width = 3, left = 4; code < codes; code++) {
    write(code, width);
    left--;
    if (left === 0) {
      left = 2 ** width;
      width++;
    }
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return bits
    .match(/.{6}/g)!
    .map((six) => letters[Number.parseInt(six, 2)])
    .join('');
}

const FOUR = '1..4\n....\n....\n4..1';
const KILLER = [
  { cells: ['R1C1', 'R1C2', 'R2C1'], value: '7', outlineC: '#000000' },
  { cells: ['R3C3', 'R4C3'], value: 5 },
];
const KILLER_TEXT = `1..4
....
....
4..1

cages:
7A  A  .  .
 A  .  .  .
 .  . 5B  .
 .  .  B  .`;

describe('f-puzzles', () => {
  it('is read from JSON: digits, diagonals, cages', () => {
    expect(board(data(FOUR))).toBe(FOUR);
    expect(board(data(FOUR, { 'diagonal+': true, 'diagonal-': true }))).toBe(`diagonals: yes\n${FOUR}`);
    expect(board(data(FOUR, { killercage: KILLER }))).toBe(KILLER_TEXT);
    expect(read(data(FOUR)).format).toBe('fpuzzles');
  });

  it('is read with its regions', () => {
    // The first two cells of columns 2 and 3 change their places.
    const moved = (row: number, col: number): Cell =>
      row === 1 && col === 1 ? { region: 1 } : row === 1 && col === 2 ? { region: 0 } : {};
    expect(says(data(FOUR, {}, moved))).toContain('is in two pieces');
    const shapes = ['AAAB', 'CABB', 'CCDB', 'CDDD'];
    const regions = (row: number, col: number): Cell => ({ region: 'ABCD'.indexOf(shapes[row]![col]!) });
    expect(board(data(FOUR, {}, regions))).toBe(`${FOUR}\n\nregions:\n${shapes.join('\n')}`);
    // Boxes are not a jigsaw, however they are numbered.
    const six = Array(6).fill('......').join('\n');
    expect(board(data(six.replace('.', '1')))).toBe(six.replace('.', '1'));
    const tall = (row: number, col: number): Cell => ({
      region: 9 - Math.floor(row / 3) * 3 - Math.floor(col / 2),
    });
    expect(board(data(six, {}, tall))).toBe(`boxes: 2x3\n${six}`);
    const five = Array(5).fill('.....').join('\n');
    expect(board(data(five))).toBe('regions:\nAAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE');
  });

  it('is read and written with cages that have no sum, and that overlap', () => {
    const killercage = [
      { cells: ['R1C1', 'R1C2', 'R2C1'] },
      { cells: ['R1C2', 'R1C3'], value: '5' },
      { cells: ['R2C1', 'R3C1'], value: '' },
    ];
    const { puzzle } = read(data(FOUR, { killercage }));
    expect((puzzle as Sudoku).cages.map(({ cells, clue }) => [cells.length, clue])).toEqual([
      [3, undefined],
      [2, 5],
      [2, undefined],
    ]);
    const link = fpuzzles.write!(puzzle as Sudoku);
    expect(board(link)).toBe(sudoku.print(puzzle as Sudoku));
    expect(JSON.parse(LZString.decompressFromBase64(link.split('load=')[1]!)).killercage).toEqual([
      killercage[0],
      killercage[1],
      { cells: ['R2C1', 'R3C1'] },
    ]);
  });

  it('is read from links, wherever it is shown', () => {
    const lz = packed(data(FOUR, { killercage: KILLER }));
    expect(lz).toMatch(/[+/]/);
    for (const link of [
      `https://f-puzzles.com/?load=${lz}`,
      `http://www.f-puzzles.com/?load=${lz}#x`,
      `f-puzzles.com/?x=1&load=${encodeURIComponent(lz)}&y=2`,
      `https://f-puzzles.com/?load=${lz.replaceAll('+', '%20')}`,
      `https://sudokupad.app/fpuzzles${lz}`,
      `https://sudokupad.app/fpuz${encodeURIComponent(lz)}?setting-nogrid=1`,
      `https://beta.sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(lz)}&x=1`,
      `https://app.crackingthecryptic.com/sudoku/fpuzzles${lz}`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${lz}`,
      `fpuzzles${lz}`,
    ])
      expect([link, board(link)]).toEqual([link, KILLER_TEXT]);
  });

  it('takes no entry of a player for a clue, and nothing that changes nothing', () => {
    const entered = (row: number, col: number): Cell =>
      row === 0 && col === 1 ? { value: 3, centerPencilMarks: [2, 3], highlight: '#FF0000', c: null } : {};
    const empty = {
      antiknight: false,
      thermometer: [],
      negative: [],
      solution: [1, 2],
      disabledlogic: ['fish'],
    };
    expect(board(data(FOUR, empty, entered))).toBe(FOUR);
  });

  it('reads what it writes', () => {
    for (const { puzzle: text, name } of sudoku.examples) {
      const { puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku' });
      expect([name, read(fpuzzles.write(puzzle as Sudoku)).puzzle]).toEqual([name, puzzle]);
    }
    const tall = board(`sudoku\nboxes: 2x3\n1${'.'.repeat(5)}\n${Array(5).fill('......').join('\n')}`);
    expect(board(fpuzzles.write(sudoku.parse(tall)))).toBe(tall);
    const link = fpuzzles.write(sudoku.parse(KILLER_TEXT));
    expect(fpuzzles.write(read(link).puzzle as Sudoku)).toBe(link);
    // Regions that are boxes are those boxes.
    const boxes = sudoku.parse(`${FOUR}\n\nregions:\nAABB\nAABB\nCCDD\nCCDD`);
    expect(fpuzzles.write(boxes)).toBe(fpuzzles.write(sudoku.parse(FOUR)));
  });
});

describe('what is said of f-puzzles', () => {
  it('of what a sudoku here cannot hold', () => {
    expect(
      [
        { antiknight: true },
        { thermometer: [{ lines: [['R1C1', 'R1C2']] }], odd: [{ cell: 'R1C1' }], 'diagonal-': true },
        { 'diagonal-': true },
        { cage: [{ cells: ['R1C1'], value: 'x' }] },
        { 'made up': 1 },
      ].map((more) => says(data(FOUR, more))),
    ).toMatchInlineSnapshot(`
      [
        "this puzzle of f-puzzles has 'antiknight', which a sudoku here cannot hold",
        "this puzzle of f-puzzles has 'thermometer' and 'odd', which a sudoku here cannot hold",
        "one diagonal alone is marked, and a sudoku here has both of them or none",
        "this puzzle of f-puzzles has 'cage', which a sudoku here cannot hold",
        "this puzzle of f-puzzles has 'made up', which a sudoku here cannot hold",
      ]
    `);
    const inCell = (cell: Cell) => says(data(FOUR, {}, (row, col) => (row === 1 && col === 2 ? cell : {})));
    expect([
      inCell({ givenPencilMarks: [1, 2] }),
      inCell({ c: '#CFCFCF' }),
      inCell({ value: 5, given: true }),
      inCell({ given: true }),
      inCell({ region: null }),
      inCell({ region: 3 }),
    ]).toMatchInlineSnapshot(`
      [
        "this puzzle of f-puzzles has 'grid[1][2].givenPencilMarks', which a sudoku here cannot hold",
        "this puzzle of f-puzzles has 'grid[1][2].c', which a sudoku here cannot hold",
        "grid[1][2].value is 5, expected a number from 1 to 4",
        "grid[1][2].value is missing, expected a number from 1 to 4",
        "grid[1][2].region is null, expected a number",
        "the region of row 1, column 3 has 3 cells, expected 4",
      ]
    `);
  });

  it('of cages', () => {
    const cage = (cells: readonly unknown[], value?: unknown) =>
      says(data(FOUR, { killercage: [KILLER[0], { cells, value }] }));
    expect([
      cage(['R3C3'], '<7'),
      cage(['R3C3'], 0),
      cage(['r3', 'c3'], 7),
      cage(['R3C5'], 7),
      cage(['R3C3', 'R3C3'], 7),
      cage(['R3C1', 'R4C2'], 7),
      cage([], 7),
      cage([3], 7),
    ]).toMatchInlineSnapshot(`
      [
        "killercage[1].value is '<7', expected a sum from 1 to 999",
        "killercage[1].value is 0, expected a sum from 1 to 999",
        "killercage[1].cells[0] is 'r3', expected a cell as in R1C9",
        "killercage[1].cells[0] is row 3, column 5, expected rows and columns from 1 to 4",
        "killercage[1].cells[1] is row 3, column 3, which is listed already",
        "killercage[1] is in two pieces, at row 3, column 1 and at row 4, column 2",
        "killercage[1] has no cells, expected at least one",
        "killercage[1].cells[0] is 3, expected a string",
      ]
    `);
  });

  it('of other JSON', () => {
    expect(
      [
        '{"size": 9, "grid": [[}',
        '{"size": 9, "grid": []}',
        '{"size": 0, "grid": []}',
        '{"size": "9", "grid": []}',
        '{"size": 1e9, "grid": []}',
        '{"size": 2, "grid": [[{}, {}], [{}]]}',
        '{"size": 2, "grid": [[{}, 1], [{}, {}]]}',
        '{"size": 1, "grid": [[{}]]}',
        '{"grid": {}, "size": 4}',
      ].map(says),
    ).toMatchInlineSnapshot(`
      [
        "line 1, column 23: this is not JSON: found '}', expected a value",
        "grid has length 0, expected 9",
        "size is 0, expected a side from 2 to 25",
        "size is "9", expected a number",
        "size is 1000000000, expected a side from 2 to 25",
        "grid[1] has length 1, expected 2",
        "grid[0][1] is 1, expected an object",
        "size is 1, expected a side from 2 to 25",
        "grid is an object, expected a list",
      ]
    `);
  });

  it('of links with other data, without unpacking too much', () => {
    const garbage = Array.from(
      { length: 100_000 },
      (_, at) => 'ABCabc019+/xyzQ'[(at * at * 7919 + at) % 15],
    ).join('');
    const unpack = vi.spyOn(LZString, 'decompressFromBase64');
    expect(
      [
        garbage,
        garbage.slice(0, 20_000),
        growing(9_500),
        packed(data(FOUR)).slice(0, 60),
        packed('{"size": 9, "grid": [}'),
        packed('no JSON'),
        packed('{"a": 1}'),
        'N4Ig!AAA',
        'N4Ig%ZZA',
        'AAAA',
        '=',
      ].map((lz) => says(`https://f-puzzles.com/?load=${lz}`)),
    ).toMatchInlineSnapshot(`
      [
        "this link holds 100000 characters of data, expected at most 20000 for a sudoku",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
        "size is missing",
        "column 33: found '!' in the data of this link, expected letters, digits, + and /",
        "column 33: found '%' in the data of this link, expected letters, digits, + and /",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
        "the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again",
      ]
    `);
    // Longer data is not unpacked at all.
    for (const [text] of unpack.mock.calls) expect(text.length).toBeLessThanOrEqual(20_000);
    unpack.mockRestore();
  });

  it('of addresses that hold no puzzle', () => {
    const addresses = [
      'https://f-puzzles.com/',
      'f-puzzles.com/?id=y2fmdx5q',
      'https://f-puzzles.com/?load=',
      'https://sudokupad.app/',
      'https://sudokupad.app/psxk1f9yf4',
      'https://sudokupad.app/somebody/first-steps?x=1',
      'https://app.crackingthecryptic.com/sudoku/9bGQLn7Rj3',
      'https://sudokupad.app/sclN4IgzglgXgpiBcBOANCALhNAbO8QCEBXAI0gHsBbS3MAJ0gHsBbS3M',
    ];
    expect(addresses.map(says)).toMatchInlineSnapshot(`
      [
        "this address of f-puzzles.com holds no puzzle; open it and copy the link that Export shows, with ?load= in it",
        "this address of f-puzzles.com holds no puzzle; open it and copy the link that Export shows, with ?load= in it",
        "this address of f-puzzles.com holds no puzzle; open it and copy the link that Export shows, with ?load= in it",
        "this address of sudokupad.app holds no puzzle, at most the name of one; copy a link that goes on with fpuzzles and a long text, or the digits as text",
        "this address of sudokupad.app holds no puzzle, at most the name of one; copy a link that goes on with fpuzzles and a long text, or the digits as text",
        "this address of sudokupad.app holds no puzzle, at most the name of one; copy a link that goes on with fpuzzles and a long text, or the digits as text",
        "this address of app.crackingthecryptic.com holds no puzzle, at most the name of one; copy a link that goes on with fpuzzles and a long text, or the digits as text",
        "this address of sudokupad.app holds a puzzle in SudokuPad's own format, which is not read here; copy a link of f-puzzles with ?load= in it, or the digits as text",
      ]
    `);
    for (const address of addresses)
      expect(readError(address, (text) => readPuzzle(text, [sudoku], { as: 'sudoku' }))).toBe(says(address));
  });
});
