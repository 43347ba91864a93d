import { UsageError } from '../exit.js';

/** What the header of a table tells: which of its fields are read, from 0. */
export interface Columns {
  readonly delimiter: string;
  /** How many there are. */
  readonly count: number;
  readonly puzzle: number;
  readonly id?: number | undefined;
  readonly solution?: number | undefined;
  /** What was taken, where it could have been another. */
  readonly choice?: string | undefined;
}

/** What columns of puzzles are called, the likeliest first. */
const PUZZLE = ['puzzle', 'puzzles', 'quiz', 'quizzes', 'task', 'board', 'grid', 'url', 'link'];
const SOLUTION = ['solution', 'solutions', 'answer', 'answers'];

const DELIMITERS = [',', ';', '\t'];

/**
 * The columns of a table, by the first line of a file: one whose name ends in `.csv` or `.tsv`, or one whose header has a
 * `puzzle`, or the column that is asked for. Undefined where it is no table. Throws `UsageError` where nobody can know
 * which column is meant.
 */
export function columnsOf(source: string, header: string, column: string | undefined): Columns | undefined {
  const isNamed = /\.[ct]sv$/i.test(source);
  const wanted = column?.trim().toLowerCase() ?? 'puzzle';
  const headers = DELIMITERS.map((delimiter) => ({ delimiter, names: namesIn(header, delimiter) }));
  const mostNames = headers.toSorted((a, b) => b.names.length - a.names.length)[0]!;
  const { delimiter, names } = headers.find(({ names }) => names.includes(wanted)) ?? mostNames;
  const table = { delimiter, count: names.length, ...others(names) };
  if (column !== undefined) {
    const puzzle = names.indexOf(wanted);
    if (puzzle >= 0) return { ...table, puzzle };
    throw new UsageError(`${titleOf(source)} has no column '${column}', expected ${quoted(names)}`);
  }
  if (!isNamed) return names.includes(wanted) ? { ...table, puzzle: names.indexOf(wanted) } : undefined;
  const [taken, ...left] = PUZZLE.filter((name) => names.includes(name));
  if (taken !== undefined)
    return {
      ...table,
      puzzle: names.indexOf(taken),
      choice: left.length ? choice(source, taken, left) : undefined,
    };
  if (names.length < 2 || !names.every(isName)) return undefined;
  throw new UsageError(
    `${titleOf(source)} does not say which column holds the puzzles; --column chooses ${quoted(names)}`,
  );
}

function others(names: readonly string[]): Pick<Columns, 'id' | 'solution'> {
  const solution = names.findIndex((name) => SOLUTION.includes(name));
  const id = names.indexOf('id');
  return { ...(id < 0 ? {} : { id }), ...(solution < 0 ? {} : { solution }) };
}

const namesIn = (header: string, delimiter: string): string[] =>
  header.split(delimiter).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase(),
  );

/** A word, and no row of a board. */
const isName = (name: string): boolean => /^\p{L}[\p{L}\p{N} _-]+$/u.test(name);

const titleOf = (source: string): string => (source === '-' ? 'the input' : `'${source}'`);

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' or ');

const choice = (source: string, taken: string, left: readonly string[]): string =>
  `${titleOf(source)}: the puzzles are taken from the column '${taken}'; --column chooses ${quoted(left)}`;
