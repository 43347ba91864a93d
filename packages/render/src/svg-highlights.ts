import type { Highlight, Place } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { key } from './lattice.js';
import { element } from './xml.js';

/** Border dashes by meaning: colours alone may all be grey in print. */
const dashes: Readonly<Record<Highlight['meaning'], string | undefined>> = {
  wrong: undefined,
  differs: '6 3',
  certain: undefined,
  reason: '1.5 3',
};

/** Border weights by meaning: the subject of a message stands out from its reasons. */
const weights: Readonly<Record<Highlight['meaning'], number>> = {
  wrong: 2.5,
  differs: 1.5,
  certain: 2.5,
  reason: 1.5,
};

/** Returns the attributes of the line around a highlighted place. */
export function border(meaning: Highlight['meaning']) {
  return { 'stroke-width': weights[meaning], 'stroke-dasharray': dashes[meaning] };
}

/** Draws the coloured backgrounds of highlighted cells; of several in one cell, later ones are smaller. */
export function drawAreas(highlights: readonly Highlight[], { x, y, size }: Geometry): string[] {
  const depths = new Map<string, number>();
  return highlights.map(({ places, meaning }) => {
    const areas = places
      .filter(({ kind }) => kind === 'cell')
      .map(({ row, col }) => {
        const depth = depths.get(key({ row, col })) ?? 0;
        depths.set(key({ row, col }), depth + 1);
        const inset = size * (0.075 + 0.07 * Math.min(depth, 3));
        const side = size - 2 * inset;
        const area = { x: x(col) + inset, y: y(row) + inset, width: side, height: side, rx: size * 0.08 };
        return element('rect', { class: 'gp-area', ...area, ...border(meaning) });
      });
    return areas.length === 0 ? '' : element('g', { class: `gp-${meaning}` }, ...areas);
  });
}

/** Draws the bands along highlighted sides and the rings around highlighted corners. */
export function drawRings({ places, meaning }: Highlight, geometry: Geometry): string {
  const rings = places
    .filter(({ kind }) => kind !== 'cell')
    .map((place) => drawRing(place, meaning, geometry));
  return rings.length === 0 ? '' : element('g', { class: `gp-${meaning}` }, ...rings);
}

function drawRing(place: Place, meaning: Highlight['meaning'], { middle, size }: Geometry): string {
  const { x, y } = middle(place);
  if (place.kind !== 'side')
    return element('circle', { class: 'gp-ring', cx: x, cy: y, r: size * 0.32, ...border(meaning) });
  const along = size * 0.4;
  const [across, down] = place.towards === 'right' ? [0, along] : [along, 0];
  return element('line', {
    class: 'gp-band',
    x1: x - across,
    y1: y - down,
    x2: x + across,
    y2: y + down,
    'stroke-width': size * 0.2,
  });
}
