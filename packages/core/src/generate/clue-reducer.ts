import type { TaskMonitor } from '../search/task-monitor.js';
import type { Clue } from './implied-clues.js';
import { checkpoint } from './oracle.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** How clues are taken away. */
export interface ReductionOptions {
  /** Whether these may be left, whatever they prove. */
  readonly may: (left: readonly Clue[]) => boolean;
  readonly watch: TaskMonitor;
}

/** Takes clues away, as long as those that are left leave no other answer. */
export class ClueReducer {
  /** What the last proof rests on. */
  #core: ReadonlySet<Clue> | undefined;

  constructor(private readonly prover: UniquenessProver) {}

  /** Whether some clues leave no other answer. Throws `Undecided`. */
  async unique(clues: readonly Clue[]): Promise<boolean> {
    const core = await this.prover.core(clues);
    if (core) this.#core = core;
    return core !== undefined;
  }

  /** Whether some clues that are known to leave no other answer do so without these. */
  async without(clues: ReadonlySet<Clue>, taken: readonly Clue[]): Promise<boolean> {
    // What the last proof did without is known not to be needed.
    if (this.#core && !taken.some((clue) => this.#core!.has(clue))) return true;
    return this.unique([...clues].filter((clue) => !taken.includes(clue)));
  }

  /** Takes clues away one orbit after the other, as long as no other answer is left; returns what was taken. Throws `Undecided`. */
  async chain(
    clues: readonly Clue[],
    orbits: readonly (readonly Clue[])[],
    { may, watch }: ReductionOptions,
  ): Promise<readonly (readonly Clue[])[]> {
    const left = new Set(clues);
    const taken: (readonly Clue[])[] = [];
    for (const orbit of orbits) {
      await checkpoint(watch);
      const rest = () => [...left].filter((clue) => !orbit.includes(clue));
      if (!watch.run(() => may(rest()))) continue;
      if (!(await this.without(left, orbit))) continue;
      for (const clue of orbit) left.delete(clue);
      taken.push(orbit);
    }
    return taken;
  }

  end(): void {
    this.prover.end();
  }
}
