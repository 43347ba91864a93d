import { accessSync, constants, createReadStream, existsSync, statSync } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { type GuardedPlugins, MAX_INPUT_BYTES, type SourcePosition } from '@gridproof/api';
import {
  type AnyPuzzle,
  BatchSplitter,
  findType,
  lineContent,
  PuzzleError,
  readPuzzle,
  type Size,
  titleIn,
  typeNamed,
  typeOfLine,
} from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { findColumns } from './columns.js';
import { type InputLine, readLines } from './lines.js';
import { isInShard, type Shard } from './shard.js';
import { type Misread, readTable } from './table.js';

/** One puzzle of the input, not yet parsed. It can be written as JSON. */
export interface Entry extends SourcePosition {
  readonly text: string;
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
  /** Set if the text is longer than any puzzle and was cut off. */
  readonly tooLong?: true;
  /** The `id` field of its table row. */
  readonly id?: string;
  /** The solution in its table row. */
  readonly solution?: string;
  /** The reason why its table row cannot be read. */
  readonly misread?: Misread;
}

/** An entry as it is read. */
export interface InputEntry extends Entry {
  /** Approximate offset of its end in the input, in bytes. */
  readonly end: number;
}

/** How to read entries. */
export interface EntryOptions {
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
  /** The table column that holds the puzzles. */
  readonly column?: string | undefined;
  readonly types: readonly AnyPuzzle[];
  /** Limits the entries to the lines of this shard. */
  readonly shard?: Shard | undefined;
  /** Number of the first line, if the input is a part of a larger one. Every line then is a puzzle. */
  readonly firstLine?: number | undefined;
  /** Prints a notice about how the input is read. */
  readonly say: (text: string) => void;
  /** Stops the reading. */
  readonly signal: AbortSignal;
  /** Standard input, a stream of Node. */
  readonly stdin: AsyncIterable<Uint8Array>;
}

/**
 * Checks that all inputs are readable files before any work starts. `otherwise` advises on arguments that are not files.
 * @throws {UsageError} for the first input that is not a readable file
 */
