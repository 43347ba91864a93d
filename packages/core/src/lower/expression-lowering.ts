import { checkpoint } from '../checkpoint.js';
import type { Literal } from '../engine.js';
import {
  type Bool,
  childrenOf,
  type IntVar,
  is,
  type Linear,
  not,
  type Term,
  type Variable,
} from '../expressions/expression.js';
import { TRUE } from '../literal.js';
import type { LiteralMap } from '../program/program.js';
import { ProgramBuilder } from '../program/program-builder.js';

/** Maximum number of combinations of two integers that are compared by clauses, value by value. */
const PAIRWISE_LIMIT = 1024;

/** Maximum nesting of definitions that are lowered recursively, well below the stack limit. */
const MAX_DEPTH = 100;

/** Lowers expressions into a program builder. */
export class ExpressionLowering {
  readonly builder: ProgramBuilder;
  /** By variable: its literal, or those of its values. */
  readonly #literals: (readonly Literal[])[] = [];
  /** Buffer for a clause, because allocating a list for each short clause would dominate. */
  readonly #plain: Literal[] = [];
  readonly #named = new Map<Bool, Literal>();
  /** Present nesting of definitions. */
  #depth = 0;
  readonly #implied = [new Map<Bool, Literal>(), new Map<Bool, Literal>()] as const;

  constructor(readonly variables: readonly Variable[]) {
    const first = new Int32Array(variables.length + 1);
    for (const [id, variable] of variables.entries()) first[id + 1] = first[id]! + size(variable);
    const literalMap: LiteralMap = { first, literals: new Int32Array(first[variables.length]!) };
    this.builder = new ProgramBuilder(literalMap);
    for (const variable of variables) this.#declare(variable);
  }

