/** First line of a table: the names of its columns in lower case, and their delimiter. */
export interface TableHeader {
  readonly delimiter: string;
  readonly names: readonly string[];
}

/** Names of columns with puzzles, the most likely first. */
export const PUZZLE_COLUMNS = [
  'puzzle',
  'puzzles',
  'quiz',
  'quizzes',
  'task',
  'board',
  'grid',
  'url',
  'link',
];
/** Names of columns with answers. */
export const SOLUTION_COLUMNS = ['solution', 'solutions', 'answer', 'answers'];

const DELIMITERS = [',', ';', '\t'];

/** Parses a header. Its delimiter is the one with which `puzzleColumn` is a name; otherwise the one that yields the most names. */
export function parseTableHeader(line: string, puzzleColumn = 'puzzle'): TableHeader {
  const headers = DELIMITERS.map((delimiter) => ({ delimiter, names: columnNames(line, delimiter) }));
  const mostNames = headers.toSorted((a, b) => b.names.length - a.names.length)[0]!;
  return headers.find(({ names }) => names.includes(puzzleColumn)) ?? mostNames;
}

const columnNames = (header: string, delimiter: string): string[] =>
  header.split(delimiter).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase(),
  );
