import { type Grade, type GradedType, gradeOf } from '../grade.js';
import { mustBeLocated } from '../reasons/effort.js';
import type { Step } from '../reasons/solve-path.js';
import type { TechniqueName } from '../techniques/technique.js';

/** Difficulty of a puzzle for a player, by its solve path. */
export interface Rating {
  readonly name: Grade;
  /** Effort of the hardest step plus the mean cost of a step: `docs/difficulty.md`. */
  readonly score: number;
  readonly steps: number;
  /** Largest number of reasons in a step. */
  readonly maxReasons: number;
  /** Effort of the hardest step. */
  readonly maxEffort: number;
  /** Number of steps that need a loop or component which a rule over the whole board forbids. */
  readonly globalSteps: number;
  /** Its techniques with their numbers of steps and their highest efforts, the hardest first. */
  readonly techniques: readonly TechniqueCount[];
  /** Median of the number of available inferences per step. */
  readonly choices: number;
}

/** The steps of a path by one technique. */
export interface TechniqueCount extends TechniqueName {
  readonly steps: number;
  readonly maxEffort: number;
}

/** Rates a solve path of a puzzle of some type. */
export function rate(path: readonly Step[], type: GradedType): Rating {
  const hardest = Math.max(0, ...path.map(({ effort }) => effort));
  const score = hardest + path.reduce((sum, step) => sum + cost(step), 0) / Math.max(1, path.length);
  const choices = path.map((step) => step.choices).sort((a, b) => a - b);
  return {
    name: gradeOf(score, type),
    score,
    steps: path.length,
    maxReasons: Math.max(0, ...path.map(({ reasons }) => reasons.length)),
    maxEffort: hardest,
    globalSteps: path.filter(({ reasons }) => reasons.some(mustBeLocated)).length,
    techniques: countTechniques(path),
    choices: choices[choices.length >> 1] ?? 0,
  };
}

function countTechniques(path: readonly Step[]): readonly TechniqueCount[] {
  const counts = new Map<string, TechniqueCount>();
  for (const { technique, effort } of path) {
    if (!technique) continue;
    const { id, name } = technique;
    const { steps = 0, maxEffort = 0 } = counts.get(id) ?? {};
    counts.set(id, { id, name, steps: steps + 1, maxEffort: Math.max(maxEffort, effort) });
  }
  return [...counts.values()].sort((a, b) => b.maxEffort - a.maxEffort || b.steps - a.steps);
}

/** Returns the name of a technique as it is written within a sentence: `naked pair`, `X-wing`. */
export const nameInSentence = ({ name }: TechniqueName): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Cost of a step: its effort, minus a tenth for each doubling of the number of inferences at that effort. */
const cost = ({ effort, choices }: Step): number => effort - Math.log2(1 + choices) / 10;
