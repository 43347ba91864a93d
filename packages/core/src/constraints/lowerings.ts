import { lower as acyclic } from './acyclic/lowering.js';
import { lower as allDifferent } from './all-different/lowering.js';
import { lower as sized } from './component-sizes/lowering.js';
import { lower as connected } from './connected/lowering.js';
import type { GlobalConstraint } from './definitions.js';
import { lower as differ } from './differ/lowering.js';
import { lower as distinctSum } from './distinct-sum/lowering.js';
import { lower as matched } from './matching/lowering.js';
import { lower as partition } from './partition/lowering.js';
import { lower as paths } from './paths/lowering.js';
import { lower as place } from './placement/lowering.js';
import { lower as runs } from './runs/lowering.js';
import { lower as sight } from './sight/lowering.js';
import { lower as singleLoop } from './single-loop/lowering.js';
import { lower as table } from './table/lowering.js';
import { lower as seen } from './visible-count/lowering.js';
import type { Lower } from './writer.js';

/** Lowerings of all global constraints by name. A page that only reads and draws does not load them. */
export const LOWERINGS: {
  readonly [Op in GlobalConstraint['op']]: Lower<Extract<GlobalConstraint, { readonly op: Op }>>;
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
