import type { Fact } from '../expressions/fact.js';
import type { Model, Posted } from '../model.js';
import { Candidates } from '../techniques/candidates.js';
import { isLoopOfEdges, PARITY_LEVELS } from '../techniques/parity.js';
import { NAKED_SINGLE } from '../techniques/singles.js';
import type { RuleTechniques, TechniqueLevels, TechniqueName } from '../techniques/technique.js';
import { GROUP_TECHNIQUES, groupTechniques } from '../techniques/technique-levels.js';
import {
  ALREADY_PLACED,
  COMBINED,
  CONTRADICTION,
  FORCING_CHAIN,
  LOCKED_VALUES,
  named,
  nameOfKind,
  ONLY_VALUE,
} from './name-step.js';
import { kindOf } from './reason.js';

/** Highest levels of techniques of one and of two rules or instances of a rule. */
const ONE_RULE = 2;
const TWO_RULES = 3;

const upTo = (maxLevel: number, { id, name }: TechniqueName): TechniqueLevels => ({
  id,
  name,
  minLevel: 1,
  maxLevel,
});

/** Names of steps that no technique finds. */
const WITHOUT_TECHNIQUE = [FORCING_CHAIN, COMBINED, CONTRADICTION];

/** Returns whether the name of a step is that of a technique. */
export const isTechnique = ({ id }: TechniqueName): boolean =>
  !WITHOUT_TECHNIQUE.some((one) => one.id === id);

/** Returns whether an id is that of a technique of all-different constraints. */
export const isGroupTechnique = (id: string): boolean => GROUP_TECHNIQUES.some((one) => one.id === id);

/** Returns the techniques that the steps of some models may have, the easiest first. `own`: names of their puzzle type. */
export function modelTechniques(
  models: readonly Pick<Model, 'variables' | 'posted'>[],
  own: RuleTechniques = {},
): readonly TechniqueLevels[] {
  const candidates = models.flatMap(({ posted }) => Candidates.of(posted) ?? []);
  const hasIntegers = models.some(({ variables }) => variables.some(({ op }) => op !== 'bool'));
  const hasLoop = models.some(({ posted }) => posted.some(({ constraint }) => isLoopOfEdges(constraint)));
  const all = [
    ...(hasLoop ? [PARITY_LEVELS] : []),
    ...candidates.flatMap(groupTechniques),
    ...(candidates.length > 0 ? [upTo(ONE_RULE, ALREADY_PLACED), upTo(TWO_RULES, LOCKED_VALUES)] : []),
    ...(hasIntegers ? [upTo(NAKED_SINGLE.level, NAKED_SINGLE), upTo(ONE_RULE, ONLY_VALUE)] : []),
    ...Object.entries(own).map(([rules, name]) => upTo(ONE_RULE + rules.split('+').length - 1, named(name))),
    ...kindTechniques(
      models.flatMap(({ posted }) =>
        posted.filter(({ source }) => source !== 'given' && !Object.hasOwn(own, source)),
      ),
    ),
  ];
  const byId = new Map<string, TechniqueLevels>();
  for (const one of all) if (one.maxLevel > (byId.get(one.id)?.maxLevel ?? 0)) byId.set(one.id, one);
  for (const one of candidates.length > 0 ? WITHOUT_TECHNIQUE : [COMBINED, CONTRADICTION])
    byId.set(one.id, upTo(Number.POSITIVE_INFINITY, one));
  return [...byId.values()].sort((one, other) => one.maxLevel - other.maxLevel);
}

const ON: Fact = { variable: 0, place: undefined, value: true, holds: true };
const OFF: Fact = { ...ON, value: false };

/** Steps that find a sign, its absence, or both, by two signs or by none. */
const SHAPES = [[ON], [OFF], [ON, OFF]].flatMap((claims) =>
  [[], [ON, ON]].map((facts) => ({ claims, facts })),
);

/** Returns the names of steps by kinds of constraints. */
function kindTechniques(posted: readonly Posted[]): readonly TechniqueLevels[] {
  const kinds = new Map(posted.map((one) => [kindOf(one), one]));
  kinds.delete('allDifferent');
  return [...kinds.values()].flatMap(({ source: rule, constraint }) => {
    // The name may depend on whether a part of the rule is at one place or at several.
    const graph = typeof constraint === 'object' && 'graph' in constraint ? constraint.graph : undefined;
    const reason = { rule, places: [], constraint, cut: false };
    const parts = { ...reason, places: graph?.places.slice(0, 2) ?? [] };
    return SHAPES.flatMap((shape) => {
      const one = nameOfKind([reason], shape);
      const several = nameOfKind([reason, reason], shape);
      return [
        upTo(ONE_RULE, named(one)),
        upTo(ONE_RULE, named(nameOfKind([parts], shape))),
        upTo(ONE_RULE, named(nameOfKind([{ ...parts, places: parts.places.slice(0, 1) }], shape))),
        ...(several === one ? [] : [upTo(TWO_RULES, named(several))]),
      ];
    });
  });
}
