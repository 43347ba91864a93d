/** Yields each set of `size` values with this sum, like the tables that players use. `values` is in ascending order. */
export function* combinations(
  size: number,
  sum: number,
  values: readonly number[],
  from = 0,
): Generator<readonly number[]> {
  if (size === 0) {
    if (sum === 0) yield [];
    return;
  }
  const maxRest = sumOfSlice(values, values.length - size + 1, values.length);
  for (let at = from; at + size <= values.length; at++) {
    const value = values[at]!;
    if (value + sumOfSlice(values, at + 1, at + size) > sum) return;
    if (value + maxRest < sum) continue;
    for (const rest of combinations(size - 1, sum - value, values, at + 1)) yield [value, ...rest];
  }
}

function sumOfSlice(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += values[at]!;
  return sum;
}
