import type { Board, Cell, Grid } from '@gridproof/describe';

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
