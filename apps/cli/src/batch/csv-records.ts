import type { Line } from './lines.js';

/** Lines that are one record of a table: several where a quoted field has line breaks. */
export interface Lines extends Omit<Line, 'text'> {
  readonly text: string;
  /** A quoted field begins here and does not end. */
  readonly unclosed?: true;
}

/** The records of a table, none of them longer than `longest` characters; the number of each is that of its first line. */
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
  /** The first line held is a record of its own, and the others are looked at anew. */
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
