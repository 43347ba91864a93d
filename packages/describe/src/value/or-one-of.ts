import { oneOf, type Sign } from './one-of.js';
import type { Value } from './value.js';

/** Extends a value type with alternatives that have their own signs. */
export function orOneOf<T, const S extends string>(
  value: Value<T, any>,
  ...signs: readonly Sign<S>[]
): Value<T | S> {
  const others = oneOf<S>(...signs);
  const isOther = (one: T | S): one is S => signs.some((sign) => sign.value === one);
  return {
    expected: (size, at) => [...value.expected(size, at), ...others.expected(size, at)],
    expectedInJson: (size) => [
      ...(value.expectedInJson ?? value.expected)(size, undefined as never),
      ...others.expectedInJson!(size),
    ],
    sized: value.sized,
    read: (text, size, at) => others.read(text, size, at) ?? value.read(text, size, at),
    write: (one, at) => (isOther(one) ? others.write(one, at) : value.write(one, at)),
    longest: (size) => Math.max(others.longest(size), value.longest(size)),
    fromJson: (data, size) => others.fromJson(data, size) ?? value.fromJson(data, size),
    ...(value.faultInJson && { faultInJson: value.faultInJson }),
    toJson: (one) => (isOther(one) ? others.toJson(one) : value.toJson(one)),
    fromClue: (clue, size) => value.fromClue(clue, size),
    toClue: (one) => (isOther(one) ? undefined : value.toClue(one)),
    look: (one) => (isOther(one) ? others.look(one) : value.look(one)),
    turned: (one, turn, at) => {
      if (isOther(one)) return others.turned!(one, turn, at);
      return value.turned ? value.turned(one, turn, at) : one;
    },
    samples: (size) => [...value.samples(size), ...others.samples(size)],
    domain: undefined,
  };
}
