import { appendFileSync, existsSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import type { Io } from '../io.js';
import { Output } from '../terminal/output.js';

/** Where puzzles are written as they are made: the output, or a file, which may hold some already. */
export class PuzzleFile {
  /** The whole lines of a file that is continued. */
  readonly lines: readonly string[];
  readonly #output: Output;
  readonly #goesOn: boolean;

  /** Throws `UsageError` where the file could not be written. */
  constructor(
    io: Io,
    readonly path: string | undefined,
    resume = false,
  ) {
    this.#output = new Output(io, path);
    this.#goesOn = resume && path !== undefined && existsSync(path);
    this.lines = this.#goesOn ? wholeLines(path!) : [];
  }

  /** Puts other lines in the place of those that are there, all at once. */
  replace(lines: readonly string[]): void {
    const aside = `${this.path}.new`;
    writeFileSync(aside, lines.map((line) => `${line}\n`).join(''));
    renameSync(aside, this.path!);
  }

  /** Makes the file, though there is nothing to write. */
  create(): void {
    if (this.path !== undefined) appendFileSync(this.path, '');
  }

  write(text: string): void {
    if (this.#goesOn) appendFileSync(this.path!, `${text}\n`);
    else this.#output.write(text);
  }
}

/** The lines of a file; a last one that was not written to its end is cut off. */
function wholeLines(path: string): readonly string[] {
  const text = readFileSync(path);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, end);
  return text.toString('utf8', 0, end).split('\n').slice(0, -1);
}
