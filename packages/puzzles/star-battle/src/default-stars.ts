import { longerSide } from '@gridproof/describe';

/** From these sides on a board usually has one star more in each line. */
const MORE = [10, 14, 17, 21, 25];

/** Returns the default number of stars in a line of a board. */
export const defaultStars = (size: { readonly width: number; readonly height: number }): number =>
  1 + MORE.filter((side) => longerSide(size) >= side).length;
