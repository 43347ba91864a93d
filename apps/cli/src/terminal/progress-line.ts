import { own } from './controls.js';

/** A line on the terminal's error output that takes the place of the one before; nothing if it is not a terminal. */
export class ProgressLine {
  readonly #isShown = process.stderr.isTTY && process.env.TERM !== 'dumb';
  #stands = false;

  show(text: string): void {
    if (!this.#isShown) return;
    process.stderr.write(`${own('\r\u001B[K')}${text.slice(0, (process.stderr.columns || 80) - 1)}`);
    this.#stands = true;
  }

  clear(): void {
    if (this.#stands) process.stderr.write(own('\r\u001B[K'));
    this.#stands = false;
  }
}
