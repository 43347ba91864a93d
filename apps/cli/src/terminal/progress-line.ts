import { own } from './controls.js';

/** A line on the terminal's error output that takes the place of the one before; nothing if it is not a terminal. */
export class ProgressLine {
  /** Whether anything is shown at all. */
  readonly isPossible = process.stderr.isTTY && process.env.TERM !== 'dumb';
  #stands = false;

  /** Shows a text, or as much of it as fits. */
  show(text: string): void {
    if (!this.isPossible) return;
    process.stderr.write(`${own('\r\u001B[K')}${text.slice(0, (process.stderr.columns || 80) - 1)}`);
    this.#stands = true;
  }

  /** Clears it, so that something else can be written. */
  clear(): void {
    if (this.#stands) process.stderr.write(own('\r\u001B[K'));
    this.#stands = false;
  }
}
