import type { Watch } from '../search/watch.js';
import { goOn } from './asking.js';
import type { Clue } from './full.js';
import type { Prover } from './prover.js';

/** How clues are taken away. */
export interface Thinned {
  /** Whether these may be left, whatever they prove. */
  readonly may: (left: readonly Clue[]) => boolean;
  readonly watch: Watch;
}

/** Takes clues away, as long as those that are left leave no other answer. */
export class Thinning {
  /** What the last proof rests on. */
  #core: ReadonlySet<Clue> | undefined;

  constructor(private readonly prover: Prover) {}

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
    { may, watch }: Thinned,
  ): Promise<readonly (readonly Clue[])[]> {
    const left = new Set(clues);
    const taken: (readonly Clue[])[] = [];
    for (const orbit of orbits) {
      await goOn(watch);
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
