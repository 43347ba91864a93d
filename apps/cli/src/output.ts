import { closeSync, openSync, writeSync } from 'node:fs';
import { UsageError } from './exit.js';

/** Where the result goes: standard output, or a file, which is opened before the work begins. */
export class Output {
  readonly #file: number | undefined;

  constructor(readonly path: string | undefined) {
    if (path === undefined) return;
    try {
      this.#file = openSync(path, 'w');
    } catch (error) {
      throw new UsageError(`'${path}' cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  }

  write(text: string): void {
    if (this.#file === undefined) process.stdout.write(`${text}\n`);
    else writeSync(this.#file, `${text}\n`);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}
