import {
  Board,
  type Corner,
  cell,
  type Diagonal,
  type End,
  type Place,
  placeKey,
  type Side,
} from '@gridproof/core';
import { seeAroundBoxes } from './box-labels.js';
import {
  type Colour,
  colourDistance,
  commonColour,
  distanceAt,
  lightnessOf,
  pixelsAround,
  pixelsIn,
} from './colour.js';
import { type DashedCages, seeDashedCages } from './dashed-cages.js';
import type { Raster } from './decode.js';
import type { Box } from './glyph-image.js';
import { type Ink, inkIn, isWithin, type Piece, piecesOf } from './ink.js';
import type { Lattice } from './lattice.js';
import { type SideMark, sideMarkAt } from './side-marks.js';
import type { SeenMargin, SeenText, Surroundings } from './surroundings.js';
import {
  around,
  type GlyphRow,
  glyphsOf,
  heightOf,
  inset,
  linesOf,
  middleX,
  middleY,
  shifted,
  widthOf,
  wordsOf,
} from './text.js';

/** Shapes that are recognised by their geometry. */
type Shape = 'disc' | 'circle' | 'slash' | 'backslash';

/** Contents of a cell, corner or side of a board, before its puzzle type is known. */
export interface Seen {
  readonly box: Box;
  readonly shape?: Shape;
  /** Texts in reading order: lines from top to bottom, and words from left to right. */
  readonly texts: readonly GlyphRow[];
  /** Small text in the upper left corner. */
  readonly note?: GlyphRow;
  /** A small dot in the middle or beside the contents. */
  readonly dot?: true;
  /** Ink that is neither a text nor a shape. */
  readonly unread?: true;
  /** Thin lines from corner to corner. */
  readonly diagonals?: Diagonal;
  /** Texts below and above a diagonal. */
  readonly split?: { readonly below?: GlyphRow; readonly above?: GlyphRow };
}

/** Contents of a cell and its ground. */
export interface SeenCell extends Seen {
  readonly ground: Colour;
  /** Index of the ground among `Sight.grounds`. */
  readonly groundIndex: number;
  /** The board of separate boxes has none here. */
  readonly isGap?: true;
  /** Returns the ink on a ground; by default, on that of the cell. */
  inkOn(ground?: Colour): Ink;
}

/** A side of a cell. */
export interface SeenSide {
  /** Amount of ink across it. */
  readonly amount: number;
  /** A sign in its middle. */
  readonly mark?: SideMark;
  /** Returns the square of this side around the middle, and the ink between the boxes in it. */
  inkAround(side: number): { readonly ink: Ink; readonly square: Box };
}

/** Everything that a lattice shows. */
export interface Sight extends Surroundings {
  readonly lattice: Lattice;
  /** The picture was tilted, so its lines are not sharp. */
  readonly isResampled: boolean;
  /** Cells row by row. */
  readonly cells: readonly (readonly SeenCell[])[];
  /** Colours of the grounds of cells, the most frequent first. */
  readonly grounds: readonly Colour[];
  readonly dashedCages: DashedCages | undefined;
  /** Upright sides by row and line, and level sides by line and column; line 0 is the edge of the board. */
  readonly sides: {
    readonly right: readonly (readonly SeenSide[])[];
    readonly below: readonly (readonly SeenSide[])[];
  };
  /** Sees the corners of cells on first use. */
  corners(): SeenCorners;
  /** Sees the circles and discs on corners and sides on first use. */
  rounds(): SeenRounds;
}

/** The circles and discs on corners and sides, and the board without them. */
interface SeenRounds {
  readonly shapes: ReadonlyMap<Place, 'circle' | 'disc'>;
  readonly others: Sight;
}

/** Circles at the corners of cells, and the cells without them, row by row. */
interface SeenCorners {
  readonly texts: readonly (readonly SeenText[])[];
  readonly cells: readonly (readonly SeenCell[])[];
}

/** The maximum difference of colours of one ground. */
const SAME_GROUND = 9;

