import { Random } from '@gridproof/core';

/** Returns a function that draws numbers from 0 up to 1, which is excluded, always the same for a seed. */
export function seededRandom(seed: number): () => number {
  const random = new Random(seed);
  return () => random.below(2 ** 32) / 2 ** 32;
}
