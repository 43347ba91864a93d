import { type Place, placeKey } from '../board/place.js';
import { scopeOf } from '../constraints/scope.js';
import type { Literal } from '../engine.js';
import { and, type Bool, or } from '../expressions/expression.js';
import type { AddCut, LazyConstraint } from '../lazy/lazy-constraint.js';
import { ModelLowering } from '../lower/model-lowering.js';
import type { Model } from '../model.js';
import type { LiteralMap } from '../program/program.js';
import type { ProgramRows } from '../program/rows.js';
import type { ConstraintReason } from './reason.js';

/** A reason with its selector in the program. */
export interface ProgramReason {
  readonly reason: ConstraintReason;
  /** Ids of the model's variables in its scope. */
  readonly scope: readonly number[];
  /** Selector literal; while it is true, the reason does not apply. */
  readonly selector: Literal;
  /** Lazy part of the constraint, which cuts when the reason is assumed. */
  readonly lazy?: LazyConstraint;
  /** For a part or a cut: index of the reason to which it belongs. */
  readonly whole?: number;
}

/** A clause that a lazy constraint has added for a reason: a new one, or that of the constraint if the cut has no places of its own. */
export interface NewClause {
  readonly owner: number;
  readonly clause: readonly Literal[];
}

/**
 * A program of a model in which every clue and every rule instance can be assumed or released. It is not simplified. Clauses of a lazy
 * constraint about small parts, and each of its cuts, are reasons of their own.
 */
export class AssumptionProgram {
  readonly reasons: ProgramReason[] = [];
  readonly rows: ProgramRows;
  /** Some constraint is lazy. */
  readonly isLazy: boolean;
  readonly literalMap: LiteralMap;
  /** Indices of the posted reasons in the order of posting; together with their cuts they are the whole model. */
  readonly posted: readonly number[];
  /** Clauses of all cuts so far. */
  readonly cutClauses: NewClause[] = [];
  readonly #meanings: ReadonlyMap<Literal, Bool>;
  /** By constraint and clause: index of the part or cut. */
  readonly #cuts = new Map<string, number>();
  /** By constraint and places: index of the cut. */
  readonly #cutAt = new Map<string, number>();

  constructor(model: Pick<Model, 'variables' | 'posted'>) {
    const lowering = new ModelLowering(model.variables);
    const { builder } = lowering;
    const assumable = model.posted.map((posted) => {
      const before = builder.lazies.length;
      const { selector, localReasons } = lowering.assume(posted);
      return { posted, selector, localReasons, lazy: builder.lazies[before]?.constraint };
    });
    for (const variable of model.variables) lowering.chooseOne(variable);
    for (let variable = 1; variable <= builder.variables; variable++) {
      const fact = builder.facts.of(variable);
      if (fact !== 0) builder.clauses.append([fact * variable, 0]);
    }
    this.#meanings = lowering.meanings;
    for (const { posted, selector, lazy } of assumable) {
      const { source, places, constraint } = posted;
      this.reasons.push({
        reason: { rule: source, places, constraint, cut: false },
        scope: [...scopeOf(constraint)],
        selector,
        ...(lazy && { lazy }),
      });
    }
    this.posted = [...this.reasons.keys()];
    for (const [whole, { localReasons }] of assumable.entries())
      for (const { selector, clauses, places } of localReasons)
        this.#addPart(whole, selector, clauses, places);
    this.rows = {
      variables: builder.variables,
      clauses: builder.clauses.view(),
      counts: builder.counts.view(),
      linears: builder.linears.view(),
    };
    this.isLazy = builder.lazies.length > 0;
    this.literalMap = builder.literalMap;
  }

  /** Adds the cuts of a lazy constraint and returns the new clauses; `fresh` creates a variable. */
  cuts(whole: number, cut: (add: AddCut) => void, fresh: () => Literal): NewClause[] {
    const added: NewClause[] = [];
    cut((clause, places) => {
      if (this.numberOf(whole, clause) !== undefined) return;
      if (!places) this.#cuts.set(nameOf(whole, clause), whole);
      added.push({ owner: places ? this.#addCut(whole, clause, places, fresh) : whole, clause });
    });
    this.cutClauses.push(...added);
    return added;
  }

  /** Returns the index of the reason for a clause of a constraint: a part, a cut, or the constraint itself. */
  numberOf(whole: number, clause: readonly Literal[]): number | undefined {
    return this.#cuts.get(nameOf(whole, clause));
  }

  /** Adds a reason for eager clauses about some places. */
  #addPart(
    whole: number,
    selector: Literal,
    clauses: readonly (readonly Literal[])[],
    places: readonly Place[],
  ): void {
    this.#set(this.reasons.length, whole, selector, clauses, places);
  }

  /** Adds a cut and returns its index. A loop or component is one reason, regardless of the number of its cuts. */
  #addCut(whole: number, clause: readonly Literal[], places: readonly Place[], fresh: () => Literal): number {
    const name = `${whole} ${places.map(placeKey).sort().join()}`;
    const at = this.#cutAt.get(name) ?? this.reasons.length;
    this.#cutAt.set(name, at);
    this.#set(at, whole, this.reasons[at]?.selector ?? fresh(), [clause], places);
    return at;
  }

  #set(
    at: number,
    whole: number,
    selector: Literal,
    clauses: readonly (readonly Literal[])[],
    places: readonly Place[],
  ): void {
    const { rule, constraint: partOf } = this.reasons[whole]!.reason;
    const said = clauses.map((clause) => or(...clause.map((literal) => this.#meanings.get(literal)!)));
    const before = this.reasons[at]?.reason.constraint;
    const constraint = and(...(before ? [before as Bool] : []), ...said);
    const reason = { rule, places: this.reasons[at]?.reason.places ?? places, constraint, cut: true, partOf };
    this.reasons[at] = { reason, scope: [...scopeOf(constraint)], selector, whole };
    for (const clause of clauses) this.#cuts.set(nameOf(whole, clause), at);
  }
}

const nameOf = (whole: number, clause: readonly Literal[]): string =>
  `${whole}:${[...clause].sort((a, b) => a - b).join()}`;
