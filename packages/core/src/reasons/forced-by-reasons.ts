import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';
import { DepthFirstSearch } from '../search/depth-first.js';
import type { AssumptionProgram } from './assumption-program.js';
import { Subprograms } from './subprograms.js';

/** How many steps a search may take. Reasons that need more once are left to the engine from then on. */
const STEPS = 2_000;

/** Finds by a small search what a few reasons force together, the same as an engine would find. */
export class ForcedByReasons {
  readonly #excerpts: Subprograms;

  constructor(program: AssumptionProgram) {
    this.#excerpts = new Subprograms(program);
  }

  /**
   * Those of some literals that reasons force together with what is known; undefined where that takes more than a small search. Each
   * assignment that it finds drops all literals that are false there, and the opposite of one that is left is supposed next.
   */
  by(
    reasons: readonly number[],
    literals: readonly Literal[],
    known: readonly Literal[],
  ): readonly Literal[] | undefined {
    const excerpt = this.#excerpts.of(reasons);
    if (!excerpt) return undefined;
    const { rows, own } = excerpt;
    const asked = literals.filter((literal) => literal !== TRUE);
    if (asked.some((literal) => own(literal) === undefined)) return undefined;
    const search = new DepthFirstSearch(rows, STEPS);
    for (const literal of known) {
      const given = own(literal);
      if (given !== undefined && !search.learn(given)) return literals;
    }
    const dropped = new Set<Literal>();
    for (const supposed of [undefined, ...asked]) {
      if (supposed !== undefined && dropped.has(supposed)) continue;
      if (supposed !== undefined) search.suppose(-own(supposed)!);
      const { status } = search.solve();
      if (status === 'unknown') {
        this.#excerpts.giveUp(reasons);
        return undefined;
      }
      if (status === 'unsat') return literals;
      // What is true although the opposite was supposed has been refuted, and is true from now on.
      for (const literal of asked) if (!search.value(own(literal)!)) dropped.add(literal);
    }
    return literals.filter((literal) => !dropped.has(literal));
  }
}
