import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import type { Io } from '../io.js';
import { Output } from '../terminal/output.js';

/** Destination of generated puzzles: the output, or a file, which may already contain some. */
export class PuzzleFile {
  /** The complete lines of a file that is continued. */
  readonly lines: readonly string[];
  readonly #output: Output;
  readonly #goesOn: boolean;

  /** @throws UsageError if the file cannot be written. */
  constructor(
    io: Io,
    readonly path: string | undefined,
    resume = false,
  ) {
    this.#output = new Output(io, path);
    this.#goesOn = resume && path !== undefined && existsSync(path);
    this.lines = this.#goesOn ? wholeLines(path!) : [];
  }

  /** Replaces the lines of the file atomically. */
  replace(lines: readonly string[]): void {
    const temporary = `${this.path}.new`;
    writeFileSync(temporary, lines.map((line) => `${line}\n`).join(''));
    renameSync(temporary, this.path!);
  }

  /** Creates the file without writing to it. */
  create(): void {
    if (this.path !== undefined) appendFileSync(this.path, '');
  }

  write(text: string): void {
    if (this.#goesOn) appendFileSync(this.path!, `${text}\n`);
    else this.#output.write(text);
  }
}

/** Returns the lines of a file without a torn last line. */
function wholeLines(path: string): readonly string[] {
  const text = readFileSync(path);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, end);
  return text.toString('utf8', 0, end).split('\n').slice(0, -1);
}
