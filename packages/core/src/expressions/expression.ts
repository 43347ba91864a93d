/** A boolean variable of a model. */
export interface BoolVar {
  readonly op: 'bool';
  /** Its index in `Model.variables`. */
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

/** The possible values of a variable, in order. */
export const domain = (variable: Variable): readonly (boolean | number)[] =>
  variable.op === 'bool'
    ? [false, true]
    : Array.from({ length: variable.max - variable.min + 1 }, (_, at) => variable.min + at);

/** A boolean expression, as immutable data. `evaluate` defines its value under an assignment. */
export type Bool = boolean | BoolVar | Not | And | Or | Iff | Linear | Defined;

/** The negation of an expression. */
export interface Not {
  readonly op: 'not';
  readonly of: Bool;
}
/** All expressions are true. */
export interface And {
  readonly op: 'and';
  readonly all: readonly Bool[];
}
/** At least one expression is true. */
export interface Or {
  readonly op: 'or';
  readonly any: readonly Bool[];
}
/** Both expressions have the same truth value. */
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
/** A named expression with a literal of its own. */
export interface Defined {
  readonly op: 'defined';
  readonly as: Bool;
}
/** Negates an expression. */
export const not = (of: Bool): Bool => (typeof of === 'boolean' ? !of : { op: 'not', of });
/** Conjunction; `and()` is true. */
export const and = (...all: readonly Bool[]): Bool => ({ op: 'and', all });
/** Disjunction; `or()` is false. */
export const or = (...any: readonly Bool[]): Bool => ({ op: 'or', any });
/** Disjunction of a list, which may be longer than the arguments of a call. */
export const anyOf = (any: readonly Bool[]): Bool => ({ op: 'or', any });
/** Implication. */
export const implies = (condition: Bool, consequence: Bool): Bool => or(not(condition), consequence);
/** Equivalence. */
export const iff = (left: Bool, right: Bool): Bool => ({ op: 'iff', left, right });

/** A boolean has a truth value, an integer has a value, or two integers are equal. */
export function is(left: Bool, right: boolean): Bool;
export function is(left: IntVar, right: number | IntVar): Bool;
export function is(left: Bool | IntVar, right: boolean | number | IntVar): Bool {
  if (typeof right === 'boolean') return right ? (left as Bool) : not(left as Bool);
  if (typeof right !== 'number') return sum([left as IntVar, right], [1, -1]).is(0);
  if (!Number.isInteger(right)) return sum([left as IntVar]).is(right);
  // A direct equivalent, because models have very many of these.
  return { op: 'linear', terms: [{ coefficient: 1, of: left }], min: right, max: right };
}

/** The left integer is smaller than the right one. */
export const less = (left: IntVar, right: IntVar): Bool => sum([left, right], [1, -1]).atMost(-1);

/** A sum before it is compared. */
export interface Total {
  /** The sum is exactly this. */
  is(n: number): Bool;
  /** The sum is this or more. */
  atLeast(n: number): Bool;
  /** The sum is this or less. */
  atMost(n: number): Bool;
  /** The sum is between these bounds, both included. */
  between(min: number, max: number): Bool;
}

/**
 * Sum of integers and booleans (true is 1), each with an integer coefficient, 1 by default.
 * @throws {RangeError} if a coefficient is no integer
 */
export function sum(of: readonly (Bool | IntVar)[], coefficients?: readonly number[]): Total {
  const terms = of.map((one, at) => ({ coefficient: coefficients?.[at] ?? 1, of: one }));
  for (const { coefficient } of terms)
    if (!Number.isSafeInteger(coefficient))
      throw new RangeError(`a coefficient is ${coefficient}, expected an integer`);
  return new Sum(terms);
}

/** A class instead of closures, because models have very many of them. */
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
    // The sum is an integer, so bounds are rounded inwards.
    const [min, max] = [Math.ceil(least), Math.floor(most)];
    if (Number.isNaN(min) || Number.isNaN(max)) throw new RangeError('a bound is not a number');
    if (min > max || min === Number.POSITIVE_INFINITY || max === Number.NEGATIVE_INFINITY) return false;
    return { op: 'linear', terms: this.#terms, min, max };
  }
}

/** Counts the true booleans. */
export const count = (of: readonly Bool[]): Total => sum(of);

/** The parts of an expression; none for a variable or a constant. */
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
