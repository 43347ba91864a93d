import {
  type Cell,
  type EntriesFeedback,
  endsOf,
  type Picture,
  type Place,
  placeKey,
  type Stroke,
} from '@gridproof/core';
import { type PlacePositions, type Point, strokePath, strokeWidth, wallWidth } from '@gridproof/render';
import type { Preview } from './gestures.js';
import type { Surface } from './surface.js';

/** The overlay on the drawing of a board, in units of the drawing. */
export interface Overlay {
  /** Cells with a CSS class: selected cells, their neighbours, cells with the same value, coloured cells. */
  readonly cells: readonly (readonly [at: Cell, name: string])[];
  readonly feedback: EntriesFeedback | undefined;
  /** Places with entries of a trial. */
  readonly trials: readonly (readonly [place: Place, depth: number])[];
  readonly preview: Preview | undefined;
  /** The picture below the overlay. */
  readonly picture: Picture;
}

/** Radius of the rings at the ends of lines, relative to the side of a cell. */
const RING = 0.44;

/** Half the width of a cross, and the width of its lines, which cover those of the drawing, relative to the side of a cell. */
const [CROSS, CROSS_WIDTH] = [0.13, 0.06];

/** Space at the edge of the drawing, relative to the side of a cell. */
const EDGE = 0.5;

/** Number of colours for nested trials. */
const TRIAL_COLOURS = 4;

/** Returns the CSS class of a trial at a depth from 1. */
export const trialClass = (depth: number): string => `trial-${((depth - 1) % TRIAL_COLOURS) + 1}`;

/** Returns the overlay of the played board: selection, colours and trials. */
export function overlayOf(surface: Surface, preview: Preview | undefined): Overlay {
  const { fields } = surface;
  const selection = surface.selection.value;
  const cells: (readonly [Cell, string])[] = [];
  const cellAt = (variable: number) => {
    const { place } = fields[variable]!;
    return place.kind === 'cell' ? place : undefined;
  };
  const [only] = selection;
  const value = only !== undefined && selection.size === 1 ? surface.at(only) : undefined;
  const peers = only !== undefined && selection.size === 1 ? surface.peersOf?.value(only) : undefined;
  const writes = (variable: number) => (fields[variable]?.values.length ?? 0) > 2;
  for (const [variable, { place }] of fields.entries()) {
    if (place.kind !== 'cell') continue;
    if (selection.has(variable)) cells.push([place, 'selected']);
    else if (value !== undefined && writes(variable) && surface.at(variable) === value)
      cells.push([place, 'same']);
    else if (peers?.has(variable)) cells.push([place, 'peer']);
  }
  for (const [variable, colour] of surface.colours?.value ?? []) {
    const at = cellAt(variable);
    if (at) cells.push([at, `colour colour-${colour}`]);
  }
  return {
    cells,
    feedback: surface.feedback?.value,
    trials: surface.trials?.value ?? [],
    preview,
    picture: surface.picture.value,
  };
}

/** Returns a picture that shows completed clues as done, for lists number by number. */
export function withDone(picture: Picture, feedback: EntriesFeedback | undefined): Picture {
  if (!feedback?.settled.length && !feedback?.settledNumbers.length) return picture;
  const keys = new Set(feedback.settled.map(placeKey));
  const items = new Map(feedback.settledNumbers.map(([at, numbers]) => [placeKey(at), numbers]));
  const marks = picture.marks.map((mark) => {
    if (mark.source !== 'clue') return mark;
    if (keys.has(placeKey(mark.at))) return { ...mark, done: true as const };
    const doneItems = mark.list && items.get(placeKey(mark.at));
    return doneItems ? { ...mark, doneItems } : mark;
  });
  return { ...picture, marks };
}

