import type { Shade, Tint, Tone } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { type Ink, painted, variablesOf } from './svg-style.js';
import { element, round } from './xml.js';

const inks: Readonly<Record<Tint, Ink>> = {
  'tint-1': { light: '#fdf3cf', dark: '#453a12' },
  'tint-2': { light: '#dcedfb', dark: '#163a55' },
  'tint-3': { light: '#dff4da', dark: '#1d4426' },
  'tint-4': { light: '#fbe3ea', dark: '#552437' },
};

/** The style of tints: few drawings have them, and they bring it themselves. */
export const tintStyle = `
.gridproof{${variablesOf(inks, 'light')}}
@media screen and (prefers-color-scheme:dark){.gridproof{${variablesOf(inks, 'dark')}}}
${Object.entries(inks)
  .map(([name, ink]) => `.gridproof .gp-${name}{${painted('fill', name, ink)}}`)
  .join('\n')}
`;

/** Whether the ground of a cell is one of the tints that are told apart. */
export const isTint = (tone: Tone): tone is Tint => tone in inks;

/** How a tint is hatched, in lines through a cell: in grey its colour alone would not do. */
const HATCHES: Readonly<Record<Tint, readonly ('rising' | 'falling' | 'level')[]>> = {
  'tint-1': [],
  'tint-2': ['rising'],
  'tint-3': ['level'],
  'tint-4': ['rising', 'falling'],
};

/** How many lines cross a cell. */
const LINES = 5;

/** The hatching of a tinted cell, if it has one; it runs on in the next cell. */
export function drawHatching({ at, tone }: Shade, { x, y, size }: Geometry): string {
  const hatches = isTint(tone) ? HATCHES[tone] : [];
  if (hatches.length === 0) return '';
  const [left, top] = [x(at.col), y(at.row)];
  const point = (across: number, down: number) => `${round(left + across)} ${round(top + down)}`;
  const d = hatches.flatMap((hatch) =>
    Array.from({ length: LINES }, (_, line) => {
      const by = ((line + 0.5) * size) / LINES;
      if (hatch === 'level') return `M${point(0, by)}h${size}`;
      // Each diagonal of the cell wraps around in it, so that it meets those of its neighbours.
      return hatch === 'rising'
        ? `M${point(0, by)}L${point(by, 0)}M${point(by, size)}L${point(size, by)}`
        : `M${point(size - by, 0)}L${point(size, by)}M${point(0, by)}L${point(size - by, size)}`;
    }),
  );
  const hatching = element('path', {
    class: 'gp-stroke',
    'stroke-width': 0.75,
    'stroke-opacity': 0.4,
    d: d.join(''),
  });
  return element('g', { class: 'gp-mild' }, hatching);
}
