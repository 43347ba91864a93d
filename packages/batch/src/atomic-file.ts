import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { parseRow } from './row.js';

/** Number of characters per write. */
const PIECE_CHARS = 262_144;

/** A file that is written under a temporary name and renamed when it is complete. Until then its path keeps the previous content. */
export class AtomicFile {
  readonly #temporary: string;
  readonly #file: number;
  #open = true;
  #piece = '';

  /** @throws {UsageError} if the file cannot be written, or if it would overwrite anything but rows */
  constructor(readonly path: string) {
    this.#temporary = `${path}.merging`;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && !stats.isFile())
      throw new UsageError(
        `'${path}' is ${stats.isDirectory() ? 'a folder' : 'no file'}, expected a file that can be replaced`,
      );
    if (stats && !holdsRows(path))
      throw new UsageError(`'${path}' holds something other than rows of a batch, and is left as it is`);
    this.#file = this.#try(() => openSync(this.#temporary, 'w'));
  }

  /**
   * Writes a line.
   * @throws {UsageError} if that fails
   */
  write(line: string): void {
    this.#piece += `${line}\n`;
    if (this.#piece.length > PIECE_CHARS) this.#flush();
  }

  /** Renames the file to its final path. */
  commit(): void {
    this.#flush();
    this.#try(() => fsyncSync(this.#file));
    this.#close();
    this.#try(() => renameSync(this.#temporary, this.path));
  }

  /** Removes the temporary file. */
  discard(): void {
    this.#close();
    rmSync(this.#temporary, { force: true });
  }

  #close(): void {
    if (this.#open) closeSync(this.#file);
    this.#open = false;
  }

  #flush(): void {
    const bytes = Buffer.from(this.#piece);
    this.#piece = '';
    this.#try(() => {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    });
  }

  #try<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new UsageError(`'${this.path}' cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  }
}

/** Returns whether a file is empty or starts with a row. */
function holdsRows(path: string): boolean {
  if (statSync(path).size === 0) return true;
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(PIECE_CHARS);
    const text = start.toString('utf8', 0, readSync(file, start));
    const end = text.indexOf('\n');
    // A row longer than this is recognised by its start.
    return end < 0 ? text.startsWith('{"source":') : parseRow(text.slice(0, end)) !== undefined;
  } finally {
    closeSync(file);
  }
}
