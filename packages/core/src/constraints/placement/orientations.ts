import type { Cell } from '../../board/place.js';

/** Cells as they are drawn, a text for each row: `#` is one, anything else is none. */
export type ShapeRows = readonly string[];

/** A cell as the step to it from another, in rows and columns. */
export type Offset = readonly [down: number, right: number];

/** All that a drawing becomes by turning it and its mirror image, each once, as the steps from its first cell. */
export const orientationsOf = (drawn: ShapeRows): readonly (readonly Offset[])[] =>
  turned(
    drawn.flatMap((row, down) =>
      [...row].flatMap((sign, right): readonly Offset[] => (sign === '#' ? [[down, right]] : [])),
    ),
  );

/** All forms of some cells, turned and mirrored, each once. */
function turned(cells: readonly Offset[]): readonly (readonly Offset[])[] {
  const forms = [cells, cells.map(([down, right]): Offset => [down, -right])].flatMap((one) => {
    const quarters = [one];
    while (quarters.length < 4)
      quarters.push(quarters.at(-1)!.map(([down, right]): Offset => [right, -down]));
    return quarters.map(fromFirst);
  });
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()];
}

/** The form of some cells, as the steps from the first of them. */
export const offsetsOf = (cells: readonly Cell[]): readonly Offset[] =>
  fromFirst(cells.map(({ row, col }): Offset => [row, col]));

/** The steps in reading order, from the first on. */
function fromFirst(steps: readonly Offset[]): readonly Offset[] {
  const sorted = steps.toSorted(([a, b], [c, d]) => a - c || b - d);
  const [top, left] = sorted[0] ?? [0, 0];
  return sorted.map(([down, right]) => [down - top, right - left]);
}

/** Some cells by their rows and columns. */
export type CellIndex = readonly (readonly (Cell | undefined)[] | undefined)[];

/** Cells by their rows and columns. */
export function cellIndex(cells: readonly Cell[]): CellIndex {
  const inside: Cell[][] = [];
  for (const one of cells) {
    inside[one.row] ??= [];
    inside[one.row]![one.col] = one;
  }
  return inside;
}

/** The cells that a form covers when it begins at a cell, if all of them are on the board. */
export function covered(
  { row, col }: Cell,
  form: readonly Offset[],
  inside: CellIndex,
): readonly Cell[] | undefined {
  // Mostly they are not, so the list is made only where they are.
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

/** The cells that touch a cell by a side, or by a corner too. */
export function adjacentCells({ row, col }: Cell, corners: boolean, inside: CellIndex): readonly Cell[] {
  return (corners ? [...SIDES, ...CORNERS] : SIDES).flatMap(
    ([down, right]) => inside[row + down]?.[col + right] ?? [],
  );
}

/** The same for all forms that can be turned or mirrored into each other. */
export const shapeKey = (form: readonly Offset[]): string => turned(form).map(String).sort()[0] ?? '';
