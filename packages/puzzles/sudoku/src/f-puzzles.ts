import { type Codec, listed, PuzzleError, placeKey } from '@gridproof/core';
import {
  boardOf,
  checkMatrix,
  type Regions,
  readJson,
  regionNumbers,
  regionsOfNumbers,
} from '@gridproof/formats';
import { cannotTell } from './cannot-tell.js';
import { looksLikeFPuzzlesLink, packLink, unpackLink } from './f-puzzles-link.js';
import { cagesOf, checkNumber } from './json.js';
import {
  inBoxes,
  jigsaw,
  LARGEST,
  LARGEST_SUM,
  numbersTo,
  type Parted,
  SUMS,
  type Sudoku,
  sudokuOf,
  usualBox,
} from './sudoku.js';

/** What is told of a puzzle there and means nothing for its answer. */
const BESIDE = [
  'title',
  'author',
  'ruleset',
  'highlightConflicts',
  'solution',
  'successMessage',
  'disabledlogic',
  'truecandidatesoptions',
];

/** What a sudoku can hold. */
const HELD = ['size', 'grid', 'diagonal+', 'diagonal-', 'killercage'];

/** The same of a cell; what a player has written into it is no clue. */
const IN_CELLS = [
  'value',
  'given',
  'region',
  'centerPencilMarks',
  'cornerPencilMarks',
  'candidates',
  'highlight',
];

/** f-puzzles, and SudokuPad where it shows such puzzles: a link, or the JSON that it holds compressed. */
export const fpuzzles: Codec<Sudoku> = {
  title: 'f-puzzles and SudokuPad, https://f-puzzles.com/?load=… or its JSON, {"size": 9, "grid": …}',
  oneLine: true,
  accepts: (text) => looksLikeFPuzzlesLink(text) || looksLikeJson(text),
  tells: (text) => looksLikeFPuzzlesLink(text) || looksLikeJson(text),
  read: (text) => fromData(dataOf(text.startsWith('{') ? text : unpackLink(text))),
  write: (puzzle) => packLink(JSON.stringify(toData(puzzle))),
};

const looksLikeJson = (text: string): boolean =>
  text.startsWith('{') && /"grid"\s*:/.test(text) && /"size"\s*:/.test(text) && !/"puzzle"\s*:/.test(text);

type Data = ReturnType<typeof dataOf>;

const dataOf = (text: string) =>
  readJson(text, (v) =>
    v.looseObject({
      size: v.number(),
      grid: v.array(
        v.array(
          v.looseObject({
            value: v.optional(v.nullable(v.number())),
            given: v.optional(v.boolean()),
            region: v.optional(v.number()),
          }),
        ),
      ),
      'diagonal+': v.optional(v.boolean(), false),
      'diagonal-': v.optional(v.boolean(), false),
      killercage: v.optional(
        v.array(
          v.looseObject({
            cells: v.array(v.string()),
            value: v.optional(v.union([v.string(), v.number()])),
          }),
        ),
        [],
      ),
    }),
  );

function fromData(data: Data): Sudoku {
  refuseOthers(data, [...HELD, ...BESIDE], '');
  const { size: n, grid, killercage } = data;
  checkNumber('size', n, LARGEST, `a side from 1 to ${LARGEST}`);
  checkMatrix('grid', grid, { width: n, height: n });
  for (const [row, cells] of grid.entries())
    for (const [col, cell] of cells.entries()) {
      refuseOthers(cell, IN_CELLS, `grid[${row}][${col}].`);
      const path = `grid[${row}][${col}].value`;
      if (cell.given && cell.value == null)
        throw new PuzzleError('bad-json-value', `${path} is missing, expected ${numbersTo(n)}`);
      if (cell.given) checkNumber(path, cell.value!, n, numbersTo(n));
    }
  const diagonals = data['diagonal+'];
  if (diagonals !== data['diagonal-'])
    throw new PuzzleError(
      'unknown-variant',
      'one diagonal alone is marked, and a sudoku here has both of them or none',
    );
  const parted = partedOf(grid, n);
  const cages = killercage.map(({ cells, value }, nth) => ({
    sum: sumOf(value, `killercage[${nth}].value`),
    cells: cells.map((name, at) => cellNamed(name, `killercage[${nth}].cells[${at}]`)),
  }));
  return sudokuOf(
    parted,
    grid.flat().map(({ given, value }) => (given ? value! : undefined)),
    { diagonals, cages: cagesOf(cages, parted.board, 'killercage') },
  );
}

