import { scopeOf } from '../constraints/scope.js';
import type { Literal } from '../engine.js';
import type { Model } from '../model/model.js';
import type { Assignment } from '../model/values.js';
import { Assumable } from './assumable.js';
import { Consequences } from './consequences.js';
import { effortOf } from './effort.js';
import { FactNames } from './fact-names.js';
import { saidOfOne } from './said-of-one.js';

/** What is tried at a time, the easiest first: thoughts of so many reasons. */
const STAGES = [
  { from: 1, most: 1, lazily: false },
  { from: 1.5, most: 1, lazily: true },
  { from: 2, most: 2, lazily: true },
  { from: 3, most: 3, lazily: true },
  { from: 4, most: 4, lazily: true },
] as const;

/**
 * How far a player comes by thoughts of some effort at most, with some of the clues of a puzzle whose answer is known. It asks no
 * engine, and tells no path: it only looks whether the answer is reached.
 */
export class Reach {
  readonly #program: Assumable;
  readonly #consequences: Consequences;
  readonly #aims: readonly Literal[];
  /** By number of posted reason: what it says of a single thing, which is seen at once. */
  readonly #seen: readonly (readonly Literal[])[];

  constructor(model: Pick<Model, 'variables' | 'posted'>, assignment: Assignment) {
    this.#program = new Assumable(model);
    const program = this.#program;
    let fresh = program.rows.variables;
    this.#consequences = new Consequences(program, {
      fresh: () => ++fresh,
      add: (cuts) => {
        for (const cut of cuts) this.#consequences.state(cut);
      },
    });
    const names = new FactNames(model.variables, program.key, new Map());
    const aims = model.variables.map((variable): Literal[] => {
      const literals = names.literalsOf(variable.id);
      const value = assignment[variable.id]!;
      if (variable.op === 'bool') return [value ? literals[0]! : -literals[0]!];
      return Array.from(literals, (literal, at) => (variable.min + at === value ? literal : -literal));
    });
    this.#aims = aims.flat();
    this.#seen = program.posted.map((reason) => {
      const { constraint } = program.held[reason]!.reason;
      const [only, ...others] = scopeOf(constraint);
      return only === undefined || others.length > 0 ? [] : saidOfOne(constraint, only, aims[only]!, names);
    });
  }

  /** Whether thoughts of at most this effort lead to the whole answer, without some of what is posted, by number. */
  within(effort: number, without: ReadonlySet<number>): boolean {
    this.#begin(without);
    let left = this.#aims;
    const isOpen = (literal: Literal) => this.#consequences.known(literal) <= 0;
    for (;;) {
      left = left.filter(isOpen);
      if (left.length === 0) return true;
      if (!STAGES.some((stage) => stage.from <= effort && this.#learns(left, stage, effort))) return false;
    }
  }

  /** Only what is left has to be found, and of it only what may be found. */
  #begin(without: ReadonlySet<number>): void {
    const { held, posted } = this.#program;
    this.#consequences.begin(
      Uint8Array.from(held, ({ whole }, reason) => Number(without.has(whole ?? reason))),
    );
    for (const reason of posted)
      if (!without.has(reason)) for (const literal of this.#seen[reason]!) this.#consequences.learn(literal);
  }

  /** Learns what follows by thoughts of one stage; whether there was anything. */
  #learns(left: readonly Literal[], { most, lazily }: (typeof STAGES)[number], effort: number): boolean {
    let any = false;
    for (const literal of left) {
      if (this.#consequences.known(literal) > 0) continue;
      const refutation = this.#consequences.refute(-literal, most, lazily);
      if (!refutation || effortOf(this.#program, refutation.reasons, refutation.depth) > effort) continue;
      this.#consequences.learn(literal);
      any = true;
    }
    return any;
  }
}
