import {
  type Board,
  endsOf,
  Grid,
  type Link,
  placeKey,
  type Random,
  type Regions,
  regionBorders,
} from '@gridproof/describe';

/** Returns the links that cross a border of regions, in reading order. */
export function borderLinks(board: Board, regions: Regions): readonly Link[] {
  const crossing = new Set(regionBorders(board, regions).flatMap(({ links }) => links.map(placeKey)));
  return board.links.filter((one) => crossing.has(placeKey(one)));
}

/** Places stitches between neighbouring regions, those with the fewest ways first; counts the pairs that have none. */
export function placeStitches(board: Board, regions: Regions, random: Random) {
  const taken = new Set<number>();
  const stitches: Link[] = [];
  const contacts = random.shuffled(regionBorders(board, regions));
  for (const { links } of contacts.sort((a, b) => a.links.length - b.links.length)) {
    const [stitch] = random.shuffled(
      links.filter((at) => !endsOf(at).some((cell) => taken.has(placeKey(cell)))),
    );
    if (!stitch) continue;
    for (const cell of endsOf(stitch)) taken.add(placeKey(cell));
    stitches.push(stitch);
  }
  return { stitches, missing: contacts.length - stitches.length };
}

/** Returns whether all pairs of neighbouring regions have exactly one of these stitches, and no stitch lies within a region. */
export function isStitched(board: Board, regions: Regions, stitches: readonly Link[]): boolean {
  const all = new Set(stitches.map(placeKey));
  const contacts = regionBorders(board, regions);
  return (
    contacts.length === all.size &&
    contacts.every(({ links }) => links.filter((at) => all.has(placeKey(at))).length === 1)
  );
}

/** Returns the links of the stitches of an answer. */
export const stitchesIn = (answer: Grid<boolean, Link>): readonly Link[] =>
  answer.places.filter((at) => answer.at(at));

/** Returns the puzzle with all numbers outside. */
export function puzzleOf(board: Board, regions: Regions, stitches: readonly Link[]) {
  const all = new Set(stitches.map(placeKey));
  const ends = new Set(stitches.flatMap((at) => endsOf(at)).map(placeKey));
  const counts = Grid.from(
    board.outside(['above', 'left']),
    (end) => board.lineFrom(end).filter((cell) => ends.has(placeKey(cell))).length,
  );
  return {
    clues: { regions, counts },
    answer: Grid.from(borderLinks(board, regions), (at) => all.has(placeKey(at))),
  };
}
