/** A boolean variable of a model. */
export interface BoolVar {
  readonly op: 'bool';
  /** Its number in `Model.variables`. */
  readonly id: number;
}

/** An integer variable of a model; both bounds are possible values. */
export interface IntVar {
  readonly op: 'int';
  readonly id: number;
  readonly min: number;
  readonly max: number;
}

/** A variable of a model. */
export type Variable = BoolVar | IntVar;

/** The values that a variable may have, in their order. */
export const domain = (variable: Variable): readonly (boolean | number)[] =>
  variable.op === 'bool'
    ? [false, true]
    : Array.from({ length: variable.max - variable.min + 1 }, (_, at) => variable.min + at);

/** An expression that is true or false under an assignment. Immutable data: `evaluate` is its meaning. */
export type Bool = boolean | BoolVar | Not | And | Or | Iff | Linear | Defined;

/** The negation of an expression. */
export interface Not {
  readonly op: 'not';
  readonly of: Bool;
}
/** All are true. */
export interface And {
  readonly op: 'and';
  readonly all: readonly Bool[];
}
/** At least one is true. */
export interface Or {
  readonly op: 'or';
  readonly any: readonly Bool[];
}
/** Both are true or both are false. */
export interface Iff {
  readonly op: 'iff';
  readonly left: Bool;
  readonly right: Bool;
}
/** min <= sum of the terms <= max; a true boolean counts as 1. The bounds may be infinite. */
export interface Linear {
  readonly op: 'linear';
  readonly terms: readonly Term[];
  readonly min: number;
  readonly max: number;
}
/** A summand: an integer, or a boolean that counts as 1, times a coefficient. */
export interface Term {
  readonly coefficient: number;
  readonly of: Bool | IntVar;
}
/** Another name for an expression, which has a literal of its own. */
export interface Defined {
  readonly op: 'defined';
  readonly as: Bool;
}
/** The expression is false. */
export const not = (of: Bool): Bool => (typeof of === 'boolean' ? !of : { op: 'not', of });
/** All are true; so `and()` of none is true. */
export const and = (...all: readonly Bool[]): Bool => ({ op: 'and', all });
/** At least one is true. */
export const or = (...any: readonly Bool[]): Bool => ({ op: 'or', any });
/** At least one of a list is true: as `or`, of more than a call has room for arguments. */
export const anyOf = (any: readonly Bool[]): Bool => ({ op: 'or', any });
/** Where the condition is true, so is the consequence. */
export const implies = (condition: Bool, consequence: Bool): Bool => or(not(condition), consequence);
/** Both are true, or both are false. */
export const iff = (left: Bool, right: Bool): Bool => ({ op: 'iff', left, right });

/** A boolean has a truth value, or an integer a value, or two integers are equal. */
export function is(left: Bool, right: boolean): Bool;
export function is(left: IntVar, right: number | IntVar): Bool;
export function is(left: Bool | IntVar, right: boolean | number | IntVar): Bool {
  if (typeof right === 'boolean') return right ? (left as Bool) : not(left as Bool);
  if (typeof right !== 'number') return sum([left as IntVar, right], [1, -1]).is(0);
  if (!Number.isInteger(right)) return sum([left as IntVar]).is(right);
  // The same, without the way there: models have very many of these.
  return { op: 'linear', terms: [{ coefficient: 1, of: left }], min: right, max: right };
}

/** The left integer is smaller than the right one. */
export const less = (left: IntVar, right: IntVar): Bool => sum([left, right], [1, -1]).atMost(-1);

/** A number that is not compared yet. */
export interface Total {
  /** Whether it is exactly this. */
  is(n: number): Bool;
  /** Whether it is this or more. */
  atLeast(n: number): Bool;
  /** Whether it is this or less. */
  atMost(n: number): Bool;
  /** Whether it is between these bounds, both included. */
  between(min: number, max: number): Bool;
}

/** The sum of integers and booleans (true is 1), each with its integer coefficient, 1 by default. */
export function sum(of: readonly (Bool | IntVar)[], coefficients?: readonly number[]): Total {
  const terms = of.map((one, at) => ({ coefficient: coefficients?.[at] ?? 1, of: one }));
  for (const { coefficient } of terms)
    if (!Number.isSafeInteger(coefficient))
      throw new RangeError(`a coefficient is ${coefficient}, expected an integer`);
  return new Sum(terms);
}

/** A class, and no object of closures, since models have very many of them. */
class Sum implements Total {
  readonly #terms: readonly Term[];

  constructor(terms: readonly Term[]) {
    this.#terms = terms;
  }

  is(n: number): Bool {
    return this.between(n, n);
  }

  atLeast(n: number): Bool {
    return this.between(n, Number.POSITIVE_INFINITY);
  }

  atMost(n: number): Bool {
    return this.between(Number.NEGATIVE_INFINITY, n);
  }

  between(least: number, most: number): Bool {
    // The sum is an integer, so bounds between two integers mean the nearer ones.
    const [min, max] = [Math.ceil(least), Math.floor(most)];
    if (Number.isNaN(min) || Number.isNaN(max)) throw new RangeError('a bound is not a number');
    if (min > max || min === Number.POSITIVE_INFINITY || max === Number.NEGATIVE_INFINITY) return false;
    return { op: 'linear', terms: this.#terms, min, max };
  }
}

/** How many of the booleans are true. */
export const count = (of: readonly Bool[]): Total => sum(of);

/** The parts of an expression; none of a variable or a constant. */
export function childrenOf(of: Bool | Variable): readonly (Bool | Variable)[] {
  if (typeof of === 'boolean') return [];
  switch (of.op) {
    case 'bool':
    case 'int':
      return [];
    case 'not':
      return [of.of];
    case 'defined':
      return [of.as];
    case 'and':
      return of.all;
    case 'or':
      return of.any;
    case 'iff':
      return [of.left, of.right];
    case 'linear':
      return of.terms.map((term) => term.of);
  }
}
