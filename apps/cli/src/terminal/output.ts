import { accessSync, constants, existsSync, openSync, realpathSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '@gridproof/plugins';
import type { Io } from '../io.js';
import { escapeControls } from './escape-controls.js';

/** Destination of the result: standard output, or a file, which stays unchanged until there is a result. */
export class Output {
  #file: number | undefined;

  /** @throws UsageError if the file cannot be written or is an input. */
  constructor(
    readonly io: Io,
    readonly path: string | undefined,
    inputs: readonly string[] = [],
  ) {
    if (path === undefined) return;
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(`'${path}' is a folder, expected a file`);
    try {
      accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
    } catch (error) {
      throw new UsageError(cannotWrite(path, error));
    }
    if (
      existsSync(path) &&
      inputs.some((input) => existsSync(input) && realpathSync(input) === realpathSync(path))
    )
      throw new UsageError(`'${path}' holds the puzzle, and would be overwritten`);
  }

  /**
   * Writes a text and a line feed.
   * @throws UsageError if that fails.
   */
  write(text: string): void {
    if (this.path === undefined) {
      this.io.stdout.write(`${text}\n`);
      return;
    }
    try {
      this.#file ??= openSync(this.path, 'w');
      writeSync(this.#file, `${escapeControls(text)}\n`);
    } catch (error) {
      throw new UsageError(cannotWrite(this.path, error));
    }
  }

  /** Writes a line about the result to the error output. */
  readonly say = (line: string): void => {
    this.io.stderr.write(`${line}\n`);
  };
}

const cannotWrite = (path: string, error: unknown): string =>
  `'${path}' cannot be written (${(error as NodeJS.ErrnoException).code})`;
