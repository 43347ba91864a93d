import type { Candidate, Candidates } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { element, escapeXml } from './xml.js';

/** The part of a cell that they take: highlights have a border within it. */
const ROOM = 0.8;

/** What open cells may hold as SVG, small: each value at the same place in every cell, or where `within` says. */
export function drawCandidates(candidates: Candidates, geometry: Geometry): string {
  if (candidates.within === 'corners') return drawInCorners(candidates, geometry);
  return candidates.within === 'middle'
    ? drawInMiddle(candidates, geometry)
    : drawInPlaces(candidates, geometry);
}

/** The largest height of their digits, and how wide a row of them is, in sides of a cell. */
const ROW_FONT = 0.28;
const ROW_ROOM = 0.86;
/** The width of a character, in heights of a digit. */
const CHARACTER = 0.58;

/** Half of them along the upper edge of the cell and half along the lower one, from corner to corner. */
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
  const font = fontFor(marks, size);
  const gap = spaceIn(marks) * font;
  const left = x(at.col) + (size - widthOf(marks) * font - gap * (marks.length - 1)) / 2;
  return element(
    'g',
    { class: 'gp-candidates', 'font-size': font },
    ...drawRow(marks, { x: left, y: y(at.row) + size / 2, font }, gap),
  );
}

const widthOf = (row: Candidates['marks']): number =>
  row.reduce((sum, mark) => sum + [...(mark?.text ?? '')].length * CHARACTER, 0);

/** The space between two texts of a row, in heights of a digit: numbers of several digits stand apart. */
const spaceIn = (row: Candidates['marks']): number =>
  row.some((mark) => (mark?.text.length ?? 0) > 1) ? 0.3 : 0.04;

/** The height of digits with which a row has room in a cell. */
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

/** A position in the drawing, and the height of a digit there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly font: number;
}

function drawCandidate({ text, excluded }: Candidate, { x, y, font }: Spot): string {
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
  // The digit keeps its own colour, so that it can be read below the stroke.
  return digit + element('g', { class: 'gp-wrong' }, stroke);
}
