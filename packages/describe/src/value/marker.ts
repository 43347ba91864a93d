import { oneOf, type Sign } from './one-of.js';
import type { ValueType } from './value.js';

/** Creates a value that is present at a place or absent, such as a tree. It is `true` in code and JSON; sites write it as 1. */
export function marker(sign: Omit<Sign<true>, 'value'>): ValueType<true> {
  return {
    ...oneOf<true>({ value: true, ...sign }),
    fromClue: (clue) => (clue === 1 ? true : undefined),
    toClue: () => 1,
  };
}
