import { and, type Bool, type IntVar, implies, is } from './expression.js';

/** A list of integers to choose from, or a list of such lists, and so on. */
export type Choices = IntVar | readonly Choices[];

/** A chosen element before it is compared. */
export interface ChosenElement {
  /** Returns whether it equals a number or another integer. */
  is(value: number | IntVar): Bool;
}

/**
 * The element of a list that an integer selects; the list has one element per value of the integer, from the smallest on. Two integers
 * select from a list of lists (row first), and so on.
 */
export const element = (choices: Choices, ...indexes: readonly IntVar[]): ChosenElement => ({
  is: (value) => isElement(choices, indexes, value),
});

function isElement(choices: Choices, [index, ...rest]: readonly IntVar[], value: number | IntVar): Bool {
  if (index === undefined) {
    if (!('op' in choices)) throw new RangeError('there are more dimensions than integers to choose by');
    return is(choices, value as number);
  }
  if ('op' in choices) throw new RangeError('there are more integers to choose by than dimensions');
  if (choices.length !== index.max - index.min + 1)
    throw new RangeError(`${choices.length} elements for an integer from ${index.min} to ${index.max}`);
  return and(
    ...choices.map((choice, at) => implies(is(index, index.min + at), isElement(choice, rest, value))),
  );
}
