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

/** Clauses about a small part of the board, as a reason of its own. */
export interface LocalReason {
  /** Selector literal; while it is true, the clauses do not apply. */
  readonly selector: Literal;
  readonly clauses: readonly (readonly Literal[])[];
  readonly places: readonly Place[];
}

/** Lowers the constraints of a model into a program builder, one after the other. */
export class ModelLowering extends ExpressionLowering {
  /** `canonical`: omits solutions that differ by small moves from others. */
  constructor(
    variables: readonly Variable[],
    readonly canonical = false,
  ) {
    super(variables);
  }

  /** Requires a constraint, unless one of `unless` is true. */
  require(posted: Posted, unless: readonly Literal[] = []): void {
    this.#write(posted, unless);
  }

  /**
   * Requires a constraint while it is assumed. Returns its selector, and the clauses about small parts of the board, which each have a
   * selector and are released
   * with the whole.
   */
  assume(posted: Posted): { readonly selector: Literal; readonly locals: readonly LocalReason[] } {
    const locals: LocalReason[] = [];
    const selector = this.draft.fresh();
    this.#write(posted, [selector], locals);
    return { selector: selector, locals };
  }

  #write(posted: Posted, unless: readonly Literal[], locals?: LocalReason[]): void {
    const { constraint } = posted;
    if (!isGlobal(constraint)) this.post(constraint, true, unless);
    else lowerGlobal(constraint, new PostedWriter(this, posted, unless, locals));
  }
}

const lowerGlobal = <C extends GlobalConstraint>(constraint: C, writer: Writer): void =>
  (LOWERINGS[constraint.op] as Lower<C>)(constraint, writer);

/** Writes one posted constraint. */
class PostedWriter implements Writer {
  readonly #to: ModelLowering;
  readonly #posted: Posted;
  /** Literals that release the constraint. */
  readonly #unless: readonly Literal[];
  /** Collected local reasons; undefined if none are needed. */
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
    return this.#to.nameOf(expression);
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

  count(literals: readonly Literal[], min: number, max: number, conditions: readonly Literal[] = []): void {
    const { draft } = this.#to;
    draft.count(draft.guard([...this.#unless, ...conditions.map((one) => -one)]), min, max, literals);
  }

  demand(expression: Bool): void {
    this.#to.post(expression, true, this.#unless);
  }

  get explains(): boolean {
    return this.#locals !== undefined;
  }

  get canonical(): boolean {
    return this.#to.canonical;
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

  addLazy(rule: LazyConstraint): void {
    const { source, places } = this.#posted;
    this.#to.draft.lazies.push({ rule, source, places, unless: this.#unless });
  }
}
