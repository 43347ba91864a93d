import type { Place } from '../board/place.js';
import { isGlobal } from '../constraints/constraint.js';
import type { GlobalConstraint } from '../constraints/definitions.js';
import { LOWERINGS } from '../constraints/lowerings.js';
import type { Lower, Writer } from '../constraints/writer.js';
import type { Literal } from '../engine.js';
import type { Bool, Variable } from '../expressions/expression.js';
import type { LazyConstraint } from '../lazy/lazy-constraint.js';
import type { Posted } from '../model.js';
import { ExpressionLowering } from './expression-lowering.js';

/** What a rule says at once of a small part of the board, where that is to be a reason of its own. */
export interface LocalReason {
  /** While it is true, nothing is said. */
  readonly selector: Literal;
  readonly clauses: readonly (readonly Literal[])[];
  readonly places: readonly Place[];
}

/** Writes the constraints of a model into a draft, one after the other. */
export class ModelLowering extends ExpressionLowering {
  /** `tidy`: answers are left out that are had from others by small changes. */
  constructor(
    variables: readonly Variable[],
    readonly tidy = false,
  ) {
    super(variables);
  }

  /** Demands a constraint, unless one of some literals is true. */
  require(posted: Posted, unless: readonly Literal[] = []): void {
    this.#write(posted, unless);
  }

  /**
   * Demands a constraint where it is assumed. Returns its selector, and what it says of small parts of the
   * board: each has a selector of its own, and is released with the whole.
   */
  suppose(posted: Posted): { readonly selector: Literal; readonly locals: readonly LocalReason[] } {
    const locals: LocalReason[] = [];
    const released = this.draft.fresh();
    this.#write(posted, [released], locals);
    return { selector: released, locals };
  }

  #write(posted: Posted, unless: readonly Literal[], locals?: LocalReason[]): void {
    const { constraint } = posted;
    if (!isGlobal(constraint)) this.post(constraint, true, unless);
    else lowerGlobal(constraint, new PostedWriter(this, posted, unless, locals));
  }
}

const lowerGlobal = <C extends GlobalConstraint>(constraint: C, writer: Writer): void =>
  (LOWERINGS[constraint.op] as Lower<C>)(constraint, writer);

/** Writes one constraint, where it was posted. */
class PostedWriter implements Writer {
  readonly #to: ModelLowering;
  readonly #posted: Posted;
  /** It is released where one of these is true. */
  readonly #unless: readonly Literal[];
  /** Where its parts are collected, if they are. */
  readonly #locals: LocalReason[] | undefined;

  constructor(
    to: ModelLowering,
    posted: Posted,
    unless: readonly Literal[],
    locals: LocalReason[] | undefined,
  ) {
    this.#to = to;
    this.#posted = posted;
    this.#unless = unless;
    this.#locals = locals;
  }

  literalsOf(variable: Variable): readonly Literal[] {
    return this.#to.literalsOf(variable);
  }

  literalOf(expression: Bool): Literal {
    return this.#to.naming(expression);
  }

  fresh(): Literal {
    return this.#to.draft.fresh();
  }

  known(literal: Literal): number {
    return this.#to.draft.facts.of(literal);
  }

  define(clause: readonly Literal[]): void {
    this.#to.draft.clause(clause);
  }

  clause(literals: readonly Literal[]): void {
    this.#to.draft.clause(this.#unless.length === 0 ? literals : [...this.#unless, ...literals]);
  }

  count(literals: readonly Literal[], min: number, max: number, where: readonly Literal[] = []): void {
    const { draft } = this.#to;
    draft.count(draft.guard([...this.#unless, ...where.map((one) => -one)]), min, max, literals);
  }

  demand(expression: Bool): void {
    this.#to.post(expression, true, this.#unless);
  }

  get explains(): boolean {
    return this.#locals !== undefined;
  }

  get tidy(): boolean {
    return this.#to.tidy;
  }

  part(clauses: readonly (readonly Literal[])[], places: readonly Place[]): void {
    const locals = this.#locals;
    if (!locals) {
      for (const clause of clauses) this.clause(clause);
      return;
    }
    const released = this.fresh();
    for (const clause of clauses) this.define([released, ...clause]);
    this.define([-released, ...this.#unless]);
    locals.push({ selector: released, clauses, places });
  }

  lazily(rule: LazyConstraint): void {
    const { source, places } = this.#posted;
    this.#to.draft.lazies.push({ rule, source, places, unless: this.#unless });
  }
}
