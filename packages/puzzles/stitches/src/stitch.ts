/** The possible numbers of stitches between two regions. */
export const STITCHES: readonly number[] = [1, 2, 3, 4, 5];
