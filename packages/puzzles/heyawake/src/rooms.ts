import type { Board, Cell, Grid, Random, Regions } from '@gridproof/describe';

/** No room that is drawn is longer. */
const LONGEST = 4;

/** Yields the runs of unshaded cells that cross two borders of rooms, the first one of each row and column. */
export function* crossingRuns(
  board: Board,
  rooms: Regions,
  shaded: Grid<boolean>,
): Iterable<readonly Cell[]> {
  const roomOf = new Map(
    rooms.flatMap((room, at) => room.map((cell) => [board.cell(cell.row, cell.col), at])),
  );
  for (const line of board.lines) {
    let run: Cell[] = [];
    let crossed = 0;
    for (const cell of line) {
      if (shaded.at(cell)) [run, crossed] = [[], 0];
      else {
        if (run.length && roomOf.get(run.at(-1)!) !== roomOf.get(cell)) crossed++;
        run.push(cell);
        if (crossed === 2) {
          yield run;
          break;
        }
      }
    }
  }
}

/** Rectangular rooms at random. */
export function drawRooms(board: Board, random: Random): Regions {
  const taken = new Set<Cell>();
  return board.cells.flatMap((first) => {
    if (taken.has(first)) return [];
    const [wide, high] = [1 + random.below(LONGEST), 1 + random.below(LONGEST)];
    const across = board.rows[first.row]!.slice(first.col, first.col + wide);
    const end = across.findIndex((cell) => taken.has(cell));
    const width = end < 0 ? across.length : end;
    const room = board.rectangle(first.row, first.col, Math.min(high, board.height - first.row), width);
    for (const cell of room) taken.add(cell);
    return [room];
  });
}

/**
 * Splits one room by a straight border: into two with different counts in a rival and in the answer, or, if that is not possible, into two
 * of which one can be split further. Undefined if no border keeps the answer correct.
 */
export function splitRoom(
  {
    board,
    rooms,
    answer,
    rival,
  }: Record<'answer' | 'rival', Grid<boolean>> & {
    readonly board: Board;
    readonly rooms: Regions;
  },
  random: Random,
): Regions | undefined {
  const counts = (cells: readonly Cell[], shaded: Grid<boolean>) =>
    cells.filter((cell) => shaded.at(cell)).length;
  const cuts = rooms.flatMap((room, at) =>
    room.some((cell) => answer.at(cell) !== rival.at(cell))
      ? room
          .flatMap(({ row, col }) => [(cell: Cell) => cell.row < row, (cell: Cell) => cell.col < col])
          .map((isHere) => ({ at, here: room.filter(isHere), there: room.filter((cell) => !isHere(cell)) }))
      : [],
  );
  const real = random.shuffled(cuts.filter(({ here }) => here.length > 0));
  const separatesRival = ({ here }: { readonly here: readonly Cell[] }) =>
    counts(here, answer) !== counts(here, rival);
  for (const { at, here, there } of [
    ...real.filter(separatesRival),
    ...real.filter((cut) => !separatesRival(cut)),
  ]) {
    const found = board.cells.flatMap((first) =>
      [...rooms.toSpliced(at, 1), here, there].filter(([one]) => one === first),
    );
    const [broken] = crossingRuns(board, found, answer);
    if (!broken) return found;
  }
  return undefined;
}
