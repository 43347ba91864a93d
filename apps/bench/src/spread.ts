/** Where measurements of one thing lie. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The median of some numbers and the least and the greatest of them; there must be one at least. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('no measurements');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}
