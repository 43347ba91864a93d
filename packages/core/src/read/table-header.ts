/** The first line of a table: what its columns are called, in small letters, and what stands between them. */
export interface TableHeader {
  readonly delimiter: string;
  readonly names: readonly string[];
}

/** What columns of puzzles are called, the likeliest first. */
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
/** What columns of their answers are called. */
export const SOLUTION_COLUMNS = ['solution', 'solutions', 'answer', 'answers'];

const DELIMITERS = [',', ';', '\t'];

/** The columns that a line names, parted so that one of them is the wanted one, or else so that there are most. */
export function tableHeader(line: string, wanted = 'puzzle'): TableHeader {
  const headers = DELIMITERS.map((delimiter) => ({ delimiter, names: namesIn(line, delimiter) }));
  const mostNames = headers.toSorted((a, b) => b.names.length - a.names.length)[0]!;
  return headers.find(({ names }) => names.includes(wanted)) ?? mostNames;
}

const namesIn = (header: string, delimiter: string): string[] =>
  header.split(delimiter).map((name) =>
    name
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase(),
  );
