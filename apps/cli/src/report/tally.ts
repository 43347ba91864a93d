import { countNoun } from '@gridproof/api';
import { EXIT } from '../exit.js';

/** Counts puzzles by status. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #all = 0;

  add(status: string): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    this.#all++;
  }

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

  /** Exit status of `solve` for several puzzles. */
  get exit(): number {
    if (this.#counts.has('invalid')) return EXIT.wrong;
    if (this.#counts.has('unknown')) return EXIT.unknown;
    return this.#counts.has('unsolvable') ? EXIT.no : EXIT.done;
  }
}
