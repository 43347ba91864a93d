import type { Direction, Split } from '@gridproof/core';
import type { Point } from './geometry.js';
import { drawArrow } from './svg-arrows.js';
import { element, escapeXml, round } from './xml.js';

type CentredBox = Point & { readonly size: number };

/** The positions of two or three texts in a cell; more are arranged in rows. */
const PLACES: readonly (readonly (readonly [across: number, down: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.2, -0.17],
    [0.2, 0.17],
  ],
  [
    [-0.21, -0.19],
    [0.21, -0.19],
    [0, 0.21],
  ],
];

/** Draws several texts in a cell. */
export function drawList(texts: readonly string[], { x, y, size }: CentredBox): string {
  if (texts.length === 1) return drawDigits(texts[0]!, { x, y, size }, 0.5, 1.15);
  const columns = Math.ceil(Math.sqrt(texts.length));
  const rows = Math.ceil(texts.length / columns);
  const step = 0.84 / Math.max(2, columns);
  return texts
    .map((text, at) => {
      const [across, down] = PLACES[texts.length]?.[at] ?? [
        ((at % columns) - (columns - 1) / 2) * step,
        (Math.floor(at / columns) - (rows - 1) / 2) * step,
      ];
      const place = { x: x + across * size, y: y + down * size, size };
      return drawDigits(text, place, Math.min(0.4, step * 0.95), step * 1.5);
    })
    .join('');
}

/** Draws two texts separated by a diagonal. */
export function drawSplit({ below, above }: Split, { x, y, size }: CentredBox): string {
  const half = size / 2;
  const line = element('path', {
    class: 'gp-stroke',
    'stroke-width': size * 0.03,
    d: `M${round(x - half)} ${round(y - half)}L${round(x + half)} ${round(y + half)}`,
  });
  const text = (said: string | undefined, across: number, down: number) =>
    said === undefined
      ? ''
      : drawDigits(said, { x: x + across * size, y: y + down * size, size }, 0.34, 0.72);
  return line + text(below, -0.2, 0.25) + text(above, 0.21, -0.23);
}

/** Draws a text with an arrow: above it if the arrow is horizontal, to the right if vertical, else in the upper right corner. */
export function drawPointed(text: string, direction: Direction, { x, y, size }: CentredBox): string {
  const { arrow, arrowLength, label, maxHeight, maxWidth } =
    POINTED[direction.includes('-') ? 'slanted' : direction] ?? POINTED.upright!;
  const at = ([across, down]: readonly [number, number]) => ({
    x: x + across * size,
    y: y + down * size,
    size,
  });
  return (
    drawArrow(direction, at(arrow), size * arrowLength) + drawDigits(text, at(label), maxHeight, maxWidth)
  );
}

interface PointedPositions {
  readonly arrow: readonly [across: number, down: number];
  readonly arrowLength: number;
  readonly label: readonly [across: number, down: number];
  readonly maxHeight: number;
  readonly maxWidth: number;
}

const LEVEL: PointedPositions = {
  arrow: [0, -0.29],
  arrowLength: 0.62,
  label: [0, 0.13],
  maxHeight: 0.48,
  maxWidth: 1,
};

/** The positions of an arrow and a text that do not overlap, in cell sides. */
const POINTED: Readonly<Record<string, PointedPositions>> = {
  left: LEVEL,
  right: LEVEL,
  upright: { arrow: [0.31, 0], arrowLength: 0.62, label: [-0.11, 0], maxHeight: 0.48, maxWidth: 0.9 },
  slanted: { arrow: [0.27, -0.27], arrowLength: 0.42, label: [-0.1, 0.14], maxHeight: 0.46, maxWidth: 0.9 },
};

/** Draws a text centred at a point, at most `most` high and `room` wide, both in cell sides. */
function drawDigits(text: string, { x, y, size }: CentredBox, most: number, room: number): string {
  const font = size * Math.min(most, room / [...text].length);
  return element('text', { x, y: y + font * 0.355, 'font-size': font }, escapeXml(text));
}
