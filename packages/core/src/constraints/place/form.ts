import type { Cell } from '../../board/place.js';

/** Cells as they are drawn, a text for each row: `#` is one, anything else is none. */
export type Drawing = readonly string[];

/** A cell as the step to it from another, in rows and columns. */
export type Step = readonly [down: number, right: number];

/** All that a drawing becomes by turning it and its mirror image, each once, as the steps from its first cell. */
export const formsOf = (drawn: Drawing): readonly (readonly Step[])[] =>
  turned(
    drawn.flatMap((row, down) =>
      [...row].flatMap((sign, right): readonly Step[] => (sign === '#' ? [[down, right]] : [])),
    ),
  );

/** All forms of some cells, turned and mirrored, each once. */
function turned(cells: readonly Step[]): readonly (readonly Step[])[] {
  const forms = [cells, cells.map(([down, right]): Step => [down, -right])].flatMap((one) => {
    const quarters = [one];
    while (quarters.length < 4) quarters.push(quarters.at(-1)!.map(([down, right]): Step => [right, -down]));
    return quarters.map(fromFirst);
  });
  return [...new Map(forms.map((form) => [form.join(' '), form])).values()];
}

/** The form of some cells, as the steps from the first of them. */
export const formOf = (cells: readonly Cell[]): readonly Step[] =>
  fromFirst(cells.map(({ row, col }): Step => [row, col]));

/** The steps in reading order, from the first on. */
function fromFirst(steps: readonly Step[]): readonly Step[] {
  const sorted = steps.toSorted(([a, b], [c, d]) => a - c || b - d);
  const [top, left] = sorted[0] ?? [0, 0];
  return sorted.map(([down, right]) => [down - top, right - left]);
}

/** Some cells by their rows and columns. */
export type Inside = readonly (readonly (Cell | undefined)[] | undefined)[];

/** Cells by their rows and columns. */
export function insideOf(cells: readonly Cell[]): Inside {
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
  form: readonly Step[],
  inside: Inside,
): readonly Cell[] | undefined {
  // Mostly they are not, so the list is made only where they are.
  for (const [down, right] of form) if (!inside[row + down]?.[col + right]) return undefined;
  return form.map(([down, right]) => inside[row + down]![col + right]!);
}

const SIDES: readonly Step[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];
const CORNERS: readonly Step[] = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
];

/** The cells that touch a cell by a side, or by a corner too. */
export function touching({ row, col }: Cell, corners: boolean, inside: Inside): readonly Cell[] {
  return (corners ? [...SIDES, ...CORNERS] : SIDES).flatMap(
    ([down, right]) => inside[row + down]?.[col + right] ?? [],
  );
}

/** The same for all forms that can be turned or mirrored into each other. */
export const nameOf = (form: readonly Step[]): string => turned(form).map(String).sort()[0] ?? '';
