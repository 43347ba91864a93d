import type { Io, OutputStream } from '../io.js';
import { trusted } from './escape-controls.js';

/** A line on the terminal's error output that takes the place of the one before; nothing if it is not a terminal. */
export class ProgressLine {
  /** Whether anything is shown at all. */
  readonly isPossible: boolean;
  readonly #stderr: OutputStream;
  #stands = false;

  constructor({ stderr, env }: Io) {
    this.isPossible = stderr.isTTY === true && env.TERM !== 'dumb';
    this.#stderr = stderr;
  }

  /** Shows a text, or as much of it as fits. */
  show(text: string): void {
    if (!this.isPossible) return;
    this.#stderr.write(`${trusted('\r\u001B[K')}${text.slice(0, (this.#stderr.columns || 80) - 1)}`);
    this.#stands = true;
  }

  /** Clears it, so that something else can be written. */
  clear(): void {
    if (this.#stands) this.#stderr.write(trusted('\r\u001B[K'));
    this.#stands = false;
  }
}
