import type { Candidates } from '../board/picture.js';
import { type Cell, type Place, placeKey } from '../board/place.js';
import type { Constraint } from '../constraints/constraint.js';
import { mayHold } from '../constraints/may-hold.js';
import { scopeOf } from '../constraints/scope.js';
import { domain, type IntVar } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { Posted } from '../model.js';
import type { Step } from '../reasons/solve-path.js';

/** Known facts when a step is shown. */
export interface KnownAtStep {
  /** Values by variable, including those that the step finds. */
  readonly values: ReadonlyMap<number, boolean | number>;
  /** Facts that earlier steps excluded. */
  readonly excluded: readonly Fact[];
}

/** A number in a cell of the answer. */
export interface CellNumber {
  readonly variable: IntVar;
  readonly at: Cell;
  /** Texts of the values, in order of the values. */
  readonly texts: readonly string[];
}

/**
 * Candidates of the cells of a step, as pencil marks: if the step excludes numbers or depends on excluded ones, and where earlier steps
 * excluded some. Values that a single rule excludes by the known values are omitted.
 */
export class PencilMarks {
  readonly #numbers: ReadonlyMap<number, CellNumber>;
  readonly #constraints = new Map<number, Constraint[]>();

  constructor(numbers: readonly CellNumber[], posted: readonly Posted[]) {
    this.#numbers = new Map(numbers.map((number) => [number.variable.id, number]));
    for (const { constraint } of posted)
      for (const variable of scopeOf(constraint)) {
        if (!this.#numbers.has(variable)) continue;
        const constraints = this.#constraints.get(variable);
        if (constraints) constraints.push(constraint);
        else this.#constraints.set(variable, [constraint]);
      }
  }

  /** Returns the pencil marks before a step. */
  of(step: Step, known: KnownAtStep): readonly Candidates[] {
    const before = known.excluded.filter(({ holds }) => !holds);
    const now = step.claims.filter(({ holds }) => !holds);
    const shown = new Set([...before, ...now].map(({ variable }) => variable));
    if ([...now, ...step.facts].some(({ variable, holds }) => !holds && this.#isOpen(variable, known)))
      for (const variable of this.#variablesOf(step)) shown.add(variable);
    return [...shown]
      .filter((variable) => this.#isOpen(variable, known))
      .map((variable) => this.#marks(variable, { before, now, known }));
  }

  #isOpen(variable: number, { values }: KnownAtStep): boolean {
    return this.#numbers.has(variable) && !values.has(variable);
  }

  /** Returns the variables of a step; a rule over the whole board adds none. */
  #variablesOf({ claims, facts, reasons }: Step): readonly number[] {
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