  #declare(variable: Variable): void {
    const literals = this.#freshFor(variable);
    this.#literals.push(literals);
    this.builder.literalMap.literals.set(literals, this.builder.literalMap.first[variable.id]);
  }

  /** Requires exactly one value of an integer. */
  chooseOne(variable: Variable): void {
    const literals = this.literalsOf(variable);
    if (literals.length > 2) this.builder.count(0, 1, 1, literals);
  }

  #freshFor(variable: Variable): readonly Literal[] {
    if (variable.op === 'bool') return [this.builder.fresh()];
    if (size(variable) === 1) return [TRUE];
    if (size(variable) > 2) {
      const values: Literal[] = [];
      for (let value = variable.min; value <= variable.max; value++) values.push(this.builder.fresh());
      return values;
    }
    const lower = this.builder.fresh();
    return [lower, -lower];
  }

  /** Meaning of each literal that stands for a variable's value or a named expression. */
  get meanings(): ReadonlyMap<Literal, Bool> {
    const meanings = new Map<Literal, Bool>([
      [TRUE, true],
      [-TRUE, false],
    ]);
    const add = (literal: Literal, meaning: Bool) => {
      if (!meanings.has(literal)) meanings.set(literal, meaning).set(-literal, not(meaning));
    };
    for (const variable of this.variables)
      for (const [at, literal] of this.literalsOf(variable).entries())
        add(literal, variable.op === 'bool' ? variable : is(variable, variable.min + at));
    for (const [meaning, literal] of this.#named) add(literal, meaning);
    return meanings;
  }

  /** Requires that the expression has this truth value, unless one of `unless` is true. */
  post(constraint: Bool, truth: boolean, unless: readonly Literal[]): void {
    checkpoint();
    if (typeof constraint === 'boolean') {
      if (constraint !== truth) this.builder.clause(unless);
      return;
    }
    switch (constraint.op) {
      case 'bool':
        this.builder.clause([...unless, this.#signed(constraint.id, truth)]);
        break;
      case 'not':
        this.post(constraint.of, !truth, unless);
        break;
      case 'and':
        this.#junction(constraint.all, truth, truth, unless);
        break;
      case 'or':
        this.#junction(constraint.any, !truth, truth, unless);
        break;
      case 'iff': {
        const { left, right } = constraint;
        this.#either([truth ? not(left) : left, right], true, unless);
        this.#either([truth ? left : not(left), not(right)], true, unless);
        break;
      }
      case 'linear':
        if (isDomain(constraint)) this.#domain(constraint, truth, unless);
        else if (truth) this.#range(constraint, unless);
        else this.#outside(constraint, unless);
        break;
      case 'defined':
        this.builder.clause([...unless, this.nameOf(constraint.as) * (truth ? 1 : -1)]);
        break;
      default:
        // A puzzle type may bring its own, newer copy of this package.
        throw new TypeError(`no constraint is called '${(constraint as { readonly op: string }).op}'`);
    }
  }

  #junction(parts: readonly Bool[], all: boolean, truth: boolean, unless: readonly Literal[]): void {
    if (all) for (const part of parts) this.post(part, truth, unless);
    else this.#either(parts, truth, unless);
  }

  /**
   * Requires that one of the parts has this truth value. The last compound part needs no literal, because the rest of the clause is its
   * selector.
   */
  #either(parts: readonly Bool[], truth: boolean, unless: readonly Literal[]): void {
    if (this.#eitherPlain(parts, truth, unless)) return;
    const clause = [...unless];
    let last: Bool | undefined;
    for (const part of parts) {
      if (this.#addDisjuncts(clause, part, truth)) continue;
      if (last !== undefined) clause.push(this.#impliedLiteral(last, truth));
      last = part;
    }
    if (last === undefined) this.builder.clause(clause);
    else this.post(last, truth, clause);
  }

  /**
   * Same as `#either` if all parts are variables or their negations, which is the usual case; otherwise returns false and writes nothing.
   */
  #eitherPlain(parts: readonly Bool[], truth: boolean, unless: readonly Literal[]): boolean {
    const clause = this.#plain;
    let length = 0;
    for (const literal of unless) clause[length++] = literal;
    for (const part of parts) {
      const literal = this.#plainLiteral(part, truth);
      if (literal === 0) return false;
      clause[length++] = literal;
    }
    this.builder.clause(clause, length);
    return true;
  }

  /** Returns the literal of a variable or its negation; 0 for other expressions. */
  #plainLiteral(expression: Bool, truth: boolean): Literal {
    if (typeof expression === 'boolean') return 0;
    if (expression.op === 'not') return this.#plainLiteral(expression.of, !truth);
    return expression.op === 'bool' ? this.#signed(expression.id, truth) : 0;
  }

  /** Appends literals whose disjunction is the expression; returns false if it is not that simple. */
  #addDisjuncts(to: Literal[], expression: Bool, truth: boolean): boolean {
    if (typeof expression === 'boolean') to.push(expression === truth ? TRUE : -TRUE);
    else if (expression.op === 'bool') to.push(this.#signed(expression.id, truth));
    else if (expression.op === 'not') return this.#addDisjuncts(to, expression.of, !truth);
    else if (expression.op === 'defined') to.push(this.nameOf(expression.as) * (truth ? 1 : -1));
    else if (expression.op === 'linear' && isDomain(expression)) to.push(...this.#oneOf(expression, truth));
    else return false;
    return true;
  }

  /** Returns literals whose disjunction means that one integer is within bounds, or outside. */
  #oneOf(domain: Linear, truth: boolean): readonly Literal[] {
    if (domain.min === domain.max && domain.terms[0]!.coefficient !== 0) {
      const literal = this.#ofValue(domain);
      return [truth ? literal : -literal];
    }
    // If only one value is excluded, its negated literal is equivalent and propagates more.
    const others = this.#valuesIn(domain, !truth);
    return others.length === 1 ? [-others[0]!] : this.#valuesIn(domain, truth);
  }

  /** Returns the literal of an integer's only value within bounds. */
  #ofValue({ terms: [term], min }: Linear): Literal {
    const integer = term!.of as IntVar;
    return this.literalsOf(integer)[min / term!.coefficient - integer.min] ?? -TRUE;
  }

  /** Returns the literals of an integer's values within bounds, or outside. */
  #valuesIn({ terms: [term], min, max }: Linear, truth: boolean): readonly Literal[] {
    const integer = term!.of as IntVar;
    return this.literalsOf(integer).filter((_, at) => {
      const value = term!.coefficient * (integer.min + at);
      return (min <= value && value <= max) === truth;
    });
  }

  /** Returns a literal that implies this truth value of the expression. */
  #impliedLiteral(expression: Bool, truth: boolean): Literal {
    if (typeof expression === 'object' && expression.op === 'not')
      return this.#impliedLiteral(expression.of, !truth);
    const known = this.#implied[truth ? 1 : 0];
    let literal = known.get(expression);
    if (literal === undefined) {
      literal = this.builder.fresh();
      known.set(expression, literal);
      this.post(expression, truth, [-literal]);
    }
    return literal;
  }

  /** Returns a literal equivalent to the expression. */
  nameOf(expression: Bool): Literal {
    const plain = this.#plainLiteral(expression, true);
    if (plain !== 0) return plain;
    const simple: Literal[] = [];
    if (this.#addDisjuncts(simple, expression, true) && simple.length === 1) return simple[0]!;
    let literal = this.#named.get(expression);
    if (literal !== undefined) return literal;
    if (this.#depth >= MAX_DEPTH) this.#nameInner(expression);
    this.#depth++;
    literal = this.builder.fresh();
    this.#named.set(expression, literal);
    this.post(expression, true, [-literal]);
    this.post(expression, false, [literal]);
    this.#depth--;
    return literal;
  }

  /** Names the definitions within an expression from the inside out, so that naming the expression itself is not recursive. */
  #nameInner(expression: Bool): void {
    const before = this.#depth;
    this.#depth = 0;
    const opened = new Set<Bool>();
    const left: Bool[] = [expression];
    for (let one = left.at(-1); one !== undefined; one = left.at(-1)) {
      checkpoint();
      if (opened.has(one)) {
        left.pop();
        if (one !== expression) this.nameOf(one);
        continue;
      }
      opened.add(one);
      for (const inner of outermostDefinitions(one))
        if (!this.#named.has(inner) && !opened.has(inner)) left.push(inner);
    }
    this.#depth = before;
  }

  /** Requires one integer to be within bounds, or outside. */
  #domain(linear: Linear, truth: boolean, unless: readonly Literal[]): void {
    if (unless.length) this.builder.clause([...unless, ...this.#oneOf(linear, truth)]);
    else for (const literal of this.#valuesIn(linear, !truth)) this.builder.clause([-literal]);
  }

  #range(linear: Linear, unless: readonly Literal[]): void {
    const { terms, min, max } = linear;
    const [a, b] = terms;
    if (isDifference(linear)) {
      this.#difference(linear, true, unless);
      return;
    }
    if (terms.length === 2 && isInt(a!.of) && isInt(b!.of) && size(a!.of) * size(b!.of) <= PAIRWISE_LIMIT) {
      this.#support(a!, b!, linear, unless);
      this.#support(b!, a!, linear, unless);
      return;
    }
    const guard = this.builder.guard(unless);
    if (terms.every(({ coefficient, of }) => coefficient === 1 && !isInt(of))) {
      const literals = terms.map(({ of }) => this.nameOf(of as Bool));
      this.builder.count(guard, min, max, literals);
      return;
    }
    let base = 0;
    const row = terms.flatMap(({ coefficient, of }): (readonly [number, Literal])[] => {
      if (!isInt(of)) return [[coefficient, this.nameOf(of)]];
      base += coefficient * of.min;
      return this.literalsOf(of)
        .map((literal, above) => [coefficient * above, literal] as const)
        .slice(1);
    });
    this.builder.linear(guard, min - base, max - base, row);
  }

  /** Requires that each value of one integer has a compatible value of the other. */
  #support(one: Term, other: Term, { min, max }: Linear, unless: readonly Literal[]): void {
    const others = other.of as IntVar;
    for (const [at, literal] of this.literalsOf(one.of as IntVar).entries()) {
      const value = one.coefficient * ((one.of as IntVar).min + at);
      const fitting = this.literalsOf(others).filter((_, above) => {
        const total = value + other.coefficient * (others.min + above);
        return min <= total && total <= max;
      });
      if (fitting.length < size(others)) this.builder.clause([...unless, -literal, ...fitting]);
    }
  }

  /** Requires a fixed difference of two integers, or forbids it, value by value. */
  #difference({ terms, min }: Linear, truth: boolean, unless: readonly Literal[]): void {
    const [a, b] = terms.map(({ of }) => of as IntVar) as [IntVar, IntVar];
    const [literals, others] = [this.literalsOf(a), this.literalsOf(b)];
    const by = a.min - terms[0]!.coefficient * min - b.min;
    for (const [at, literal] of literals.entries()) {
      const fitting = others[at + by];
      if (truth) this.builder.clause([...unless, -literal, ...(fitting === undefined ? [] : [fitting])]);
      else if (fitting !== undefined) this.builder.clause([...unless, -literal, -fitting]);
    }
    if (!truth) return;
    for (const [at, literal] of others.entries()) {
      const fitting = literals[at - by];
      this.builder.clause([...unless, -literal, ...(fitting === undefined ? [] : [fitting])]);
    }
  }

  #outside(linear: Linear, unless: readonly Literal[]): void {
    const { op, terms, min, max } = linear;
    if (isDifference(linear)) {
      this.#difference(linear, false, unless);
      return;
    }
    const below: Linear = { op, terms, min: Number.NEGATIVE_INFINITY, max: min - 1 };
    const above: Linear = { op, terms, min: max + 1, max: Number.POSITIVE_INFINITY };
    const sides = [...(Number.isFinite(min) ? [below] : []), ...(Number.isFinite(max) ? [above] : [])];
    this.#either(sides, true, unless);
  }

  literalsOf(variable: Variable): readonly Literal[] {
    return this.#literals[variable.id]!;
  }

  /** Returns the value of an integer that a clue gives; undefined if it is open. */
  givenValue(variable: IntVar): number | undefined {
    const above = this.literalsOf(variable).findIndex((literal) => this.builder.facts.of(literal) > 0);
    return above < 0 ? undefined : variable.min + above;
  }

  #signed(id: number, truth: boolean): Literal {
    const literal = this.#literals[id]![0]!;
    return truth ? literal : -literal;
  }
}

const size = (variable: Variable): number => (variable.op === 'bool' ? 1 : variable.max - variable.min + 1);

/** Returns whether a sum has a single integer. */
const isDomain = ({ terms }: Linear): boolean => terms.length === 1 && isInt(terms[0]!.of);

/** Returns whether a sum is a fixed difference of two integers, so that each value of one is compatible with at most one of the other. */
const isDifference = ({ terms: [a, b, more], min, max }: Linear): boolean =>
  a !== undefined &&
  b !== undefined &&
  !more &&
  isInt(a.of) &&
  isInt(b.of) &&
  min === max &&
  a.coefficient * b.coefficient === -1;

const isInt = (of: Bool | IntVar): of is IntVar => typeof of === 'object' && of.op === 'int';

/** Returns the outermost definitions within an expression. */
function outermostDefinitions(expression: Bool): readonly Bool[] {
  const conjuncts: Bool[] = [];
  const left: (Bool | Variable)[] = [expression];
  for (let one = left.pop(); one !== undefined; one = left.pop())
    if (typeof one === 'object' && one.op === 'defined') conjuncts.push(one.as);
    else left.push(...childrenOf(one));
  return conjuncts;
}
