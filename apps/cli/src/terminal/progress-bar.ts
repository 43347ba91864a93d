import { formatDuration, Tally } from '@gridproof/api';
import type { BatchProgress, InputEntry } from '@gridproof/batch';
import type { Io } from '../io.js';
import { ProgressLine } from './progress-line.js';

/** Milliseconds between two updates of the bar. */
const UPDATE_MS = 200;

const WIDTH = 20;

const SIGNS = { unicode: ['█', '░'], ascii: ['#', '.'] } as const;

/** A progress bar on the error output; does nothing if that is not a terminal. */
export class ProgressBar extends ProgressLine implements BatchProgress {
  readonly tally = new Tally();
  readonly #start: number;
  /** Input bytes and puzzles that an earlier run completed. */
  #skipped = { bytes: 0, puzzles: 0 };
  #bytes = 0;

  /** `total`: size of the input in bytes, if known. */
  constructor(
    io: Io,
    readonly total: number | undefined,
    readonly unicode: boolean,
  ) {
    super(io);
    this.#start = io.now();
    this.repeat(() => this.#text, UPDATE_MS);
  }

  skip(entry: InputEntry, status: string): void {
    this.add(entry, status);
    this.#skipped = { bytes: entry.end, puzzles: this.tally.all };
  }

  add(entry: InputEntry, status: string): void {
    this.tally.add(status);
    this.reach(entry);
  }

  /** Marks the input up to the end of an entry as done. */
  reach({ end }: InputEntry): void {
    this.#bytes = end;
  }

  /** A summary of this run. */
  get summary(): string {
    const { puzzles } = this.#skipped;
    const before = puzzles ? `, ${puzzles} of them before` : '';
    const done = `${this.tally.puzzles} in ${formatDuration(this.#elapsed)}${before}`;
    return this.tally.all > puzzles ? `${done}: ${this.tally.statuses} (${this.#rate})` : done;
  }

  get #elapsed(): number {
    return this.io.now() - this.#start;
  }

  get #rate(): string {
    if (this.tally.all === this.#skipped.puzzles) return '';
    const rate = ((this.tally.all - this.#skipped.puzzles) / Math.max(1, this.#elapsed)) * 1000;
    return `${rate.toFixed(rate < 10 ? 1 : 0)} a second`;
  }

  get #text(): string {
    const { puzzles, statuses } = this.tally;
    return [...this.#part(), puzzles, this.#rate, statuses].filter(Boolean).join('  ');
  }

  /** Returns the completed part of the input and the estimated remaining time. */
  #part(): string[] {
    if (!this.total) return [];
    const part = Math.min(1, this.#bytes / this.total);
    const [full, empty] = this.unicode ? SIGNS.unicode : SIGNS.ascii;
    const filled = Math.round(part * WIDTH);
    const bar = full.repeat(filled) + empty.repeat(WIDTH - filled);
    const runBytes = this.#bytes - this.#skipped.bytes;
    const remainingTime =
      runBytes > 0 ? (this.#elapsed * Math.max(0, this.total - this.#bytes)) / runBytes : undefined;
    return [
      `${bar} ${Math.floor(part * 100)}%`,
      remainingTime === undefined ? '' : `${formatDuration(remainingTime)} left`,
    ];
  }
}
