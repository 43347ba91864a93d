import { type Cell, placeKey } from './place.js';

/** Areas in layers, so that the areas of a layer share no cell: each in turn is in the first that has room for it. */
export function disjointLayers<T extends { readonly cells: readonly Cell[] }>(
  areas: readonly T[],
): readonly (readonly T[])[] {
  const layers: { readonly taken: Set<number>; readonly areas: T[] }[] = [];
  for (const area of areas) {
    const keys = area.cells.map(placeKey);
    let layer = layers.find(({ taken }) => !keys.some((one) => taken.has(one)));
    if (!layer) {
      layer = { taken: new Set(), areas: [] };
      layers.push(layer);
    }
    for (const one of keys) layer.taken.add(one);
    layer.areas.push(area);
  }
  return layers.map(({ areas }) => areas);
}