/** Sees the cells, sides and surroundings of a board. */
export function seeBoard(raster: Raster, lattice: Lattice, isResampled = false): Sight {
  const { rows, cols, size, boxes } = lattice;
  const side = boxes?.side ?? size;
  const places = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => inset(cellBox(lattice, row, col), (size - side) / 2)),
  );
  const colours = places.map((row) => row.map((box) => groundOf(raster, box, side)));
  const dashedCages = boxes ? undefined : seeDashedCages(raster, lattice, colours);
  const dashReach = dashedCages?.reach ?? 0;
  const gaps = new Set(boxes?.gaps.map(placeKey));
  const isGap = (row: number, col: number): boolean => gaps.has(placeKey(cell(row, col)));
  const grounds = groupColours(colours.flatMap((row, r) => row.filter((_, c) => !isGap(r, c))));
  // Circles may reach into the cells beside them.
  const inkOf = (ink: Ink): Ink =>
    (lattice.border ?? 0) < 0 ? { ...ink, pieces: ink.pieces.filter((piece) => isWithin(piece, ink)) } : ink;
  const seeCells = (picture: Raster) =>
    places.map((row, r) =>
      row.map((box, c): SeenCell => {
        const ground = colours[r]![c]!;
        const groundIndex = indexOfNearest(grounds, ground);
        let own: Ink | undefined;
        const inner = inset(box, lattice.border ?? borderOf(side, dashReach));
        const inkOn = (other?: Colour): Ink => {
          if (other) return inkOf(inkIn(picture, inner, other));
          own ??= inkOf(inkIn(picture, inner, ground));
          return own;
        };
        if (isGap(r, c)) return { box, texts: [], ground, groundIndex, isGap: true, inkOn };
        return {
          ...seeCell(picture, box, inkOn(), { size: side, dashReach, ground }),
          ground,
          groundIndex,
          inkOn,
        };
      }),
    );
  const cells = seeCells(raster);
  let corners: SeenCorners | undefined;
  let rounds: SeenRounds | undefined;
  return {
    lattice,
    isResampled,
    corners() {
      if (corners) return corners;
      const texts = seeCorners(raster, lattice);
      const uncovered = seeCells(withoutCircles(raster, texts.flat(), grounds[0]!));
      // A diagonal line ends at the circles.
      const isDiagonalLine = ({ shape }: Seen) => shape === 'slash' || shape === 'backslash';
      corners = {
        texts,
        cells: cells.map((row, r) => row.map((seen, c) => (isDiagonalLine(seen) ? seen : uncovered[r]![c]!))),
      };
      return corners;
    },
    rounds() {
      rounds ??= seeRounds(raster, this, isResampled);
      return rounds;
    },
    cells,
    grounds,
    dashedCages,
    sides: boxes ? { right: [], below: [] } : seeSides(raster, lattice, colours, dashReach > 0 ? 0.045 : 0.1),
    ...(boxes ? seeAroundBoxes(raster, lattice, boxes) : seeSurroundings(raster, lattice)),
  };
}

/** Returns the box of a cell in pixels. */
function cellBox({ left, top, size }: Lattice, row: number, col: number): Box {
  return {
    left: left + col * size,
    top: top + row * size,
    right: left + (col + 1) * size,
    bottom: top + (row + 1) * size,
  };
}

/** Returns the colour of a cell near its corners, where most contents leave space. */
function groundOf(raster: Raster, box: Box, size: number): Colour {
  const { left, top, right, bottom } = inset(box, Math.max(1.5, size * 0.08));
  const side = Math.max(2, Math.round(size * 0.12));
  const corners = [left, right - side].flatMap((x) =>
    [top, bottom - side].map((y) => ({ left: x, top: y, right: x + side, bottom: y + side })),
  );
  return commonColour(
    raster,
    corners.flatMap((corner) => [...pixelsIn(corner)]),
  );
}

/** Returns the distinct colours among those of cells, the most frequent first. */
function groupColours(colours: readonly Colour[]): readonly Colour[] {
  const groups: { readonly colour: Colour; count: number }[] = [];
  for (const colour of colours) {
    const group = groups.find((one) => colourDistance(one.colour, colour) <= SAME_GROUND);
    if (group) group.count++;
    else groups.push({ colour, count: 1 });
  }
  return groups.sort((one, other) => other.count - one.count).map(({ colour }) => colour);
}

const indexOfNearest = (colours: readonly Colour[], colour: Colour): number => {
  const distances = colours.map((one) => colourDistance(one, colour));
  return distances.indexOf(Math.min(...distances));
};

/** Returns the width of the border with the lines of the board; `dashReach` is the width of its border in which dashed lines are. */
const borderOf = (size: number, dashReach: number): number =>
  Math.max(2, size * (dashReach > 0 ? 0.045 : 0.075));

