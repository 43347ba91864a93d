import type { TaskProgress } from '@gridproof/core';
import type { Io } from '../io.js';
import { ProgressLine } from './progress-line.js';

/** Milliseconds before the spinner appears, and between two frames. */
const DELAY_MS = 500;
const FRAME_MS = 100;

const FRAMES = { unicode: [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'], ascii: [...'|/-\\'] };

/** A line of the error output with the elapsed time of a task; does nothing if that is not a terminal. */
export class Spinner {
  #progress: TaskProgress | undefined;
  #label = '';
  #turns = 0;
  readonly #line: ProgressLine;
  readonly #start: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly io: Io,
    readonly unicode: boolean,
  ) {
    this.#line = new ProgressLine(io);
    this.#start = io.now();
    if (this.#line.isPossible) this.#timer = setTimeout(() => this.#turn(), DELAY_MS).unref();
  }

  report(progress: TaskProgress): void {
    this.#progress = progress;
  }

  label(text: string): void {
    this.#label = text;
  }

  /** Clears the line for other output. The next frame draws it again. */
  clear(): void {
    this.#line.clear();
  }

  /** Writes a line above the spinner, to the error output. */
  writeAbove(line: string): void {
    this.clear();
    this.io.stderr.write(`${line}\n`);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.clear();
  }

  #turn(): void {
    const frames = this.unicode ? FRAMES.unicode : FRAMES.ascii;
    const frame = frames[this.#turns++ % frames.length];
    const seconds = ((this.io.now() - this.#start) / 1000).toFixed(1);
    this.#line.show(`${frame} ${seconds} s${this.#label}${this.#progressText()}`);
    this.#timer = setTimeout(() => this.#turn(), FRAME_MS).unref();
  }

  #progressText(): string {
    const { answers, rounds, cuts } = this.#progress ?? { answers: 0, rounds: 0, cuts: 0 };
    const parts = [
      answers > 1 ? `${answers} answers` : '',
      rounds > 1 ? `${rounds} rounds, ${cuts} cuts` : '',
    ].filter(Boolean);
    return parts.length ? ` (${parts.join(', ')})` : '';
  }
}
