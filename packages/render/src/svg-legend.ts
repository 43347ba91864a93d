import type { Picture } from '@gridproof/core';
import { EXCLUDED, isExcluding } from './candidate-text.js';
import type { Geometry } from './geometry.js';
import { visibleHighlights } from './highlights.js';
import { border } from './svg-highlights.js';
import { element, escapeXml } from './xml.js';

/** The side of a sign, in pixels. */
const SIGN = 15;

/** A legend entry: a sign and its meaning. */
export interface LegendEntry {
  /** The sign, as a small drawing for a page that has `svgStyle`. */
  readonly svg: string;
  readonly label: string;
}

/** Returns the legend of a picture, for a page that shows a drawing without one (`still`). */
export const legendOf = (picture: Picture): readonly LegendEntry[] =>
  signsOf(picture).map(({ label, draw }) => {
    const size = SIGN + 3;
    const shown = { viewBox: `0 0 ${size} ${size}`, width: size, height: size, 'aria-hidden': 'true' };
    return { label, svg: element('svg', { class: 'gridproof', ...shown }, draw(1.5, 1.5)) };
  });

interface Sign {
  readonly label: string;
  /** Draws the sign from this point to the right and down. */
  draw(x: number, y: number): string;
}

function signsOf(picture: Picture): readonly Sign[] {
  const areas = visibleHighlights(picture).map(({ meaning, label }) => ({
    label,
    draw: (x: number, y: number) => {
      const area = { class: 'gp-area', x, y, width: SIGN, height: SIGN, rx: 3 };
      return element('g', { class: `gp-${meaning}` }, element('rect', { ...area, ...border(meaning) }));
    },
  }));
  if (!isExcluding(picture)) return areas;
  const crossed = (x: number, y: number) => {
    const [x1, x2, middle] = [x + 2, x + SIGN - 2, y + SIGN / 2];
    const line = { class: 'gp-stroke', x1, y1: middle + 6, x2, y2: middle - 6, 'stroke-width': 2 };
    return element('g', { class: 'gp-wrong' }, element('line', line));
  };
  return [...areas, { label: EXCLUDED, draw: crossed }];
}

/** Returns the caption; undefined if a bank replaces it. */
export const captionOf = ({ caption, bank }: Picture): string | undefined => (bank ? undefined : caption);

/** Draws the caption and the legend below the board and returns their lower end; long labels are wrapped. */
export function drawLegend(
  picture: Picture,
  { padding, width, height }: Geometry,
): { svg: string; bottom: number } {
  const font = 14;
  const leading = 20;
  let y = height;
  const parts: string[] = [];
  const write = (label: string, x: number) => {
    // Letters are about half as wide as high; the factor leaves a margin for all fonts.
    for (const line of wrapLabel(label, Math.floor((width - padding - x) / (font * 0.54)))) {
      const at = { class: 'gp-legend', x, y: y + 15, 'font-size': font };
      parts.push(element('text', at, escapeXml(line)));
      y += leading;
    }
    y += 3;
  };
  const caption = captionOf(picture);
  if (caption !== undefined) write(caption, padding);
  for (const { label, draw } of signsOf(picture)) {
    parts.push(draw(padding + 1, y + 2.5));
    write(label, padding + SIGN + 9);
  }
  return { svg: parts.join(''), bottom: y };
}

function wrapLabel(label: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
