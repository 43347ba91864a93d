import type { Io, OutputStream } from '../io.js';
import { markTrusted } from './escape-controls.js';

/** A line of the error output that replaces itself; does nothing if that is not a terminal. */
export class ProgressLine {
  /** True if the error output is a terminal. */
  readonly isPossible: boolean;
  readonly #stderr: OutputStream;
  #stands = false;

  constructor({ stderr, env }: Io) {
    this.isPossible = stderr.isTTY === true && env.TERM !== 'dumb';
    this.#stderr = stderr;
  }

  /** Shows a text, cut to the width of the terminal. */
  show(text: string): void {
    if (!this.isPossible) return;
    this.#stderr.write(`${markTrusted('\r\u001B[K')}${text.slice(0, (this.#stderr.columns || 80) - 1)}`);
    this.#stands = true;
  }

  /** Clears the line for other output. */
  clear(): void {
    if (this.#stands) this.#stderr.write(markTrusted('\r\u001B[K'));
    this.#stands = false;
  }
}
