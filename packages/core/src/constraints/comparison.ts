/** A number of things seen that is not compared yet. */
export interface Comparison<C> {
  /** It is exactly this. */
  is(n: number): C;
  /** It is this or more. */
  atLeast(n: number): C;
  /** It is this or less. */
  atMost(n: number): C;
  /** It is between these bounds, both included. */
  between(min: number, max: number): C;
}

/** The ways to compare a number, of one with bounds. */
export const comparison = <C>(between: (min: number, max: number) => C): Comparison<C> => ({
  is: (n) => between(n, n),
  atLeast: (n) => between(n, Number.POSITIVE_INFINITY),
  atMost: (n) => between(0, n),
  between,
});
