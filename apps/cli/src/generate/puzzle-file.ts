import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import type { Io } from '../io.js';
import { Output } from '../terminal/output.js';

/** Destination of generated puzzles: standard output, or a file that may already contain some. */
export class PuzzleFile extends Output {
  /** The complete lines of a resumed file; otherwise empty. */
  readonly lines: readonly string[];
  readonly #isResumed: boolean;

  /** @throws UsageError if the file cannot be written. */
  constructor(io: Io, path: string | undefined, resume = false) {
    super(io, path);
    this.#isResumed = resume && path !== undefined && existsSync(path);
    this.lines = this.#isResumed ? readCompleteLines(path!) : [];
  }

  /** Replaces the lines of the file atomically. */
  replace(lines: readonly string[]): void {
    const temporary = `${this.path}.new`;
    writeFileSync(temporary, lines.map((line) => `${line}\n`).join(''));
    renameSync(temporary, this.path!);
  }

  /** Creates the file if it does not exist, and writes nothing. */
  create(): void {
    if (this.path !== undefined) appendFileSync(this.path, '');
  }

  /** Writes a line. */
  add(text: string): void {
    if (this.#isResumed) appendFileSync(this.path!, `${text}\n`);
    else this.write(text);
  }
}

/** Returns the complete lines of a file, and deletes an incomplete last line from it. */
function readCompleteLines(path: string): readonly string[] {
  const text = readFileSync(path);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, end);
  return text.toString('utf8', 0, end).split('\n').slice(0, -1);
}
