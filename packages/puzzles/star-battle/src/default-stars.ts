import { longerSide } from '@gridproof/describe';

/** The sides from which lines usually have one more star. */
const MORE = [10, 14, 17, 21, 25];

/** Returns the default number of stars in a line of a board. */
export const defaultStars = (size: { readonly width: number; readonly height: number }): number =>
  1 + MORE.filter((side) => longerSide(size) >= side).length;
