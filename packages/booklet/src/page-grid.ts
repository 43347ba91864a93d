import type { Area } from './paper.js';

/** How many things stand side by side on a page, and how many below each other. */
export interface PageGrid {
  readonly across: number;
  readonly down: number;
  /** The room that each of them has. */
  readonly room: Area;
}

/** Between two things on a page, in millimetres. */
export const GAP = 6;

/** The grid for a number of things in which the shorter side of each is longest. */
export function gridFor(many: number, { width, height }: Area): PageGrid {
  const grids = Array.from({ length: many }, (_, at): PageGrid => {
    const across = at + 1;
    const down = Math.ceil(many / across);
    const room = { width: (width + GAP) / across - GAP, height: (height + GAP) / down - GAP };
    return { across, down, room };
  });
  const shorter = ({ room }: PageGrid): number => Math.min(room.width, room.height);
  return grids.reduce((best, grid) => (shorter(grid) > shorter(best) ? grid : best));
}

/** Things in lots of one size; the last may be smaller. */
export const chunk = <T>(things: readonly T[], many: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / many) }, (_, at) =>
    things.slice(at * many, (at + 1) * many),
  );

/** Things on a page, each in its place on the grid of this name; `markup` is given the room that each has. */
export const boardsIn = <T>(
  things: readonly T[],
  { name, grid }: { readonly name: string; readonly grid: PageGrid },
  markup: (thing: T, at: number, room: Area) => string,
): string =>
  `<main class="boards ${name}">
${things.map((thing, at) => markup(thing, at, grid.room)).join('\n')}
</main>`;

/** The style of the grid of this name. */
export const gridStyle = (name: string, { across, down, room }: PageGrid): string =>
  `.${name} { grid-template: repeat(${down}, ${mm(room.height)}) / repeat(${across}, ${mm(room.width)}); }`;

/** Rounded down, so that nothing is larger than its page. */
const mm = (length: number): string => `${Math.floor(length * 100) / 100}mm`;
