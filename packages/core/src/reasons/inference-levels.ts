import type { AssumptionProgram } from './assumption-program.js';
import { isPair } from './effort.js';

/** A level of inferences by bounded propagation with a maximum number of reasons. */
export interface InferenceLevel {
  /** Minimum effort of its inferences. */
  readonly from: number;
  /** Minimum effort if rules concern pairs, several of which may be one reason for players. */
  readonly withPairs?: number;
  readonly maxReasons: number;
  /** Lazy constraints are propagated, too. */
  readonly withLazy: boolean;
}

/** Levels from the easiest to the hardest. */
export const INFERENCE_LEVELS: readonly InferenceLevel[] = [
  { from: 1, maxReasons: 1, withLazy: false },
  { from: 1.5, maxReasons: 1, withLazy: true },
  { from: 2, withPairs: 1.5, maxReasons: 2, withLazy: true },
  { from: 3, withPairs: 1.5, maxReasons: 3, withLazy: true },
  { from: 4, withPairs: 2, maxReasons: 4, withLazy: true },
];

/** Returns whether rules of a program concern pairs. */
export const hasPairs = ({
  reasons: programReasons,
  posted,
}: Pick<AssumptionProgram, 'reasons' | 'posted'>): boolean =>
  posted.some((reason) => isPair(programReasons[reason]!));

/** Returns the minimum effort of a level's inferences. */
export const minEffort = ({ from, withPairs = from }: InferenceLevel, pairs: boolean): number =>
  pairs ? withPairs : from;
