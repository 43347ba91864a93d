import {
  type Cell,
  type DrawContext,
  Grid,
  orbitsOf,
  type Regions,
  regionIndices,
  SeparatedCells,
} from '@gridproof/describe';
import { crossingRuns, runsAcross } from './rooms.js';

/** The longest side of a room. */
const LONGEST = 4;
/** The number of attempts at a shading. */
const TRIES = 8;

/** Rectangular rooms at random. */
export function drawRooms({ board, random }: DrawContext): Regions {
  const taken = new Set<Cell>();
  return board.cells.flatMap((first) => {
    if (taken.has(first)) return [];
    const wide = 1 + random.below(LONGEST);
    const across = board.rows[first.row]!.slice(first.col, first.col + wide);
    const end = across.findIndex((cell) => taken.has(cell));
    const width = end < 0 ? across.length : end;
    // A room of one cell tells whether it is shaded.
    const high = Math.max(width === 1 ? 2 : 1, 1 + random.below(LONGEST));
    const room = board.rectangle(first.row, first.col, Math.min(high, board.height - first.row), width);
    for (const cell of room) taken.add(cell);
    return [room];
  });
}

/** A shading that keeps the rules with as many shaded cells as find room; none where none was found. */
export function drawShading(rooms: Regions, { board, random }: DrawContext): Grid<boolean> | undefined {
  const runs = runsAcross(board, rooms);
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

/**
 * Splits one room by a straight border: into two with different counts in a rival and in the answer, or, if that is not possible, into two
 * of which one can be split further. Rooms of one cell are the last choice. Undefined if no border keeps the answer correct.
 */
export function splitRoom(
  rooms: Regions,
  answer: Grid<boolean>,
  rival: Grid<boolean>,
  { board, random }: DrawContext,
): Regions | undefined {
  const cuts = rooms
    .filter((room) => room.some((cell) => answer.at(cell) !== rival.at(cell)))
    .flatMap((room) =>
      room
        .flatMap(({ row, col }) => [(cell: Cell) => cell.row < row, (cell: Cell) => cell.col < col])
        .map((isHere) => ({ room, here: room.filter(isHere), there: room.filter((cell) => !isHere(cell)) })),
    );
  const isSingle = ({ here, there }: (typeof cuts)[number]) => Math.min(here.length, there.length) === 1;
  const real = random
    .shuffled(cuts.filter(({ here }) => here.length > 0))
    .sort((one, other) => Number(isSingle(one)) - Number(isSingle(other)));
  const separatesRival = ({ here }: { readonly here: readonly Cell[] }) =>
    countIn(here, answer) !== countIn(here, rival);
  for (const { room, here, there } of [
    ...real.filter(separatesRival),
    ...real.filter((cut) => !separatesRival(cut)),
  ]) {
    const all = [...rooms.filter((one) => one !== room), here, there];
    const found = board.cells.flatMap((first) => all.filter(([one]) => one === first));
    const [broken] = crossingRuns(board, found, answer);
    if (!broken) return found;
  }
  return undefined;
}

/** A puzzle with the number of each room at its first cell, and where numbers lie opposite. */
export function numberRooms(rooms: Regions, answer: Grid<boolean>, { board, symmetry }: DrawContext) {
  const firsts = new Set(rooms.map(([first]) => first!));
  const orbits = orbitsOf(board.cells, symmetry, board);
  const places = new Set(orbits.filter((orbit) => orbit.some((cell) => firsts.has(cell))).flat());
  const room = regionIndices(board, rooms);
  const numbers = Grid.from(board.cells, (cell) =>
    places.has(cell) ? countIn(rooms[room.at(cell)]!, answer) : undefined,
  );
  return { clues: { rooms, numbers }, answer };
}

const countIn = (cells: readonly Cell[], shaded: Grid<boolean>): number =>
  cells.filter((cell) => shaded.at(cell)).length;
