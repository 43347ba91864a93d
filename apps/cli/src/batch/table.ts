import { PuzzleError } from '@gridproof/core';
import type { Columns } from './columns.js';
import { recordsOf } from './csv-records.js';
import type { InputLine } from './lines.js';

/** A table row: its puzzle and its other fields. */
export interface TableRow {
  /** Number of its first line. */
  readonly line: number;
  readonly text: string;
  readonly id?: string;
  readonly solution?: string;
  readonly end: number;
  readonly tooLong?: true;
  /** The reason why its fields cannot be separated. */
  readonly misread?: PuzzleError;
}

/** Yields the rows of a CSV table as it is read. The first line that is not blank is the header. */
export async function* rowsOf(
  lines: AsyncIterable<InputLine>,
  columns: Columns,
  longest: number,
  isWanted: (line: number) => boolean = () => true,
): AsyncGenerator<TableRow> {
  // Loaded on demand.
  const { default: csv } = await import('papaparse');
  // In a single column, a delimiter is part of the puzzle.
  const delimiter = columns.count === 1 ? csv.RECORD_SEP : columns.delimiter;
  let isHeader = true;
  for await (const { number: line, text, unclosed, ...rest } of recordsOf(lines, delimiter, longest)) {
    if (text.trim() === '') continue;
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (!isWanted(line)) continue;
    const { data, errors } = csv.parse<string[]>(text, { delimiter, newline: '\n' });
    const fields = data[0] ?? [];
    const field = (at: number | undefined) => (at === undefined ? undefined : fields[at]?.trim());
    const [id, solution] = [field(columns.id), field(columns.solution)];
    const misread = unclosed || errors.length || data.length !== 1 ? badQuotes() : misfit(fields, columns);
    yield {
      line,
      text: field(columns.puzzle) ?? '',
      ...(id ? { id } : {}),
      ...(solution ? { solution } : {}),
      ...rest,
      ...(misread ? { misread } : {}),
    };
  }
}

const badQuotes = (): PuzzleError =>
  new PuzzleError(
    'bad-quotes',
    'the quotes of this row do not match, expected a field with line breaks, delimiters or quotes in "…", each quote in it doubled',
  );

/** Returns the error about a wrong number of fields, or undefined. */
function misfit(fields: readonly string[], { count, delimiter, puzzle }: Columns): PuzzleError | undefined {
  if (fields.slice(count).some((field) => field.trim() !== ''))
    return new PuzzleError(
      'too-many-fields',
      `this row has ${fields.length} fields, expected ${count} as in the header: a field with '${delimiter}' in it stands in "…"`,
    );
  if (!fields[puzzle]?.trim()) return new PuzzleError('no-puzzle', 'this row has no puzzle');
  return undefined;
}
