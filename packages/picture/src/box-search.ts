import { Board } from '@gridproof/core';
import { type Colour, colourDistance, commonColour, pixelsIn } from './colour.js';
import type { Raster } from './decode.js';
import type { Box } from './glyph-image.js';
import { inkIn } from './ink.js';
import type { Lattice } from './lattice.js';
import { heightOf, inset, middleX, middleY, widthOf } from './text.js';

/** The maximum difference of neighbouring pixels of one ground. */
const SAME_GROUND = 12;
/** The minimum side of a box in pixels. */
const MIN_SIDE = 12;
/** The minimum share of a box that its ground fills. */
const MIN_FILL = 0.45;
/** The maximum difference of the sides of boxes of a board, and of their distance from the lattice, in sides. */
const [SAME_SIDE, ON_LATTICE] = [0.08, 0.1];
/** The maximum gap between boxes, in sides. */
const MAX_GAP = 0.6;
/** The minimum space between the board and the pieces, beyond the gap between boxes, in sides: of one ground, and of different grounds. */
const [SPACE, SPACE_OF_COLOURS] = [0.3, 0.12];

/** A square of one ground in a picture. */
class Square {
  #ground: Colour | undefined;
  #hasText: boolean | undefined;

  constructor(
    readonly raster: Raster,
    readonly box: Box,
  ) {}

  get ground(): Colour {
    this.#ground ??= commonColour(this.raster, pixelsIn(this.#inner));
    return this.#ground;
  }

  get hasText(): boolean {
    this.#hasText ??= inkIn(this.raster, this.#inner, this.ground).pieces.some(
      ({ box }) => heightOf(box) > 0.2 * heightOf(this.box),
    );
    return this.#hasText;
  }

  get #inner(): Box {
    return inset(this.box, 0.12 * widthOf(this.box));
  }
}

/** Finds a board of separate boxes with pieces for its empty ones beside or below it; undefined if there is none. */
export function findBoxes(raster: Raster): Lattice | undefined {
  const boxes = commonSize(squaresIn(raster));
  if (boxes.length < 3) return undefined;
  const squares = boxes.map((box) => new Square(raster, box));
  const cuts = [...cutsOf(squares, middleY), ...cutsOf(squares, middleX)].sort(
    (one, other) => other.space - one.space,
  );
  for (const { board, pieces } of cuts) {
    const lattice = latticeOf(
      board.map(({ box }) => box),
      inReadingOrder(pieces.map(({ box }) => box)),
    );
    if (lattice) return lattice;
  }
  return boxesAlone(boxes);
}

/** The minimum distance of boxes of a board without pieces, in sides: cells between lines are closer. */
const MIN_APART = 1.25;

/** Returns the lattice of a full board of boxes without pieces; undefined if there is none. */
function boxesAlone(squares: readonly Box[]): Lattice | undefined {
  const sides = squares.map(widthOf).toSorted((one, other) => one - other);
  const side = sides[sides.length >> 1]!;
  // The outline of a box may be a square, too.
  const alike = squares.filter((one) => Math.abs(widthOf(one) - side) <= Math.max(1, 0.04 * side));
  const lattice = latticeOf(alike, []);
  if (!lattice?.boxes) return undefined;
  const { boxes, ...rest } = lattice;
  if (boxes.gaps.length > 0 || rest.size < MIN_APART * boxes.side) return undefined;
  return { ...rest, border: (rest.size - boxes.side) / 2 + 1 };
}

/** A division into a board and as many pieces as the board has empty boxes. */
interface Cut {
  readonly board: readonly Square[];
  readonly pieces: readonly Square[];
  /** Space between them, in pixels. */
  readonly space: number;
}

/** Returns the possible divisions of squares across a direction. */
function cutsOf(squares: readonly Square[], middleOf: (box: Box) => number): readonly Cut[] {
  const side = widthOf(squares[0]!.box);
  const sorted = squares.toSorted((one, other) => middleOf(one.box) - middleOf(other.box));
  const steps = sorted.slice(1).map(({ box }, at) => middleOf(box) - middleOf(sorted[at]!.box));
  const pitch = Math.min(...steps.filter((step) => step > 0.8 * side));
  return steps.flatMap((step, at): readonly Cut[] => {
    const space = step - pitch;
    if (space < SPACE_OF_COLOURS * side) return [];
    const halves = [sorted.slice(0, at + 1), sorted.slice(at + 1)] as const;
    return [halves, halves.toReversed()].flatMap(([board, pieces]) =>
      areForEmpty(board!, pieces!) && (space > SPACE * side || areDistinct(board!, pieces!))
        ? [{ board: board!, pieces: pieces!, space }]
        : [],
    );
  });
}

const areForEmpty = (board: readonly Square[], pieces: readonly Square[]): boolean =>
  pieces.every(({ hasText }) => hasText) && board.filter(({ hasText }) => !hasText).length === pieces.length;

const areDistinct = (board: readonly Square[], pieces: readonly Square[]): boolean =>
  pieces.every((piece) => board.every(({ ground }) => colourDistance(ground, piece.ground) > SAME_GROUND));

const inReadingOrder = (boxes: readonly Box[]): readonly Box[] =>
  boxes.toSorted((one, other) => {
    const down = middleY(one) - middleY(other);
    return Math.abs(down) > 0.5 * heightOf(one) ? down : middleX(one) - middleX(other);
  });

