import type { Grid } from '../board/grid.js';
import { type Place, placeKey } from '../board/place.js';
import type { Bool, BoolVar, IntVar, Variable } from './expression.js';
import { type Graph, positionsOf } from './graph.js';

/** What a model can demand: any boolean expression, or a rule over many variables that stands at the top. */
export type Constraint = Bool | AllDifferent | Differ | Table | GraphRule | Partition;

/** No two of the integers are equal. */
export interface AllDifferent {
  readonly op: 'allDifferent';
  readonly of: readonly IntVar[];
}
/** Two vectors of equal length differ somewhere. Lowered lazily. */
export interface Differ {
  readonly op: 'differ';
  readonly left: readonly Variable[];
  readonly right: readonly Variable[];
}

/** The booleans and integers have, in this order, the values of one of the rows. */
export interface Table {
  readonly op: 'table';
  readonly of: readonly (Bool | IntVar)[];
  readonly rows: readonly (readonly (boolean | number)[])[];
}
/** The live part of a graph has a shape. Lowered lazily. */
export interface GraphRule {
  readonly op: 'connected' | 'acyclic' | 'singleLoop';
  readonly graph: Graph;
}
/** Places are shared out among regions that each hang together with its roots. Lowered lazily. */
export interface Partition {
  readonly op: 'partition';
  readonly places: readonly Place[];
  /** By place: the number of its region. */
  readonly region: readonly IntVar[];
  /** By place: the positions of its neighbours. */
  readonly beside: readonly (readonly number[])[];
  /** By region: the positions of its roots. */
  readonly roots: readonly (readonly number[])[];
}

/** No two of the integers are equal. */
export const allDifferent = (of: readonly IntVar[]): Constraint => ({ op: 'allDifferent', of });

/** Two lines of variables, as long as each other, are not equal everywhere. */
export function differ(left: readonly BoolVar[], right: readonly BoolVar[]): Constraint;
export function differ(left: readonly IntVar[], right: readonly IntVar[]): Constraint;
export function differ(left: readonly Variable[], right: readonly Variable[]): Constraint {
  if (left.length !== right.length)
    throw new RangeError(`lines of ${left.length} and ${right.length} cannot be compared`);
  return { op: 'differ', left, right };
}

/** The booleans and integers have, in this order, the values of one of the rows. */
export const table = (
  of: readonly (Bool | IntVar)[],
  rows: readonly (readonly (boolean | number)[])[],
): Constraint => {
  for (const row of rows)
    if (row.length !== of.length)
      throw new RangeError(`a row has ${row.length} values, expected ${of.length}`);
  return { op: 'table', of, rows };
};

/** The live nodes of the graph hang together by live edges; so do none, and one. */
export const connected = (graph: Graph): Constraint => ({ op: 'connected', graph });

/** No live edges close a loop. */
export const acyclic = (graph: Graph): Constraint => ({ op: 'acyclic', graph });

/** The live edges are one closed loop that meets each of its nodes once. */
export const singleLoop = (graph: Graph): Constraint => ({ op: 'singleLoop', graph });

/**
 * Each place tells the region that it belongs to: region n contains its roots `roots[n]` and grows from them, so that
 * each of its places is reached from a root through neighbours of the same region. Other numbers belong to no region.
 */
export function partition<K extends Place>(
  region: Grid<IntVar, K>,
  roots: readonly (readonly K[])[],
  neighbours: (place: K) => readonly K[],
): Constraint {
  const { places } = region;
  const positions = positionsOf(places);
  const position = (place: K): number => {
    const at = positions.get(placeKey(place));
    if (at === undefined) throw new RangeError(`no ${place.kind} (${place.row}, ${place.col}) to share out`);
    return at;
  };
  return {
    op: 'partition',
    places,
    region: region.values,
    beside: places.map((place) => neighbours(place).map(position)),
    roots: roots.map((own) => own.map(position)),
  };
}
