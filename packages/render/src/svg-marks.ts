import type { Mark, Symbol as Sign } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import type { Margin } from './margins.js';
import { element, escapeXml, round } from './xml.js';

/** What a mark must know of the picture around it. */
export interface Ground {
  readonly geometry: Geometry;
  /** Circles and discs are small, because some of them stand on corners or sides. */
  readonly small: boolean;
  /** No cell has a note or more than one character, so all texts may be larger. */
  readonly roomy: boolean;
  /** The mark stands on a dark shade. */
  readonly dark: boolean;
}

/** A mark as SVG. */
export function drawMark(mark: Mark, ground: Ground): string {
  const { geometry, roomy, dark } = ground;
  const middle = geometry.middle(mark.at);
  const parts: string[] = [];
  if (mark.symbol) parts.push(drawSymbol(mark.symbol, middle, geometry.size, radiusOf(mark, ground)));
  if (mark.text !== undefined && mark.text !== '') parts.push(drawText(mark, middle, geometry, roomy));
  if (mark.note !== undefined) parts.push(drawNote(mark, geometry, dark));
  // Discs and circles bring a ground of their own.
  const inverted = dark && mark.symbol !== 'disc' && mark.symbol !== 'circle';
  const color = inverted ? `gp-${mark.source} gp-on-shade` : `gp-${mark.source}`;
  return parts.length === 0 ? '' : element('g', { class: color }, ...parts);
}

/** A text beside the board as SVG. */
export function drawMargin(margin: Margin, { middle, size }: Geometry): string {
  const { x, y } = middle(margin.at);
  const font = size * Math.min(0.46, 1.15 / [...margin.text].length);
  const text = element('text', { x, y: y + font * 0.355, 'font-size': font }, escapeXml(margin.text));
  return element('g', { class: 'gp-clue' }, text);
}

function drawText(mark: Mark, { x, y }: Point, { size }: Geometry, roomy: boolean): string {
  const { at, text = '', note, symbol } = mark;
  // Numbers on corners and sides stand in a circle, so that lines do not cross them.
  const circled = at.kind !== 'cell' && symbol === undefined;
  const [most, room] =
    at.kind !== 'cell' ? [0.32, 0.56] : [roomy && !symbol ? 0.58 : 0.5, symbol ? 0.76 : 1.15];
  const font = size * Math.min(most, room / [...text].length);
  const lower = y + (note === undefined ? 0 : size * 0.06);
  const digit = element(
    'text',
    {
      x,
      y: lower + font * 0.355,
      'font-size': font,
      class: symbol === 'disc' ? 'gp-on-shade' : undefined,
    },
    escapeXml(text),
  );
  if (!circled) return digit;
  return element('circle', { class: 'gp-open', cx: x, cy: y, r: size * 0.24, 'stroke-width': 1.25 }) + digit;
}

function drawNote({ at, note = '' }: Mark, { x, y, size }: Geometry, dark: boolean): string {
  const font = size * Math.min(0.27, 0.95 / [...note].length);
  return element(
    'text',
    {
      class: dark ? 'gp-note' : 'gp-note gp-halo',
      x: x(at.col) + size * 0.065,
      y: y(at.row) + size * 0.05 + font * 0.8,
      'font-size': font,
      'stroke-width': dark ? undefined : size * 0.09,
    },
    escapeXml(note),
  );
}

/** The radius of a circle or disc: what is written in one needs its room. */
function radiusOf({ at, text }: Mark, { geometry: { size }, small }: Ground): number {
  if (at.kind !== 'cell' && text !== undefined) return size * 0.24;
  return size * (small && text === undefined ? 0.19 : 0.33);
}

function drawSymbol(symbol: Sign, { x, y }: Point, size: number, radius: number): string {
  const half = size / 2;
  const line = (reach: number, width: number, ...ends: readonly (readonly [number, number])[]) =>
    element('path', {
      class: 'gp-stroke',
      'stroke-width': size * width,
      d: ends
        .map(([right, down]) => {
          const [across, along] = [right * reach, down * reach];
          return `M${round(x - across)} ${round(y - along)}L${round(x + across)} ${round(y + along)}`;
        })
        .join(''),
    });
  switch (symbol) {
    case 'disc':
      return element('circle', { class: 'gp-solid', cx: x, cy: y, r: radius + size * 0.02 });
    case 'circle':
      return element('circle', { class: 'gp-open', cx: x, cy: y, r: radius, 'stroke-width': size * 0.045 });
    case 'slash':
      return line(half, 0.07, [1, -1]);
    case 'backslash':
      return line(half, 0.07, [1, 1]);
    case 'cross':
      return line(size * 0.2, 0.07, [1, 1], [1, -1]);
    case 'mine':
      return (
        line(size * 0.32, 0.065, [1, 0], [0, 1], [0.7, 0.7], [0.7, -0.7]) +
        element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * 0.22 })
      );
    case 'lamp':
      return (
        drawRays({ x, y }, size) + element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * 0.185 })
      );
    case 'dot':
      return element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * 0.075 });
  }
}

/** The eight rays around a lamp. */
function drawRays({ x, y }: Point, size: number): string {
  const [inner, outer] = [size * 0.275, size * 0.36];
  const d = Array.from({ length: 8 }, (_, at) => {
    const [across, along] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    const [from, to] = [inner, outer].map((far) => `${round(x + far * across)} ${round(y + far * along)}`);
    return `M${from}L${to}`;
  });
  return element('path', { class: 'gp-stroke', 'stroke-width': size * 0.065, d: d.join('') });
}
