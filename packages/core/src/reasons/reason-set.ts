/** Indices of reasons in ascending order. */
export type ReasonSet = readonly number[];

export const NO_REASONS: ReasonSet = [];

/** Returns the union; undefined if it has more than `most` reasons. */
export function unionWithin(one: ReasonSet, other: ReasonSet, most: number): ReasonSet | undefined {
  if (other.length === 0 || one === other) return one;
  if (one.length === 0) return other;
  const union: number[] = [];
  let [at, from] = [0, 0];
  while (at < one.length || from < other.length) {
    if (union.length === most) return undefined;
    const [a, b] = [one[at] ?? Number.POSITIVE_INFINITY, other[from] ?? Number.POSITIVE_INFINITY];
    union.push(Math.min(a, b));
    if (a <= b) at++;
    if (b <= a) from++;
  }
  return union;
}
