import { PUZZLE_COLUMNS, parseTableHeader, SOLUTION_COLUMNS } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';

/** The fields of a table that are read, as 0-based indices. */
export interface Columns {
  readonly delimiter: string;
  /** Number of columns. */
  readonly count: number;
  readonly puzzle: number;
  readonly id?: number | undefined;
  readonly solution?: number | undefined;
  /** Notice about the chosen column; undefined if no other column was possible. */
  readonly choice?: string | undefined;
}

/**
 * Finds the columns of a table by the first line of a file. A file is a table if its name ends in `.csv` or `.tsv`, or if
 * its header has the column `puzzle` or the requested one. Returns undefined if it is not a table.
 * @throws {UsageError} if the column of the puzzles is ambiguous or missing
 */
export function findColumns(source: string, header: string, column: string | undefined): Columns | undefined {
  const isNamed = /\.[ct]sv$/i.test(source);
  const wanted = column?.trim().toLowerCase() ?? 'puzzle';
  const { delimiter, names } = parseTableHeader(header, wanted);
  const table = { delimiter, count: names.length, ...extraColumns(names) };
  if (column !== undefined) {
    const puzzle = names.indexOf(wanted);
    if (puzzle >= 0) return { ...table, puzzle };
    throw new UsageError(`${titleOf(source)} has no column '${column}', expected ${quoteNames(names)}`);
  }
  if (!isNamed) return names.includes(wanted) ? { ...table, puzzle: names.indexOf(wanted) } : undefined;
  const [first, ...others] = PUZZLE_COLUMNS.filter((name) => names.includes(name));
  if (first !== undefined)
    return {
      ...table,
      puzzle: names.indexOf(first),
      choice: others.length ? choiceNotice(source, first, others) : undefined,
    };
  if (names.length < 2 || !names.every(isName)) return undefined;
  throw new UsageError(
    `${titleOf(source)} does not say which column holds the puzzles; --column chooses ${quoteNames(names)}`,
  );
}

function extraColumns(names: readonly string[]): Pick<Columns, 'id' | 'solution'> {
  const solution = names.findIndex((name) => SOLUTION_COLUMNS.includes(name));
  const id = names.indexOf('id');
  return { ...(id < 0 ? {} : { id }), ...(solution < 0 ? {} : { solution }) };
}

/** True for a word; false for a row of a board. */
const isName = (name: string): boolean => /^\p{L}[\p{L}\p{N} _-]+$/u.test(name);

const titleOf = (source: string): string => (source === '-' ? 'the input' : `'${source}'`);

const quoteNames = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' or ');

const choiceNotice = (source: string, chosen: string, alternatives: readonly string[]): string =>
  `${titleOf(source)}: the puzzles are taken from the column '${chosen}'; --column chooses ${quoteNames(alternatives)}`;
