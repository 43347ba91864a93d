import type { TaskProgress } from '@gridproof/core';
import type { Io } from '../io.js';
import { ProgressLine } from './progress-line.js';

/** Milliseconds before the spinner appears, and between two frames. */
const DELAY_MS = 500;
const FRAME_MS = 100;

const FRAMES = { unicode: [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'], ascii: [...'|/-\\'] };

/** A line of the error output with the elapsed time of a task; does nothing if that is not a terminal. */
export class Spinner extends ProgressLine {
  #progress: TaskProgress | undefined;
  #label = '';
  #turns = 0;

  constructor(io: Io, unicode: boolean) {
    super(io);
    const start = io.now();
    const frames = unicode ? FRAMES.unicode : FRAMES.ascii;
    const text = () => {
      const frame = frames[this.#turns++ % frames.length];
      const seconds = ((io.now() - start) / 1000).toFixed(1);
      return `${frame} ${seconds} s${this.#label}${this.#progressText()}`;
    };
    this.repeat(text, FRAME_MS, DELAY_MS);
  }

  readonly report = (progress: TaskProgress): void => {
    this.#progress = progress;
  };

  label(text: string): void {
    this.#label = text;
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
