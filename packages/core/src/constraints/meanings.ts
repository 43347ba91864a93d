import { meaning as acyclic } from './acyclic/meaning.js';
import { meaning as allDifferent } from './all-different/meaning.js';
import { meaning as connected } from './connected/meaning.js';
import { meaning as differ } from './differ/meaning.js';
import { meaning as partition } from './partition/meaning.js';
import { meaning as singleLoop } from './single-loop/meaning.js';
import { meaning as table } from './table/meaning.js';

/** By the name of a constraint: its meaning and its words. How it is solved is told by `LOWERINGS`. */
export const MEANINGS = {
  acyclic,
  allDifferent,
  connected,
  differ,
  partition,
  singleLoop,
  table,
};
