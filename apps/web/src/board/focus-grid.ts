import { type Field, type Picture, type Place, placeKey } from '@gridproof/core';
import type { PlacePositions } from '@gridproof/render';
import type { Surface } from './surface.js';

/** A place of the board that can have the focus: a field, or the place of a clue. */
export interface FocusTarget {
  readonly place: Place;
  /** Variable of its field; undefined for a clue. */
  readonly variable: number | undefined;
  /** Index of its tile, if any. */
  readonly tile?: number;
  /** Centre in the drawing. */
  readonly x: number;
  readonly y: number;
}

/** Size of the button, relative to the side of a cell: places beside and between cells are smaller. */
export const shareOf = ({ place }: FocusTarget): number => (place.kind === 'cell' ? 1 : 0.6);

/** Returns the focus targets of a board in rows, from left to right. */
export function focusGrid(
  { fields, input }: Pick<Surface, 'fields' | 'input'>,
  clues: Picture,
  positions: PlacePositions,
): readonly (readonly FocusTarget[])[] {
  const stops = new Map<number, FocusTarget>();
  if (input.strokes?.kind === 'tiles')
    for (const [tile, { cell: place }] of input.strokes.tiles.entries())
      stops.set(placeKey(place), { place, variable: undefined, tile, ...positions.middle(place) });
  else
    for (const [place, variable] of placesOf(fields))
      stops.set(placeKey(place), { place, variable, ...positions.middle(place) });
  for (const { at } of clues.marks)
    if (!stops.has(placeKey(at)))
      stops.set(placeKey(at), { place: at, variable: undefined, ...positions.middle(at) });
  const rows = new Map<number, FocusTarget[]>();
  for (const stop of stops.values()) {
    const y = Math.round(stop.y);
    rows.set(y, [...(rows.get(y) ?? []), stop]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => one.x - other.x));
}

const placesOf = (fields: readonly Field[]) =>
  fields.map(({ place }, variable) => [place, variable] as const);

/** Returns the nearest target in a direction, among those further in that direction than to the side. */
export function nextTarget(
  stops: readonly (readonly FocusTarget[])[],
  from: FocusTarget,
  [right, down]: readonly [right: number, down: number],
): FocusTarget | undefined {
  let best: { readonly stop: FocusTarget; readonly distance: number } | undefined;
  for (const stop of stops.flat()) {
    const ahead = (stop.x - from.x) * right + (stop.y - from.y) * down;
    const sideways = Math.abs((stop.x - from.x) * down) + Math.abs((stop.y - from.y) * right);
    if (ahead < 1 || sideways > ahead) continue;
    const distance = ahead + 2 * sideways;
    if (!best || distance < best.distance) best = { stop, distance };
  }
  return best?.stop;
}