/** Sees the contents of a cell. */
function seeCell(
  raster: Raster,
  cell: Box,
  all: Ink,
  { size, dashReach, ground }: { readonly size: number; readonly dashReach: number; readonly ground: Colour },
): Seen {
  const border = dashReach - (all.left - cell.left);
  const ink =
    dashReach > 0 ? { ...all, pieces: all.pieces.filter((piece) => !isDash(piece, all, border, size)) } : all;
  const diagonals = seeDiagonals(ink);
  const place = { box: cell, ...(diagonals && { diagonals }) };
  const round = findRound(ink.pieces, ink, size) ?? paleRound(ink, size) ?? cutRound(ink, size);
  if (round) return { ...place, ...seeRound(raster, ink, round, { size, cellGround: ground }) };
  const line = ink.pieces.find((piece) => isDiagonal(piece, ink));
  if (line) {
    const shape = diagonalOf(line, ink);
    const split = shape === 'backslash' && diagonals !== 'crossing' ? seeSplit(ink, size) : undefined;
    return { ...place, ...(split ? { split } : { shape }), texts: [] };
  }
  const dot = ink.pieces.find((piece) => isDot(piece, ink, size));
  const others = ink.pieces.filter((piece) => piece !== dot && !(diagonals && fills(piece, ink)));
  const texts = others.filter((piece) => isText(piece, ink, size, dashReach > 0));
  const pieces = others.filter(
    (piece) => texts.includes(piece) || isDotOfSign(piece, texts) || beginsNote(piece, texts, size),
  );
  const isUnread = others.some((piece) => !pieces.includes(piece) && !isNoise(piece, ink, size));
  const { note, rest } = separateNote(pieces, ink, size);
  return {
    ...place,
    ...(dot && { dot: true }),
    ...(isUnread && { unread: true }),
    texts: linesOf(rest).flatMap((line) => wordsOf(line, size * 0.16).map((word) => glyphsOf(ink, word))),
    ...(note.length > 0 && { note: glyphsOf(ink, note) }),
  };
}

/** Returns whether a piece is a dash within the border of its image; near the upper left corner, it is not as long as a digit. */
function isDash({ box, pixels }: Piece, { width, height }: Ink, border: number, size: number): boolean {
  const isNearNote = middleX(box) < 0.45 * size && middleY(box) < 0.35 * size;
  if (isNearNote && Math.max(widthOf(box), heightOf(box)) > 0.15 * size) return false;
  return pixels.every((pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return Math.min(x, y, width - 2 - x, height - 2 - y) <= border;
  });
}

/** Returns whether a piece reaches nearly from side to side of its image in both directions. */
const fills = ({ box }: Piece, { width, height }: Ink): boolean =>
  widthOf(box) >= 0.75 * width && heightOf(box) >= 0.75 * height;

/** The minimum ink of a thin line beside the strongest ink. */
const THIN_INK = 0.12;

/** Sees lines that begin in opposite corners. */
function seeDiagonals({ width, height, ink }: Ink): Diagonal | undefined {
  const inkAt = (right: number, down: number): number => {
    const at = Math.round(down * (height - 1)) * width + Math.round(right * (width - 1));
    return Math.max(ink[at - 1] ?? 0, ink[at] ?? 0, ink[at + 1] ?? 0);
  };
  const steps = [0.02, 0.06, 0.1, 0.14, 0.18];
  const begins = (isLeft: boolean, isTop: boolean): boolean => {
    const on = steps.map((step) => inkAt(isLeft ? step : 1 - step, isTop ? step : 1 - step));
    const beside = steps.map((step) => inkAt(isLeft ? step + 0.25 : 0.75 - step, isTop ? step : 1 - step));
    return Math.min(...on) > THIN_INK && Math.min(...beside) < THIN_INK / 2;
  };
  const falling = begins(true, true) && begins(false, false);
  const rising = begins(false, true) && begins(true, false);
  if (falling && rising) return 'crossing';
  return falling ? 'falling' : rising ? 'rising' : undefined;
}

/** Returns whether a piece may be a glyph: not a speck, and not a line at the edge of its image. */
function isText({ box, area }: Piece, { width, height }: Ink, size: number, mayBeNote = false): boolean {
  const isNote = mayBeNote && isSmallPrint(box, size);
  const isSpeck = Math.max(widthOf(box), heightOf(box)) < Math.max(1.5, size * 0.06) || area < 3;
  const touches =
    Number(box.left === 0) +
    Number(box.top === 0) +
    Number(box.right === width) +
    Number(box.bottom === height);
  const isAtEdge = touches > 0 && Math.min(widthOf(box), heightOf(box)) < size * 0.09;
  const isInCorner = (box.left === 0 || box.right === width) && (box.top === 0 || box.bottom === height);
  return !isSpeck && !isAtEdge && (!isInCorner || isNote);
}

const isSmallPrint = ({ right, bottom }: Box, size: number): boolean =>
  right < 0.5 * size && bottom < 0.35 * size;

/** Returns whether a piece that touches the upper left corner is a glyph: small print goes on beside it. */
const beginsNote = ({ box }: Piece, others: readonly Piece[], size: number): boolean =>
  box.left === 0 &&
  box.top === 0 &&
  isSmallPrint(box, size) &&
  others.some(({ box: next }) => {
    const gap = next.left - box.right;
    return gap > -2 && gap < 0.16 * size && next.top < box.bottom && isSmallPrint(next, size);
  });

