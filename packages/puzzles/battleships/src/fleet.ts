import { longerSide } from '@gridproof/describe';

/** How many ships of each length from 1 on, by the longer side of a board. */
const USUAL: readonly (readonly [side: number, ships: readonly number[]])[] = [
  [6, [3, 2, 1]],
  [10, [4, 3, 2, 1]],
  [13, [5, 4, 3, 2, 1]],
  [14, [6, 5, 4, 3, 2]],
  [15, [5, 4, 3, 2, 1]],
];

/** The fleet that magazines have on such a board, the longest first; none where there is no usual one. */
export function usualFleet(board: { readonly width: number; readonly height: number }) {
  const [, ships = []] = USUAL.find(([side]) => longerSide(board) <= side) ?? [];
  return ships.flatMap((number, at) => Array<number>(number).fill(at + 1)).toReversed();
}
