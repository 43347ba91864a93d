import { meaning as acyclic } from './acyclic/meaning.js';
import { type AllDifferent, meaning as allDifferent } from './all-different/meaning.js';
import { meaning as connected } from './connected/meaning.js';
import { type Differ, meaning as differ } from './differ/meaning.js';
import { type DistinctSum, meaning as distinctSum } from './distinct-sum/meaning.js';
import type { GraphRule } from './graph-rule.js';
import { type Matched, meaning as matched } from './matched/meaning.js';
import type { Meaning } from './meaning.js';
import { type Partition, meaning as partition } from './partition/meaning.js';
import { type Paths, meaning as paths } from './paths/meaning.js';
import { type Pieces, meaning as place } from './place/meaning.js';
import { type Runs, meaning as runs } from './runs/meaning.js';
import { type Skyline, meaning as seen } from './seen/meaning.js';
import { type Sight, meaning as sight } from './sight/meaning.js';
import { meaning as singleLoop } from './single-loop/meaning.js';
import { type Sized, meaning as sized } from './sized/meaning.js';
import { type Table, meaning as table } from './table/meaning.js';

/** A rule over many variables that has a name of its own and stands at the top. */
export type GlobalConstraint =
  | AllDifferent
  | Differ
  | DistinctSum
  | GraphRule<'acyclic'>
  | GraphRule<'connected'>
  | GraphRule<'singleLoop'>
  | Matched
  | Partition
  | Paths
  | Pieces
  | Skyline
  | Sight
  | Sized
  | Runs
  | Table;

/** By the name of a constraint: its meaning and its words. How it is solved is in `LOWERINGS`. */
export const MEANINGS: {
  readonly [Op in GlobalConstraint['op']]: Meaning<Extract<GlobalConstraint, { readonly op: Op }>>;
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
