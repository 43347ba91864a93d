import type { End } from '@gridproof/core';
import { commonColour, pixelsAround, pixelsIn } from './colour.js';
import type { Raster } from './decode.js';
import type { Box } from './glyph-image.js';
import { type Ink, inkIn, type Piece } from './ink.js';
import type { Boxes, Lattice } from './lattice.js';
import type { SeenMargin, SeenText, Surroundings } from './surroundings.js';
import { around, glyphsOf, heightOf, inset, middleX, middleY, shifted, widthOf } from './text.js';

/** How far labels may be from a board, in cell sides. */
const REACH = 1.5;
/** The minimum and maximum height of a glyph or arrow, in cell sides. */
const [MIN_HEIGHT, MAX_HEIGHT] = [0.12, 0.75];
/** The maximum distance between glyphs of a label, and between a label and its arrow, in cell sides. */
const [NEAR, NEAR_ARROW] = [0.2, 0.5];
/** The distance from the board within which a text without a meaning makes the reading doubtful, in cell sides. */
const BESIDE = 1;

/** An arrow that points from a label to the board. */
interface Arrow {
  readonly box: Box;
  /** The end of the line at which the label stands. */
  readonly end: End;
}

/** Sees the labels around and between the boxes of a board, and the texts of its pieces. */
export function seeAroundBoxes(raster: Raster, lattice: Lattice, { side, pieces }: Boxes): Surroundings {
  const { left, top, rows, cols, size } = lattice;
  const board = { left, top, right: left + cols * size, bottom: top + rows * size };
  const ink = inkIn(
    raster,
    inset(board, -REACH * size),
    commonColour(raster, pixelsAround(inset(board, -2), 3)),
  );
  const isLoose = (piece: Piece): boolean => {
    const box = shifted(piece.box, ink);
    return (
      heightOf(box) >= MIN_HEIGHT * size &&
      heightOf(box) <= MAX_HEIGHT * size &&
      widthOf(box) <= MAX_HEIGHT * size &&
      isWhole(piece.box, ink) &&
      !isInBox(box, lattice) &&
      pieces.every((one) => distanceBetween(one, box) > 0)
    );
  };
  const loose = ink.pieces.filter(isLoose);
  const arrows = loose.flatMap((piece) => arrowOf(piece, ink) ?? []);
  const isArrow = (piece: Piece) => arrows.some(({ box }) => box === piece.box);
  const margins: SeenMargin[] = [];
  const beside: Box[] = [];
  const labelled = new Set<Arrow>();
  for (const label of labelsOf(
    loose.filter((piece) => !isArrow(piece)),
    NEAR * size,
  )) {
    const box = around(label.map((piece) => piece.box));
    const arrow = arrows
      .filter((one) => distanceBetween(one.box, box) < NEAR_ARROW * size)
      .toSorted((one, other) => distanceBetween(one.box, box) - distanceBetween(other.box, box))[0];
    if (arrow) labelled.add(arrow);
    const place = placeOf(shifted(box, ink), arrow?.end, lattice);
    if (place) margins.push({ ...place, texts: [glyphsOf(ink, label)], box: shifted(box, ink) });
    else if (distanceBetween(shifted(box, ink), board) < BESIDE * size) beside.push(shifted(box, ink));
  }
  for (const arrow of arrows) if (!labelled.has(arrow)) beside.push(shifted(arrow.box, ink));
  return {
    margins,
    below: [],
    words: [],
    groupsBelow: () => [],
    beside,
    pieces: pieces.map((box) => seePiece(raster, box, side)),
  };
}

/** Returns the end and the line of a label; undefined if it belongs to none. */
function placeOf(
  box: Box,
  end: End | undefined,
  { left, top, size, rows, cols }: Lattice,
): Pick<SeenMargin, 'end' | 'line'> | undefined {
  const [col, row] = [(middleX(box) - left) / size, (middleY(box) - top) / size];
  const nearest = endOf(row, col, rows, cols);
  const known = end ?? nearest;
  if (!known) return undefined;
  const isRow = known === 'left' || known === 'right';
  const line = Math.floor(isRow ? row : col);
  return line < 0 || line >= (isRow ? rows : cols) ? undefined : { end: known, line };
}

