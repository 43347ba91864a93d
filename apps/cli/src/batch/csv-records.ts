import type { Line } from './lines.js';

/** The lines of one table record: several if a quoted field contains line breaks. */
export interface Lines extends Omit<Line, 'text'> {
  readonly text: string;
  /** Set if a quoted field starts here and is never closed. */
  readonly unclosed?: true;
}

/** Yields the records of a table, each at most `longest` characters long and numbered by its first line. */
export async function* recordsOf(
  lines: AsyncIterable<Line>,
  delimiter: string,
  longest: number,
): AsyncGenerator<Lines> {
  let held: Line[] = [];
  let quotes = 0;
  let length = 0;
  const opens = ({ text }: Line) => text.startsWith('"') || text.includes(`${delimiter}"`);
  const joined = (): Lines => {
    const end = held.at(-1)!.end;
    const record = { ...held[0]!, text: held.map(({ text }) => text).join('\n'), end };
    held = [];
    quotes = 0;
    length = 0;
    return record;
  };
  const add = function* (line: Line): Generator<Lines> {
    held.push(line);
    quotes += quotesIn(line.text);
    length += line.text.length;
    if (quotes % 2 === 0 || line.tooLong || (held.length === 1 && !opens(line))) yield joined();
    else if (length > longest) yield* unclosed();
  };
  /** Yields the first held line as a record of its own and splits the remaining lines again. */
  const unclosed = function* (): Generator<Lines> {
    const [first, ...others] = held;
    held = [];
    quotes = 0;
    length = 0;
    yield { ...first!, unclosed: true };
    for (const line of others) yield* add(line);
  };
  for await (const line of lines) yield* add(line);
  while (held.length > 0) yield* unclosed();
}

const quotesIn = (text: string): number => text.split('"').length - 1;
