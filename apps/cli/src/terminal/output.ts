import { once } from 'node:events';
import { accessSync, constants, existsSync, openSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
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
    if (inputs.some((input) => isSameFile(input, path)))
      throw new UsageError(`'${path}' holds the puzzle, and would be overwritten`);
  }

  /**
   * Writes a text and a line feed, or bytes into a file.
   * @throws UsageError if that fails.
   */
  readonly write = (content: string | Uint8Array): void => {
    if (this.path === undefined) {
      this.io.stdout.write(`${content}\n`);
      return;
    }
    try {
      this.#file ??= openSync(this.path, 'w');
      writeFileSync(this.#file, typeof content === 'string' ? `${escapeControls(content)}\n` : content);
    } catch (error) {
      throw new UsageError(cannotWrite(this.path, error));
    }
  };

  /** Writes a line about the result to the error output. */
  readonly say = (line: string): void => {
    this.io.stderr.write(`${line}\n`);
  };
}

/** Returns whether two paths lead to one existing file. */
export const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

const cannotWrite = (path: string, error: unknown): string =>
  `'${path}' cannot be written (${(error as NodeJS.ErrnoException).code})`;

/** Writes a line to standard output and waits if the reader is slower. */
export async function writeLine(stdout: Writable, line: string, signal: AbortSignal): Promise<void> {
  if (!stdout.write(`${line}\n`)) await once(stdout, 'drain', { signal });
}
