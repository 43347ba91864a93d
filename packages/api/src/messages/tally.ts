import { countNoun } from './verdict.js';

/** Counts puzzles by status. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #all = 0;

  /** Counts a puzzle. */
  add(status: string): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    this.#all++;
  }

  /** Whether a puzzle has this status. */
  has(status: string): boolean {
    return this.#counts.has(status);
  }

  /** The number of puzzles. */
  get all(): number {
    return this.#all;
  }

  /** `3 puzzles` */
  get puzzles(): string {
    return countNoun(this.#all, 'puzzle');
  }

  /** `2 unique, 1 invalid`, the most frequent first. */
  get statuses(): string {
    const counts = [...this.#counts].toSorted(([, a], [, b]) => b - a);
    return counts.map(([status, n]) => `${n} ${status}`).join(', ');
  }

  /** `3 puzzles: 2 unique, 1 invalid` */
  get summary(): string {
    return `${this.puzzles}: ${this.statuses}`;
  }
}