/** Returns whether a piece is a dot right above or below a bar: a part of a division sign. */
const isDotOfSign = ({ box }: Piece, others: readonly Piece[]): boolean =>
  others.some(({ box: bar }) => {
    const isBar = widthOf(bar) > 2 * heightOf(bar);
    const isNear = Math.max(bar.top - box.bottom, box.top - bar.bottom) < widthOf(bar) / 2;
    return isBar && isNear && Math.abs(middleX(bar) - middleX(box)) < 0.2 * widthOf(bar);
  });

/** Returns whether a piece is a small dot in the middle of a cell or in its upper right corner. */
function isDot({ box, area }: Piece, { width, height }: Ink, size: number): boolean {
  const [w, h] = [widthOf(box), heightOf(box)];
  if (Math.abs(w - h) > 1 || Math.max(w, h) > 0.19 * size || area < 0.55 * w * h) return false;
  const [x, y] = [middleX(box) / width, middleY(box) / height];
  const isMiddle = Math.abs(x - 0.5) < 0.1 && Math.abs(y - 0.5) < 0.1;
  return isMiddle || (x > 0.84 && y < 0.16);
}

/** Returns whether a piece is a part of a line or of a circle at the edge of its image, such as a bevel, or a speck. */
function isNoise({ box, area, pixels }: Piece, { width, height }: Ink, size: number): boolean {
  const isAtEdge = box.left === 0 || box.top === 0 || box.right === width || box.bottom === height;
  const isInCorner =
    (box.left === 0 || box.right === width) &&
    (box.top === 0 || box.bottom === height) &&
    Math.max(widthOf(box), heightOf(box)) < size * 0.35;
  if (area < 3 || isInCorner) return true;
  if (isAtEdge && Math.min(widthOf(box), heightOf(box)) < size * 0.15) return true;
  const reach = Math.max(1, size * 0.06);
  return pixels.every((pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < reach;
  });
}

/** Separates small text in the upper left corner from larger text. */
function separateNote(
  pieces: readonly Piece[],
  { height }: Ink,
  size: number,
): { readonly note: readonly Piece[]; readonly rest: readonly Piece[] } {
  const isNote = ({ box }: Piece) => box.bottom < height * 0.4 && heightOf(box) < size * 0.27;
  const small = pieces.filter(isNote);
  const isAtCorner = small.some(({ box }) => box.left < size * 0.16);
  return isAtCorner
    ? { note: small, rest: pieces.filter((piece) => !isNote(piece)) }
    : { note: [], rest: pieces };
}

/** The radii of circles around corners, in cell sides. */
const [MIN_RADIUS, MAX_RADIUS] = [0.14, 0.42];
/** How far from a corner its ground is seen: a bold digit covers most of less. */
const GROUND_REACH = 0.2;
/** The radii of circles without a text on corners and sides. */
const [MIN_ROUND, MAX_ROUND] = [0.09, 0.26];
/** The number of directions in which a circle is sought. */
const DIRECTIONS = 32;

/** Sees the texts in circles at corners, where the lines of the board are covered. */
function seeCorners(
  raster: Raster,
  { rows, cols, left, top, size }: Lattice,
): readonly (readonly SeenCorner[])[] {
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: cols + 1 }, (_, col) =>
      seeCorner(raster, left + col * size, top + row * size, size),
    ),
  );
}

