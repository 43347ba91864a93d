import { boardOf } from '@gridproof/core';
import {
  type Board,
  type Codec,
  cageCells,
  checkMatrix,
  checkRegionSizes,
  inOrder,
  joinList,
  PuzzleError,
  readJson,
  regionIndices,
  regionsOfNumbers,
} from '@gridproof/describe';
import { looksLikeFPuzzlesLink, packLink, unpackLink } from './f-puzzles-link.js';
import { digit, LARGEST, regions, type Sudoku, sudokuOf, sum } from './sudoku.js';

/** Properties of a puzzle that do not affect its answer. */
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

/** Properties that a sudoku supports. */
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
  identifiesType: (text) => looksLikeFPuzzlesLink(text) || looksLikeJson(text),
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
  if (!(Number.isInteger(n) && n >= 2 && n <= LARGEST))
    throw new PuzzleError('bad-json-value', `size is ${n}, expected a side from 2 to ${LARGEST}`);
  checkMatrix('grid', grid, { width: n, height: n });
  const board = boardOf({ width: n, height: n });
  const digits = board.cells.map(({ row, col }) => {
    const cell = grid[row]![col]!;
    const path = `grid[${row}][${col}]`;
    refuseOthers(cell, IN_CELLS, `${path}.`);
    return cell.given ? numberIn(digit, `${cell.value ?? ''}`, `${path}.value`, board) : undefined;
  });
  const diagonals = data['diagonal+'];
  if (diagonals !== data['diagonal-'])
    throw new PuzzleError(
      'unknown-variant',
      'one diagonal alone is marked, and a sudoku here has both of them or none',
    );
  const numbers = standardRegions(board).map((standard, { row, col }) => grid[row]![col]!.region ?? standard);
  const found = checkRegionSizes(regionsOfNumbers(board, numbers.values), n);
  const cages = killercage.map(({ cells, value = '' }, nth) => {
    const path = `killercage[${nth}]`;
    const clue = value === '' ? undefined : numberIn(sum, `${value}`, `${path}.value`, board);
    const places = cells.map((name, at) => cellNamed(name, `${path}.cells[${at}]`));
    return { cells: cageCells(places, board, path), clue };
  });
  return sudokuOf(board, found, digits, { diagonals, cages: inOrder(cages) });
}

/** The number that a text in JSON is; throws `PuzzleError`. */
function numberIn(value: typeof digit, text: string, path: string, board: Board): number {
  const found = /^\d+$/.test(text) ? value.read(text, board, board.cells[0]!) : undefined;
  if (found !== undefined) return found;
  throw new PuzzleError(
    'bad-json-value',
    `${path} is ${text === '' ? 'missing' : /^\d+$/.test(text) ? text : `'${text}'`}, expected ${value.expected(board, board.cells[0]!)}`,
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
    `this puzzle of f-puzzles has ${joinList(names, 'and')}, which a sudoku here cannot hold`,
  );
}

/** The number of each cell's region where none is given: boxes, or rows where the side has no boxes. */
const standardRegions = (board: Board) => regionIndices(board, regions.empty(board) ?? board.rows);

function cellNamed(name: string, path: string): readonly [number, number] {
  const [, row, col] = /^R(\d{1,3})C(\d{1,3})$/i.exec(name) ?? [];
  if (row !== undefined) return [Number(row), Number(col)];
  throw new PuzzleError('bad-json-value', `${path} is '${name}', expected a cell as in R1C9`);
}

function toData({ board, givens, regions: parts, diagonals, cages }: Sudoku) {
  const n = board.width;
  const standard = standardRegions(board);
  const number = regionIndices(board, parts);
  const cells = board.cells.map((cell) => {
    const value = givens.at(cell);
    const region = number.at(cell);
    return {
      ...(value === undefined ? {} : { value, given: true }),
      ...(region === standard.at(cell) ? {} : { region }),
    };
  });
  return {
    size: n,
    grid: board.rows.map((_, row) => cells.slice(row * n, row * n + n)),
    ...(diagonals ? { 'diagonal+': true, 'diagonal-': true } : {}),
    ...(cages.length && {
      killercage: cages.map(({ cells, clue }) => ({
        cells: cells.map(({ row, col }) => `R${row + 1}C${col + 1}`),
        ...(clue === undefined ? {} : { value: `${clue}` }),
      })),
    }),
  };
}
