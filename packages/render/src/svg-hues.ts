import { endsOf, type Picture, type Place, placeKey } from '@gridproof/core';
import { HUES } from './svg-style.js';

/**
 * Returns the colour class of each found stroke and wall, if the picture distinguishes connected pieces. A piece keeps its colour as long
 * as its first point does not change; a single piece has the default colour.
 */
export function huesOf({ hues, strokes = [], walls = [] }: Picture): (at: Place) => string {
  if (!hues) return () => '';
  const lines = [...strokes, ...walls].flatMap(({ at, source }) =>
    source === 'found' && at.kind !== 'cell' ? [{ at, ends: endsOf(at) as readonly [Place, Place] }] : [],
  );
  const beside = new Map<number, Place[]>();
  const meet = (from: Place, to: Place) =>
    beside.set(placeKey(from), [...(beside.get(placeKey(from)) ?? []), to]);
  for (const { ends } of lines) {
    meet(ends[0], ends[1]);
    meet(ends[1], ends[0]);
  }
  const hueAt = new Map<number, number>();
  let pieces = 0;
  const starts = lines.map(({ ends }) => ends[0]).sort((a, b) => a.row - b.row || a.col - b.col);
  for (const start of starts) {
    if (hueAt.has(placeKey(start))) continue;
    pieces++;
    const hue = 1 + ((start.row * 2 + start.col) % HUES);
    const open = [start];
    for (let at = open.pop(); at; at = open.pop()) {
      if (hueAt.has(placeKey(at))) continue;
      hueAt.set(placeKey(at), hue);
      open.push(...beside.get(placeKey(at))!);
    }
  }
  const byLine = new Map(lines.map(({ at, ends }) => [placeKey(at), hueAt.get(placeKey(ends[0]))!]));
  return (at) => {
    const hue = pieces > 1 ? (byLine.get(placeKey(at)) ?? 1) : 1;
    return hue === 1 ? '' : ` gp-hue-${hue}`;
  };
}

/** Groups items by colour class, in the order of the first item of each group. */
export function byHue<T extends { readonly at: Place }>(
  items: readonly T[],
  hueOf: (at: Place) => string,
): readonly (readonly [hue: string, items: readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const hue = hueOf(item.at);
    const group = groups.get(hue);
    if (group) group.push(item);
    else groups.set(hue, [item]);
  }
  return [...groups];
}
