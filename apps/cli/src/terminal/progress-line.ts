import type { Io } from '../io.js';
import { markTrusted } from './escape-controls.js';

/** A line of the error output that replaces itself; does nothing if that is not a terminal. */
export class ProgressLine {
  /** True if the error output is a terminal. */
  readonly isPossible: boolean;
  #stands = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly io: Io) {
    this.isPossible = io.stderr.isTTY === true && io.env.TERM !== 'dumb';
  }

  /** Shows a text, cut to the width of the terminal. */
  show(text: string): void {
    if (!this.isPossible) return;
    const { stderr } = this.io;
    stderr.write(`${markTrusted('\r\u001B[K')}${text.slice(0, (stderr.columns || 80) - 1)}`);
    this.#stands = true;
  }

  /** Shows a text every `interval` milliseconds until the end, first after `delay` milliseconds. */
  protected repeat(text: () => string, interval: number, delay = interval): void {
    if (!this.isPossible) return;
    const draw = () => {
      this.show(text());
      this.#timer = setTimeout(draw, interval).unref();
    };
    this.#timer = setTimeout(draw, delay).unref();
  }

  /** Clears the line for other output. */
  clear(): void {
    if (this.#stands) this.io.stderr.write(markTrusted('\r\u001B[K'));
    this.#stands = false;
  }

  /** Writes a line above this one, to the error output. */
  readonly say = (text: string): void => {
    this.clear();
    this.io.stderr.write(`${text}\n`);
  };

  /** Clears the line and ends its repetition. */
  stop(): void {
    clearTimeout(this.#timer);
    this.clear();
  }
}
