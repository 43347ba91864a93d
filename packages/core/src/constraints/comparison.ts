/** A number of a constraint before it is compared. */
export interface Comparison<C> {
  /** The number is exactly this. */
  is(n: number): C;
  /** The number is this or more. */
  atLeast(n: number): C;
  /** The number is this or less. */
  atMost(n: number): C;
  /** The number is between these bounds, both included. */
  between(min: number, max: number): C;
}

/** Creates all comparisons from the one with bounds. */
export const comparison = <C>(between: (min: number, max: number) => C): Comparison<C> => ({
  is: (n) => between(n, n),
  atLeast: (n) => between(n, Number.POSITIVE_INFINITY),
  atMost: (n) => between(0, n),
  between,
});
