import type { Step } from '../reasons/path.js';

/** How hard a puzzle is for a player, by the path to its answer. */
export interface Rating {
  readonly name: 'easy' | 'medium' | 'hard' | 'extreme';
  /** A number that grows with the difficulty; `docs/difficulty.md` says how it is made. */
  readonly score: number;
  readonly steps: number;
  /** The largest number of reasons in a step. */
  readonly mostReasons: number;
  /** The effort of the hardest step. */
  readonly hardest: number;
  /** Steps that need a loop or piece which a rule over the whole board forbids. */
  readonly overall: number;
  /** The middle one of the numbers of things that could be found next. */
  readonly choices: number;
}

/** Scores from which a puzzle is medium, hard, extreme. */
const MEDIUM = 2;
const HARD = 4;
const EXTREME = 8;

/** Rates a path. */
export function rate(path: readonly Step[]): Rating {
  const efforts = path.map(({ effort }) => effort);
  const hardest = Math.max(0, ...efforts);
  const choices = path.map((step) => step.choices).sort((a, b) => a - b);
  // The hardest step tells most; that there are many like it, and little to choose from, makes it worse.
  const score =
    hardest + Math.log2(1 + efforts.filter((effort) => effort > hardest / 2 && effort > 1).length) / 2;
  return {
    name: score >= EXTREME ? 'extreme' : score >= HARD ? 'hard' : score >= MEDIUM ? 'medium' : 'easy',
    score,
    steps: path.length,
    mostReasons: Math.max(0, ...path.map(({ reasons }) => reasons.length)),
    hardest,
    overall: path.filter(({ reasons }) => reasons.some(({ cut }) => cut)).length,
    choices: choices[choices.length >> 1] ?? 0,
  };
}
