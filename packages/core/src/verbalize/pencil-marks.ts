import type { Candidates } from '../board/picture.js';
import { type Cell, type Place, placeKey } from '../board/place.js';
import type { Constraint } from '../constraints/constraint.js';
import { mayHold } from '../constraints/may-hold.js';
import { scopeOf } from '../constraints/scope.js';
import { domain, type IntVar } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { Posted } from '../model.js';
import type { Step } from '../reasons/solve-path.js';

/** What is known when a step is shown. */
export interface KnownAtStep {
  /** By variable, what the step finds included. */
  readonly values: ReadonlyMap<number, boolean | number>;
  /** What steps before have excluded. */
  readonly excluded: readonly Fact[];
}

/** A number that stands in a cell of the answer. */
export interface CellNumber {
  readonly variable: IntVar;
  readonly at: Cell;
  /** What each of its values is written as, in the order of the values. */
  readonly texts: readonly string[];
}

/**
 * What the cells of a step may hold, as pencil marks: where the step excludes numbers or needs that some are excluded, and where
 * steps before have excluded some. What a single rule excludes beside the values that are known is not among them.
 */
export class PencilMarks {
  readonly #numbers: ReadonlyMap<number, CellNumber>;
  readonly #constraints = new Map<number, Constraint[]>();

  constructor(numbers: readonly CellNumber[], posted: readonly Posted[]) {
    this.#numbers = new Map(numbers.map((one) => [one.variable.id, one]));
    for (const { constraint } of posted)
      for (const variable of scopeOf(constraint)) {
        if (!this.#numbers.has(variable)) continue;
        const those = this.#constraints.get(variable);
        if (those) those.push(constraint);
        else this.#constraints.set(variable, [constraint]);
      }
  }

  /** The marks of the board behind a step. */
  of(step: Step, known: KnownAtStep): readonly Candidates[] {
    const before = known.excluded.filter(({ holds }) => !holds);
    const now = step.claims.filter(({ holds }) => !holds);
    const shown = new Set([...before, ...now].map(({ variable }) => variable));
    if ([...now, ...step.facts].some(({ variable, holds }) => !holds && this.#isOpen(variable, known)))
      for (const variable of this.#about(step)) shown.add(variable);
    return [...shown]
      .filter((variable) => this.#isOpen(variable, known))
      .map((variable) => this.#marks(variable, { before, now, known }));
  }

  #isOpen(variable: number, { values }: KnownAtStep): boolean {
    return this.#numbers.has(variable) && !values.has(variable);
  }

  /** The numbers that a step speaks of; a rule over the whole board speaks of none in particular. */
  #about({ claims, facts, reasons }: Step): readonly number[] {
    const area = (places: readonly Place[]) => (places.length < this.#numbers.size ? places : []);
    const keys = new Set(reasons.flatMap(({ places }) => area(places)).map(placeKey));
    const near = [...this.#numbers.values()].filter(({ at }) => keys.has(placeKey(at)));
    return [...claims, ...facts, ...near.map(({ variable: { id } }) => ({ variable: id }))].map(
      ({ variable }) => variable,
    );
  }

  #marks(
    id: number,
    { before, now, known }: { before: readonly Fact[]; now: readonly Fact[]; known: KnownAtStep },
  ): Candidates {
    const { variable, at, texts } = this.#numbers.get(id)!;
    const isIn = (facts: readonly Fact[], value: number | boolean) =>
      facts.some((fact) => fact.variable === id && fact.value === value);
    const marks = domain(variable).map((value, rank) => {
      const text = texts[rank]!;
      if (isIn(now, value)) return { text, excluded: true } as const;
      const possible = (this.#constraints.get(id) ?? []).every((constraint) =>
        mayHold(constraint, (one) => (one === id ? value : known.values.get(one))),
      );
      return isIn(before, value) || !possible ? undefined : ({ text } as const);
    });
    return { at, marks };
  }
}
