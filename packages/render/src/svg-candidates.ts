import type { Candidate, Candidates } from '@gridproof/core';
import type { Geometry } from './geometry.js';
import { element, escapeXml } from './xml.js';

/** The part of a cell that they take: highlights have a border within it. */
const ROOM = 0.8;

/** What open cells may hold as SVG, in small rows; each value has the same place in every cell. */
export function drawCandidates({ at, marks }: Candidates, { x, y, size }: Geometry): string {
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

function drawCandidate(
  { text, excluded }: Candidate,
  { x, y, font }: { readonly x: number; readonly y: number; readonly font: number },
): string {
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