/** Sees the circles and discs without a text on corners and sides, and the board without them. */
function seeRounds(raster: Raster, sight: Sight, isResampled: boolean): SeenRounds {
  const { lattice, grounds } = sight;
  const { rows, cols, left, top, size } = lattice;
  const paper = grounds[0]!;
  const { corners, innerSides } = new Board(cols, rows);
  const isInner = ({ row, col }: Corner) => row > 0 && col > 0 && row < rows && col < cols;
  const places: readonly (Corner | Side)[] = [...corners.filter(isInner), ...innerSides];
  const found = places.flatMap((at) => {
    const [down, right] = at.kind === 'corner' ? [0, 0] : at.towards === 'right' ? [0.5, 1] : [1, 0.5];
    const [x, y] = [left + (at.col + right) * size, top + (at.row + down) * size];
    const circle = circleAt(raster, x, y, { size, ground: paper, least: MIN_ROUND });
    if (circle.radius === undefined || circle.radius > MAX_ROUND * size) return [];
    const reach = 0.5 * circle.radius;
    const inner = inset({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, 0);
    const fill = commonColour(raster, pixelsIn(inner));
    return [{ at, circle, shape: shapeOf(fill, paper) }];
  });
  if (found.length === 0) return { shapes: new Map(), others: sight };
  const circles = found.map(({ circle }) => circle);
  return {
    shapes: new Map(found.map(({ at, shape }) => [at, shape])),
    others: seeBoard(withoutCircles(raster, circles, paper), lattice, isResampled),
  };
}

/** A text in a circle at a corner. */
interface SeenCorner extends SeenText {
  /** Radius of the circle in pixels; undefined if there is none. */
  readonly radius: number | undefined;
}

/** Returns a picture with a ground instead of the circles at corners. */
function withoutCircles(
  { width, height, rgb }: Raster,
  circles: readonly Pick<SeenCircle, 'box' | 'radius'>[],
  ground: Colour,
): Raster {
  const copy = { width, height, rgb: Uint8Array.from(rgb) };
  for (const { box, radius } of circles) {
    if (radius === undefined) continue;
    const stroke = Math.max(2, 0.1 * widthOf(box));
    for (const [x, y] of pixelsIn(box)) {
      const isInside = Math.hypot(x + 0.5 - middleX(box), y + 0.5 - middleY(box)) < radius + stroke;
      if (isInside && x >= 0 && y >= 0 && x < width && y < height) copy.rgb.set(ground, 3 * (y * width + x));
    }
  }
  return copy;
}

/** A circle or disc around a point. */
interface SeenCircle {
  readonly box: Box;
  readonly ink: Ink;
  /** Radius in pixels; undefined if there is none. */
  readonly radius: number | undefined;
}

/** Sees the circle around a point; by default, its ground is that of the surroundings. */
function circleAt(
  raster: Raster,
  x: number,
  y: number,
  {
    size,
    ground,
    least = MIN_RADIUS,
  }: { readonly size: number; readonly ground?: Colour; readonly least?: number },
): SeenCircle {
  const boxOf = (reach: number): Box =>
    inset({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, 0);
  const box = boxOf(MAX_RADIUS * size);
  const ink = inkIn(raster, box, ground ?? commonColour(raster, pixelsIn(boxOf(GROUND_REACH * size))));
  return { box, ink, radius: radiusOf(ink, [x - ink.left - 0.5, y - ink.top - 0.5], size, least) };
}

function seeCorner(raster: Raster, x: number, y: number, size: number): SeenCorner {
  const { box, ink, radius } = circleAt(raster, x, y, { size });
  if (radius === undefined) return { box, radius, text: [] };
  const within = (at: number, distance: number): boolean => {
    const [right, down] = [
      ink.left + (at % ink.width) + 0.5 - x,
      ink.top + Math.floor(at / ink.width) + 0.5 - y,
    ];
    return Math.hypot(right, down) < distance;
  };
  const isTall = ({ box }: Piece) => heightOf(box) > size * 0.13;
  const apart = ink.pieces.filter(
    (piece) => isTall(piece) && piece.pixels.every((at) => within(at, radius - Math.max(1.2, size * 0.045))),
  );
  if (apart.length > 0) return { box, radius, text: glyphsOf(ink, apart) };
  // The text touches the circle.
  const image = { ...ink, ink: ink.ink.map((one, at) => (within(at, radius - size * 0.04) ? one : 0)) };
  const pieces = piecesOf(image).filter(isTall);
  return { box, radius, text: pieces.length > 0 ? glyphsOf(image, pieces) : [] };
}

/** Returns the radius of the circle around a point that has most ink on it and least outside; undefined if there is none. */
function radiusOf(
  { width, height, ink }: Ink,
  [x, y]: readonly [number, number],
  size: number,
  least: number,
): number | undefined {
  const inkAt = (distance: number, direction: number): number => {
    const angle = ((direction + 0.5) / DIRECTIONS) * 2 * Math.PI;
    const [column, row] = [
      Math.round(x + Math.cos(angle) * distance),
      Math.round(y + Math.sin(angle) * distance),
    ];
    return column < 0 || row < 0 || column >= width || row >= height ? 0 : ink[row * width + column]!;
  };
  const directions = Array.from({ length: DIRECTIONS }, (_, direction) => direction);
  const coverage = (radius: number): number =>
    directions.filter((direction) => [-0.7, 0, 0.7].some((by) => inkAt(radius + by, direction) > 0.4))
      .length / DIRECTIONS;
  let best: number | undefined;
  let contrast = 0.45;
  for (let radius = least * size; radius < MAX_RADIUS * size; radius += 0.5) {
    const on = coverage(radius);
    const gap = on - coverage(radius + 2.2);
    if (on < 0.85 || gap <= contrast) continue;
    contrast = gap;
    best = radius;
  }
  return best;
}

const findRound = (pieces: readonly Piece[], ink: Ink, size: number): Piece | undefined =>
  pieces.find((piece) => isRound(piece, ink, size));

/** The minimum ink of a thin circle, and the minimum side of what may be pieces of one, in cell sides. */
const [PALE, MIN_PALE] = [0.22, 0.6];

/** Returns a circle so thin that its ink is pale in places. */
function paleRound(ink: Ink, size: number): Piece | undefined {
  if (ink.pieces.length < 2) return undefined;
  const whole = around(ink.pieces.map(({ box }) => box));
  const isLarge = Math.min(widthOf(whole), heightOf(whole)) > MIN_PALE * size;
  return isLarge ? findRound(piecesOf(ink, PALE), ink, size) : undefined;
}

/** Returns a circle that the edge of its image cuts into pieces. */
function cutRound(ink: Ink, size: number): Piece | undefined {
  const cut = ink.pieces.filter((piece) => !isWithin(piece, ink));
  if (cut.length < 2) return undefined;
  const pixels = cut.flatMap((piece) => piece.pixels);
  return findRound([{ box: around(cut.map(({ box }) => box)), area: pixels.length, pixels }], ink, size);
}

/** The number of directions in which the outline of a piece is measured. */
const SECTORS = 24;
/** How far from the edge of its image a circle may be cut off, in pixels. */
const CUT_OFF = 1.5;

/** Returns whether a piece is a large circle or disc: its outline has the same distance from its middle wherever it is not cut off. */
function isRound({ box, pixels }: Piece, { width, height }: Ink, size: number): boolean {
  const [w, h] = [widthOf(box), heightOf(box)];
  if (Math.min(w, h) < 0.3 * size || Math.abs(w - h) > Math.max(1, 0.05 * size)) return false;
  const [x, y] = [(box.left + box.right - 1) / 2, (box.top + box.bottom - 1) / 2];
  const reach = new Float64Array(SECTORS);
  for (const pixel of pixels) {
    const [right, down] = [(pixel % width) - x, Math.floor(pixel / width) - y];
    const sector = Math.floor(((Math.atan2(down, right) / Math.PI + 1) / 2) * SECTORS) % SECTORS;
    reach[sector] = Math.max(reach[sector]!, Math.hypot(right, down));
  }
  const radius = reach.toSorted()[SECTORS / 2]!;
  const isCutOff = (sector: number): boolean => {
    const angle = ((sector + 0.5) / SECTORS) * 2 * Math.PI - Math.PI;
    const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    return Math.min(px, py, width - 1 - px, height - 1 - py) < CUT_OFF;
  };
  return reach.every(
    (one, sector) =>
      Math.abs(one - radius) < Math.max(1.3, 0.12 * radius) || (one < radius && isCutOff(sector)),
  );
}

/** The maximum difference between the ground of a cell and the inside of an empty circle. */
const SAME_FILL = 24;

const shapeOf = (fill: Colour, ground: Colour): 'disc' | 'circle' =>
  colourDistance(fill, ground) > SAME_FILL && lightnessOf(fill) < 0.45 ? 'disc' : 'circle';

/** Sees a circle or disc and the text in it. */
function seeRound(
  raster: Raster,
  ink: Ink,
  round: Piece,
  { size, cellGround }: { readonly size: number; readonly cellGround: Colour },
): Pick<Seen, 'shape' | 'texts'> {
  const { box } = round;
  const middle = [ink.left + (box.left + box.right) / 2, ink.top + (box.top + box.bottom) / 2] as const;
  const radius = widthOf(box) / 2;
  const reach = radius * 0.62;
  const inner = {
    left: middle[0] - reach,
    right: middle[0] + reach,
    top: middle[1] - reach,
    bottom: middle[1] + reach,
  };
  // A small circle has no text in its middle.
  const distance = radius * (radius > MAX_ROUND * size ? 0.74 : 0.45);
  const ring: (readonly [number, number])[] = [];
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.15)
    ring.push([
      Math.round(middle[0] - 0.5 + Math.cos(angle) * distance),
      Math.round(middle[1] - 0.5 + Math.sin(angle) * distance),
    ]);
  const ground = commonColour(raster, ring);
  const inside = inkIn(raster, inset(inner, 0), ground);
  const pieces = inside.pieces.filter((piece) => isText(piece, inside, size));
  return {
    shape: shapeOf(ground, cellGround),
    texts: linesOf(pieces).map((line) => glyphsOf(inside, line)),
  };
}

/** Returns whether a piece runs from corner to corner. */
function isDiagonal({ box, pixels, area }: Piece, { width, height }: Ink): boolean {
  if (widthOf(box) < width - 1 || heightOf(box) < height - 1 || area > 0.5 * width * height) return false;
  const near = (falls: boolean) =>
    pixels.filter((pixel) => {
      const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height];
      return Math.abs(x - (falls ? y : 1 - y)) < 0.16;
    }).length;
  return Math.max(near(true), near(false)) > 0.6 * area;
}

