import { mustBeLocated } from '../reasons/effort.js';
import type { Step } from '../reasons/solve-path.js';

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
  /** Median of the number of available inferences per step. */
  readonly choices: number;
}

/** Lowest scores of medium, hard and extreme. */
const MEDIUM = 2.75;
const HARD = 4;
const EXTREME = 6;

/** Grades from the easiest to the hardest, with their lowest scores. */
export const GRADES = { easy: 0, medium: MEDIUM, hard: HARD, extreme: EXTREME } as const;
/** Name of a grade. */
export type Grade = keyof typeof GRADES;

/** Rates a solve path. */
export function rate(path: readonly Step[]): Rating {
  const hardest = Math.max(0, ...path.map(({ effort }) => effort));
  const score = hardest + path.reduce((sum, step) => sum + cost(step), 0) / Math.max(1, path.length);
  const choices = path.map((step) => step.choices).sort((a, b) => a - b);
  return {
    name: score >= EXTREME ? 'extreme' : score >= HARD ? 'hard' : score >= MEDIUM ? 'medium' : 'easy',
    score,
    steps: path.length,
    maxReasons: Math.max(0, ...path.map(({ reasons }) => reasons.length)),
    maxEffort: hardest,
    globalSteps: path.filter(({ reasons }) => reasons.some(mustBeLocated)).length,
    choices: choices[choices.length >> 1] ?? 0,
  };
}

/** Cost of a step: its effort, minus a tenth for each doubling of the number of inferences at that effort. */
const cost = ({ effort, choices }: Step): number => effort - Math.log2(1 + choices) / 10;
