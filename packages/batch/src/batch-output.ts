import {
  closeSync,
  createReadStream,
  existsSync,
  ftruncateSync,
  openSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { readLines } from './lines.js';
import { Lock } from './lock.js';

/**
 * The output file of a batch, one row per line. Its complete lines record the progress of a run; a line that was torn when
 * the run ended is cut off.
 */
export class BatchOutput {
  /** Offset of the end of the last complete line, in bytes. */
  readonly #end: number;
  /** Bytes after the last complete line. They may end within a character. */
  readonly torn: Uint8Array;
  #file: number | undefined;
  readonly #lock: Lock | undefined;

  /** @throws {UsageError} if the file has content and `resume` is false, or if another program is writing it */
  constructor(
    readonly path: string,
    resume: boolean,
  ) {
    this.#lock = Lock.take(path);
    try {
      this.torn = this.#tail(resume);
      this.#end = this.#bytes - this.torn.length;
    } catch (error) {
      this.#lock?.release();
      throw error;
    }
  }

  get #bytes(): number {
    const { path } = this;
    return existsSync(path) && statSync(path).isFile() ? statSync(path).size : 0;
  }

  /**
   * Returns the bytes after the last complete line.
   * @throws {UsageError} if the file has content and `resume` is false
   */
  #tail(resume: boolean): Buffer {
    const { path } = this;
    const bytes = this.#bytes;
    if (bytes > 0 && !resume)
      throw new UsageError(
        `'${path}' holds something already: go on with --resume, or remove it to begin again`,
      );
    return bytes > 0 ? this.#try('read', () => tailOf(path, bytes)) : Buffer.alloc(0);
  }

  /** Yields the complete lines. */
  async *rows(): AsyncGenerator<string> {
    if (this.#end === 0) return;
    const lines = readLines(createReadStream(this.path, { end: this.#end - 1 }), Number.POSITIVE_INFINITY);
    for await (const { text } of lines) yield text;
  }

  /** Opens the file for appending after the last complete line. */
  open(): void {
    this.#file = this.#try('written', () => {
      const file = openSync(this.path, 'a');
      if (this.torn.length > 0) ftruncateSync(file, this.#end);
      return file;
    });
  }

  /** Appends a row synchronously. A crash tears at most this line. */
  add(row: string): void {
    this.#try('written', () => {
      const bytes = Buffer.from(`${row}\n`);
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file!, bytes, at);
    });
  }

  /** Closes the file and releases its lock. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#lock?.release();
  }

  #try<T>(what: 'read' | 'written', work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new UsageError(`'${this.path}' cannot be ${what} (${(error as NodeJS.ErrnoException).code})`);
    }
  }
}

/** Returns the bytes after the last line feed of a file of `bytes` bytes. */
function tailOf(path: string, bytes: number): Buffer {
  const file = openSync(path, 'r');
  try {
    let tail = Buffer.alloc(0);
    for (let start = bytes; start > 0; ) {
      const piece = Buffer.alloc(Math.min(start, 65_536));
      start -= piece.length;
      readSync(file, piece, 0, piece.length, start);
      tail = Buffer.concat([piece, tail]);
      const last = piece.lastIndexOf('\n');
      if (last >= 0) return tail.subarray(last + 1);
    }
    return tail;
  } finally {
    closeSync(file);
  }
}
