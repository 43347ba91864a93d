/** The highest number on the dominoes of a board. */
export const highest = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(0, Math.min(width, height) - 1);

/** The dominoes of numbers up to one, as `3-5`. */
export const dominoNames = (most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_, low) =>
    Array.from({ length: most + 1 - low }, (_, more) => `${low}-${low + more}`),
  ).flat();

/** The domino of two numbers, as `3-5`. */
export const kindOf = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join('-');
