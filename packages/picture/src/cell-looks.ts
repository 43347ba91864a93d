import { type BoardSymbol, type Cell, cell, type End, type Picture, type Side, side } from '@gridproof/core';
import { imageAround } from './drawing-image.js';
import { type Box, GLYPH_SIDE, type InkImage, scaledInk } from './glyph-image.js';
import type { Ink, Piece } from './ink.js';

/** The contents of a cell in drawings of a type, apart from texts and shapes that are recognised by their geometry, or of a side. */
export interface CellLook {
  /** The look is that of a side between two boxes. */
  readonly side?: Side['towards'];
  readonly symbol?: BoardSymbol;
  /** The symbol stands beside a text. */
  readonly hasText?: true;
  /** Lines from the middle of the cell to these sides. */
  readonly strokes?: readonly End[];
  /** A part of a tube that goes on at these sides. */
  readonly tube?: { readonly isBulb: boolean; readonly ends: readonly End[] };
}

/** Symbols that are recognised by their geometry. */
const GEOMETRIC: ReadonlySet<string> = new Set([
  ...['disc', 'circle', 'ring', 'badge', 'slash', 'backslash', 'dot'],
]);

const NEXT: Readonly<Record<End, Cell>> = {
  above: cell(0, 1),
  right: cell(1, 2),
  below: cell(2, 1),
  left: cell(1, 0),
};
const ENDS = Object.keys(NEXT) as readonly End[];

/** All sets of ends. */
const END_SETS: readonly (readonly End[])[] = Array.from({ length: 2 ** ENDS.length }, (_, bits) =>
  ENDS.filter((_, at) => bits & (2 ** at)),
);

/** Returns the different looks of cells in a picture. */
export function looksIn({ marks, strokes = [], tubes = [], tiled }: Picture): readonly CellLook[] {
  const looks = new Map<string, CellLook>();
  const add = (look: CellLook) => looks.set(JSON.stringify(look), look);
  for (const { at, symbol, text = '' } of marks)
    if (at.kind === 'cell' && symbol && !GEOMETRIC.has(symbol))
      add({ symbol, ...(text !== '' && { hasText: true }) });
  if (tiled && strokes.length > 0) for (const ends of END_SETS) if (ends.length > 0) add({ strokes: ends });
  if (tubes.length > 0)
    for (const ends of END_SETS) {
      if (ends.length <= 1) add({ tube: { isBulb: true, ends } });
      if (ends.length === 1 || ends.length === 2) add({ tube: { isBulb: false, ends } });
    }
  return [...looks.values()];
}

/** Returns the looks of sides with these symbols. */
export const looksOfSides = (symbols: readonly BoardSymbol[]): readonly CellLook[] =>
  (['right', 'below'] as const).flatMap((towards) => symbols.map((symbol) => ({ side: towards, symbol })));

/** Returns the looks of signs. */
export const looksOfSymbols = (symbols: Iterable<BoardSymbol>): readonly CellLook[] =>
  [...symbols].map((symbol) => ({ symbol }));

/** The side of the square around a side that is compared, in cell sides. */
export const AROUND_SIDE = 0.56;

/** Returns a picture that shows a look in its middle cell, or on a side of it. */
function pictureOf({
  side: towards,
  symbol,
  hasText,
  strokes,
  tube,
}: CellLook): Omit<Picture, 'width' | 'height'> {
  const source = 'clue';
  const at = towards ? side(1, 1, towards) : cell(1, 1);
  const marks = symbol ? [{ at, source, symbol, ...(hasText && { text: '0' }) } as const] : [];
  if (strokes && at.kind === 'cell')
    return { marks, tiled: true, strokes: strokes.map((towards) => ({ at, towards, source })) };
  if (!tube || at.kind === 'side') return { marks };
  const [first, second] = tube.ends.map((end) => NEXT[end]);
  const path = tube.isBulb ? [at, first] : [first, at, second];
  return { marks, tubes: [{ cells: path.filter((one) => one !== undefined), source }] };
}

/** The border of a cell that is not compared, in cell sides: the lines of the board are there. */
const BORDER = 0.1;

/** A drawn look, whole and scaled without its border. */
interface DrawnLook {
  readonly image: InkImage;
  readonly inner: Float32Array;
}

const drawings = new Map<string, DrawnLook>();

/** Returns the drawing of a look, which is made on first use. */
function drawingOf(look: CellLook): DrawnLook {
  const key = JSON.stringify(look);
  const known = drawings.get(key);
  if (known) return known;
  const image = look.side
    ? imageAround(pictureOf(look), side(1, 1, look.side), AROUND_SIDE)
    : imageAround(pictureOf(look));
  const drawing = { image, inner: innerInk(image, { x: 0, y: 0, size: image.width }) };
  drawings.set(key, drawing);
  return drawing;
}

/** The position of a cell in an image. */
interface CellPosition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns the scaled ink of a cell without its border. */
function innerInk(image: InkImage, { x, y, size }: CellPosition): Float32Array {
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const corner = { x: x + BORDER * size, y: y + BORDER * size };
  return scaledInk(image, corner, ((1 - 2 * BORDER) * size) / GLYPH_SIDE, whole);
}

