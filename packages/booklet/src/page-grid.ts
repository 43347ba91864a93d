import type { Area } from './paper.js';

/** The number of columns and rows of a page. */
export interface PageGrid {
  readonly across: number;
  readonly down: number;
  /** The size of each grid cell. */
  readonly area: Area;
}

/** The gap between two items on a page, in millimetres. */
export const GAP = 6;

/** Returns the grid for a number of items in which the shorter side of each is longest. */
export function createGrid(many: number, { width, height }: Area): PageGrid {
  const grids = Array.from({ length: many }, (_, at): PageGrid => {
    const across = at + 1;
    const down = Math.ceil(many / across);
    const room = { width: (width + GAP) / across - GAP, height: (height + GAP) / down - GAP };
    return { across, down, area: room };
  });
  const shorter = ({ area }: PageGrid): number => Math.min(area.width, area.height);
  return grids.reduce((best, grid) => (shorter(grid) > shorter(best) ? grid : best));
}

/** Splits items into chunks of one size; the last may be smaller. */
export const chunk = <T>(things: readonly T[], many: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / many) }, (_, at) =>
    things.slice(at * many, (at + 1) * many),
  );

/** Renders the items of a page in the grid of this name; `markup` receives the size of a grid cell. */
export const renderGrid = <T>(
  things: readonly T[],
  { name, grid }: { readonly name: string; readonly grid: PageGrid },
  markup: (thing: T, at: number, room: Area) => string,
): string =>
  `<main class="boards ${name}">
${things.map((thing, at) => markup(thing, at, grid.area)).join('\n')}
</main>`;

/** Returns the style of the grid of this name. */
export const gridStyle = (name: string, { across, down, area }: PageGrid): string =>
  `.${name} { grid-template: repeat(${down}, ${mm(area.height)}) / repeat(${across}, ${mm(area.width)}); }`;

/** Rounds down, so that nothing is larger than its page. */
const mm = (length: number): string => `${Math.floor(length * 100) / 100}mm`;
