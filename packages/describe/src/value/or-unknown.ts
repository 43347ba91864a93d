import type { ValueType } from './value.js';

/** Extends a value type with a clue of unknown value: `?`, or another sign. */
export function orUnknown<T, const S extends string = '?'>(
  value: ValueType<T, any>,
  sign: S = '?' as S,
): ValueType<T | S> {
  const isUnknown = (one: T | S): one is S => one === sign;
  return {
    expected: (size, at) => [...value.expected(size, at), `'${sign}'`],
    expectedInJson: (size) => [
      ...(value.expectedInJson ?? value.expected)(size, undefined as never),
      `"${sign}"`,
    ],
    dependsOnSize: value.dependsOnSize,
    read: (text, size, at) => (text === sign ? sign : value.read(text, size, at)),
    write: (one, at) => (isUnknown(one) ? sign : value.write(one, at)),
    maxSignLength: (size) => value.maxSignLength(size),
    fromJson: (data, size) => (data === sign ? sign : value.fromJson(data, size)),
    toJson: (one) => (isUnknown(one) ? sign : value.toJson(one)),
    fromClue: (clue, size) => (clue === '?' ? sign : value.fromClue(clue, size)),
    transform: (one, transform, at) =>
      isUnknown(one) || !value.transform ? one : value.transform(one, transform, at),
    toClue: (one) => (isUnknown(one) ? '?' : value.toClue(one)),
    look: (one) => (isUnknown(one) ? { text: sign } : value.look(one)),
    samples: (size) => [...value.samples(size), sign],
    domain: undefined,
  };
}
