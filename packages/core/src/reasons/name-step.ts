import { type Fact, isValue } from '../expressions/fact.js';
import { HIDDEN_SINGLE, NAKED_SINGLE } from '../techniques/singles.js';
import type { RuleTechniques, TechniqueName } from '../techniques/technique.js';
import { FORCING_EFFORT } from './effort.js';
import { type ConstraintReason, kindOf } from './reason.js';
import type { Step } from './solve-path.js';

/** Technique of steps that need no reason: clues and rules about single cells exclude all other values. */
export const ONLY_VALUE: TechniqueName = { id: 'only-value', name: 'Only value left' };
/** Technique of steps that need several rules together and have no other name. */
export const COMBINED: TechniqueName = { id: 'combined', name: 'Combined step' };
export const CONTRADICTION: TechniqueName = { id: 'contradiction', name: 'Contradiction' };

/** Number of reasons, and effort, from which a step is a contradiction; several easy reasons only exclude one value each. */
const MANY = 5;
const MANY_EFFORT = 2;

/** The claims of a step: values or signs (`on`), their absence (`off`), or both. */
type Polarity = 'on' | 'off' | 'both';

/** Names a step by the technique that finds it, or by the kinds of constraints that it needs and the rules of its puzzle type. */
export function nameStep(
  step: Pick<Step<ConstraintReason>, 'pattern' | 'reasons' | 'claims' | 'facts' | 'effort'>,
  techniques: RuleTechniques = {},
): TechniqueName {
  const { pattern, reasons, effort } = step;
  if (pattern) return nameOnly(pattern.technique);
  // Groups only exclude known values from the other cells, unless nothing else is needed.
  const others = reasons.filter((reason) => kindOf(reason) !== 'allDifferent');
  if (others.length === 0) return nameOfGroups(step);
  const rules = [...new Set(others.map(({ rule }) => rule))];
  const own = Object.entries(techniques).find(([key]) => isOfRules(key, rules))?.[1];
  const isMany = others.length >= MANY && effort >= MANY_EFFORT;
  if (own !== undefined && (rules.length > 1 || !isMany)) return named(own);
  if (rules.length === 1 && !isMany) return named(nameOfKind(others, step));
  return isMany ? CONTRADICTION : COMBINED;
}

/** Returns whether a key of `RuleTechniques` names exactly these rules. */
function isOfRules(key: string, rules: readonly string[]): boolean {
  const named = key.split('+');
  return named.length === rules.length && named.every((rule) => rules.includes(rule));
}

function nameOfGroups({
  reasons,
  claims,
  facts,
  effort,
}: Pick<Step<ConstraintReason>, 'reasons' | 'claims' | 'facts' | 'effort'>): TechniqueName {
  if (effort >= FORCING_EFFORT) return FORCING_CHAIN;
  const [claim] = claims;
  if (claim && !isValue(claim)) return reasons.length > 1 ? LOCKED_VALUES : ALREADY_PLACED;
  if (reasons.length === 0) return ONLY_VALUE;
  const isAtCell = facts.some(({ variable, holds }) => !holds && variable === claim?.variable);
  return isAtCell ? nameOnly(NAKED_SINGLE) : nameOnly(HIDDEN_SINGLE);
}

/** Names a step by the kind of the constraints of a rule, and by its claims and facts. */
export function nameOfKind(
  reasons: readonly ConstraintReason[],
  step: Pick<Step, 'claims' | 'facts'>,
): string {
  const [reason] = reasons as readonly [ConstraintReason];
  const { places } = reason;
  const polarity = polarityOf(step);
  switch (kindOf(reason)) {
    case 'count':
      if (reasons.length > 1) return 'Numbers share cells';
      return { on: 'Number needs the rest', off: 'Number is complete', both: 'Only arrangement' }[polarity];
    case 'most':
      return 'Only one allowed';
    case 'distinctSum':
      return reasons.length > 1 ? 'Crossing sums' : 'Sum combinations';
    case 'table':
      return 'Combinations';
    case 'runs':
      if (reasons.length > 1) return 'Crossing lines';
      return { on: 'Run overlap', off: 'Run gap', both: 'Runs fit' }[polarity];
    case 'sight':
      return 'View length';
    case 'seen':
      return 'Skyline';
    case 'place':
      return 'Only place for a piece';
    case 'matched':
      return 'Only partner';
    case 'differ':
      return 'Lines must differ';
    case 'partition':
      return 'Only region in reach';
    case 'sized':
      return 'Region size';
    case 'singleLoop':
      if (polarity === 'on') return 'Only way on';
      if (places.length > 1) return 'Early loop';
      return hasTwoLines(step) ? TWO_LINES : 'Dead end';
    case 'paths':
      if (polarity === 'on') return 'Only way on';
      return places.length === 1 && hasTwoLines(step) ? TWO_LINES : 'Wrong connection';
    case 'connected':
      return 'Cut off';
    case 'acyclic':
      return 'Closed loop';
    case 'or':
      return 'Only place left';
    default:
      return 'Only way';
  }
}

const TWO_LINES = 'Already two lines';

const hasTwoLines = ({ facts }: Pick<Step, 'facts'>): boolean => facts.filter(isOn).length > 1;

const isOn = ({ value, holds }: Fact): boolean => holds && value !== false;

function polarityOf({ claims }: Pick<Step, 'claims'>): Polarity {
  const on = claims.filter(isOn).length;
  return on === claims.length ? 'on' : on === 0 ? 'off' : 'both';
}

const nameOnly = ({ id, name }: TechniqueName): TechniqueName => ({ id, name });

/** Returns a name with its id. */
export const named = (name: string): TechniqueName => ({
  id: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  name,
});

/** Techniques of steps by all-different constraints that no technique finds. */
export const FORCING_CHAIN = named('Forcing chain');
export const LOCKED_VALUES = named('Locked values');
export const ALREADY_PLACED = named('Already placed');
