import type { AssumptionProgram } from './assumption-program.js';

/** Why numbers cannot hold together, by their sums alone. */
export interface CountConflict {
  /** Two sides count the same, but their sums differ; or one side counts everything an even number of times, but its sum is odd. */
  readonly kind: 'difference' | 'parity';
  readonly sides: readonly CountedSide[];
}

/** Reasons (by index) that count something together, with the sum of their numbers. */
export interface CountedSide {
  readonly reasons: readonly number[];
  readonly sum: number;
}

/** An equation of a posted reason: the sum of the terms is `sum`. */
interface Equation {
  readonly reason: number;
  /** By the counted variable or expression. */
  readonly coefficients: ReadonlyMap<string, number>;
  readonly sum: number;
}

/**
 * Finds equations that contradict each other by their sums alone: those across and down that count the same cells, or numbers at both ends
 * of connections. Engines need long proofs for such contradictions, which players see by adding.
 */
export function countConflict(program: AssumptionProgram): CountConflict | undefined {
  for (const equations of connectedEquations(equationsOf(program))) {
    const conflict = equations.length > 1 ? (difference(equations) ?? parity(equations)) : undefined;
    if (conflict) return conflict;
  }
  return undefined;
}

/** Returns the posted constraints that are equations of variables. */
function equationsOf({ reasons, posted }: AssumptionProgram): readonly Equation[] {
  return posted.flatMap((reason) => {
    const { constraint } = reasons[reason]!.reason;
    if (typeof constraint === 'boolean') return [];
    if (constraint.op === 'distinctSum') {
      const terms = constraint.variables.map((variable) => [nameOf(variable), 1] as const);
      return [{ reason, coefficients: new Map(terms), sum: constraint.total }];
    }
    if (constraint.op !== 'linear' || constraint.min !== constraint.max) return [];
    const coefficients = new Map<string, number>();
    let sum = constraint.min;
    for (const { coefficient, of } of constraint.terms) {
      const isNegated = typeof of === 'object' && of.op === 'not';
      if (isNegated || of === true) sum -= coefficient;
      if (typeof of === 'boolean') continue;
      const name = nameOf(isNegated ? of.of : of);
      coefficients.set(name, (coefficients.get(name) ?? 0) + (isNegated ? -coefficient : coefficient));
    }
    return [{ reason, coefficients, sum }];
  });
}

/** Returns the same name for equal expressions. */
const nameOf = (expression: unknown): string => JSON.stringify(expression);

/** Groups equations that share variables, directly or through others. */
function connectedEquations(equations: readonly Equation[]): readonly (readonly Equation[])[] {
  const byVariable = new Map<string, Equation[]>();
  for (const equation of equations)
    for (const variable of equation.coefficients.keys())
      byVariable.set(variable, [...(byVariable.get(variable) ?? []), equation]);
  const left = new Set(equations);
  const groups: Equation[][] = [];
  for (const first of equations) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const equation of group)
      for (const variable of equation.coefficients.keys())
        for (const other of byVariable.get(variable)!) if (left.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}

/** Splits equations into two sides that count the same, if possible; undefined if their sums agree. */
function difference(equations: readonly Equation[]): CountConflict | undefined {
  // Equations come after one that shares a variable with them, so each has a side before its turn.
  const sideOfEquation = new Map([[equations[0]!, 0]]);
  for (const equation of equations) {
    const other = 1 - sideOfEquation.get(equation)!;
    for (const one of equations) {
      if (one === equation || ![...one.coefficients.keys()].some((v) => equation.coefficients.has(v)))
        continue;
      if (!sideOfEquation.has(one)) sideOfEquation.set(one, other);
      else if (sideOfEquation.get(one) !== other) return undefined;
    }
  }
  const [first, second] = [0, 1].map((side) =>
    equations.filter((equation) => sideOfEquation.get(equation) === side),
  ) as [Equation[], Equation[]];
  const [one, another] = [total(first), total(second)];
  const isSame =
    one.coefficients.size === another.coefficients.size &&
    [...one.coefficients].every(([variable, n]) => another.coefficients.get(variable) === n);
  if (!isSame || one.sum === another.sum) return undefined;
  return { kind: 'difference', sides: [sideOf(first, one.sum), sideOf(second, another.sum)] };
}

const sideOf = (equations: readonly Equation[], sum: number): CountedSide => ({
  reasons: equations.map(({ reason }) => reason).sort((a, b) => a - b),
  sum,
});

/** Adds equations whose variables are all counted an even number of times; undefined if some are not, or if the sum is even. */
function parity(equations: readonly Equation[]): CountConflict | undefined {
  const { coefficients, sum } = total(equations);
  if (sum % 2 === 0 || [...coefficients.values()].some((coefficient) => coefficient % 2 !== 0))
    return undefined;
  return { kind: 'parity', sides: [sideOf(equations, sum)] };
}

/** Adds equations. */
function total(equations: readonly Equation[]): Omit<Equation, 'reason'> {
  const coefficients = new Map<string, number>();
  for (const equation of equations)
    for (const [variable, coefficient] of equation.coefficients)
      coefficients.set(variable, (coefficients.get(variable) ?? 0) + coefficient);
  return { coefficients, sum: equations.reduce((sum, equation) => sum + equation.sum, 0) };
}
