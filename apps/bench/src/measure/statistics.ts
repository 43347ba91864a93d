/** The spread of measurements of one thing. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** The median absolute deviation: half of the measurements are no further than this from the median. */
  readonly mad: number;
}

/** What some numbers are like; there must be one at least. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('no measurements');
  const median = medianOf(values);
  return {
    median,
    min: Math.min(...values),
    max: Math.max(...values),
    mad: medianOf(values.map((value) => Math.abs(value - median))),
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
