import type { InputLine } from './lines.js';

/** The lines of one table record: several if a quoted field contains line breaks. */
export interface CsvRecord extends Omit<InputLine, 'text'> {
  readonly text: string;
  /** Set if a quoted field starts here and is never closed. */
  readonly unclosed?: true;
}

/** Yields the records of a table, each at most `longest` characters long and numbered by its first line. */
export async function* recordsOf(
  lines: AsyncIterable<InputLine>,
  delimiter: string,
  longest: number,
): AsyncGenerator<CsvRecord> {
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
    else if (length > longest) yield* splitPending();
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