function diagonalOf({ pixels }: Piece, { width, height }: Ink): 'slash' | 'backslash' {
  const falling = pixels.filter(
    (pixel) => Math.abs((pixel % width) / width - Math.floor(pixel / width) / height) < 0.16,
  ).length;
  return falling > pixels.length / 2 ? 'backslash' : 'slash';
}

/** Sees the texts on both sides of a falling diagonal; undefined if there are none. */
function seeSplit(ink: Ink, size: number): Seen['split'] | undefined {
  const { width, height } = ink;
  const texts = [true, false].map((isBelow) => {
    const half = ink.ink.map((one, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const distance = (y - x * (height / width)) * (isBelow ? 1 : -1);
      return distance > Math.max(2, size * 0.055) ? one : 0;
    });
    const image = { ...ink, ink: half };
    const pieces = piecesOf(image).filter((piece) => isText(piece, image, size));
    return pieces.length ? glyphsOf(image, pieces) : undefined;
  });
  const [below, above] = texts;
  return below || above ? { ...(below && { below }), ...(above && { above }) } : undefined;
}

/**
 * Returns the amount of ink across each side between two cells: how far the pixels around it, up to a share of a cell side, differ from the
 * grounds beside them.
 */
function seeSides(
  raster: Raster,
  { rows, cols, size, left, top, border = 0 }: Lattice,
  grounds: readonly (readonly Colour[])[],
  share: number,
): Sight['sides'] {
  const reach = Math.max(2, size * share);
  const amount = (x: number, y: number, isUpright: boolean, one: Colour, other: Colour): number => {
    const [from, to] = [-0.3 * size, 0.3 * size];
    const sums: number[] = [];
    for (let along = Math.round(from); along <= to; along++) {
      let sum = 0;
      for (let across = -reach; across <= reach; across++) {
        const [px, py] = isUpright ? [x + across, y + along] : [x + along, y + across];
        const [column, row] = [Math.floor(px), Math.floor(py)];
        if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) continue;
        sum += Math.min(distanceAt(raster, column, row, one), distanceAt(raster, column, row, other));
      }
      sums.push(sum);
    }
    return sums.sort((a, b) => a - b)[sums.length >> 1]!;
  };
  // The outlines of boxes are not between them.
  const half = border - 1.6 - Math.max(1, 0.03 * size);
  const inkAround = (x: number, y: number, isUpright: boolean) => (side: number) => {
    const boxOf = (across: number, down: number): Box => ({
      left: x - across,
      right: x + across,
      top: y - down,
      bottom: y + down,
    });
    const between = isUpright ? boxOf(half, side / 2) : boxOf(side / 2, half);
    const ink = inkIn(raster, between, commonColour(raster, pixelsIn(inset(between, 0))));
    return { square: boxOf(side / 2, side / 2), ink };
  };
  const groundAt = (row: number, col: number, otherRow: number, otherCol: number): Colour =>
    grounds[row]?.[col] ?? grounds[otherRow]![otherCol]!;
  return {
    right: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols + 1 }, (_, line): SeenSide => {
        const [x, y] = [left + line * size, top + (row + 0.5) * size];
        const before = groundAt(row, line - 1, row, line);
        const mark = sideMarkAt(raster, { x, y, size, isUpright: true });
        return {
          amount: amount(x, y, true, before, groundAt(row, line, row, line - 1)),
          ...(mark && { mark }),
          inkAround: inkAround(x, y, true),
        };
      }),
    ),
    below: Array.from({ length: rows + 1 }, (_, line) =>
      Array.from({ length: cols }, (_, col): SeenSide => {
        const [x, y] = [left + (col + 0.5) * size, top + line * size];
        const before = groundAt(line - 1, col, line, col);
        const mark = sideMarkAt(raster, { x, y, size, isUpright: false });
        return {
          amount: amount(x, y, false, before, groundAt(line, col, line - 1, col)),
          ...(mark && { mark }),
          inkAround: inkAround(x, y, false),
        };
      }),
    ),
  };
}

