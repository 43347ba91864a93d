import { type Board, type Cell, Grid } from '@gridproof/describe';

/** The sums of a black cell, downwards and across, either of which may be missing; or none at all. */
export type Black = readonly [down: number | undefined, across: number | undefined] | 'black';

/** White cells from a black cell, or the edge, to the next. */
export interface Run {
  readonly cells: readonly Cell[];
  /** The black cell in front of it; where there is none its first cell. */
  readonly from: Cell;
  /** The sum that is given for it. */
  readonly total: number | undefined;
}

/** The runs of every row and column; one without cells is there only where it has a sum. */
export function runsOf(board: Board, blacks: Grid<Black | undefined>): readonly Run[] {
  const runsIn = (line: readonly Cell[], half: 0 | 1): readonly Run[] => {
    const starts = line.flatMap((cell, at) => (at === 0 || blacks.at(cell) ? [at] : []));
    return starts.flatMap((start, nth): readonly Run[] => {
      const all = line.slice(start, starts[nth + 1]);
      const black = blacks.at(all[0]!);
      const total = black === 'black' ? undefined : black?.[half];
      const cells = black ? all.slice(1) : all;
      return cells.length > 0 || total !== undefined ? [{ cells, from: all[0]!, total }] : [];
    });
  };
  return [
    ...board.rows.flatMap((row) => runsIn(row, 1)),
    ...board.columns.flatMap((column) => runsIn(column, 0)),
  ];
}

/** The digits of white cells. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** By number of digits and total: how many sets of different digits there are. */
const COMBINATIONS = [0, ...DIGITS].map(() => new Array<number>(46).fill(0));
COMBINATIONS[0]![0] = 1;
for (const digit of DIGITS)
  for (let length = digit; length > 0; length--)
    for (let total = 45; total >= digit; total--)
      COMBINATIONS[length]![total]! += COMBINATIONS[length - 1]![total - digit]!;

/** A board with its runs, and the runs of each cell. */
export class Runs {
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

/** Returns the sum of the digits of some cells. */
export const totalOf = (cells: readonly Cell[], digits: ReadonlyMap<Cell, number>): number =>
  cells.reduce((sum, cell) => sum + digits.get(cell)!, 0);

/** Returns the number of combinations of a run with these digits, in bits. */
export const freedom = ({ cells }: Run, digits: ReadonlyMap<Cell, number>): number =>
  Math.log2(COMBINATIONS[cells.length]?.[totalOf(cells, digits)] ?? 0);
