import type { Mark } from '@gridproof/core';
import type { Geometry, Point } from './geometry.js';
import { textSpacing } from './margin-size.js';
import { deepest, isRowEnd, type Margin } from './margins.js';
import { headingOf, isArrow } from './svg-arrows.js';
import { drawList, drawPointed, drawSplit } from './svg-numbers.js';
import { drawSymbol } from './svg-symbols.js';
import { element, escapeXml } from './xml.js';

/** The surroundings of a mark in its picture. */
export interface MarkContext {
  readonly geometry: Geometry;
  /** True if circles and discs are small, because some stand on corners or sides. */
  readonly hasSmallCircles: boolean;
  /** True if no cell has a note or more than one character, so that all texts may be larger. */
  readonly hasLargeTexts: boolean;
  /** True if nothing runs below the mark that it would have to hide. */
  readonly isBare: boolean;
  /** True if the mark's cell has a note. */
  readonly hasNote: boolean;
  /** True if the mark stands on a dark shade. */
  readonly isDark: boolean;
  /** True if a line from cell to cell starts or ends below the mark. */
  readonly hasStrokeEnd: boolean;
}

/** Draws a mark as SVG. */
export function drawMark(mark: Mark, ground: MarkContext): string {
  const { geometry, isDark, hasStrokeEnd, isBare } = ground;
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
      parts.push(
        drawSymbol(symbol, { ...middle, size, radius: radiusOf(mark, ground), source, towards, isBare }),
      );
    if (text !== undefined && text !== '') {
      // The line ends before a bare number.
      if (hasStrokeEnd && !symbol) parts.push(drawPatch(mark, geometry));
      parts.push(drawText(mark, middle, ground));
    }
  }
  if (mark.note !== undefined) parts.push(drawNote(mark, geometry, isDark));
  // Discs and circles have their own background.
  const inverted = isDark && !FRAMES.has(mark.symbol);
  const color = inverted ? `gp-on-shade${mark.done ? ' gp-done' : ''}` : colorOf(mark);
  return parts.length === 0
    ? ''
    : element('g', { class: `gp-${mark.source}${color && ` ${color}`}` }, ...parts);
}

/** Symbols with their own background. */
const FRAMES: ReadonlySet<unknown> = new Set(['disc', 'circle', 'ring', 'badge']);

/** Returns the class of a mark's colour, if it is not that of its source. Signs for an empty place are quiet. */
function colorOf({ source, symbol, colour, mild, done }: Mark): string {
  if (done) return 'gp-done';
  if (colour !== undefined) return `gp-colour-${colour}`;
  if (mild) return 'gp-mild';
  return source === 'found' && (symbol === 'cross' || symbol === 'dot') ? 'gp-mark' : '';
}

/** Draws a background for a bare text, so that no line runs through it. */
function drawPatch({ at, text = '' }: Mark, { middle, size }: Geometry): string {
  const { x, y } = middle(at);
  const [width, height] = [size * ([...text].length > 1 ? 0.72 : 0.52), size * 0.64];
  const place = { x: x - width / 2, y: y - height / 2, width, height };
  return element('rect', { class: 'gp-paper', ...place, rx: size * 0.08 });
}

/** Draws the texts beside the board at one end of a row or column as SVG; lists extend up to the board. */
export function drawMargin(margin: Margin, margins: readonly Margin[], { middle, size }: Geometry): string {
  const { x, y } = middle(margin.at);
  const { end, texts, doneItems } = margin;
  const several = deepest(margins, end) > 1;
  const step = several ? size * textSpacing(end, margins) : 0;
  const away = end === 'left' || end === 'above' ? -1 : 1;
  const drawn = texts.map((text, rank) => {
    const far = away < 0 ? texts.length - 1 - rank : rank;
    // The first text is a little more than half a step away from the edge.
    const by = several ? away * (step * (far + 0.5) + size * 0.06 - size / 2) : 0;
    const length = [...text].length;
    const font = several
      ? size * Math.min(0.38, (isRowEnd(end) ? step / size : 0.9) * (1.7 / length))
      : size * Math.min(0.42, 1.15 / length);
    const place = isRowEnd(end) ? { x: x + by, y: y + font * 0.355 } : { x, y: y + by + font * 0.355 };
    const name = doneItems.includes(rank) ? 'gp-done' : undefined;
    return element('text', { class: name, ...place, 'font-size': font }, escapeXml(text));
  });
  const { colour } = margin;
  const own =
    colour === undefined
      ? ''
      : colour === 'mild' || colour === 'done'
        ? ` gp-${colour}`
        : ` gp-colour-${colour}`;
  return element('g', { class: `gp-clue${own}` }, ...drawn);
}

function drawText(
  mark: Mark,
  { x, y }: Point,
  { geometry: { size }, hasLargeTexts, hasNote }: MarkContext,
): string {
  const { at, text = '', symbol } = mark;
  // Numbers on corners and sides stand in a circle, so that lines do not cross them.
  const circled = at.kind !== 'cell' && symbol === undefined;
  const [most, room] =
    at.kind !== 'cell' ? [0.32, 0.56] : [hasLargeTexts && !symbol ? 0.62 : 0.5, symbol ? 0.86 : 1.15];
  const font = size * Math.min(most, room / [...text].length);
  const lower = y + (hasNote ? size * 0.08 : 0);
  const digit = element(
    'text',
    {
      x,
      y: lower + font * 0.355,
      'font-size': font,
      class:
        symbol === 'disc' || symbol === 'badge'
          ? 'gp-on-shade'
          : symbol === 'circle'
            ? 'gp-on-white'
            : undefined,
    },
    escapeXml(text),
  );
  if (!circled) return digit;
  return (
    element('circle', { class: 'gp-hollow', cx: x, cy: y, r: size * 0.24, 'stroke-width': 1.25 }) + digit
  );
}

function drawNote({ at, note = '' }: Mark, { x, y, size }: Geometry, dark: boolean): string {
  const font = size * Math.min(0.25, 0.9 / [...note].length);
  return element(
    'text',
    {
      class: dark ? 'gp-note' : 'gp-note gp-halo',
      x: x(at.col) + size * 0.075,
      y: y(at.row) + size * 0.05 + font * 0.8,
      'font-size': font,
      'stroke-width': dark ? undefined : size * 0.09,
    },
    escapeXml(note),
  );
}

/** Returns the radius of a circle or disc, with space for its text. */
function radiusOf({ at, text }: Mark, { geometry: { size }, hasSmallCircles }: MarkContext): number {
  if (at.kind !== 'cell' && text !== undefined) return size * 0.24;
  if (text !== undefined) return size * 0.43;
  return size * (hasSmallCircles ? 0.19 : 0.38);
}
