import type { Cell } from '../../board/place.js';

/** A drawn shape, one text per row: `#` is a cell, anything else is empty. */
export type ShapeRows = readonly string[];

/** Offset of a cell from another, in rows and columns. */
export type Offset = readonly [down: number, right: number];

/** Returns all orientations of a shape, rotated and mirrored, each once, as offsets from its first cell. */
export const orientationsOf = (rows: ShapeRows): readonly (readonly Offset[])[] =>
  allOrientations(
    rows.flatMap((row, down) =>
      [...row].flatMap((sign, right): readonly Offset[] => (sign === '#' ? [[down, right]] : [])),
    ),
  );

/** Returns all orientations of some offsets, each once. */
function allOrientations(cells: readonly Offset[]): readonly (readonly Offset[])[] {
  const forms = [cells, cells.map(([down, right]): Offset => [down, -right])].flatMap((one) => {
    const quarters = [one];
    while (quarters.length < 4)
      quarters.push(quarters.at(-1)!.map(([down, right]): Offset => [right, -down]));
    return quarters.map(fromFirst);
  });
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()];
}

/** Returns the offsets of cells from the first of them. */
export const offsetsOf = (cells: readonly Cell[]): readonly Offset[] =>
  fromFirst(cells.map(({ row, col }): Offset => [row, col]));

/** Sorts offsets in reading order and makes them relative to the first. */
function fromFirst(steps: readonly Offset[]): readonly Offset[] {
  const sorted = steps.toSorted(([a, b], [c, d]) => a - c || b - d);
  const [top, left] = sorted[0] ?? [0, 0];
  return sorted.map(([down, right]) => [down - top, right - left]);
}

/** Cells by row and column. */
export type CellIndex = readonly (readonly (Cell | undefined)[] | undefined)[];

/** Indexes cells by row and column. */
export function cellIndex(cells: readonly Cell[]): CellIndex {
  const inside: Cell[][] = [];
  for (const cell of cells) {
    inside[cell.row] ??= [];
    inside[cell.row]![cell.col] = cell;
  }
  return inside;
}

/** Returns the cells of an orientation whose first cell is at a cell; undefined if some are off the board. */
export function coveredCells(
  { row, col }: Cell,
  form: readonly Offset[],
  inside: CellIndex,
): readonly Cell[] | undefined {
  // Usually some are, so the list is built only after the check.
  for (const [down, right] of form) if (!inside[row + down]?.[col + right]) return undefined;
  return form.map(([down, right]) => inside[row + down]![col + right]!);
}

const SIDES: readonly Offset[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
const CORNERS: readonly Offset[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

/** Returns the cells that touch a cell by a side, or by a corner too. */
export function adjacentCells({ row, col }: Cell, corners: boolean, inside: CellIndex): readonly Cell[] {
  return (corners ? [...SIDES, ...CORNERS] : SIDES).flatMap(
    ([down, right]) => inside[row + down]?.[col + right] ?? [],
  );
}

/** A key that is equal for all orientations of a shape. */
export const shapeKey = (form: readonly Offset[]): string =>
  allOrientations(form).map(String).sort()[0] ?? '';
