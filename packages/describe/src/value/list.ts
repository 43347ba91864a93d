import type { Value } from './value.js';

/** How many values a list in a cell has at most, by default. */
const MOST = 4;

/** Several values at one place, in their order: written `1+3`, and a list in JSON. Blanks and commas already part the cells of a board. */
export function list<T>(
  value: Value<T, any>,
  { between = '+', most = MOST }: { readonly between?: string; readonly most?: number } = {},
): Value<readonly T[]> {
  const all = (found: readonly (T | undefined)[]): readonly T[] | undefined =>
    found.length > 0 && found.length <= most && found.every((one) => one !== undefined)
      ? (found as readonly T[])
      : undefined;
  const textOf = (one: T): string => value.look(one).text ?? '';
  return {
    expected: (size, at) =>
      value
        .expected(size, at)
        .flatMap((one, rank, { length }) =>
          rank < length - 1 ? [one] : [one, `up to ${most} of them with '${between}' between`],
        ),
    expectedInJson: () => [`a list of up to ${most}`],
    sized: value.sized,
    read: (sign, size, at) => all(sign.split(between).map((one) => value.read(one, size, at))),
    write: (those, at) => those.map((one) => value.write(one, at)).join(between),
    longest: (size) => most * (value.longest(size) + between.length) - between.length,
    fromJson: (data, size) =>
      Array.isArray(data) ? all(data.map((one) => value.fromJson(one, size))) : undefined,
    toJson: (those) => those.map((one) => value.toJson(one)),
    // Sites write one number alone as in other puzzle types.
    fromClue: (clue, size) => all([value.fromClue(clue, size)]),
    toClue: (those) => (those.length === 1 ? value.toClue(those[0]!) : undefined),
    look: (those) => ({ text: those.map(textOf).join(','), list: those.map(textOf) }),
    samples: (size) => {
      const some = value.samples(size);
      const at = (rank: number): T => some[rank % some.length]!;
      // One of each length after those of one value, in different orders.
      const longer = Array.from({ length: Math.max(0, most - 1) }, (_, length) =>
        Array.from({ length: length + 2 }, (_, rank) => at(length * 2 + rank * 3)),
      );
      return [...some.map((one) => [one]), ...longer];
    },
    domain: undefined,
  };
}