/** The minimum space between two words of a line, as a share of its height. */
const WORD_GAP = 0.25;

/** Sees the texts beside and below the board. */
function seeSurroundings(raster: Raster, lattice: Lattice): Surroundings {
  const { rows, cols, size, left, top } = lattice;
  const [right, bottom] = [left + cols * size, top + rows * size];
  const gap = Math.max(3, size * 0.075);
  const paper = commonColour(
    raster,
    pixelsAround(inset({ left, top, right, bottom }, -gap - Math.max(1, size * 0.08)), 2),
  );
  const beside: Box[] = [];
  const inkOf = (box: Box): Ink => {
    const ink = inkIn(raster, box, paper);
    const pieces = ink.pieces.filter((piece) => isLooseText(piece, ink, size));
    const large = ink.pieces
      .filter((piece) => isPartOfBoard(piece, ink, size))
      .map((one) => shifted(one.box, ink));
    beside.push(...large.filter((one) => distanceTo(one, { left, top, right, bottom }) < size * 0.5));
    return { ...ink, pieces };
  };
  const margins: SeenMargin[] = [];
  const add = (end: End, line: number, ink: Ink, words: readonly (readonly Piece[])[]) => {
    if (words.length === 0) return;
    const box = around(words.flat().map((piece) => piece.box));
    margins.push({ end, line, texts: words.map((word) => glyphsOf(ink, word)), box: shifted(box, ink) });
  };
  for (const end of ['left', 'right'] as const) {
    const ink = inkOf(
      end === 'left'
        ? { left: 0, right: left - gap, top: top - size * 0.3, bottom: bottom + size * 0.3 }
        : { left: right + gap, right: raster.width, top: top - size * 0.3, bottom: bottom + size * 0.3 },
    );
    for (const [line, pieces] of byBand(ink.pieces, rows, ({ box }) => ink.top + middleY(box) - top, size))
      add(end, line, ink, wordsOf(pieces, size * 0.15));
  }
  for (const end of ['above', 'below'] as const) {
    const ink = inkOf(
      end === 'above'
        ? { left: left - size * 0.3, right: right + size * 0.3, top: 0, bottom: top - gap }
        : { left: left - size * 0.3, right: right + size * 0.3, top: bottom + gap, bottom: raster.height },
    );
    const near = end === 'above' ? ink.pieces : ink.pieces.filter(({ box }) => middleY(box) < size * 0.8);
    for (const [line, pieces] of byBand(near, cols, ({ box }) => ink.left + middleX(box) - left, size))
      add(end, line, ink, linesOf(pieces));
  }
  const ink = inkOf({ left: 0, right: raster.width, top: bottom + gap, bottom: raster.height });
  const lines = linesOf(ink.pieces);
  const wordsIn = (line: readonly Piece[], gap: number): readonly SeenText[] =>
    wordsOf(line, gap).map((word) => ({
      text: glyphsOf(ink, word),
      box: shifted(around(word.map(({ box }) => box)), ink),
    }));
  return {
    margins,
    below: lines.flatMap((line) => wordsIn(line, size * 0.22)),
    words: lines.flatMap((line) => wordsIn(line, WORD_GAP * heightOf(around(line.map(({ box }) => box))))),
    groupsBelow: () =>
      // Items that are on the board are pale.
      linesOf(piecesOf(ink, PALE).filter((piece) => isLooseText(piece, ink, size))).flatMap((line) =>
        wordsOf(line, size * 0.15).map((word) => {
          const box = shifted(around(word.map((piece) => piece.box)), ink);
          return { box, ink: inkIn(raster, inset(box, -2), paper) };
        }),
      ),
    beside,
    pieces: [],
  };
}

