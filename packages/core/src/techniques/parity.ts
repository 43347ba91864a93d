import { indexOf } from '../board/grid.js';
import { placeKey } from '../board/place.js';
import type { Constraint } from '../constraints/constraint.js';
import type { GraphConstraint } from '../constraints/graph-constraint.js';
import type { Bool, IntVar } from '../expressions/expression.js';
import type { Fact } from '../expressions/fact.js';
import type { Posted as ModelPosted } from '../model.js';
import type { Technique, TechniqueLevels, TechniqueUse } from './technique.js';

/** A loop enters each area as often as it leaves it, and exact numbers are even or odd. */
export const PARITY: Technique = { id: 'parity', name: 'Parity', level: 4 };

/** Additional level of each equation beyond two. */
const FOR_EACH_EQUATION = 0.25;
/** Maximum number of equations that are added up. */
const MAX_EQUATIONS = 16;

export const PARITY_LEVELS: TechniqueLevels = {
  id: PARITY.id,
  name: PARITY.name,
  minLevel: PARITY.level,
  maxLevel: PARITY.level + (MAX_EQUATIONS - 2) * FOR_EACH_EQUATION,
};

/** A constraint, or a part of one at `places`. */
interface Posted extends Pick<ModelPosted, 'constraint' | 'places'> {
  readonly partOf?: Constraint;
}

/** An even or odd number of some variables are true. */
interface Equation {
  /** Index of its constraint. */
  readonly reason: number;
  /** Ids of boolean variables. */
  readonly variables: readonly number[];
  readonly isOdd: boolean;
}

/** A sum of equations. */
interface Sum {
  /** Variables without a known value that occur in an odd number of the equations. */
  readonly open: Set<number>;
  readonly equations: Set<Equation>;
  isOdd: boolean;
}

/** The parity of the number of lines at the points of a loop, and of exact counts. */
export class ParityEquations {
  private constructor(
    readonly posted: readonly Posted[],
    readonly equations: readonly Equation[],
  ) {}

  /** Reads the points of loops and the exact counts among some constraints; undefined if there is no loop of edges. */
  static of(posted: readonly Posted[]): ParityEquations | undefined {
    const points = equationsOf(posted, pointEquation);
    if (points.length === 0) return undefined;
    return new ParityEquations(posted, [...points, ...equationsOf(posted, countEquation)]);
  }

  /** Finds variables that are the only open ones of a sum of equations. `isReleased`: a constraint does not apply. */
  *findings(readValue: ReadValue, isReleased = (_reason: number) => false): Generator<TechniqueUse> {
    const applicable = this.equations.filter(({ reason }) => !isReleased(reason));
    for (const { open, equations, isOdd } of addUp(applicable, readValue)) {
      const [variable, another] = open;
      if (variable === undefined || another !== undefined || equations.size < 2) continue;
      const reasons = [...equations].map(({ reason }) => reason);
      const counts = reasons.map((reason) => this.posted[reason]!).filter(({ partOf }) => !partOf);
      const bases = counts.map(({ places }) => places);
      yield {
        pattern: { technique: PARITY, cells: [], values: [], bases, covers: [] },
        level: PARITY.level + (equations.size - 2) * FOR_EACH_EQUATION,
        reasons,
        premises: premisesOf(equations, readValue),
        facts: [{ variable, value: isOdd, holds: true }],
      };
    }
  }
}

/** Reads the known value of a variable. */
type ReadValue = (variable: number) => boolean | undefined;

