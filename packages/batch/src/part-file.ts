import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { UsageError } from '@gridproof/plugins';
import { type PartRow, parseRow } from './row.js';
import { blockOf } from './shard.js';

/** Number of bytes per read. */
const PIECE_BYTES = 65_536;

/**
 * A file with some of the rows, in input order. Reads in pieces and opens the file only for each read, so any number of
 * parts can be read in step.
 */
export class PartFile {
  /** The next row; undefined after the last. */
  row: PartRow | undefined;
  /** Line number of that row in the file, from 1. */
  number = 0;
  /** Number of the line that was torn when its run ended; undefined if there is none. */
  torn: number | undefined;
  /**
   * Greatest common divisor of the distances between its blocks: for a complete shard, the number of shards. 0 if there is
   * only one block.
   */
  stride = 0;
  readonly #decoder = new StringDecoder('utf8');
  #lines: string[] = [];
  #remainder = '';
  #offset = 0;
  #isAtEnd = false;

  /** @throws {UsageError} if the file cannot be read */
  constructor(readonly path: string) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) throw new UsageError(`there is no file '${path}'`);
    if (!stats.isFile())
      throw new UsageError(
        `'${path}' is ${stats.isDirectory() ? 'a folder' : 'no file'}, expected a file with rows`,
      );
    this.next();
  }

  /**
   * Reads the next row.
   * @throws {UsageError} if the next line is not a row
   */
  next(): void {
    const before = this.row;
    const text = this.#nextLine();
    if (text === undefined) {
      this.row = undefined;
      return;
    }
    this.number++;
    const row = parseRow(text);
    if (!row) {
      if (!this.#isLast) throw new UsageError(`'${this.path}' line ${this.number} is no row of a batch`);
      this.torn = this.number;
      this.row = undefined;
      return;
    }
    if (before && (row.line ?? 0) <= (before.line ?? 0) && row.source === before.source)
      throw new UsageError(
        `'${this.path}' line ${this.number} is of line ${row.line} of the input and stands behind one of line ${before.line}, ` +
          'expected the order of the input: name parts one by one instead of joining them',
      );
    if (before) this.stride = divisor(this.stride, blockOf(row.line) - blockOf(before.line));
    this.row = row;
  }

  /** True if the last line read is the last line of the file. */
  get #isLast(): boolean {
    return this.#lines.length === 0 && this.#isAtEnd;
  }

  #nextLine(): string | undefined {
    while (this.#lines.length === 0 && !this.#isAtEnd) this.#read();
    return this.#lines.shift();
  }

  #read(): void {
    const piece = this.#piece();
    const isFirst = this.#offset === 0;
    this.#offset += piece.length;
    this.#isAtEnd = piece.length === 0;
    const text = this.#isAtEnd ? this.#decoder.end() : this.#decoder.write(piece);
    const lines = (this.#remainder + (isFirst ? text.replace(/^\uFEFF/, '') : text)).split('\n');
    this.#remainder = lines.pop()!;
    if (this.#isAtEnd && this.#remainder !== '') lines.push(this.#remainder);
    // Some programs convert line ends to CRLF when they copy files.
    this.#lines = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }

  #piece(): Buffer {
    try {
      const file = openSync(this.path, 'r');
      try {
        const piece = Buffer.allocUnsafe(PIECE_BYTES);
        return piece.subarray(0, readSync(file, piece, 0, PIECE_BYTES, this.#offset));
      } finally {
        closeSync(file);
      }
    } catch (error) {
      throw new UsageError(`'${this.path}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
}

/** Greatest common divisor. */
export const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);
