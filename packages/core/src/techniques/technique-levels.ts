import type { Candidates, Group, Total } from './candidates.js';
import { CHAINS, FOR_EACH_LINK, SHORT_LINKS, XYZ_WING } from './chains.js';
import { FISH } from './fish.js';
import { CLAIMING, DIRECT_INTERSECTION, POINTING } from './intersections.js';
import { RULE_OF_45 } from './rule-of-45.js';
import { HIDDEN_SINGLE, IN_LINE, LAST_DIGIT, NAKED_SINGLE } from './singles.js';
import { SUBSETS } from './subsets.js';
import type { Technique, TechniqueLevels } from './technique.js';
import { MAX_LINKS } from './technique-search.js';

/** A technique of all-different constraints, and the groups of cells that it needs. */
interface GroupTechnique extends TechniqueLevels {
  readonly isPossible: (groups: readonly Group[], totals: readonly Total[]) => boolean;
}

const hasGroups = (): boolean => true;
const hasFullGroups = (groups: readonly Group[]): boolean => groups.some(({ isFull }) => isFull);

/** Returns whether a full group, which is a line or not, has several cells in common with another group. */
const hasCommonCells =
  (isLine: boolean) =>
  (groups: readonly Group[]): boolean =>
    groups.some(
      (group) =>
        group.isFull &&
        (group.line !== undefined) === isLine &&
        groups.some(
          (other) => other !== group && group.cells.filter((cell) => other.cells.includes(cell)).length > 1,
        ),
    );

const hasCrossingLines = (groups: readonly Group[]): boolean =>
  groups.some(({ line, isFull }) => isFull && line === 'row') && groups.some(({ line }) => line === 'col');

const levelsOf = (
  { id, name, level }: Technique,
  isPossible: GroupTechnique['isPossible'],
  { minLevel = level, maxLevel = level }: Partial<TechniqueLevels> = {},
): GroupTechnique => ({ id, name, minLevel, maxLevel, isPossible });

const longChain = (technique: Technique): GroupTechnique =>
  levelsOf(technique, hasGroups, {
    maxLevel: technique.level + FOR_EACH_LINK * (MAX_LINKS - SHORT_LINKS),
  });

/** Techniques of all-different constraints. */
export const GROUP_TECHNIQUES: readonly GroupTechnique[] = [
  levelsOf(LAST_DIGIT, hasFullGroups),
  levelsOf(HIDDEN_SINGLE, hasFullGroups, { maxLevel: HIDDEN_SINGLE.level + IN_LINE }),
  levelsOf(NAKED_SINGLE, hasGroups, { minLevel: 1 }),
  levelsOf(RULE_OF_45, (_, totals) => totals.length > 0),
  levelsOf(POINTING, hasCommonCells(false), { minLevel: DIRECT_INTERSECTION.pointing }),
  levelsOf(CLAIMING, hasCommonCells(true), { minLevel: DIRECT_INTERSECTION.claiming }),
  ...Object.values(SUBSETS).flatMap(({ naked, hidden, direct }) => [
    levelsOf(naked, hasGroups),
    levelsOf(hidden, hasFullGroups, { minLevel: direct }),
  ]),
  ...Object.values(FISH).map((technique) => levelsOf(technique, hasCrossingLines)),
  ...[CHAINS.skyscraper, CHAINS.kite].map((technique) => levelsOf(technique, hasCrossingLines)),
  ...[CHAINS.turbot, CHAINS.xyWing, CHAINS.wWing, CHAINS.short, XYZ_WING].map((technique) =>
    levelsOf(technique, hasGroups),
  ),
  ...[CHAINS.xChain, CHAINS.xyChain, CHAINS.chain].map(longChain),
];

/** Returns the techniques that groups of cells allow. */
export const groupTechniques = ({ groups, totals }: Candidates): readonly TechniqueLevels[] =>
  GROUP_TECHNIQUES.filter(({ isPossible }) => isPossible(groups, totals)).map(
    ({ isPossible: _, ...levels }) => levels,
  );