/** Renders an overlay as SVG parts: tints of the background, on which text stays readable, and lines. */
export function overlayParts(
  { cells, feedback, trials, preview, picture }: Overlay,
  placing: PlacePositions,
): { readonly tints: readonly string[]; readonly lines: readonly string[] } {
  const { size } = placing;
  const rings = new Set(picture.marks.flatMap(({ at, symbol }) => (symbol === 'ring' ? placeKey(at) : [])));
  const strokes = new Map(picture.strokes?.map((stroke) => [placeKey(stroke.at), stroke]));
  const crosses = new Set(
    picture.marks.flatMap(({ at, symbol }) => (symbol === 'cross' ? placeKey(at) : [])),
  );
  const square = (at: Place, name: string, inset = 0) => {
    const { x, y } = placing.middle(at);
    const side = size - 2 * inset;
    // A list to the left or above extends to the edge of the drawing.
    const end = at.kind === 'outside' ? at.end : undefined;
    const [left, top] = [x, y].map((one) => one - side / 2) as [number, number];
    const [from, above] = [end === 'left' ? EDGE * size : left, end === 'above' ? EDGE * size : top];
    return `<rect class="${name}" x="${from}" y="${above}" width="${side + left - from}" height="${side + top - above}"/>`;
  };
  /** A square on a cell or beside the board, a disc on a corner, and on a side or link what is drawn there: a line or a cross. */
  const shape = (place: Place, name: string, inset = 0) => {
    const { x, y } = placing.middle(place);
    if (place.kind === 'corner') return `<circle class="${name}" cx="${x}" cy="${y}" r="${size * 0.16}"/>`;
    if (place.kind !== 'link' && place.kind !== 'side') return square(place, name, inset);
    if (crosses.has(placeKey(place))) {
      const d = ([1, -1] as const).map((down) => {
        const [across, along] = [size * CROSS, size * CROSS * down];
        return `M${x - across} ${y - along}L${x + across} ${y + along}`;
      });
      return `<path class="${name} cross" stroke-width="${size * CROSS_WIDTH}" d="${d.join('')}"/>`;
    }
    if (place.kind === 'link') {
      // Draws a line like its stroke, single or multiple, up to the rings at its ends.
      const stroke: Stroke = strokes.get(placeKey(place)) ?? { at: place, source: 'found' };
      const [before, behind] = endsOf(place).map((end) => (rings.has(placeKey(end)) ? RING * size : 0));
      const width = strokeWidth(picture, stroke, size);
      return `<path class="${name}" stroke-width="${width}" d="${strokePath(stroke, placing, [before!, behind!])}"/>`;
    }
    const [from, to] = endsOf(place).map((end) => placing.middle(end)) as [Point, Point];
    return `<line class="${name}" stroke-width="${wallWidth(size)}" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}"/>`;
  };
  const broken = new Map(
    feedback?.violations.flatMap(({ places }) => places.map((place) => [placeKey(place), place] as const)),
  );
  const grounds = [...broken.values()].filter(({ kind }) => kind === 'cell' || kind === 'outside');
  const tints = [...cells, ...grounds.map((at) => [at, 'broken-ground'] as const)];
  // Later ones cover earlier ones; only the player's colours let others through.
  const names = new Set(['same', 'peer', 'broken-ground', 'selected', ...cells.map(([, name]) => name)]);
  return {
    tints: [
      ...(feedback?.finished ?? []).map((at) => square(at, 'finished')),
      // Cells of a class are one part: a selection changes many of them together.
      ...Array.from(names, (name) =>
        tints.map(([at, own]) => (own === name ? square(at, name) : '')).join(''),
      ),
    ].filter(Boolean),
    lines: [
      ...Array.from(broken.values(), (place) => shape(place, 'broken', 2)),
      ...trials.map(([place, depth]) => shape(place, `trial ${trialClass(depth)}`, size * 0.08)),
      ...(preview ? [previewPart(preview, placing)] : []),
    ],
  };
}

function previewPart({ from, to, shape }: Preview, placing: PlacePositions): string {
  const middle = ({ row, col }: { row: number; col: number }) => placing.middle({ kind: 'cell', row, col });
  const [one, other] = [middle(from), middle(to)];
  if (shape === 'line')
    return `<line class="preview" x1="${one.x}" y1="${one.y}" x2="${other.x}" y2="${other.y}"/>`;
  const half = placing.size / 2;
  const [left, top] = [Math.min(one.x, other.x) - half, Math.min(one.y, other.y) - half];
  const [width, height] = [Math.abs(one.x - other.x) + 2 * half, Math.abs(one.y - other.y) + 2 * half];
  return `<rect class="preview" x="${left}" y="${top}" width="${width}" height="${height}"/>`;
}
