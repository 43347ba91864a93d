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

/** Clauses about a small part of the board, which form a reason of their own. */
export interface LocalReason {
  /** Selector literal; while it is true, the clauses do not apply. */
  readonly selector: Literal;
  readonly clauses: readonly (readonly Literal[])[];
  readonly places: readonly Place[];
}

/** Lowers the constraints of a model into a program builder, one after the other. */
export class ModelLowering extends ExpressionLowering {
  /** With `canonical`, omits solutions that differ from others only by small moves. */
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
   * Adds a constraint that applies while its selector is false. Also returns its local reasons, each with a selector of its own; the
   * selector of the constraint releases them too.
   */
  assume(posted: Posted): { readonly selector: Literal; readonly localReasons: readonly LocalReason[] } {
    const localReasons: LocalReason[] = [];
    const selector = this.builder.fresh();
    this.#write(posted, [selector], localReasons);
    return { selector, localReasons };
  }

  #write(posted: Posted, unless: readonly Literal[], localReasons?: LocalReason[]): void {
    const { constraint } = posted;
    if (!isGlobal(constraint)) this.post(constraint, true, unless);
    else lowerGlobal(constraint, new PostedWriter(this, posted, unless, localReasons));
  }
}

const lowerGlobal = <C extends GlobalConstraint>(constraint: C, writer: Writer): void =>
  (LOWERINGS[constraint.op] as Lower<C>)(constraint, writer);

/** Writes a posted constraint into the program of a lowering. */
class PostedWriter implements Writer {
  readonly #lowering: ModelLowering;
  readonly #posted: Posted;
  /** Literals each of which releases the constraint. */
  readonly #unless: readonly Literal[];
  /** Collected local reasons; undefined if none are needed. */
  readonly #localReasons: LocalReason[] | undefined;

  constructor(
    lowering: ModelLowering,
    posted: Posted,
    unless: readonly Literal[],
    localReasons: LocalReason[] | undefined,
  ) {
    this.#lowering = lowering;
    this.#posted = posted;
    this.#unless = unless;
    this.#localReasons = localReasons;
  }

  literalsOf(variable: Variable): readonly Literal[] {
    return this.#lowering.literalsOf(variable);
  }

  literalOf(expression: Bool): Literal {
    return this.#lowering.nameOf(expression);
  }

  fresh(): Literal {
    return this.#lowering.builder.fresh();
  }

  rootValue(literal: Literal): number {
    return this.#lowering.builder.facts.of(literal);
  }

  define(clause: readonly Literal[]): void {
    this.#lowering.builder.clause(clause);
  }

  clause(literals: readonly Literal[]): void {
    this.#lowering.builder.clause(this.#unless.length === 0 ? literals : [...this.#unless, ...literals]);
  }

  count(literals: readonly Literal[], min: number, max: number, conditions: readonly Literal[] = []): void {
    const { builder } = this.#lowering;
    builder.count(
      builder.guard([...this.#unless, ...conditions.map((condition) => -condition)]),
      min,
      max,
      literals,
    );
  }

  require(expression: Bool): void {
    this.#lowering.post(expression, true, this.#unless);
  }

  get explains(): boolean {
    return this.#localReasons !== undefined;
  }

  get canonical(): boolean {
    return this.#lowering.canonical;
  }

  requireAt(clauses: readonly (readonly Literal[])[], places: readonly Place[]): void {
    const localReasons = this.#localReasons;
    if (!localReasons) {
      for (const clause of clauses) this.clause(clause);
      return;
    }
    const selector = this.fresh();
    for (const clause of clauses) this.define([selector, ...clause]);
    this.define([-selector, ...this.#unless]);
    localReasons.push({ selector, clauses, places });
  }

  addLazy(constraint: LazyConstraint): void {
    const { source, places } = this.#posted;
    this.#lowering.builder.lazies.push({ constraint, source, places, unless: this.#unless });
  }
}
