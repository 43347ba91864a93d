/** Reasons that a consequence rests on, by number, ascending. */
export type ReasonSet = readonly number[];

export const NO_REASONS: ReasonSet = [];

/** Both together; undefined where these are more than `most`. */
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
