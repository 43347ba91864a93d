import {
  type Board,
  type Cell,
  Grid,
  placeKey,
  type Random,
  type Regions,
  SeparatedCells,
} from '@gridproof/describe';

/** The number of attempts at a shading. */
const TRIES = 8;

/** A shading that keeps the rules with as many shaded cells as find room; none where none was found. */
export function drawShading(board: Board, rooms: Regions, random: Random): Grid<boolean> | undefined {
  const runs = runsOf(board, rooms);
  for (let tries = 0; tries < TRIES; tries++) {
    const shaded = new SeparatedCells(board);
    const interrupt = (run: readonly Cell[]) => {
      if (run.some((cell) => shaded.cells.has(cell))) return true;
      const cell = random.shuffled(run).find((one) => shaded.mayAdd(one));
      if (cell) shaded.add(cell);
      return cell !== undefined;
    };
    if (!random.shuffled(runs).every(interrupt)) continue;
    shaded.fill(random);
    return Grid.from(board.cells, (cell) => shaded.cells.has(cell));
  }
  return undefined;
}

/** The straight lines of cells from one side of two borders to the other. */
function runsOf(board: Board, rooms: Regions): readonly (readonly Cell[])[] {
  const room = new Map(rooms.flatMap((cells, at) => cells.map((cell) => [placeKey(cell), at] as const)));
  return board.lines.flatMap((line) => {
    const numbers = line.map((cell) => room.get(placeKey(cell)));
    const ends = numbers.flatMap((number, at) => (at > 0 && number !== numbers[at - 1] ? [at] : []));
    return ends.slice(1).map((end, nth) => line.slice(ends[nth]! - 1, end + 1));
  });
}