/** Returns the end at which a place outside the board is; undefined if it is inside or at a corner, or too far away. */
function endOf(row: number, col: number, rows: number, cols: number): End | undefined {
  const [isRow, isColumn] = [row >= 0 && row < rows, col >= 0 && col < cols];
  if (isRow && !isColumn && col > -1.2 && col < cols + 1.2) return col < 0 ? 'left' : 'right';
  if (isColumn && !isRow && row > -1.2 && row < rows + 1.2) return row < 0 ? 'above' : 'below';
  return undefined;
}

/** Returns whether a piece is not cut off by the edge of its image. */
const isWhole = ({ left, top, right, bottom }: Box, { width, height }: Ink): boolean =>
  left > 0 && top > 0 && right < width && bottom < height;

/** Returns whether something lies in a box of the board. */
function isInBox(box: Box, { left, top, size, rows, cols, boxes }: Lattice): boolean {
  const [row, col] = [Math.floor((middleY(box) - top) / size), Math.floor((middleX(box) - left) / size)];
  if (row < 0 || col < 0 || row >= rows || col >= cols) return false;
  return boxes?.gaps.every((gap) => gap.row !== row || gap.col !== col) ?? true;
}

/** Sees the text of a piece. */
function seePiece(raster: Raster, box: Box, side: number): SeenText {
  const inner = inset(box, 0.12 * side);
  const ink = inkIn(raster, inner, commonColour(raster, pixelsIn(inner)));
  const isGlyph = (piece: Piece): boolean => heightOf(piece.box) > 0.2 * side;
  return { box, text: glyphsOf(ink, ink.pieces.filter(isGlyph)) };
}

/** Groups glyphs that are close together. */
function labelsOf(pieces: readonly Piece[], distance: number): readonly (readonly Piece[])[] {
  let labels: Piece[][] = [];
  for (const piece of pieces) {
    const isClose = (label: readonly Piece[]) =>
      label.some(({ box }) => distanceBetween(box, piece.box) < distance);
    labels = [...labels.filter((label) => !isClose(label)), [piece, ...labels.filter(isClose).flat()]];
  }
  return labels;
}

/** Returns the largest of the horizontal and the vertical distance between boxes; 0 if they overlap. */
const distanceBetween = (one: Box, other: Box): number =>
  Math.max(0, one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** Returns the arrow that a piece is; undefined if it is none: it has no holes, is symmetric, and narrows evenly to a tip. */
function arrowOf({ box, pixels }: Piece, { width }: Ink): Arrow | undefined {
  const rows = linesOf(
    heightOf(box),
    pixels.map((pixel) => [Math.floor(pixel / width) - box.top, pixel % width]),
  );
  const columns = linesOf(
    widthOf(box),
    pixels.map((pixel) => [(pixel % width) - box.left, Math.floor(pixel / width)]),
  );
  const ends = (['left', 'right', 'above', 'below'] as const).filter((end) => {
    const lines = end === 'left' || end === 'right' ? columns : rows;
    return narrows(end === 'left' || end === 'above' ? lines : lines.toReversed());
  });
  return ends.length === 1 ? { box, end: ends[0]! } : undefined;
}

/** The pixels of a piece in one row or column. */
interface Line {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Groups pixels by their lines. */
function linesOf(lines: number, pixels: readonly (readonly [line: number, at: number])[]): readonly Line[] {
  const found = Array.from({ length: lines }, () => ({ from: Number.POSITIVE_INFINITY, to: 0, count: 0 }));
  for (const [line, at] of pixels) {
    const one = found[line]!;
    one.from = Math.min(one.from, at);
    one.to = Math.max(one.to, at + 1);
    one.count++;
  }
  return found;
}

/** Returns whether lines have no gaps, have one axis, and become shorter evenly from the longest to the last. */
function narrows(lines: readonly Line[]): boolean {
  const lengths = lines.map(({ from, to }) => to - from);
  const longest = Math.max(...lengths);
  const axis = (Math.min(...lines.map(({ from }) => from)) + Math.max(...lines.map(({ to }) => to))) / 2;
  const isOff = ({ from, to }: Line) => Math.abs((from + to) / 2 - axis) > Math.max(1, 0.1 * longest);
  if (lines.some((line) => line.count < line.to - line.from || isOff(line))) return false;
  const head = lengths.slice(lengths.lastIndexOf(longest));
  if (longest < 5 || head.length < 3) return false;
  const misfit = head.reduce(
    (sum, length, at) => sum + Math.abs(length / longest - (1 - at / head.length)),
    0,
  );
  return misfit / head.length < 0.15;
}
