import { type DrawContext, Grid, orbitsOf, type Side } from '@gridproof/describe';

/** Between one pair of neighbours in so many stands a sign. */
const SHARE = 6;

/** Draws signs between neighbours that relate the digits of an answer, with the requested symmetry. */
export function drawSigns(
  answer: Grid<0 | 1>,
  { board, symmetry, random }: DrawContext,
): Grid<'=' | 'x' | undefined, Side> {
  const sides = board.innerSides;
  const most = Math.round(sides.length / SHARE);
  const chosen = new Set<Side>();
  for (const orbit of random.shuffled(orbitsOf(sides, symmetry, board)))
    if (chosen.size + orbit.length <= most) for (const side of orbit) chosen.add(side);
  return Grid.from(sides, (side) => {
    const [one, other] = answer.pick(board.cellsAt(side));
    return chosen.has(side) ? (one === other ? '=' : 'x') : undefined;
  });
}
