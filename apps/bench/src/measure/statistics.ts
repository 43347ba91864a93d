/** Spread of repeated measurements. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Median absolute deviation: half of the measurements are within this distance from the median. */
  readonly mad: number;
}

/** Returns the spread of at least one number. */
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
