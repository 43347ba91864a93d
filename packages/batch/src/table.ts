import { MAX_INPUT_BYTES } from '@gridproof/api';
import type { Columns } from './columns.js';
import type { InputLine } from './lines.js';
import { isInShard, type Shard } from './shard.js';

/** Code and message of the error about a row that cannot be read. */
export interface Misread {
  readonly code: string;
  readonly message: string;
}

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
  readonly misread?: Misread;
}

/** Yields the rows of a CSV table, or those in the lines of a shard, as it is read. The first line that is not blank is the header. */
export async function* readTable(
  lines: AsyncIterable<InputLine>,
  columns: Columns,
  shard: Shard | undefined,
): AsyncGenerator<TableRow> {
  // Loaded on demand.
  const { default: csv } = await import('papaparse');
  // In a single column, a delimiter is part of the puzzle.
  const delimiter = columns.count === 1 ? csv.RECORD_SEP : columns.delimiter;
  let isHeader = true;
  for await (const { number: line, text, unclosed, ...rest } of readRecords(lines, delimiter)) {
    if (text.trim() === '') continue;
    if (isHeader) {
      isHeader = false;
      continue;
    }
    if (!isInShard(shard, line)) continue;
    const { data, errors } = csv.parse<string[]>(text, { delimiter, newline: '\n' });
    const fields = data[0] ?? [];
    const field = (at: number | undefined) => (at === undefined ? undefined : fields[at]?.trim());
    const [id, solution] = [field(columns.id), field(columns.solution)];
    const misread =
      unclosed || errors.length || data.length !== 1 ? BAD_QUOTES : checkFields(fields, columns);
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

const BAD_QUOTES: Misread = {
  code: 'bad-quotes',
  message:
    'the quotes of this row do not match, expected a field with line breaks, delimiters or quotes in "…", each quote in it doubled',
};

/** Returns the error about a wrong number of fields, or undefined. */
function checkFields(fields: readonly string[], { count, delimiter, puzzle }: Columns): Misread | undefined {
  if (fields.slice(count).some((field) => field.trim() !== ''))
    return {
      code: 'too-many-fields',
      message: `this row has ${fields.length} fields, expected ${count} as in the header: a field with '${delimiter}' in it stands in "…"`,
    };
  if (!fields[puzzle]?.trim()) return { code: 'no-puzzle', message: 'this row has no puzzle' };
  return undefined;
}

/** The lines of one table record: several if a quoted field contains line breaks. */
interface CsvRecord extends InputLine {
  /** Set if a quoted field starts here and is never closed. */
  readonly unclosed?: true;
}

/** Yields the records of a table, each at most `MAX_INPUT_BYTES` characters long and numbered by its first line. */
async function* readRecords(lines: AsyncIterable<InputLine>, delimiter: string): AsyncGenerator<CsvRecord> {
  let pending: InputLine[] = [];
  let quotes = 0;
  let length = 0;
  const opens = ({ text }: InputLine) => text.startsWith('"') || text.includes(`${delimiter}"`);
  const joinPending = (): CsvRecord => {
    const end = pending.at(-1)!.end;
    const record = { ...pending[0]!, text: pending.map(({ text }) => text).join('\n'), end };
    pending = [];
    quotes = 0;
    length = 0;
    return record;
  };
  const add = function* (line: InputLine): Generator<CsvRecord> {
    pending.push(line);
    quotes += quotesIn(line.text);
    length += line.text.length;
    if (quotes % 2 === 0 || line.tooLong || (pending.length === 1 && !opens(line))) yield joinPending();
    else if (length > MAX_INPUT_BYTES) yield* splitPending();
  };
  /** Yields the first held line as a record of its own and splits the remaining lines again. */
  const splitPending = function* (): Generator<CsvRecord> {
    const [first, ...others] = pending;
    pending = [];
    quotes = 0;
    length = 0;
    yield { ...first!, unclosed: true };
    for (const line of others) yield* add(line);
  };
  for await (const line of lines) yield* add(line);
  while (pending.length > 0) yield* splitPending();
}

const quotesIn = (text: string): number => text.split('"').length - 1;
