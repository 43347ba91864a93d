/** Yields the sets of `size` of the values (in ascending order) with this sum, like the lists that players keep. */
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
  const most = total(values, values.length - size + 1, values.length);
  for (let at = from; at + size <= values.length; at++) {
    const value = values[at]!;
    if (value + total(values, at + 1, at + size) > sum) return;
    if (value + most < sum) continue;
    for (const others of combinations(size - 1, sum - value, values, at + 1)) yield [value, ...others];
  }
}

function total(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += values[at]!;
  return sum;
}
