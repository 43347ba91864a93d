import type { AssumptionProgram } from './assumption-program.js';
import { isPair } from './effort.js';

/** Chains of small thoughts that rest on at most a number of reasons. */
export interface InferenceLevel {
  /** What they find has about this effort at least. */
  readonly from: number;
  /** The same where rules say things of pairs, of which several may be one reason to a player. */
  readonly withPairs?: number;
  readonly most: number;
  /** Rules over the whole board are looked at, too. */
  readonly lazily: boolean;
}

/** The chains that are tried, the easiest first. */
export const INFERENCE_LEVELS: readonly InferenceLevel[] = [
  { from: 1, most: 1, lazily: false },
  { from: 1.5, most: 1, lazily: true },
  { from: 2, withPairs: 1.5, most: 2, lazily: true },
  { from: 3, withPairs: 1.5, most: 3, lazily: true },
  { from: 4, withPairs: 2, most: 4, lazily: true },
];

/** Whether rules of a program say things of pairs. */
export const hasPairs = ({ held, posted }: Pick<AssumptionProgram, 'held' | 'posted'>): boolean =>
  posted.some((reason) => isPair(held[reason]!));

/** What a chain finds has about this effort at least. */
export const minEffort = ({ from, withPairs = from }: InferenceLevel, pairs: boolean): number =>
  pairs ? withPairs : from;
