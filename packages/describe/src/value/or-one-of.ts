import { oneOf, type Sign } from './one-of.js';
import type { ValueType } from './value.js';

/** Extends a value type with alternative values, each with its own sign. */
export function orOneOf<T, const S extends string>(
  value: ValueType<T, any>,
  ...signs: readonly Sign<S>[]
): ValueType<T | S> {
  const alternatives = oneOf<S>(...signs);
  const isAlternative = (one: T | S): one is S => signs.some((sign) => sign.value === one);
  return {
    expected: (size, at) => [...value.expected(size, at), ...alternatives.expected(size, at)],
    expectedInJson: (size) => [
      ...(value.expectedInJson ?? value.expected)(size, undefined as never),
      ...alternatives.expectedInJson!(size),
    ],
    dependsOnSize: value.dependsOnSize,
    read: (text, size, at) => alternatives.read(text, size, at) ?? value.read(text, size, at),
    write: (one, at) => (isAlternative(one) ? alternatives.write(one, at) : value.write(one, at)),
    maxSignLength: (size) => Math.max(alternatives.maxSignLength(size), value.maxSignLength(size)),
    fromJson: (data, size) => alternatives.fromJson(data, size) ?? value.fromJson(data, size),
    ...(value.findWrongItem && { findWrongItem: value.findWrongItem }),
    toJson: (one) => (isAlternative(one) ? alternatives.toJson(one) : value.toJson(one)),
    fromClue: (clue, size) => value.fromClue(clue, size),
    toClue: (one) => (isAlternative(one) ? undefined : value.toClue(one)),
    look: (one) => (isAlternative(one) ? alternatives.look(one) : value.look(one)),
    transform: (one, transform, at) => {
      if (isAlternative(one)) return alternatives.transform!(one, transform, at);
      return value.transform ? value.transform(one, transform, at) : one;
    },
    samples: (size) => [...value.samples(size), ...alternatives.samples(size)],
    domain: undefined,
  };
}
