import { oneOf, type Sign } from './one-of.js';
import type { ValueType } from './value.js';

/** Extends a value type with alternatives that have their own signs. */
export function orOneOf<T, const S extends string>(
  value: ValueType<T, any>,
  ...signs: readonly Sign<S>[]
): ValueType<T | S> {
  const others = oneOf<S>(...signs);
  const isOther = (one: T | S): one is S => signs.some((sign) => sign.value === one);
  return {
    expected: (size, at) => [...value.expected(size, at), ...others.expected(size, at)],
    expectedInJson: (size) => [
      ...(value.expectedInJson ?? value.expected)(size, undefined as never),
      ...others.expectedInJson!(size),
    ],
    dependsOnSize: value.dependsOnSize,
    read: (text, size, at) => others.read(text, size, at) ?? value.read(text, size, at),
    write: (one, at) => (isOther(one) ? others.write(one, at) : value.write(one, at)),
    maxSignLength: (size) => Math.max(others.maxSignLength(size), value.maxSignLength(size)),
    fromJson: (data, size) => others.fromJson(data, size) ?? value.fromJson(data, size),
    ...(value.faultInJson && { faultInJson: value.faultInJson }),
    toJson: (one) => (isOther(one) ? others.toJson(one) : value.toJson(one)),
    fromClue: (clue, size) => value.fromClue(clue, size),
    toClue: (one) => (isOther(one) ? undefined : value.toClue(one)),
    look: (one) => (isOther(one) ? others.look(one) : value.look(one)),
    transform: (one, turn, at) => {
      if (isOther(one)) return others.transform!(one, turn, at);
      return value.transform ? value.transform(one, turn, at) : one;
    },
    samples: (size) => [...value.samples(size), ...others.samples(size)],
    domain: undefined,
  };
}
