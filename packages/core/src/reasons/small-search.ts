import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';
import type { DepthFirstSearch } from '../search/depth-first.js';
import type { AssumptionProgram } from './assumption-program.js';
import { Subprograms } from './subprograms.js';

/** Decides queries about a few reasons by a small search with the same results as an engine. */
export class SmallSearch {
  readonly #subprograms: Subprograms;

  /** `fastShare`: share of the variables of the program up to which it is faster than an engine. */
  constructor(program: AssumptionProgram, fastShare?: number) {
    this.#subprograms = new Subprograms(program, fastShare);
  }

  /**
   * Returns the literals that reasons force with the known ones; undefined if that needs more than a small search, or if `onlyFast` and an
   * engine is faster. Each assignment excludes all literals that are false in it, and the negation of a remaining one is assumed next.
   */
  forcedBy(
    reasons: readonly number[],
    literals: readonly Literal[],
    known: readonly Literal[],
    onlyFast = false,
  ): readonly Literal[] | undefined {
    const subprogram = this.#subprograms.of(reasons);
    if (!subprogram || (onlyFast && !subprogram.isFast)) return undefined;
    const { search, translate: own } = subprogram;
    const open = literals.filter((literal) => literal !== TRUE);
    if (open.some((literal) => own(literal) === undefined)) return undefined;
    search.restart();
    if (!learnAll(search, known, own)) return literals;
    const excluded = new Set<Literal>();
    for (const supposed of [undefined, ...open]) {
      if (supposed !== undefined && excluded.has(supposed)) continue;
      if (supposed !== undefined) search.assume(-own(supposed)!);
      const { status } = search.solve();
      if (status === 'unknown') {
        this.#subprograms.giveUp(reasons);
        return undefined;
      }
      if (status === 'unsat') return literals;
      // A literal that is true although its negation was assumed has been refuted, and stays true.
      for (const literal of open) if (!search.value(own(literal)!)) excluded.add(literal);
    }
    return literals.filter((literal) => !excluded.has(literal));
  }

  /** Returns whether reasons contradict some literals; undefined if an engine is faster. */
  contradicts(reasons: readonly number[], literals: readonly Literal[]): boolean | undefined {
    const subprogram = this.#subprograms.of(reasons);
    if (!subprogram?.isFast) return undefined;
    const { search, translate } = subprogram;
    // Its own definition may contradict a literal that the reasons do not mention.
    if (literals.some((literal) => literal !== TRUE && translate(literal) === undefined)) return undefined;
    search.restart();
    if (!learnAll(search, literals, translate)) return true;
    const { status } = search.solve();
    if (status === 'unknown') this.#subprograms.giveUp(reasons);
    return status === 'unknown' ? undefined : status === 'unsat';
  }
}

/** Learns the literals that occur in a program; returns false if they contradict each other. */
const learnAll = (
  search: DepthFirstSearch,
  literals: readonly Literal[],
  translate: (literal: Literal) => Literal | undefined,
): boolean =>
  literals.every((literal) => {
    const own = translate(literal);
    return own === undefined || search.learn(own);
  });
