import { type Cell, placeKey } from './place.js';

/** Distributes areas over layers without overlaps: each area goes into the first layer in which it shares no cell. */
export function disjointLayers<T extends { readonly cells: readonly Cell[] }>(
  areas: readonly T[],
): readonly (readonly T[])[] {
  const layers: { readonly keys: Set<number>; readonly areas: T[] }[] = [];
  for (const area of areas) {
    const keys = area.cells.map(placeKey);
    let layer = layers.find(({ keys: taken }) => !keys.some((one) => taken.has(one)));
    if (!layer) {
      layer = { keys: new Set(), areas: [] };
      layers.push(layer);
    }
    for (const one of keys) layer.keys.add(one);
    layer.areas.push(area);
  }
  return layers.map(({ areas }) => areas);
}
