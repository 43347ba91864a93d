/** The sets of so many values from least to most that have a sum, each in rising order: the lists that players have beside the board. */
export function* combinations(
  size: number,
  sum: number,
  least: number,
  most: number,
): Generator<readonly number[]> {
  if (size === 0) {
    if (sum === 0) yield [];
    return;
  }
  for (let value = least; value + size - 1 <= most; value++) {
    const others = sum - value;
    if (others < run(value + 1, size - 1)) return;
    if (others > run(most - size + 2, size - 1)) continue;
    for (const rest of combinations(size - 1, others, value + 1, most)) yield [value, ...rest];
  }
}

/** The sum of so many values one after the other. */
const run = (first: number, n: number): number => n * first + (n * (n - 1)) / 2;
