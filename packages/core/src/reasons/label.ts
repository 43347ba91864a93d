/** Reasons that a consequence rests on, by number, ascending. */
export type Label = readonly number[];

export const NOTHING: Label = [];

/** Both together; undefined where these are more than `most`. */
export function together(one: Label, other: Label, most: number): Label | undefined {
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
