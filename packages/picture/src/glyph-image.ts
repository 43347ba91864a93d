/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Amounts of ink from 0 to 1, row by row. */
export interface InkImage {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

/** Side of the square into which a glyph is scaled. */
export const GLYPH_SIDE = 16;
/** Number of features of a glyph: its pixels, and its proportions. */
export const FEATURES = GLYPH_SIDE * GLYPH_SIDE + 1;
/** Empty pixels on each edge of the square. */
const EDGE = 1;

/** Returns the features of the glyph in a box: its ink, scaled into a square without distortion, and its proportions. */
export function glyphFeatures(image: InkImage, box: Box): Float32Array {
  const { left, top, right, bottom } = tightBox(image, box);
  const features = new Float32Array(FEATURES);
  const [w, h] = [right - left, bottom - top];
  const scale = Math.max(w, h) / (GLYPH_SIDE - 2 * EDGE);
  const corner = {
    x: left + w / 2 - (GLYPH_SIDE / 2) * scale,
    y: top + h / 2 - (GLYPH_SIDE / 2) * scale,
  };
  features.set(scaledInk(image, corner, scale, box));
  features[FEATURES - 1] = w / (w + h);
  return features;
}

/** Returns the mean ink of the squares of this side from a corner on, in `GLYPH_SIDE` rows and columns; outside the box there is none. */
export function scaledInk(
  { width, ink }: InkImage,
  corner: { readonly x: number; readonly y: number },
  side: number,
  box: Box,
): Float32Array {
  const means = new Float32Array(GLYPH_SIDE * GLYPH_SIDE);
  for (let row = 0; row < GLYPH_SIDE; row++)
    for (let col = 0; col < GLYPH_SIDE; col++) {
      const [fromX, toX] = [corner.x + col * side, corner.x + (col + 1) * side];
      const [fromY, toY] = [corner.y + row * side, corner.y + (row + 1) * side];
      let total = 0;
      // Other glyphs may begin right beside the box.
      for (let y = Math.max(box.top, Math.floor(fromY)); y < Math.min(box.bottom, Math.ceil(toY)); y++) {
        const down = Math.min(toY, y + 1) - Math.max(fromY, y);
        for (let x = Math.max(box.left, Math.floor(fromX)); x < Math.min(box.right, Math.ceil(toX)); x++)
          total += ink[y * width + x]! * down * (Math.min(toX, x + 1) - Math.max(fromX, x));
      }
      means[row * GLYPH_SIDE + col] = total / (side * side);
    }
  return means;
}

/** Returns a box whose edges lie inside pixels that are partly covered by ink. */
function tightBox({ width, ink }: InkImage, box: Box): Box {
  const most = (isColumn: boolean, line: number): number => {
    let most = 0;
    const [from, to] = isColumn ? [box.top, box.bottom] : [box.left, box.right];
    for (let at = from; at < to; at++)
      most = Math.max(most, ink[isColumn ? at * width + line : line * width + at]!);
    return Math.min(1, most);
  };
  return {
    left: box.left + 1 - most(true, box.left),
    right: box.right - 1 + most(true, box.right - 1),
    top: box.top + 1 - most(false, box.top),
    bottom: box.bottom - 1 + most(false, box.bottom - 1),
  };
}
