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
import { linesOf } from './lines.js';
import { Lock } from './lock.js';

/**
 * The file that rows are written into. It is the record of how far a run came: its complete lines are what is done, and
 * a line that was torn when the run ended is cut off.
 */
export class BatchOutput {
  /** Where the last complete line ends, in bytes. */
  readonly #end: number;
  /** What stands behind it: it may end within a letter. */
  readonly torn: Buffer;
  #file: number | undefined;
  readonly #lock: Lock | undefined;

  /** Throws `UsageError` where the file holds something that cannot be continued, or another program is writing it. */
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

  /** What stands behind the last complete line; throws `UsageError` where something stands there that should not. */
  #tail(resume: boolean): Buffer {
    const { path } = this;
    const bytes = this.#bytes;
    if (bytes > 0 && !resume)
      throw new UsageError(
        `'${path}' holds something already: go on with --resume, or remove it to begin again`,
      );
    return bytes > 0 ? this.#try('read', () => tailOf(path, bytes)) : Buffer.alloc(0);
  }

  /** The complete lines. */
  async *rows(): AsyncGenerator<string> {
    if (this.#end === 0) return;
    const lines = linesOf(createReadStream(this.path, { end: this.#end - 1 }), Number.POSITIVE_INFINITY);
    for await (const { text } of lines) yield text;
  }

  /** Opens the file for more rows, behind the last complete line. */
  open(): void {
    this.#file = this.#try('written', () => {
      const file = openSync(this.path, 'a');
      if (this.torn.length > 0) ftruncateSync(file, this.#end);
      return file;
    });
  }

  /** Adds a row at once: whatever happens to the program, at most this line is torn. */
  add(row: string): void {
    this.#try('written', () => {
      const bytes = Buffer.from(`${row}\n`);
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file!, bytes, at);
    });
  }

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

/** What stands behind the last line end of a file. */
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
