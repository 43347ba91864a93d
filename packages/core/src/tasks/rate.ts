import { mustBeLocated } from '../reasons/effort.js';
import type { Step } from '../reasons/solve-path.js';

/** How hard a puzzle is for a player, by the path to its answer. */
export interface Rating {
  readonly name: Grade;
  /** The effort of the hardest step plus the mean cost of a step: `docs/difficulty.md`. */
  readonly score: number;
  readonly steps: number;
  /** The largest number of reasons in a step. */
  readonly maxReasons: number;
  /** The effort of the hardest step. */
  readonly maxEffort: number;
  /** Steps that need a loop or piece which a rule over the whole board forbids. */
  readonly globalSteps: number;
  /** The middle one of the numbers of things that could be found next. */
  readonly choices: number;
}

/** Scores from which a puzzle is medium, hard, extreme. */
const MEDIUM = 2.75;
const HARD = 4;
const EXTREME = 6;

/** The grades, the easiest first, each with the score from which it begins. */
export const GRADES = { easy: 0, medium: MEDIUM, hard: HARD, extreme: EXTREME } as const;
/** The name of a grade. */
export type Grade = keyof typeof GRADES;

/** Rates a path. */
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

/** A step costs its effort, and a tenth less each time that twice as much can be found with it. */
const cost = ({ effort, choices }: Step): number => effort - Math.log2(1 + choices) / 10;