export function checkFiles(files: readonly string[], otherwise: string): void {
  if (files.filter((file) => file === '-').length > 1)
    throw new UsageError('standard input is read once, and here it is named twice');
  for (const file of files) {
    if (file === '-') continue;
    if (!existsSync(file)) throw new UsageError(`there is no file '${file}'; ${otherwise}`);
    if (statSync(file).isDirectory()) throw new UsageError(`'${file}' is a folder, expected a file`);
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      throw new UsageError(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
}

/** Returns the total size of all files in bytes; undefined if one of them is not a regular file. */
export function sizeOfFiles(files: readonly string[]): number | undefined {
  const stats = files.map((file) => (file === '-' ? undefined : statSync(file)));
  return stats.every((one) => one?.isFile()) ? stats.reduce((sum, one) => sum + one!.size, 0) : undefined;
}

/**
 * Loads the installed puzzle types.
 * @throws {PuzzleError} if the named type is not one of them
 */
export async function loadTypes(plugins: GuardedPlugins, as?: string): Promise<readonly AnyPuzzle[]> {
  const types = await plugins.types();
  if (as !== undefined) plugins.withAdvice(types, () => typeNamed(as, types));
  return types;
}

/**
 * Yields the puzzles of files, or of standard input (`-`), as they are read: one per line or table row, or one per file.
 * @throws {UsageError} if a file cannot be read
 */
export async function* readEntries(
  files: readonly string[],
  options: EntryOptions,
): AsyncGenerator<InputEntry> {
  const { as, size, shard } = options;
  let before = 0;
  for (const source of files) {
    let end = 0;
    for await (const { text, line, as: named, ...rest } of readTexts(source, options)) {
      end = rest.end;
      if (!isInShard(shard, line)) continue;
      yield { source, line, text, as: named ?? as, size, ...rest, end: before + end };
    }
    before += end;
  }
}

type Text = Omit<InputEntry, 'source' | 'size'>;

/** Yields the texts of a file. Its first line that is not blank shows whether it is a table. */
async function* readTexts(source: string, options: EntryOptions): AsyncGenerator<Text> {
  const { shard, firstLine } = options;
  const bytes = readBytes(source, options);
  if (firstLine !== undefined) {
    yield* readPart(bytes, firstLine, options);
    return;
  }
  const state = { isBatch: false };
  const isSkipped = (number: number) => state.isBatch && !isInShard(shard, number);
  const lines = readLines(bytes, MAX_INPUT_BYTES, isSkipped);
  const head: InputLine[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    head.push(next.value);
    if (lineContent(next.value.text) !== '') break;
  }
  const first = head.at(-1);
  const columns = first && findColumns(source, lineContent(first.text), options.column);
  if (columns?.choice) options.say(columns.choice);
  if (columns) yield* readTable(concatenate([first!], lines), columns, shard);
  else yield* splitTexts(concatenate(head, lines), options, state);
}

/** Yields the puzzles of a part of a larger input, with the line numbers of that input. */
async function* readPart(
  bytes: AsyncIterable<Uint8Array>,
  firstLine: number,
  { as, shard }: EntryOptions,
): AsyncGenerator<Text> {
  const inputLine = (number: number) => number + firstLine - 1;
  const isSkipped = (number: number) => !isInShard(shard, inputLine(number));
  for await (const { number, text, ...rest } of readLines(bytes, MAX_INPUT_BYTES, isSkipped)) {
    const content = lineContent(text);
    if (content !== '') yield { line: inputLine(number), text: content, as, ...rest };
  }
}

async function* concatenate<T>(head: readonly T[], rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield* head;
  yield* rest;
}

/** Yields the texts of a file that is not a table. Sets `state.isBatch` once each line is known to be a puzzle. */
async function* splitTexts(
  all: AsyncIterable<InputLine>,
  options: EntryOptions,
  state: { isBatch: boolean },
): AsyncGenerator<Text> {
  const head: InputLine[] = [];
  const splitter = new BatchSplitter(options.types, options);
  let contents = 0;
  let length = 0;
  let batch: Batch | undefined;
  const entriesIn = (lines: readonly InputLine[]): Text[] =>
    lines.flatMap(({ number: line, text, ...rest }) => {
      const content = lineContent(text);
      return content === '' || line < batch!.first ? [] : { line, text: content, as: batch!.as, ...rest };
    });
  for await (const line of all) {
    if (batch) {
      yield* entriesIn([line]);
      continue;
    }
    head.push(line);
    if (splitter.add(line.text, line.number)) contents++;
    length += line.text.length;
    // Checks again each time the number of lines has doubled. A file longer than any puzzle is a batch.
    if (length > MAX_INPUT_BYTES) batch = splitLines(head, options);
    else if (contents > 1 && (contents & (contents - 1)) === 0) batch = findBatch(splitter);
    state.isBatch = batch !== undefined;
    if (batch) yield* entriesIn(head.splice(0));
  }
  if (!batch) batch = findBatch(splitter) ?? splitFaultyLines(head, options);
  if (batch) yield* entriesIn(head);
  else if (contents > 0) yield { text: head.map(({ text }) => text).join('\n'), end: head.at(-1)!.end };
}

/** A file with one puzzle per line. */
interface Batch {
  /** The puzzle type named in its title. */
  readonly as?: string | undefined;
  /** Line number of its first puzzle. */
  readonly first: number;
}

/** Returns undefined if the lines so far appear to be a single puzzle. */
function findBatch(splitter: BatchSplitter): Batch | undefined {
  const batch = splitter.split();
  return batch && { as: batch.as, first: batch.entries[0]!.line };
}

/** Treats every line as a puzzle. A first line that names a puzzle type is a title. */
function splitLines(head: readonly InputLine[], { types, as }: EntryOptions): Batch {
  const lines = head.filter(({ text }) => lineContent(text) !== '');
  const title = lines[0] && titleIn(lineContent(lines[0].text), types);
  const titled = title && (as === undefined || findType(as, types) === title);
  return titled ? { as: title.id, first: lines[0]!.number + 1 } : { first: 1 };
}

/** Treats a single line as a batch. If one of several lines is a complete puzzle, the others are faulty puzzles, not rows of a board. */
function splitFaultyLines(head: readonly InputLine[], options: EntryOptions): Batch | undefined {
  const batch = splitLines(head, options);
  const lines = head
    .filter(({ number }) => number >= batch.first)
    .map(({ text }) => lineContent(text))
    .filter((content) => content !== '');
  const unnamed = batch.as === undefined && options.as === undefined;
  const each = lines.length === 1 || (unnamed && lines.some((line) => isPuzzle(line, options.types)));
  return each ? batch : undefined;
}

function isPuzzle(text: string, types: readonly AnyPuzzle[]): boolean {
  // A file may have very many lines that are not puzzles, and a full error for each takes long.
  if (!typeOfLine(text, types)) return false;
  try {
    readPuzzle(text, types);
    return true;
  } catch (error) {
    if (error instanceof PuzzleError) return false;
    throw error;
  }
}

/** Reads a file as bytes. `readLines` removes CR line ends and byte order marks. */
async function* readBytes(source: string, { signal, stdin }: EntryOptions): AsyncGenerator<Uint8Array> {
  try {
    yield* source === '-' ? addAbortSignal(signal, stdin as Readable) : createReadStream(source, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const name = source === '-' ? 'the input' : `'${source}'`;
    throw new UsageError(`${name} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
