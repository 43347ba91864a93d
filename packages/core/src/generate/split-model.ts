import { placeKey } from '../board/place.js';
import type { DerivedChoice } from '../expressions/derived-choice.js';
import type { Variable } from '../expressions/expression.js';
import type { Model, Posted } from '../model.js';

/** The constraints of a puzzle, split into those of the blank board and those of the clues. */
export interface SplitModel {
  readonly variables: readonly Variable[];
  readonly notes: readonly DerivedChoice[];
  readonly rules: readonly Posted[];
  /** Constraints of clues, each at one place, that of its clue. */
  readonly clues: readonly Posted[];
  /** Other differences: constraints that the clues change. */
  readonly others: readonly Posted[];
}

/** Splits the constraints of a puzzle by those of its blank board; undefined if their variables differ. */
export function splitModel(plain: Model, clued: Model): SplitModel | undefined {
  if (plain.variables.length !== clued.variables.length) return undefined;
  if (!plain.variables.every((variable, at) => isSameDomain(variable, clued.variables[at]!)))
    return undefined;
  const counts = new Map<string, number>();
  for (const posted of plain.posted) counts.set(nameOf(posted), (counts.get(nameOf(posted)) ?? 0) + 1);
  const [rules, clues, others]: [Posted[], Posted[], Posted[]] = [[], [], []];
  for (const posted of clued.posted) {
    const name = nameOf(posted);
    const n = counts.get(name) ?? 0;
    if (n > 0) {
      counts.set(name, n - 1);
      rules.push(posted);
    } else (posted.places.length === 1 ? clues : others).push(posted);
  }
  for (const posted of plain.posted) if ((counts.get(nameOf(posted)) ?? 0) > 0) others.push(posted);
  return { variables: clued.variables, notes: clued.derived, rules, clues, others };
}

function isSameDomain(one: Variable, other: Variable): boolean {
  if (one.op === 'bool' || other.op === 'bool') return one.op === other.op;
  return one.min === other.min && one.max === other.max;
}

const nameOf = ({ source, places }: Posted): string => `${source} ${places.map(placeKey).join()}`;