/** The maximum difference of a cell from its look, as a share of the ink and as a share of the difference from the next look. */
const [MAX_DIFFERENCE, MAX_SHARE] = [0.35, 0.7];
/** How far a drawing may be off its lattice, in cell sides: first in large steps, then also in small ones. */
const [LARGE_STEPS, SMALL_STEPS] = [
  [-0.03, 0, 0.03],
  [-0.045, -0.015, 0.015, 0.045],
];

/** A look that was recognised, with the pieces of ink that it leaves. */
export interface RecognisedLook {
  readonly look: CellLook;
  readonly rest: readonly Piece[];
}

/** The scaled inks of a cell that may be off its lattice. */
interface ShiftedInks {
  readonly large: readonly Float32Array[];
  /** Calculated on first use. */
  readonly small: () => readonly Float32Array[];
}

function shiftedInks(image: InkImage, { x, y, size }: CellPosition): ShiftedInks {
  const inks = (steps: readonly number[]) =>
    steps.flatMap((right) =>
      steps.map((down) => innerInk(image, { x: x + right * size, y: y + down * size, size })),
    );
  let small: readonly Float32Array[] | undefined;
  return {
    large: inks(LARGE_STEPS),
    small() {
      small ??= inks(SMALL_STEPS);
      return small;
    },
  };
}

const wholeCells = new WeakMap<Ink, ShiftedInks>();

const leastDifference = (inks: readonly Float32Array[], look: CellLook): number =>
  Math.min(...inks.map((one) => differenceOf(one, drawingOf(look).inner)));

/** Returns the look of the ink in a cell; undefined if none is like it, or several are. */
export function recogniseLook(
  ink: Ink,
  { left, top, right }: Box,
  looks: readonly CellLook[],
): RecognisedLook | undefined {
  if (ink.pieces.length === 0) return undefined;
  const position = { x: left - ink.left, y: top - ink.top, size: right - left };
  const whole = wholeCells.get(ink) ?? shiftedInks(ink, position);
  wholeCells.set(ink, whole);
  const [best, second] = looks
    .map((look) => {
      const { image } = drawingOf(look);
      const rest = look.hasText ? ink.pieces.filter((piece) => !isOn(piece, ink, position, image)) : [];
      const inks = rest.length > 0 ? shiftedInks(without(ink, rest), position) : whole;
      return { look, rest, inks, difference: leastDifference(inks.large, look) };
    })
    .sort((one, other) => one.difference - other.difference)
    .slice(0, 2)
    .map((one) => ({
      ...one,
      difference: Math.min(one.difference, leastDifference(one.inks.small(), one.look)),
    }))
    .sort((one, other) => one.difference - other.difference);
  if (!best || best.difference > MAX_DIFFERENCE) return undefined;
  if (second && best.difference > MAX_SHARE * second.difference) return undefined;
  return best;
}

/** Returns whether most of a piece lies on the ink of a drawn cell. */
function isOn({ pixels }: Piece, { width }: Ink, { x, y, size }: CellPosition, drawn: InkImage): boolean {
  const scale = drawn.width / size;
  const hits = pixels.filter((pixel) => {
    const [col, row] = [((pixel % width) + 0.5 - x) * scale, (Math.floor(pixel / width) + 0.5 - y) * scale];
    return drawn.ink[Math.floor(row) * drawn.width + Math.floor(col)]! > 0;
  });
  return hits.length > 0.5 * pixels.length;
}

/** Returns an image without some pieces and the pixels around them. */
function without(image: Ink, pieces: readonly Piece[]): InkImage {
  const ink = Float32Array.from(image.ink);
  for (const pixel of pieces.flatMap(({ pixels }) => pixels))
    for (const by of [-image.width, 0, image.width])
      for (const at of [pixel + by - 1, pixel + by, pixel + by + 1]) if (at in ink) ink[at] = 0;
  return { ...image, ink };
}

/** The greatest correction of the amount of ink: the strongest pixel of a thin line is paler than its ink. */
const MAX_SCALE = 1.35;

const amounts = new WeakMap<Float32Array, number>();

/** Returns the amount of ink in an image. */
function amountOf(ink: Float32Array): number {
  let amount = amounts.get(ink);
  if (amount === undefined) {
    amount = ink.reduce((sum, one) => sum + one, 0);
    amounts.set(ink, amount);
  }
  return amount;
}

/** Returns the share of the ink in either image that only one has; 1 if they are too different for any comparison to matter. */
function differenceOf(one: Float32Array, other: Float32Array): number {
  const [ours, theirs] = [amountOf(one), amountOf(other)];
  if (ours === 0) return 1;
  const scale = Math.min(MAX_SCALE, Math.max(1 / MAX_SCALE, theirs / ours));
  const scaled = ours * scale;
  if (Math.min(scaled, theirs) < (1 - MAX_DIFFERENCE / MAX_SHARE) * Math.max(scaled, theirs)) return 1;
  let [apart, all] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    const amount = one[at]! * scale;
    apart += Math.abs(amount - other[at]!);
    all += Math.max(amount, other[at]!);
  }
  return apart / all;
}