/** Refuses by its name what would change the puzzle; a list or a mark that is empty changes nothing. */
function refuseOthers(data: object, known: readonly string[], path: string): void {
  const isThere = (value: unknown) => value && (typeof value !== 'object' || Object.keys(value).length > 0);
  const others = Object.entries(data).filter(([name, value]) => !known.includes(name) && isThere(value));
  if (others.length === 0) return;
  const names = others.slice(0, 10).map(([name]) => `'${path}${name}'`);
  throw new PuzzleError(
    'unknown-variant',
    `this puzzle of f-puzzles has ${listed(names, 'and')}, which a sudoku here cannot hold`,
  );
}

function partedOf(grid: Data['grid'], n: number): Parted {
  const board = boardOf({ width: n, height: n });
  const usual = regionsUnlessTold(n);
  const numbers = board.cells.map(({ row, col }, at) => grid[row]![col]!.region ?? usual[at]!);
  const parted = jigsaw(board, regionsOfNumbers(board, numbers));
  return boxesOf(parted) ?? parted;
}

/** The region of each cell that tells none: boxes, or rows where the side has no boxes. */
function regionsUnlessTold(n: number): readonly number[] {
  let height = Math.floor(Math.sqrt(n));
  while (n % height > 0) height--;
  const width = n / height;
  const region = (row: number, col: number) => Math.floor(row / height) * height + Math.floor(col / width);
  return Array.from({ length: n * n }, (_, at) => region(Math.floor(at / n), at % n));
}

/** The boxes that a board's regions are, if they are boxes. */
function boxesOf({ board, regions }: Parted): Parted | undefined {
  const n = board.width;
  const width = regions[0]!.filter(({ row }) => row === 0).length;
  if (n % width > 0 || width === 1 || width === n) return undefined;
  const parted = inBoxes(n, { width, height: n / width });
  return areEqual(parted.regions, regions) ? parted : undefined;
}

const areEqual = (some: Regions, others: Regions): boolean =>
  [some, others]
    .map((regions) => regions.map((cells) => cells.map(placeKey).join()).join(' '))
    .every((text, _, [first]) => text === first);

/** Undefined where a cage has none. */
function sumOf(value: string | number | undefined, path: string): number | undefined {
  if (value === undefined || value === '') return undefined;
  if (!/^\d+$/.test(`${value}`))
    throw new PuzzleError('bad-json-value', `${path} is '${value}', expected ${SUMS}`);
  checkNumber(path, Number(value), LARGEST_SUM, SUMS);
  return Number(value);
}

function cellNamed(name: string, path: string): readonly [number, number] {
  const [, row, col] = /^R(\d{1,3})C(\d{1,3})$/i.exec(name) ?? [];
  if (row !== undefined) return [Number(row), Number(col)];
  throw new PuzzleError('bad-json-value', `${path} is '${name}', expected a cell as in R1C9`);
}

function toData(puzzle: Sudoku) {
  const { board, box, givens, regions, diagonals, cages } = puzzle;
  const n = board.width;
  if (!box && boxesOf(puzzle)) throw cannotTell('f-puzzles', 'the regions of a jigsaw where they are boxes');
  const usual = regionsUnlessTold(n);
  const number = regionNumbers(board, regions);
  const usualBoxes = box && usualBox(n).width === box.width;
  const cellAt = (cell: (typeof board.cells)[number], at: number) => {
    const value = givens.at(cell);
    const region = number.at(cell);
    return {
      ...(value === undefined ? {} : { value, given: true }),
      ...(usualBoxes || region === usual[at] ? {} : { region }),
    };
  };
  const cells = board.cells.map(cellAt);
  return {
    size: n,
    grid: board.rows.map((_, row) => cells.slice(row * n, row * n + n)),
    ...(diagonals ? { 'diagonal+': true, 'diagonal-': true } : {}),
    ...(cages.length
      ? {
          killercage: cages.map(({ cells, sum }) => ({
            cells: cells.map(({ row, col }) => `R${row + 1}C${col + 1}`),
            ...(sum === undefined ? {} : { value: `${sum}` }),
          })),
        }
      : {}),
  };
}
