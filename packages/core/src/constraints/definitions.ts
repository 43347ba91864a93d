import { definition as acyclic } from './acyclic/definition.js';
import { type AllDifferent, definition as allDifferent } from './all-different/definition.js';
import { type ComponentSizes, definition as sized } from './component-sizes/definition.js';
import { definition as connected } from './connected/definition.js';
import type { ConstraintDefinition } from './definition.js';
import { type Differ, definition as differ } from './differ/definition.js';
import { type DistinctSum, definition as distinctSum } from './distinct-sum/definition.js';
import type { GraphConstraint } from './graph-constraint.js';
import { type Matching, definition as matched } from './matching/definition.js';
import { type Partition, definition as partition } from './partition/definition.js';
import { type Paths, definition as paths } from './paths/definition.js';
import { type Pieces, definition as place } from './placement/definition.js';
import { type Runs, definition as runs } from './runs/definition.js';
import { type Sight, definition as sight } from './sight/definition.js';
import { definition as singleLoop } from './single-loop/definition.js';
import { type TableConstraint, definition as table } from './table/definition.js';
import { definition as seen, type VisibleCount } from './visible-count/definition.js';

/** A named constraint over many variables, which cannot be part of an expression. */
export type GlobalConstraint =
  | AllDifferent
  | Differ
  | DistinctSum
  | GraphConstraint<'acyclic'>
  | GraphConstraint<'connected'>
  | GraphConstraint<'singleLoop'>
  | Matching
  | Partition
  | Paths
  | Pieces
  | VisibleCount
  | Sight
  | ComponentSizes
  | Runs
  | TableConstraint;

/** Definitions of all global constraints by name. `LOWERINGS` has their encodings. */
export const DEFINITIONS: {
  readonly [Op in GlobalConstraint['op']]: ConstraintDefinition<
    Extract<GlobalConstraint, { readonly op: Op }>
  >;
} = {
  acyclic,
  allDifferent,
  connected,
  differ,
  distinctSum,
  matched,
  partition,
  paths,
  place,
  seen,
  sight,
  runs,
  singleLoop,
  sized,
  table,
};
