import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import type { SourcePosition } from '@gridproof/api';
import {
  type AnyPuzzle,
  findType,
  lineContent,
  PuzzleError,
  readPuzzle,
  type Size,
  splitBatch,
  titleIn,
  typeOfLine,
} from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { LARGEST } from '../input/read-text.js';
import { isInShard, type Shard } from '../shards/shard.js';
import { columnsOf } from './columns.js';
import { type Line, linesOf } from './lines.js';
import { rowsOf } from './table.js';

/** One puzzle of the input, not yet read. */
export interface Entry extends SourcePosition {
  readonly text: string;
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
  /** About how many bytes of the input lie before its end. */
  readonly end: number;
  /** The text is longer than any puzzle, and was cut off. */
  readonly tooLong?: true;
  /** What its row of a table calls it. */
  readonly id?: string;
  /** The solution that its row of a table brings along. */
  readonly solution?: string;
  /** Why its row of a table cannot be read. */
  readonly misread?: PuzzleError;
}

export interface EntryOptions {
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
  /** The column of a table that holds the puzzles. */
  readonly column?: string | undefined;
  readonly types: readonly AnyPuzzle[];
  /** Only the puzzles of these lines are wanted. */
  readonly shard?: Shard | undefined;
  /** The input is a part of a larger one, in which its first line has this number: each of its lines is a puzzle. */
  readonly firstLine?: number | undefined;
  /** Says to people how the input is read. */
  readonly say: (text: string) => void;
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Standard input. */
  readonly stdin: Readable;
}

/**
 * The puzzles of files, or of standard input (`-`), while they are read: one on each line or in each row of a table, or a
 * file that is one puzzle. Throws `UsageError` where a file cannot be read.
 */
export async function* entriesOf(files: readonly string[], options: EntryOptions): AsyncGenerator<Entry> {
  const { as, size, shard } = options;
  let before = 0;
  for (const source of files) {
    let end = 0;
    for await (const { text, line, as: named, ...rest } of textsOf(source, options)) {
      end = rest.end;
      if (shard && !isInShard(shard, line)) continue;
      yield { source, line, text, as: named ?? as, size, ...rest, end: before + end };
    }
    before += end;
  }
}

type Text = Omit<Entry, 'source' | 'size'>;

/** The first line with something on it shows whether a file is a table. */
async function* textsOf(source: string, options: EntryOptions): AsyncGenerator<Text> {
  const { shard, firstLine } = options;
  const bytes = bytesOf(source, options);
  if (firstLine !== undefined) {
    yield* eachOfPart(bytes, firstLine, options);
    return;
  }
  const reading = { settled: false };
  const lines = linesOf(
    bytes,
    LARGEST,
    (number) => reading.settled && shard !== undefined && !isInShard(shard, number),
  );
  const head: Line[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    head.push(next.value);
    if (lineContent(next.value.text) !== '') break;
  }
  const first = head.at(-1);
  const columns = first && columnsOf(source, lineContent(first.text), options.column);
  if (columns?.choice) options.say(columns.choice);
  const isWanted = (line: number) => shard === undefined || isInShard(shard, line);
  if (columns) yield* rowsOf(chained([first!], lines), columns, LARGEST, isWanted);
  else yield* textsIn(chained(head, lines), options, reading);
}

/** The puzzles of a part of a larger input, in which they have other numbers. */
async function* eachOfPart(
  bytes: AsyncIterable<Buffer>,
  firstLine: number,
  { as, shard }: EntryOptions,
): AsyncGenerator<Text> {
  const numbered = (number: number) => number + firstLine - 1;
  const passedOver = (number: number) => shard !== undefined && !isInShard(shard, numbered(number));
  for await (const { number, text, ...rest } of linesOf(bytes, LARGEST, passedOver)) {
    const content = lineContent(text);
    if (content !== '') yield { line: numbered(number), text: content, as, ...rest };
  }
}