/** Returns the squares of the most frequent size, and those nearly as large. */
function commonSize(squares: readonly Box[]): readonly Box[] {
  let best: readonly Box[] = [];
  for (const { left, right } of squares) {
    const side = right - left;
    const alike = squares.filter((one) => Math.abs(widthOf(one) - side) <= Math.max(1.5, SAME_SIDE * side));
    if (alike.length > best.length) best = alike;
  }
  if (best.length === 0) return [];
  const side = best.reduce((sum, box) => sum + widthOf(box), 0) / best.length;
  return squares.filter((one) => Math.abs(widthOf(one) - side) <= 0.25 * side);
}

/** Returns the boxes of connected pixels that form squares of one ground. */
function squaresIn({ width, height, rgb }: Raster): readonly Box[] {
  const seen = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  const squares: Box[] = [];
  const areAlike = (one: number, other: number): boolean =>
    Math.abs(rgb[3 * one]! - rgb[3 * other]!) <= SAME_GROUND &&
    Math.abs(rgb[3 * one + 1]! - rgb[3 * other + 1]!) <= SAME_GROUND &&
    Math.abs(rgb[3 * one + 2]! - rgb[3 * other + 2]!) <= SAME_GROUND;
  let end = 0;
  const add = (pixel: number, next: number) => {
    if (seen[next] || !areAlike(pixel, next)) return;
    seen[next] = 1;
    queue[end++] = next;
  };
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    queue[0] = start;
    let [left, top, right, bottom] = [width, height, 0, 0];
    end = 1;
    for (let at = 0; at < end; at++) {
      const pixel = queue[at]!;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0) add(pixel, pixel - 1);
      if (x < width - 1) add(pixel, pixel + 1);
      if (y > 0) add(pixel, pixel - width);
      if (y < height - 1) add(pixel, pixel + width);
    }
    const [w, h] = [right + 1 - left, bottom + 1 - top];
    const isSquare = Math.abs(w - h) <= Math.max(2, SAME_SIDE * w);
    if (isSquare && w >= MIN_SIDE && w < width / 2 && end > MIN_FILL * w * h)
      squares.push({ left, top, right: right + 1, bottom: bottom + 1 });
  }
  return squares;
}

/** Returns the lattice of boxes; undefined if they are not on one. */
function latticeOf(boxes: readonly Box[], pieces: readonly Box[]): Lattice | undefined {
  const sides = boxes.map(widthOf).toSorted((one, other) => one - other);
  const side = sides[sides.length >> 1]!;
  const columns = spacingOf(boxes.map(middleX), side);
  const rows = spacingOf(boxes.map(middleY), side);
  const pitch = columns?.pitch ?? rows?.pitch;
  if (!columns || !rows || pitch === undefined) return undefined;
  const size = ((columns.pitch ?? pitch) + (rows.pitch ?? pitch)) / 2;
  if (Math.abs((columns.pitch ?? size) - (rows.pitch ?? size)) > 0.04 * size) return undefined;
  const board = new Board(columns.count, rows.count);
  const places = boxes.map((box) => {
    const row = Math.round((middleY(box) - rows.from) / size);
    return board.rows[row]?.[Math.round((middleX(box) - columns.from) / size)];
  });
  const present = new Set(places);
  if (present.has(undefined) || present.size !== boxes.length) return undefined;
  return {
    rows: rows.count,
    cols: columns.count,
    size,
    left: columns.from - size / 2,
    top: rows.from - size / 2,
    boxes: { side, gaps: board.cells.filter((one) => !present.has(one)), pieces },
  };
}

/** Equal distances between the middles of boxes. */
interface BoxSpacing {
  readonly from: number;
  /** Undefined if there is only one line of boxes. */
  readonly pitch: number | undefined;
  readonly count: number;
}

/** Returns the mean of the middles in each row or column, in ascending order; those of one line differ by less than 0.4 sides. */
export function lineMiddles(middles: readonly number[], side: number): readonly number[] {
  const lines: number[][] = [];
  for (const middle of middles.toSorted((one, other) => one - other)) {
    const last = lines.at(-1);
    if (last && middle - last[0]! < 0.4 * side) last.push(middle);
    else lines.push([middle]);
  }
  return lines.map((line) => line.reduce((sum, one) => sum + one, 0) / line.length);
}

/** Returns the spacing of middles; undefined if some are off the lattice. */
function spacingOf(middles: readonly number[], side: number): BoxSpacing | undefined {
  const at = lineMiddles(middles, side);
  const [first, last] = [at[0]!, at.at(-1)!];
  if (at.length === 1) return { from: first, pitch: undefined, count: 1 };
  const least = Math.min(...at.slice(1).map((one, nth) => one - at[nth]!));
  const count = Math.round((last - first) / least) + 1;
  // Each row and column has a box.
  if (count !== at.length) return undefined;
  const pitch = (last - first) / (count - 1);
  const isOff = at.some((one) => {
    const line = (one - first) / pitch;
    return Math.abs(line - Math.round(line)) * pitch > Math.max(1.5, ON_LATTICE * side);
  });
  return isOff || pitch > (1 + MAX_GAP) * side ? undefined : { from: first, pitch, count };
}
