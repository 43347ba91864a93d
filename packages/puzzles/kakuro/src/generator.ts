import { type Board, type Cell, type DrawContext, Grid } from '@gridproof/describe';
import { drawPattern } from './pattern.js';
import { type Black, type Run, runsOf } from './runs.js';

/** The number of changes of a rival's cells that are compared. */
const COMPARED = 12;

/** The digits of white cells. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** All sets of so many different digits that add up to a total: the lists that players have beside the board. */
function combinations(length: number, total: number, least = 1): readonly (readonly number[])[] {
  if (length === 0) return total === 0 ? [[]] : [];
  return DIGITS.filter((digit) => digit >= least && digit <= total).flatMap((digit) =>
    combinations(length - 1, total - digit, digit + 1).map((others) => [digit, ...others]),
  );
}

/** A board with its runs, and the runs of each cell. */
class Runs {
  readonly all: readonly Run[];
  readonly #of: ReadonlyMap<Cell, readonly Run[]>;

  constructor(
    board: Board,
    readonly blacks: Grid<Black | undefined>,
  ) {
    this.all = runsOf(board, blacks).filter(({ cells }) => cells.length > 0);
    const of = new Map<Cell, Run[]>();
    for (const run of this.all) for (const cell of run.cells) of.set(cell, [...(of.get(cell) ?? []), run]);
    this.#of = of;
  }

  get cells(): readonly Cell[] {
    return [...this.#of.keys()];
  }

  /** The runs that a cell lies in. */
  at(cell: Cell): readonly Run[] {
    return this.#of.get(cell)!;
  }

  /** The digits that stand nowhere else in the runs of a cell. */
  free(cell: Cell, digits: ReadonlyMap<Cell, number>): readonly number[] {
    const others = this.at(cell).flatMap(({ cells }) => cells.filter((one) => one !== cell));
    const taken = new Set(others.map((one) => digits.get(one)));
    return DIGITS.filter((digit) => !taken.has(digit));
  }

  /** The puzzle whose sums are those of an answer. */
  puzzle(digits: ReadonlyMap<Cell, number>) {
    const sums = new Map<Cell, [number | undefined, number | undefined]>();
    for (const { from, cells } of this.all) {
      const both = sums.get(from) ?? [undefined, undefined];
      both[cells[0]!.row === from.row ? 1 : 0] = totalOf(cells, digits);
      sums.set(from, both);
    }
    return {
      clues: {
        blacks: this.blacks.map((black, at): Black | undefined => black && (sums.get(at) ?? 'black')),
      },
      answer: Grid.from(this.blacks.unknown(), (cell) => digits.get(cell)!),
    };
  }
}

const totalOf = (cells: readonly Cell[], digits: ReadonlyMap<Cell, number>): number =>
  cells.reduce((sum, cell) => sum + digits.get(cell)!, 0);

/** Returns the number of combinations of a run with these digits, in bits. */
const freedom = ({ cells }: Run, digits: ReadonlyMap<Cell, number>): number =>
  Math.log2(combinations(cells.length, totalOf(cells, digits)).length);

/** Black cells and an answer in which most runs have small sums or large ones, which few combinations have; none if a draw fails. */
export function drawGrid(context: DrawContext) {
  const { board, random } = context;
  const blacks = drawPattern(context);
  if (!blacks) return undefined;
  const runs = new Runs(board, blacks);
  const targets = new Map(runs.all.map((run) => [run, random.below(2) ? 9 : 1]));
  const digits = new Map<Cell, number>();
  for (const cell of runs.cells) {
    const wanted = runs.at(cell).reduce((sum, run) => sum + targets.get(run)!, 0) / 2;
    const away = (digit: number) => Math.abs(digit - wanted);
    const [nearest] = random.shuffled(runs.free(cell, digits)).sort((a, b) => away(a) - away(b));
    if (nearest === undefined) return undefined;
    digits.set(cell, nearest);
  }
  return runs.puzzle(digits);
}

/** The same with another digit where a rival has another one, so that the runs around it have as few combinations as can be. */
export function repairGrid(
  blacks: Grid<Black | undefined>,
  answer: Grid<number>,
  rivals: readonly Grid<number>[],
  { board, random }: DrawContext,
) {
  const runs = new Runs(board, blacks);
  const digits = new Map(answer.entries());
  const isRival = (one: Grid<number>, sums: ReadonlyMap<Cell, number>) =>
    runs.all.every(({ cells }) => totalOf(cells, sums) === totalOf(cells, new Map(one.entries())));
  const rival = rivals.at(-1)!;
  const changes = runs.cells
    .filter((cell) => answer.at(cell) !== rival.at(cell))
    .flatMap((cell) => runs.free(cell, digits).map((digit) => [cell, digit] as const))
    .filter(([cell, digit]) => digits.get(cell) !== digit);
  let best: Map<Cell, number> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [cell, digit] of random.shuffled(changes).slice(0, COMPARED)) {
    const changed = new Map(digits).set(cell, digit);
    const more = runs.at(cell).reduce((sum, run) => sum + freedom(run, changed) - freedom(run, digits), 0);
    if (more >= least || rivals.some((one) => isRival(one, changed))) continue;
    [best, least] = [changed, more];
  }
  return best && runs.puzzle(best);
}
