import {
  type Board,
  type Cell,
  type DrawContext,
  Grid,
  longerSide,
  type Random,
  RegionPartition,
  type Size,
} from '@gridproof/describe';

/** The sides from which lines usually have one more star. */
const MORE = [10, 14, 17, 21, 25];

/** Returns the default number of stars in a line of a board. */
export const defaultStars = (size: Size): number =>
  1 + MORE.filter((side) => longerSide(size) >= side).length;

/** The number of attempts to build regions around the stars before other stars are drawn. */
const TRIES = 20;

/** Stars that touch nowhere and regions that grow around them; none if that fails. */
export function drawStars({ board, random }: DrawContext) {
  const stars = defaultStars(board);
  const starCells = rowByRow(board, stars, random);
  if (!starCells) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const partition = RegionPartition.grow(board, starCells, random);
    if (!joinRegions(board, partition, stars, random)) continue;
    const answer = Grid.from(board.cells, (cell) => starCells.includes(cell));
    return { clues: { stars, regions: partition.regions() }, answer };
  }
  return undefined;
}

/** Joins regions of one star each until each has this number of stars; returns false if some are left over. */
function joinRegions(board: Board, partition: RegionPartition, stars: number, random: Random): boolean {
  const starsIn = new Map([...new Set(partition.numbers)].map((region) => [region, 1]));
  const neighboursOf = (region: number) =>
    new Set(
      board.cells.flatMap((cell) =>
        partition.numberAt(cell) === region ? partition.othersBeside(cell) : [],
      ),
    );
  for (;;) {
    const ways = [...starsIn]
      .filter(([, found]) => found < stars)
      .map(([region, found]) => ({
        region,
        others: [...neighboursOf(region)].filter((other) => found + starsIn.get(other)! <= stars),
      }));
    if (ways.length === 0) return true;
    // The region with the fewest ways to grow comes first.
    const [least] = random.shuffled(ways).toSorted((a, b) => a.others.length - b.others.length);
    const [other] = random.shuffled(least!.others);
    if (other === undefined) return false;
    partition.merge(other, least!.region);
    starsIn.set(least!.region, starsIn.get(least!.region)! + starsIn.get(other)!);
    starsIn.delete(other);
  }
}

/** As many stars in each row and column, none beside another: row by row, where they find room; none where they do not. */
function rowByRow(board: Board, stars: number, random: Random): readonly Cell[] | undefined {
  const { width } = board;
  const left = Array<number>(width).fill(stars);
  const rows: (readonly number[])[] = [];
  let steps = 200 * width;
  const fill = (): boolean => {
    if (rows.length === board.height) return true;
    const above = rows.at(-1) ?? [];
    const rest = board.height - rows.length;
    for (const row of picks(width, stars, above, left, random)) {
      if (steps-- < 0) return false;
      for (const col of row) left[col]!--;
      rows.push(row);
      if (left.every((n) => n <= Math.ceil((rest - 1) / 2)) && fill()) return true;
      rows.pop();
      for (const col of row) left[col]!++;
    }
    return false;
  };
  return fill() ? rows.flatMap((row, at) => row.map((col) => board.cell(at, col))) : undefined;
}

/** Ways to put stars in a row under another, at random. */
function* picks(
  width: number,
  stars: number,
  above: readonly number[],
  left: readonly number[],
  random: Random,
  chosen: readonly number[] = [],
): Iterable<readonly number[]> {
  if (chosen.length === stars) {
    yield chosen;
    return;
  }
  const near = [...above, ...chosen];
  const free = Array.from({ length: width }, (_, col) => col).filter(
    (col) => left[col]! > 0 && near.every((other) => Math.abs(other - col) > 1),
  );
  for (const col of random.shuffled(free)) yield* picks(width, stars, above, left, random, [...chosen, col]);
}
