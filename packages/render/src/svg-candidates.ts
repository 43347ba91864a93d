import type { CandidateMark, Candidates } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { element, escapeXml } from './xml.js';

/** The part of a cell that candidates take; highlights have a border within it. */
const ROOM = 0.8;

/** Draws the candidates of open cells: each value at the same place in every cell, or where `within` puts it. */
export function drawCandidates(candidates: Candidates, geometry: Geometry): string {
  if (candidates.within === 'corners') return drawInCorners(candidates, geometry);
  return candidates.within === 'middle'
    ? drawInMiddle(candidates, geometry)
    : drawInPlaces(candidates, geometry);
}

/** The maximum height of digits, and the maximum width of a row, in cell sides. */
const ROW_FONT = 0.28;
const ROW_ROOM = 0.86;
/** The distance of rows in digit heights. */
const ROW_HEIGHT = 1.05;
/** The width of a character in digit heights. */
const CHARACTER = 0.58;

/** Draws half of the candidates along the upper edge of the cell and half along the lower one, from corner to corner. */
function drawInCorners({ at, marks }: Candidates, { x, y, size }: Geometry): string {
  const above = Math.max(Math.ceil(marks.length / 2), Math.min(marks.length, 2));
  const rows = [marks.slice(0, above), marks.slice(above)];
  const font = Math.min(...rows.map((row) => fontFor(row, size)));
  const left = x(at.col) + (size * (1 - ROW_ROOM)) / 2;
  return element(
    'g',
    { class: 'gp-candidates', 'font-size': font },
    ...rows.flatMap((row, nth) => {
      const down = y(at.row) + size * (nth === 0 ? 0.19 : 0.81);
      const room = size * ROW_ROOM - widthOf(row) * font;
      const gap = row.length > 1 ? room / (row.length - 1) : 0;
      return drawRow(row, { x: left, y: down, font }, gap);
    }),
  );
}

function drawInMiddle({ at, marks }: Candidates, { x, y, size }: Geometry): string {
  const rows = middleRows(marks);
  const font = Math.min(size / rows.length / ROW_HEIGHT, ...rows.map((row) => fontFor(row, size)));
  return element(
    'g',
    { class: 'gp-candidates', 'font-size': font },
    ...rows.flatMap((row, nth) => {
      const gap = spaceIn(row) * font;
      const left = x(at.col) + (size - widthOf(row) * font - gap * (row.length - 1)) / 2;
      const down = y(at.row) + size / 2 + (nth - (rows.length - 1) / 2) * font * ROW_HEIGHT;
      return drawRow(row, { x: left, y: down, font }, gap);
    }),
  );
}

/** Divides candidates into rows of as many as fit with large digits. */
function middleRows(marks: Candidates['marks']): readonly Candidates['marks'][] {
  const width = widthOf(marks) / marks.length + spaceIn(marks);
  const count = Math.ceil(marks.length / Math.max(1, Math.round(ROW_ROOM / ROW_FONT / width)));
  const length = Math.ceil(marks.length / count);
  return Array.from({ length: count }, (_, nth) => marks.slice(nth * length, (nth + 1) * length));
}

const widthOf = (row: Candidates['marks']): number =>
  row.reduce((sum, mark) => sum + [...(mark?.text ?? '')].length * CHARACTER, 0);

/** Returns the space between two texts of a row in digit heights; numbers of several digits are farther apart. */
const spaceIn = (row: Candidates['marks']): number =>
  row.some((mark) => (mark?.text.length ?? 0) > 1) ? 0.3 : 0.04;

/** Returns the height of digits with which a row fits a cell. */
const fontFor = (row: Candidates['marks'], size: number): number =>
  size * Math.min(ROW_FONT, ROW_ROOM / (widthOf(row) + spaceIn(row) * row.length));

/** Draws a row from its left end. */
function drawRow(row: Candidates['marks'], { x, y, font }: Spot, gap: number): string[] {
  let left = x;
  return row.flatMap((mark) => {
    const width = widthOf([mark]) * font;
    const middle = left + width / 2;
    left += width + gap;
    return mark ? [drawCandidate(mark, { x: middle, y, font })] : [];
  });
}

function drawInPlaces({ at, marks }: Candidates, { x, y, size }: Geometry): string {
  const columns = Math.ceil(Math.sqrt(marks.length));
  const rows = Math.ceil(marks.length / columns);
  const [width, height] = [(size * ROOM) / columns, (size * ROOM) / rows];
  const edge = (size * (1 - ROOM)) / 2;
  const longest = Math.max(...marks.map((mark) => [...(mark?.text ?? '')].length));
  const font = Math.min(height * 0.92, (width * 1.55) / longest);
  return element(
    'g',
    { class: 'gp-candidates', 'font-size': font },
    ...marks.flatMap((mark, rank) => {
      if (!mark) return [];
      const across = x(at.col) + edge + width * ((rank % columns) + 0.5);
      const down = y(at.row) + edge + height * (Math.floor(rank / columns) + 0.5);
      return drawCandidate(mark, { x: across, y: down, font });
    }),
  );
}

/** A position in the drawing, with the height of a digit. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly font: number;
}

function drawCandidate({ text, excluded }: CandidateMark, { x, y, font }: Spot): string {
  const digit = element('text', { x, y: y + font * 0.355 }, escapeXml(text));
  if (!excluded) return digit;
  const reach = font * 0.42;
  const stroke = element('line', {
    class: 'gp-stroke',
    x1: x - reach,
    y1: y + reach,
    x2: x + reach,
    y2: y - reach,
    'stroke-width': font * 0.12,
  });
  // The digit keeps its colour, so that it is legible below the stroke.
  return digit + element('g', { class: 'gp-wrong' }, stroke);
}
