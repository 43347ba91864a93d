import type { AssumptionProgram } from './assumption-program.js';
import { isPair } from './effort.js';

/** A level of inferences by bounded propagation with a maximum number of reasons. */
export interface InferenceLevel {
  /** Minimum effort of its inferences. */
  readonly from: number;
  /** Minimum effort if rules concern pairs, several of which may be one reason for players. */
  readonly withPairs?: number;
  readonly most: number;
  /** Lazy constraints are propagated, too. */
  readonly lazily: boolean;
}

/** Levels from the easiest to the hardest. */
export const INFERENCE_LEVELS: readonly InferenceLevel[] = [
  { from: 1, most: 1, lazily: false },
  { from: 1.5, most: 1, lazily: true },
  { from: 2, withPairs: 1.5, most: 2, lazily: true },
  { from: 3, withPairs: 1.5, most: 3, lazily: true },
  { from: 4, withPairs: 2, most: 4, lazily: true },
];

/** Returns whether rules of a program concern pairs. */
export const hasPairs = ({ held, posted }: Pick<AssumptionProgram, 'held' | 'posted'>): boolean =>
  posted.some((reason) => isPair(held[reason]!));

/** Returns the minimum effort of a level's inferences. */
export const minEffort = ({ from, withPairs = from }: InferenceLevel, pairs: boolean): number =>
  pairs ? withPairs : from;
