import { type BoardTransform, type Place, transformDirection } from '@gridproof/core';
import type { Look, ValueType } from './value.js';

/**
 * Creates a pair of values in one place, either of which may be missing: a number and an arrow, which is drawn beside it. With `\` as
 * separator, the first value stands below a diagonal and the second above it: a downward sum and one across.
 */
export function pair<A, B>(
  first: ValueType<A, any>,
  second: ValueType<B, any>,
  between = '',
): ValueType<readonly [A | undefined, B | undefined]> {
  type Pair = readonly [A | undefined, B | undefined];
  const half = <T>(value: ValueType<T, any>, text: string, ...rest: [any, any]): T | undefined | null =>
    text === '' ? undefined : (value.read(text, ...rest) ?? null);
  const textOf = (look: Look | undefined): string => look?.text ?? '';
  const turnedHalf = <T>(
    value: ValueType<T, any>,
    half: T | undefined,
    transform: BoardTransform,
    at: Place,
  ): T | undefined | null =>
    half === undefined || !value.transform ? half : (value.transform(half, transform, at) ?? null);
  return {
    expected: (size, at) => [
      `${first.expected(size, at).join(' or ')} and ${second.expected(size, at).join(' or ')}, or one of them`,
    ],
    expectedInJson: () => ['a list of two'],
    dependsOnSize: first.dependsOnSize || second.dependsOnSize,
    read: (sign, size, at) => {
      for (let end = sign.length; end >= 0; end--) {
        if (between && !sign.startsWith(between, end)) continue;
        const a = half(first, sign.slice(0, end), size, at);
        const b = half(second, sign.slice(end + between.length), size, at);
        if (a !== null && b !== null && !(a === undefined && b === undefined)) return [a, b];
      }
      return undefined;
    },
    write: ([a, b], at) =>
      `${a === undefined ? '' : first.write(a, at)}${between}${b === undefined ? '' : second.write(b, at)}`,
    maxSignLength: (size) => first.maxSignLength(size) + between.length + second.maxSignLength(size),
    fromJson: (data, size) => {
      if (!Array.isArray(data) || data.length !== 2) return undefined;
      const [a, b] = [first.fromJson(data[0], size), second.fromJson(data[1], size)];
      if ((data[0] !== null && a === undefined) || (data[1] !== null && b === undefined)) return undefined;
      return a === undefined && b === undefined ? undefined : [a, b];
    },
    findWrongItem: (data, size) => {
      if (!Array.isArray(data) || data.length !== 2) return undefined;
      const at = [first, second].findIndex(
        (value, nth) => data[nth] !== null && value.fromJson(data[nth], size) === undefined,
      );
      const half = [first, second][at];
      if (!half) return undefined;
      const expected = (half.expectedInJson ?? half.expected)(size, undefined as never);
      return { at, found: data[at], expected: [...expected, 'null'] };
    },
    toJson: ([a, b]: Pair) => [
      a === undefined ? null : first.toJson(a),
      b === undefined ? null : second.toJson(b),
    ],
    fromClue: () => undefined,
    toClue: () => undefined,
    look: ([a, b]) => {
      const [one, other] = [
        a === undefined ? undefined : first.look(a),
        b === undefined ? undefined : second.look(b),
      ];
      const written = `${textOf(one)}${between}${textOf(other)}`;
      if (between === '\\') return { text: written, split: splitOf(one?.text, other?.text) };
      const symbol = one?.symbol ?? other?.symbol;
      return { ...((written !== '' || !symbol) && { text: written }), ...(symbol && { symbol }) };
    },
    transform: ([a, b], transform, at) => {
      const [one, other] = [turnedHalf(first, a, transform, at), turnedHalf(second, b, transform, at)];
      if (one === null || other === null) return undefined;
      // A mirror in the diagonal exchanges the downward and across values; a value read from the other end of a line cannot be expressed.
      const [down, across] = [transformDirection('down', transform), transformDirection('right', transform)];
      if (between !== '\\' || (down === 'down' && across === 'right')) return [one, other];
      return down === 'right' && across === 'down' ? ([other, one] as never) : undefined;
    },
    samples: (size) => {
      const [those, others] = [first.samples(size), second.samples(size)];
      const some = (at: number) =>
        [...others, ...others].slice(at % others.length).slice(0, Math.min(3, others.length));
      return those.flatMap((a, at) => some(at).map((b): Pair => [a, b]));
    },
    domain: undefined,
  };
}

const splitOf = (below: string | undefined, above: string | undefined) => ({
  ...(below !== undefined && { below }),
  ...(above !== undefined && { above }),
});
