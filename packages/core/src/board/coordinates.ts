import { joinList } from './join-list.js';

/**
 * Notation of cells: `words` is `row 1, column 2`; `r1c2` numbers rows and columns, for puzzle types whose players name cells often; `a1`
 * has a letter for the column and a number for the row, `B1`.
 */
export type Coordinates = 'words' | 'r1c2' | 'a1';

/** All notations of cells. */
export const COORDINATES: readonly Coordinates[] = ['words', 'r1c2', 'a1'];

interface Position {
  readonly row: number;
  readonly col: number;
}

/** Names of cells in one notation. Rows and columns count from 0. */
interface CellNames {
  cell(row: number, col: number): string;
  /** Names all cells in one of these rows and one of these columns. */
  cells(rows: readonly number[], columns: readonly number[]): string;
  /** Names whole columns. */
  columns(columns: readonly number[]): string;
  /** Names a cell after another one of its row or column. */
  nextCell(before: Position, cell: Position): string;
  /** Separator between the names of several groups of cells. */
  readonly separator: string;
}

/** Formats indices as numbers from 1: `row 2`, `rows 1 to 3`, `rows 1, 3 and 5 to 7`. */
export function formatNumbers(noun: string, numbers: readonly number[], name = numberFromOne): string {
  const parts = runsIn(numbers).flatMap(([from, to]) => {
    if (from === to) return [name(from)];
    return to === from + 1 ? [name(from), name(to)] : [`${name(from)} to ${name(to)}`];
  });
  return `${noun}${numbers.length > 1 ? 's' : ''} ${joinList(parts, 'and')}`;
}

const numberFromOne = (at: number): string => `${at + 1}`;

/** Splits ascending numbers into runs of consecutive numbers. Returns the first and last number of each run. */
function runsIn(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Returns the letter of a column: `B`, or `AB` after the 26th column. */
function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}

/** Formats indices in short form: `25` for the second and the fifth, and `2,5,10-12` if a number has two digits. */
function formatDigits(numbers: readonly number[]): string {
  if (numbers.every((at) => at < 9)) return numbers.map(numberFromOne).join('');
  return runsIn(numbers)
    .map(([from, to]) => (from === to ? numberFromOne(from) : `${numberFromOne(from)}-${numberFromOne(to)}`))
    .join(',');
}

const inWords: CellNames = {
  cell: (row, col) => `row ${row + 1}, column ${col + 1}`,
  cells: (rows, columns) =>
    // The text is shorter if a single column precedes several rows.
    columns.length === 1 && rows.length > 1
      ? `${formatNumbers('column', columns)}, ${formatNumbers('row', rows)}`
      : `${formatNumbers('row', rows)}, ${formatNumbers('column', columns)}`,
  columns: (columns) => formatNumbers('column', columns),
  nextCell: (before, { row, col }) => (before.row === row ? `column ${col + 1}` : `row ${row + 1}`),
  separator: '; ',
};

const byNumbers: CellNames = {
  ...inWords,
  cell: (row, col) => `r${row + 1}c${col + 1}`,
  cells: (rows, columns) => `r${formatDigits(rows)}c${formatDigits(columns)}`,
  nextCell: (_, { row, col }) => byNumbers.cell(row, col),
  separator: ', ',
};

const byLetters: CellNames = {
  cell: (row, col) => `${columnLetter(col)}${row + 1}`,
  cells: (rows, columns) =>
    runsIn(rows)
      .flatMap(([top, bottom]) =>
        runsIn(columns).map(([left, right]) => {
          const [from, to] = [byLetters.cell(top, left), byLetters.cell(bottom, right)];
          return from === to ? from : `${from}-${to}`;
        }),
      )
      .join(', '),
  columns: (columns) => formatNumbers('column', columns, columnLetter),
  nextCell: (_, { row, col }) => byLetters.cell(row, col),
  separator: ', ',
};

const NAMES: Readonly<Record<Coordinates, CellNames>> = { words: inWords, r1c2: byNumbers, a1: byLetters };

/** Returns the functions that name cells in a notation. */
export const cellNames = (coordinates: Coordinates): CellNames => NAMES[coordinates];
