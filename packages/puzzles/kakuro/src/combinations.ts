/** The digits of white cells. */
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** All sets of so many different digits that add up to a total: the lists that players have beside the board. */
export function combinations(length: number, total: number, least = 1): readonly (readonly number[])[] {
  if (length === 0) return total === 0 ? [[]] : [];
  return DIGITS.filter((digit) => digit >= least && digit <= total).flatMap((digit) =>
    combinations(length - 1, total - digit, digit + 1).map((others) => [digit, ...others]),
  );
}
