import type { Board, Cell, Grid } from '@gridproof/describe';

/** The white cells between one black cell, or the edge, and the next: of every row, then of every column. */
export const segmentsOf = (board: Board, blacks: Grid<unknown, Cell>): readonly (readonly Cell[])[] =>
  board.lines.flatMap((line) => {
    const stretches: Cell[][] = [[]];
    for (const cell of line)
      if (blacks.at(cell) === undefined) stretches.at(-1)!.push(cell);
      else stretches.push([]);
    return stretches.filter(({ length }) => length > 0);
  });
