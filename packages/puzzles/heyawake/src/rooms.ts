import { type Board, type Cell, type Grid, type Regions, regionIndices, windows } from '@gridproof/describe';

/** Returns the straight lines of cells from before one border of rooms to behind the next. */
export function runsAcross(board: Board, rooms: Regions): readonly (readonly Cell[])[] {
  const room = regionIndices(board, rooms);
  return board.lines.flatMap((line) => {
    const borders = [...line.keys()].filter((at) => at > 0 && room.at(line[at - 1]!) !== room.at(line[at]!));
    return windows(borders, 2).map(([first, next]) => line.slice(first! - 1, next! + 1));
  });
}

/** Yields the runs of unshaded cells that cross two borders of rooms, the first one of each row and column. */
export function* crossingRuns(
  board: Board,
  rooms: Regions,
  shaded: Grid<boolean>,
): Iterable<readonly Cell[]> {
  const roomOf = regionIndices(board, rooms);
  for (const line of board.lines) {
    let run: Cell[] = [];
    let crossed = 0;
    for (const cell of line) {
      if (shaded.at(cell)) [run, crossed] = [[], 0];
      else {
        if (run.length && roomOf.at(run.at(-1)!) !== roomOf.at(cell)) crossed++;
        run.push(cell);
        if (crossed === 2) {
          yield run;
          break;
        }
      }
    }
  }
}