/** Returns whether a piece outside the board is as large as a cell and not cut off by the edge of its image. */
const isPartOfBoard = (piece: Piece, ink: Ink, size: number): boolean =>
  Math.min(widthOf(piece.box), heightOf(piece.box)) > size * 0.6 &&
  Math.max(widthOf(piece.box), heightOf(piece.box)) > size * 0.8 &&
  isWithin(piece, ink);

/** Returns the distance between two boxes. */
const distanceTo = (one: Box, other: Box): number =>
  Math.max(0, one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** Returns whether a piece outside the board may be a glyph. */
const isLooseText = ({ box, area }: Piece, { width, height }: Ink, size: number): boolean =>
  area >= 3 &&
  Math.max(widthOf(box), heightOf(box)) >= size * 0.09 &&
  heightOf(box) <= size &&
  widthOf(box) <= size * 1.5 &&
  !((box.left === 0 || box.right === width) && (box.top === 0 || box.bottom === height));

/** Groups pieces by the row or column beside which they are. */
function byBand(
  pieces: readonly Piece[],
  count: number,
  positionOf: (piece: Piece) => number,
  size: number,
): ReadonlyMap<number, readonly Piece[]> {
  const bands = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const line = Math.floor(positionOf(piece) / size);
    if (line < 0 || line >= count) continue;
    const band = bands.get(line);
    if (band) band.push(piece);
    else bands.set(line, [piece]);
  }
  return bands;
}
