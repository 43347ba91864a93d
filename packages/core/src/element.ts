import { and, type Bool, type IntVar, implies, is } from './expression.js';

/** A list of integers, or a list of such lists, and so on. */
export type Entries = IntVar | readonly Entries[];

/** An entry that is not compared yet. */
export interface Entry {
  /** Whether it equals a number or another integer. */
  is(value: number | IntVar): Bool;
}

/**
 * The entry of a list that an integer chooses: one for each value that the integer may have, from the least on. Two
 * integers choose from a list of lists (row first), and so on.
 */
export const element = (entries: Entries, ...indexes: readonly IntVar[]): Entry => ({
  is: (value) => chosen(entries, indexes, value),
});

function chosen(entries: Entries, [index, ...rest]: readonly IntVar[], value: number | IntVar): Bool {
  if (index === undefined) {
    if (!('op' in entries)) throw new RangeError('there are more dimensions than integers to choose by');
    return is(entries, value as number);
  }
  if ('op' in entries) throw new RangeError('there are more integers to choose by than dimensions');
  if (entries.length !== index.max - index.min + 1)
    throw new RangeError(`${entries.length} entries for an integer from ${index.min} to ${index.max}`);
  return and(...entries.map((entry, at) => implies(is(index, index.min + at), chosen(entry, rest, value))));
}
