import type { Mark } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import { isBeside, type Margin } from './margins.js';
import { stepOf } from './reach.js';
import { headingOf, isArrow } from './svg-arrows.js';
import { drawList, drawPointed, drawSplit } from './svg-numbers.js';
import { drawSymbol } from './svg-symbols.js';
import { element, escapeXml } from './xml.js';

/** What a mark must know of the picture around it. */
export interface Ground {
  readonly geometry: Geometry;
  /** Circles and discs are small, because some of them stand on corners or sides. */
  readonly small: boolean;
  /** No cell has a note or more than one character, so all texts may be larger. */
  readonly roomy: boolean;
  /** The mark stands on a dark shade. */
  readonly dark: boolean;
  /** A line from cell to cell begins or ends below the mark. */
  readonly joined: boolean;
}

/** A mark as SVG. */
export function drawMark(mark: Mark, ground: Ground): string {
  const { geometry, roomy, dark, joined } = ground;
  const middle = geometry.middle(mark.at);
  const parts: string[] = [];
  const { text, symbol, list, split } = mark;
  const { size } = geometry;
  if (split) parts.push(drawSplit(split, { ...middle, size }));
  else if (list) parts.push(drawList(list, { ...middle, size }));
  else if (text !== undefined && text !== '' && isArrow(symbol))
    parts.push(drawPointed(text, headingOf(symbol), { ...middle, size }));
  else {
    const towards = mark.at.kind === 'side' ? mark.at.towards : undefined;
    const { source } = mark;
    if (symbol)
      parts.push(drawSymbol(symbol, { ...middle, size, radius: radiusOf(mark, ground), source, towards }));
    if (text !== undefined && text !== '') {
      // The line ends before a bare number.
      if (joined && !symbol)
        parts.push(element('circle', { class: 'gp-paper', cx: middle.x, cy: middle.y, r: size * 0.32 }));
      parts.push(drawText(mark, middle, geometry, roomy));
    }
  }
  if (mark.note !== undefined) parts.push(drawNote(mark, geometry, dark));
  // Discs and circles bring a ground of their own.
  const inverted = dark && mark.symbol !== 'disc' && mark.symbol !== 'circle';
  const color = inverted ? `gp-${mark.source} gp-on-shade` : `gp-${mark.source}`;
  return parts.length === 0 ? '' : element('g', { class: color }, ...parts);
}

/** The texts beside the board at one end of a row or column as SVG; lists run up to the board. */
export function drawMargin(margin: Margin, margins: readonly Margin[], { middle, size }: Geometry): string {
  const { x, y } = middle(margin.at);
  const { end, texts } = margin;
  const several = margins.some((other) => other.end === end && other.texts.length > 1);
  const step = several ? size * stepOf(end, margins) : 0;
  const away = end === 'left' || end === 'above' ? -1 : 1;
  const drawn = texts.map((text, rank) => {
    const far = away < 0 ? texts.length - 1 - rank : rank;
    // The first text stands half a step, and a little, away from the edge.
    const by = several ? away * (step * (far + 0.5) + size * 0.06 - size / 2) : 0;
    const length = [...text].length;
    const font = several
      ? size * Math.min(0.4, (isBeside(end) ? step / size : 0.9) * (1.7 / length))
      : size * Math.min(0.46, 1.15 / length);
    const place = isBeside(end) ? { x: x + by, y: y + font * 0.355 } : { x, y: y + by + font * 0.355 };
    return element('text', { ...place, 'font-size': font }, escapeXml(text));
  });
  return element('g', { class: 'gp-clue' }, ...drawn);
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
