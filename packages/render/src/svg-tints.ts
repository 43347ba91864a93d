import type { Diagonal, Place, Shade, Tint, Tone } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { hueVariables } from './svg-hues.js';
import { colourStyle, type Ink, variables, variablesOf } from './svg-style.js';
import { element, round } from './xml.js';

const inks: Readonly<Record<Tint, Ink>> = {
  'tint-1': { light: '#fdf3cf', dark: '#5f5326' },
  'tint-2': { light: '#dcedfb', dark: '#275475' },
  'tint-3': { light: '#dff4da', dark: '#2f5e3a' },
  'tint-4': { light: '#fbe3ea', dark: '#6f3a4e' },
};

/** The style of tints, which only drawings with tints include. */
export const tintStyle = `
.gridproof{${variablesOf(inks, 'light')}}
@media screen and (prefers-color-scheme:dark){.gridproof{${variablesOf(inks, 'dark')}}}
${Object.entries(inks)
  .map(([name, ink]) => `.gridproof .gp-${name}{${colourStyle('fill', name, ink)}}`)
  .join('\n')}
`;

/** Returns the CSS variables of all drawing colours, for a page that chooses between light and dark itself. */
export const schemeVariables = (scheme: 'light' | 'dark'): string =>
  `${variables(scheme)};${variablesOf(inks, scheme)};${hueVariables(scheme)}`;

/** Returns whether a tone is one of the distinguishable tints. */
export const isTint = (tone: Tone): tone is Tint => tone in inks;

/** The hatching of tones, as lines through a cell: in grey, the colour of a tint alone would not be enough. */
const HATCHES: Readonly<Partial<Record<Tone, readonly ('rising' | 'falling' | 'level')[]>>> = {
  hatched: ['rising'],
  'tint-1': [],
  'tint-2': ['rising'],
  'tint-3': ['level'],
  'tint-4': ['rising', 'falling'],
};

const DIAGONALS: Readonly<Record<Diagonal, readonly ('rising' | 'falling')[]>> = {
  rising: ['rising'],
  falling: ['falling'],
  crossing: ['rising', 'falling'],
};

export const isDiagonal = (tone: Tone): tone is Diagonal => tone in DIAGONALS;

/** Draws the diagonals of a cell, which continue in the next cell. */
export function drawDiagonals({ row, col }: Place, tone: Diagonal, { x, y, size }: Geometry): string {
  const d = DIAGONALS[tone].map((way) => {
    const [from, to] = way === 'rising' ? [row + 1, row] : [row, row + 1];
    return `M${round(x(col))} ${round(y(from))}L${round(x(col + 1))} ${round(y(to))}`;
  });
  return element('path', { class: 'gp-diagonal', 'stroke-width': Math.max(1, size * 0.03), d: d.join('') });
}

/** The number of lines that cross a cell. */
const LINES = 5;

/** Draws the hatching of a tinted cell, if it has one; it continues in the next cell. */
export function drawHatching({ at, tone }: Shade, { x, y, size }: Geometry): string {
  const hatches = HATCHES[tone] ?? [];
  if (hatches.length === 0) return '';
  const [left, top] = [x(at.col), y(at.row)];
  const point = (across: number, down: number) => `${round(left + across)} ${round(top + down)}`;
  const d = hatches.flatMap((hatch) =>
    Array.from({ length: LINES }, (_, line) => {
      const by = ((line + 0.5) * size) / LINES;
      if (hatch === 'level') return `M${point(0, by)}h${size}`;
      // Each diagonal wraps around in its cell, so that it meets those of neighbouring cells.
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
