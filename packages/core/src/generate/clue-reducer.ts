import type { TaskMonitor } from '../search/task-monitor.js';
import type { Clue } from './implied-clues.js';
import { checkpoint } from './oracle.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** Options for removing clues. */
export interface ReductionOptions {
  /** Returns whether these clues may remain, apart from uniqueness. */
  readonly may: (left: readonly Clue[]) => boolean;
  readonly monitor: TaskMonitor;
}

/** Removes clues while the remaining ones leave no other answer. */
export class ClueReducer {
  /** Core of the last proof. */
  #core: ReadonlySet<Clue> | undefined;

  constructor(private readonly prover: UniquenessProver) {}

  /**
   * Returns whether some clues leave no other answer.
   * @throws {UndecidedError}
   */
  async isUnique(clues: readonly Clue[]): Promise<boolean> {
    const core = await this.prover.core(clues);
    if (core) this.#core = core;
    return core !== undefined;
  }

  /** Returns whether clues that leave no other answer still do so without some of them. */
  async isUniqueWithout(clues: ReadonlySet<Clue>, removed: readonly Clue[]): Promise<boolean> {
    // Clues outside the last core are not needed.
    if (this.#core && !removed.some((clue) => this.#core!.has(clue))) return true;
    return this.isUnique([...clues].filter((clue) => !removed.includes(clue)));
  }

  /**
   * Removes one orbit after the other while no other answer exists. Returns the removed orbits.
   * @throws {UndecidedError}
   */
  async chain(
    clues: readonly Clue[],
    orbits: readonly (readonly Clue[])[],
    { may, monitor }: ReductionOptions,
  ): Promise<readonly (readonly Clue[])[]> {
    const left = new Set(clues);
    const removed: (readonly Clue[])[] = [];
    for (const orbit of orbits) {
      await checkpoint(monitor);
      const rest = () => [...left].filter((clue) => !orbit.includes(clue));
      if (!monitor.run(() => may(rest()))) continue;
      if (!(await this.isUniqueWithout(left, orbit))) continue;
      for (const clue of orbit) left.delete(clue);
      removed.push(orbit);
    }
    return removed;
  }

  end(): void {
    this.prover.end();
  }
}