/** Adds equations to each other so that few variables are left in each sum. */
function addUp(equations: readonly Equation[], readValue: ReadValue): readonly Sum[] {
  const sums = equations.map((equation) => sumOf(equation, readValue));
  const sumsWith = new Map<number, Set<Sum>>();
  for (const sum of sums)
    for (const variable of sum.open) sumsWith.set(variable, (sumsWith.get(variable) ?? new Set()).add(sum));
  for (const sum of sums.toSorted((a, b) => a.open.size - b.open.size)) {
    if (sum.open.size === 0) continue;
    const rarity = (variable: number) => sumsWith.get(variable)!.size;
    const pivot = [...sum.open].reduce((a, b) => (rarity(b) < rarity(a) ? b : a));
    for (const other of [...sumsWith.get(pivot)!]) {
      if (other === sum || symmetricSize(other.equations, sum.equations) > MAX_EQUATIONS) continue;
      other.isOdd = other.isOdd !== sum.isOdd;
      for (const equation of sum.equations) toggle(other.equations, equation);
      for (const variable of sum.open) {
        toggle(other.open, variable);
        toggle(sumsWith.get(variable)!, other);
      }
    }
  }
  return sums;
}

/** Returns an equation without its known variables. */
function sumOf(equation: Equation, readValue: ReadValue): Sum {
  const open = new Set<number>();
  let { isOdd } = equation;
  for (const variable of equation.variables) {
    const value = readValue(variable);
    if (value === undefined) open.add(variable);
    else isOdd = isOdd !== value;
  }
  return { open, equations: new Set([equation]), isOdd };
}

/** Returns the known values of variables that occur in an odd number of some equations. */
function premisesOf(equations: ReadonlySet<Equation>, readValue: ReadValue): readonly Fact[] {
  const odd = new Set<number>();
  for (const { variables } of equations) for (const variable of variables) toggle(odd, variable);
  return [...odd].flatMap((variable) => {
    const value = readValue(variable);
    return value === undefined ? [] : { variable, value, holds: true };
  });
}

/** Returns the equations of those constraints that have one. */
const equationsOf = (
  posted: readonly Posted[],
  equationOf: (one: Posted) => Omit<Equation, 'reason'> | undefined,
): readonly Equation[] =>
  posted.flatMap((one, reason) => {
    const equation = equationOf(one);
    return equation ? { reason, ...equation } : [];
  });

/** Reads a point of a loop: no line or two lines meet there. */
function pointEquation({ partOf, places: [place, another] }: Posted): Omit<Equation, 'reason'> | undefined {
  if (!partOf || !isLoopOfEdges(partOf)) return undefined;
  const { graph } = partOf;
  const node = place && !another ? indexOf(graph.nodes).get(placeKey(place)) : undefined;
  const variables =
    node === undefined ? undefined : idsOf(graph.edgesAt[node]!.map((edge) => graph.switches[edge]!));
  return variables && { variables, isOdd: false };
}

/** Returns whether a constraint requires a loop through edges. */
export const isLoopOfEdges = (constraint: Constraint): constraint is GraphConstraint<'singleLoop'> =>
  typeof constraint === 'object' && constraint.op === 'singleLoop' && constraint.graph.switched === 'edges';

/** Reads the exact number of true variables. */
function countEquation({ constraint }: Posted): Omit<Equation, 'reason'> | undefined {
  if (typeof constraint !== 'object' || constraint.op !== 'linear' || constraint.min !== constraint.max)
    return undefined;
  const { terms, min } = constraint;
  const variables = terms.every(({ coefficient }) => coefficient === 1)
    ? idsOf(terms.map(({ of }) => of))
    : undefined;
  return variables && { variables, isOdd: min % 2 === 1 };
}

/** Returns the ids of boolean variables; undefined if there is another expression among them. */
function idsOf(expressions: readonly (Bool | IntVar)[]): readonly number[] | undefined {
  const ids = expressions.flatMap((one) => (typeof one === 'object' && one.op === 'bool' ? one.id : []));
  return ids.length === expressions.length ? ids : undefined;
}

function toggle<T>(set: Set<T>, item: T): void {
  if (!set.delete(item)) set.add(item);
}

/** Returns the number of items that are in one of two sets only. */
function symmetricSize<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  let size = one.size + other.size;
  for (const item of other) if (one.has(item)) size -= 2;
  return size;
}