async function* chained<T>(head: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* head;
  yield* rest;
}

/** The texts of a file that is no table. `reading` says, once that is settled, that each line is a text of its own. */
async function* textsIn(
  all: AsyncIterable<Line>,
  options: EntryOptions,
  reading: { settled: boolean },
): AsyncGenerator<Text> {
  const head: Line[] = [];
  let contents = 0;
  let length = 0;
  let batch: Batch | undefined;
  const eachIn = (lines: readonly Line[]): Text[] =>
    lines.flatMap(({ number: line, text, ...rest }) => {
      const content = lineContent(text);
      return content === '' || line < batch!.first ? [] : { line, text: content, as: batch!.as, ...rest };
    });
  for await (const line of all) {
    if (batch) {
      yield* eachIn([line]);
      continue;
    }
    head.push(line);
    length += line.text.length;
    if (lineContent(line.text) !== '') contents++;
    // Looked at again when there are twice as many; a file that is longer than any puzzle is not one.
    if (length > LARGEST) batch = eachOf(head, options);
    else if (contents > 1 && (contents & (contents - 1)) === 0) batch = batchOf(head, options);
    reading.settled = batch !== undefined;
    if (batch) yield* eachIn(head.splice(0));
  }
  if (!batch) batch = batchOf(head, options) ?? eachByItself(head, options);
  if (batch) yield* eachIn(head);
  else if (contents > 0) yield { text: head.map(({ text }) => text).join('\n'), end: head.at(-1)!.end };
}

/** A file with a puzzle on each line. */
interface Batch {
  /** The puzzle type that its title names. */
  readonly as?: string | undefined;
  /** The line of its first puzzle. */
  readonly first: number;
}

/** Undefined where these lines are one puzzle, as far as one can tell. */
function batchOf(head: readonly Line[], { types, as }: EntryOptions): Batch | undefined {
  const batch = splitBatch(head.map(({ text }) => text).join('\n'), types, { as });
  return batch && { as: batch.as, first: batch.entries[0]!.line };
}

/** Each line by itself, whatever it looks like; the name of a puzzle type on the first is a title. */
function eachOf(head: readonly Line[], { types, as }: EntryOptions): Batch {
  const lines = head.filter(({ text }) => lineContent(text) !== '');
  const title = lines[0] && titleIn(lineContent(lines[0].text), types);
  const titled = title && (as === undefined || findType(as, types) === title);
  return titled ? { as: title.id, first: lines[0]!.number + 1 } : { first: 1 };
}

/**
 * A single line is one of a batch too. And where one of several is a puzzle without the help of any other, the rest are
 * faulty ones, not its rows.
 */
function eachByItself(head: readonly Line[], options: EntryOptions): Batch | undefined {
  const batch = eachOf(head, options);
  const lines = head
    .filter(({ number }) => number >= batch.first)
    .map(({ text }) => lineContent(text))
    .filter((content) => content !== '');
  const unnamed = batch.as === undefined && options.as === undefined;
  const each = lines.length === 1 || (unnamed && lines.some((line) => isPuzzle(line, options.types)));
  return each ? batch : undefined;
}

function isPuzzle(text: string, types: readonly AnyPuzzle[]): boolean {
  // A file may have very many lines that are no puzzle, and to say what is wrong with each takes long.
  if (!typeOfLine(text, types)) return false;
  try {
    readPuzzle(text, types);
    return true;
  } catch (error) {
    if (error instanceof PuzzleError) return false;
    throw error;
  }
}

/** Windows' line ends and marks are no matter here: `linesOf` takes them away. */
async function* bytesOf(source: string, { signal, stdin }: EntryOptions): AsyncGenerator<Buffer> {
  try {
    yield* source === '-' ? addAbortSignal(signal, stdin) : createReadStream(source, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const name = source === '-' ? 'the input' : `'${source}'`;
    throw new UsageError(`${name} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
