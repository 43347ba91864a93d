import {
  type Board,
  drawRegions,
  endsOf,
  Grid,
  type Link,
  placeKey,
  type Random,
  RegionPartition,
  type Regions,
  regionBorders,
} from '@gridproof/describe';

/** Returns the links that cross a border of regions, in reading order. */
export function borderLinks(board: Board, regions: Regions): readonly Link[] {
  const crossing = new Set(regionBorders(board, regions).flatMap(({ links }) => links.map(placeKey)));
  return board.links.filter((one) => crossing.has(placeKey(one)));
}

/** The number of attempts to draw regions. */
const TRIES = 60;

interface StitchedBoard {
  readonly board: Board;
  readonly regions: Regions;
  /** The links of the stitches. */
  readonly stitches: readonly Link[];
}

/** Regions at random, with a stitch between each two that are neighbours; none where none were found. */
export function drawStitches(board: Board, random: Random) {
  for (let tries = 0; tries < TRIES; tries++) {
    const regions = drawRegions(board, random, 2);
    const taken = new Set<number>();
    const stitches: Link[] = [];
    // Those with the fewest ways first.
    const contacts = random.shuffled(regionBorders(board, regions));
    const found = contacts
      .sort((a, b) => a.across.length - b.across.length)
      .every(({ links }) => {
        const free = links.filter((at) => !endsOf(at).some((cell) => taken.has(placeKey(cell))));
        const [stitch] = random.shuffled(free);
        if (!stitch) return false;
        for (const cell of endsOf(stitch)) taken.add(placeKey(cell));
        return stitches.push(stitch);
      });
    if (found && stitches.length > 0) return puzzleOf({ board, regions, stitches });
  }
  return undefined;
}

/**
 * The same stitches, but one cell without any belongs to another region, so that the last rival no longer keeps the rules, and as few of
 * the others as can be do; none where no cell can change over so.
 */
export function repairRegions(
  { board, regions, answer }: Omit<StitchedBoard, 'stitches'> & { readonly answer: Grid<boolean, Link> },
  rivals: readonly Grid<boolean, Link>[],
  random: Random,
) {
  const stitches = linksOf(answer);
  const others = rivals.map(linksOf);
  const taken = new Set(stitches.flatMap((at) => endsOf(at)).map(placeKey));
  const partition = RegionPartition.of(board, regions);
  let best: { readonly regions: Regions; readonly remaining: number } | undefined;
  for (const cell of random.shuffled(board.cells)) {
    if (taken.has(placeKey(cell)) || !partition.canSpare(cell)) continue;
    for (const to of partition.othersBeside(cell)) {
      const undo = partition.move(cell, to);
      const found = partition.regions();
      undo();
      if (!isStitched({ board, regions: found, stitches })) continue;
      const solved = others.map((other) => isStitched({ board, regions: found, stitches: other }));
      const remaining = solved.filter(Boolean).length;
      if (!solved.at(-1) && (!best || remaining < best.remaining)) best = { regions: found, remaining };
    }
    if (best?.remaining === 0) break;
  }
  return best && puzzleOf({ board, regions: best.regions, stitches });
}

/** Returns whether all pairs of neighbouring regions have exactly one of these stitches, and no stitch lies within a region. */
function isStitched({ board, regions, stitches }: StitchedBoard): boolean {
  const all = new Set(stitches.map(placeKey));
  const contacts = regionBorders(board, regions);
  return (
    contacts.length === all.size &&
    contacts.every(({ links }) => links.filter((at) => all.has(placeKey(at))).length === 1)
  );
}

const linksOf = (answer: Grid<boolean, Link>): readonly Link[] =>
  answer.entries().flatMap(([at, isStitch]) => (isStitch ? [at] : []));

/** The puzzle with all numbers outside. */
function puzzleOf({ board, regions, stitches }: StitchedBoard) {
  const all = new Set(stitches.map(placeKey));
  const ends = new Set(stitches.flatMap((at) => endsOf(at)).map(placeKey));
  return {
    clues: {
      regions,
      counts: Grid.from(
        board.outside(['above', 'left']),
        (end) => board.lineFrom(end).filter((cell) => ends.has(placeKey(cell))).length,
      ),
    },
    answer: Grid.from(borderLinks(board, regions), (at) => all.has(placeKey(at))),
  };
}
