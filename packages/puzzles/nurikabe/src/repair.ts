import { type Board, type Cell, Grid, type Random } from '@gridproof/describe';
import { flipCell, islandsOf } from './islands.js';

/** After this many rivals another draw is quicker. */
const RIVALS = 20;
/** The number of changes that are compared at a time, and the maximum number of changes. */
const COMPARED = 16;
const CHANGES = 40;

/** An answer, and a number in each of its islands. */
export interface NumberedAnswer {
  readonly shaded: Grid<boolean>;
  readonly numbers: Grid<number | undefined>;
}

/** An answer with a number in each of its islands, at one of some cells if it has one of them. */
export function numberIslands(
  board: Board,
  shaded: Grid<boolean>,
  random: Random,
  wanted: readonly Cell[] = [],
): NumberedAnswer {
  const numbers = new Map(
    islandsOf(board, shaded).map((island) => [
      wanted.find((cell) => island.includes(cell)) ?? island[random.below(island.length)]!,
      island.length,
    ]),
  );
  return { shaded, numbers: Grid.from(board.cells, (cell) => numbers.get(cell)) };
}

/** Much the same answer, with its numbers elsewhere or its islands changed, so that some rivals no longer fit; undefined where none was found. */
export function repairIslands(
  board: Board,
  made: NumberedAnswer,
  rivals: readonly Grid<boolean>[],
  random: Random,
): NumberedAnswer | undefined {
  if (rivals.length > RIVALS) return undefined;
  const others = rivals.map((rival) => new Rival(board, rival));
  const left = (one: NumberedAnswer) => others.filter((other) => other.fits(one));
  let now = made;
  for (let changes = CHANGES; changes > 0; changes--) {
    const fitting = left(now);
    const rival = fitting[random.below(fitting.length)];
    if (!rival) return now;
    let least = Number.POSITIVE_INFINITY;
    let compared = COMPARED;
    for (const next of changesOf(board, now, rival.shaded, random)) {
      const fits = left(next).length;
      if (fits < least) [least, now] = [fits, next];
      if (least === 0 || --compared === 0) break;
    }
    if (least === Number.POSITIVE_INFINITY) return undefined;
  }
  return undefined;
}

/** Changes near the cells where a rival differs: a number at another cell of its island first, then a cell that is land, or sea. */
function* changesOf(
  board: Board,
  { shaded, numbers }: NumberedAnswer,
  rival: Grid<boolean>,
  random: Random,
): Iterable<NumberedAnswer> {
  const differing = board.cells.filter((cell) => shaded.at(cell) !== rival.at(cell));
  const near = random.shuffled([...new Set(differing.flatMap((cell) => [cell, ...board.neighbours(cell)]))]);
  const held = numbers.known().map(([cell]) => cell);
  for (const cell of near)
    if (!shaded.at(cell) && numbers.at(cell) === undefined)
      yield numberIslands(board, shaded, random, [cell, ...held]);
  for (const cell of near) {
    const other = flipCell(board, shaded, cell);
    if (other) yield numberIslands(board, other, random, held);
  }
}

/** Another answer to numbers that there were before. */
class Rival {
  readonly #islandAt: ReadonlyMap<Cell, readonly Cell[]>;
  readonly #islands: number;

  constructor(
    board: Board,
    readonly shaded: Grid<boolean>,
  ) {
    const islands = islandsOf(board, shaded);
    this.#islands = islands.length;
    this.#islandAt = new Map(islands.flatMap((island) => island.map((cell) => [cell, island] as const)));
  }

  /** Returns whether this is also an answer to these numbers. */
  fits({ shaded, numbers }: NumberedAnswer): boolean {
    const known = numbers.known();
    const numbered = new Set(known.map(([cell]) => this.#islandAt.get(cell)));
    return (
      known.length === this.#islands &&
      numbered.size === this.#islands &&
      known.every(([cell, n]) => this.#islandAt.get(cell)?.length === n) &&
      this.shaded.values.some((one, at) => one !== shaded.values[at])
    );
  }
}
