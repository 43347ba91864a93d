import { type Board, type Cell, Grid, placeKey, type Random, type Regions } from '@gridproof/describe';
import { Chains } from './chains.js';

/** The number of attempts at a shading. */
const TRIES = 8;

/** A shading that keeps the rules with as many shaded cells as find room; none where none was found. */
export function drawShading(board: Board, rooms: Regions, random: Random): Grid<boolean> | undefined {
  const runs = runsOf(board, rooms);
  for (let tries = 0; tries < TRIES; tries++) {
    const chains = new Chains(board);
    const shaded = new Set<Cell>();
    const shade = (cell: Cell | undefined) => {
      if (!cell) return false;
      shaded.add(cell);
      chains.add(cell);
      return true;
    };
    const may = (cell: Cell) =>
      !board.neighbours(cell).some((next) => shaded.has(next)) && !chains.closesWith(cell);
    const isBroken = (run: readonly Cell[]) => !run.some((cell) => shaded.has(cell));
    const interrupted = random
      .shuffled(runs)
      .every((run) => !isBroken(run) || shade(random.shuffled(run).find(may)));
    if (!interrupted) continue;
    for (const cell of random.shuffled(board.cells)) if (!shaded.has(cell) && may(cell)) shade(cell);
    return Grid.from(board.cells, (cell) => shaded.has(cell));
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
