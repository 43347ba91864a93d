import type { Candidates } from './candidates.js';
import { CHAINS, chains, XYZ_WING, xyzWings } from './chains.js';
import { FISH, fish } from './fish.js';
import { DIRECT_INTERSECTION, intersections } from './intersections.js';
import { RULE_OF_45, ruleOf45 } from './rule-of-45.js';
import { hiddenSingles, nakedSingles, sees } from './singles.js';
import { hiddenSubsets, nakedSubsets, SUBSETS } from './subsets.js';
import type { TechniqueUse } from './technique.js';

/** A use of a technique, or of a rule that needs no name. */
export type Finding = Omit<TechniqueUse, 'pattern'> & Partial<Pick<TechniqueUse, 'pattern'>>;

/** Finds techniques of at least some level. */
export interface TechniqueStage {
  /** Lowest level of its findings. */
  readonly from: number;
  readonly seek: (candidates: Candidates) => Iterable<Finding>;
}

/** Techniques of all-different constraints, the easiest first. */
export const TECHNIQUE_STAGES: readonly TechniqueStage[] = [
  { from: 1, seek: sees },
  { from: 1, seek: hiddenSingles },
  { from: 1, seek: nakedSingles },
  { from: DIRECT_INTERSECTION.pointing, seek: (of) => intersections(of, true) },
  { from: RULE_OF_45.level, seek: ruleOf45 },
  { from: SUBSETS[2].direct, seek: (of) => hiddenSubsets(of, 2, true) },
  { from: SUBSETS[3].direct, seek: (of) => hiddenSubsets(of, 3, true) },
  { from: 2.25, seek: (of) => intersections(of, false) },
  { from: SUBSETS[2].naked.level, seek: (of) => nakedSubsets(of, 2) },
  { from: FISH[2].level, seek: (of) => fish(of, 2) },
  { from: SUBSETS[2].hidden.level, seek: (of) => hiddenSubsets(of, 2, false) },
  { from: SUBSETS[3].naked.level, seek: (of) => nakedSubsets(of, 3) },
  { from: FISH[3].level, seek: (of) => fish(of, 3) },
  { from: SUBSETS[3].hidden.level, seek: (of) => hiddenSubsets(of, 3, false) },
  { from: CHAINS.skyscraper.level, seek: (of) => chains(of, 2) },
  { from: CHAINS.xyWing.level, seek: (of) => chains(of, 3) },
  { from: XYZ_WING.level, seek: xyzWings },
  { from: SUBSETS[4].naked.level, seek: (of) => nakedSubsets(of, 4) },
  { from: FISH[4].level, seek: (of) => fish(of, 4) },
  { from: SUBSETS[4].hidden.level, seek: (of) => hiddenSubsets(of, 4, false) },
  { from: CHAINS.xChain.level, seek: (of) => chains(of, MAX_LINKS) },
];

/** Maximum number of strong links of a chain. */
export const MAX_LINKS = 12;
