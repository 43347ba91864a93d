import { type Box, glyphFeatures, type InkImage } from './glyph-image.js';
import type { Ink, Piece } from './ink.js';

/** A glyph in a picture: its features, and the box that it fills in an image. */
export interface Glyph {
  readonly features: Float32Array;
  readonly box: Box;
  readonly image: InkImage;
  /** The glyph may be two that touch: the same pixels as two glyphs. */
  readonly halves?: readonly Glyph[];
}

/** Glyphs of one text from left to right. */
export type GlyphRow = readonly Glyph[];

/** Returns the glyphs of one line from left to right; pieces one above the other are one glyph. */
export function glyphsOf(image: InkImage, pieces: readonly Piece[]): GlyphRow {
  const boxes: Box[] = [];
  for (const { box } of pieces.toSorted((one, other) => one.box.left - other.box.left)) {
    const last = boxes.at(-1);
    const shared = last ? Math.min(last.right, box.right) - Math.max(last.left, box.left) : 0;
    if (last && shared > 0.5 * Math.min(widthOf(last), widthOf(box)))
      boxes[boxes.length - 1] = around([last, box]);
    else boxes.push(box);
  }
  const height = Math.max(0, ...boxes.map(heightOf));
  return boxes.map((box) => {
    const glyph = { features: glyphFeatures(image, box), box, image };
    // A box may be nearly a pixel wider than its glyph.
    const isWide = widthOf(box) - 0.8 > 0.95 * heightOf(box) && heightOf(box) > 0.7 * height;
    return isWide ? { ...glyph, halves: halvesOf(image, box) } : glyph;
  });
}

/** The usual width of a digit beside its height. */
const DIGIT_WIDTH = 0.68;

/** Returns the part of an image with some of its glyphs; undefined if they are of several images. */
export function imageOf(row: GlyphRow): InkImage | undefined {
  const image = row[0]?.image;
  if (!image || row.some((glyph) => glyph.image !== image)) return undefined;
  const { left, top, right, bottom } = around(row.map(({ box }) => box));
  const [width, height] = [right - left, bottom - top];
  const ink = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * image.width + left;
    ink.set(image.ink.subarray(from, from + width), y * width);
  }
  return { width, height, ink };
}

/** Splits a wide glyph at its thinnest columns. */
function halvesOf(image: InkImage, box: Box): readonly Glyph[] {
  const count = widthOf(box) / (DIGIT_WIDTH * heightOf(box));
  const inkOf = (x: number): number => {
    let sum = 0;
    for (let y = box.top; y < box.bottom; y++) sum += image.ink[y * image.width + x]!;
    return sum;
  };
  const cutsInto = (parts: number): readonly number[] =>
    Array.from({ length: parts - 1 }, (_, nth) => {
      const middle = box.left + (widthOf(box) * (nth + 1)) / parts;
      const reach = (0.3 * widthOf(box)) / parts;
      let best = Math.round(middle);
      for (let x = Math.ceil(middle - reach); x <= middle + reach; x++) if (inkOf(x) < inkOf(best)) best = x;
      return best;
    });
  const inkAt = (cuts: readonly number[]): number => cuts.reduce((sum, x) => sum + inkOf(x), 0) / cuts.length;
  const [fewer, more] = [Math.floor, Math.ceil].map((round) => cutsInto(Math.max(2, round(count)))) as [
    readonly number[],
    readonly number[],
  ];
  const ends = [box.left, ...(inkAt(fewer) <= inkAt(more) ? fewer : more), box.right];
  return ends.slice(1).map((right, nth) => {
    const half = trimmed(image, { ...box, left: ends[nth]!, right });
    return { features: glyphFeatures(image, half), box: half, image };
  });
}

/** Returns the box without its empty rows and columns. */
function trimmed({ width, ink }: InkImage, box: Box): Box {
  let [left, top, right, bottom] = [box.right, box.bottom, box.left, box.top];
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      if (ink[y * width + x]! < 0.45) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return right > left ? { left, top, right, bottom } : box;
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const middleX = ({ left, right }: Box): number => (left + right) / 2;
export const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Returns the box that lies this far inside a box, in whole pixels. */
export const inset = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: Math.round(left + by),
  top: Math.round(top + by),
  right: Math.round(right - by),
  bottom: Math.round(bottom - by),
});

/** Returns a box of an image in the pixels of the picture. */
export const shifted = (box: Box, { left, top }: Pick<Ink, 'left' | 'top'>): Box => ({
  left: box.left + left,
  right: box.right + left,
  top: box.top + top,
  bottom: box.bottom + top,
});

/** Returns the smallest box around some boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Groups pieces into lines of text from top to bottom. */
export function linesOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: { top: number; bottom: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => heightOf(other.box) - heightOf(one.box))) {
    const { top, bottom } = piece.box;
    const line = lines.find((one) => {
      // The dot of a question mark is close below it.
      const height = one.bottom - one.top;
      const isBelow = one.pieces.some(({ box }) => box.left < piece.box.right && box.right > piece.box.left);
      const reach = isBelow && bottom - top < 0.4 * height ? 0.3 * height : 0;
      return top < one.bottom + reach && bottom > one.top - reach;
    });
    if (!line) lines.push({ top, bottom, pieces: [piece] });
    else {
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
      line.pieces.push(piece);
    }
  }
  return lines.toSorted((one, other) => one.top - other.top).map((line) => line.pieces);
}

/** Splits pieces of a line where the gap between them is at least this wide. */
export function wordsOf(pieces: readonly Piece[], gap: number): readonly (readonly Piece[])[] {
  const words: Piece[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((one, other) => one.box.left - other.box.left)) {
    if (piece.box.left - right < gap) words.at(-1)!.push(piece);
    else words.push([piece]);
    right = Math.max(right, piece.box.right);
  }
  return words;
}
