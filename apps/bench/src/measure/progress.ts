import type { Rounds } from './interleave.js';
import type { RunWatcher } from './run.js';

/** Milliseconds between two updates. */
const UPDATE_MS = 200;
const WIDTH = 20;

/** A progress line on the terminal's error output; does nothing if that is not a terminal. */
export class ProgressLine implements RunWatcher {
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #plan: Plan;
  #name = '';

  constructor(contestants: number, rounds: Rounds) {
    this.#plan = new Plan(contestants, rounds);
    if (!process.stderr.isTTY || process.env.TERM === 'dumb') return;
    this.#timer = setInterval(() => this.#draw(), UPDATE_MS).unref();
  }

  begins(at: number, name: string): void {
    this.#name = name;
    this.#plan.begins(at, performance.now());
  }

  ends(at: number, last: boolean): void {
    this.#plan.ends(at, last, performance.now());
  }

  stop(): void {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    statusLine('');
  }

  #draw(): void {
    const { done, runs } = this.#plan;
    const remaining = this.#plan.remaining(performance.now());
    const filled = Math.round((WIDTH * done) / runs);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
    const line = `${bar} ${done} of ${runs} runs${remaining === undefined ? '' : `, ${formatClock(remaining)} left`}, ${this.#name}`;
    statusLine(line.slice(0, (process.stderr.columns || 80) - 1));
  }
}

/** Overwrites the status line, on a terminal only. */
export function statusLine(text: string): void {
  if (process.stderr.isTTY && process.env.TERM !== 'dumb') process.stderr.write(`\r\u001B[K${text}`);
}

/** Estimates the remaining runs and their time. */
export class Plan {
  done = 0;
  /** Number of runs of all contestants, including finished ones. */
  runs: number;
  readonly #rounds: number;
  readonly #finished: number[];
  /** Milliseconds of the last run of each contestant. */
  readonly #took = new Map<number, number>();
  #began: { readonly at: number; readonly time: number } | undefined;

  constructor(contestants: number, { warmUp, repeat }: Rounds) {
    this.#rounds = warmUp + repeat;
    this.#finished = Array(contestants).fill(0);
    this.runs = contestants * this.#rounds;
  }

  begins(at: number, time: number): void {
    this.#began = { at, time };
  }

  ends(at: number, last: boolean, time: number): void {
    this.done++;
    this.#took.set(at, time - this.#began!.time);
    this.#began = undefined;
    this.#finished[at]!++;
    if (!last) return;
    this.runs -= this.#rounds - this.#finished[at]!;
    this.#finished[at] = this.#rounds;
  }

  /** Returns the remaining milliseconds; undefined before the first run. Contestants without a run are estimated at the average. */
  remaining(time: number): number | undefined {
    if (this.#took.size === 0) return undefined;
    const mean = [...this.#took.values()].reduce((sum, took) => sum + took, 0) / this.#took.size;
    const all = this.#finished.reduce(
      (sum, finished, at) => sum + (this.#rounds - finished) * (this.#took.get(at) ?? mean),
      0,
    );
    const spent = this.#began ? time - this.#began.time : 0;
    return Math.max(0, all - spent);
  }
}

/** Formats a duration as `0:07`, `12:30` or `1:02:03`. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
