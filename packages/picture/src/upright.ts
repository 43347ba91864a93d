import { colourAt, distanceAt } from './colour.js';
import type { Raster } from './decode.js';
import type { Box, InkImage } from './glyph-image.js';
import { type Piece, piecesOf } from './ink.js';
import type { Lattice } from './lattice.js';
import { heightOf, widthOf } from './text.js';

/** A point of a picture. */
type Point = readonly [x: number, y: number];

/** A picture of a tilted board after it has been made upright. */
export interface UprightPicture {
  readonly raster: Raster;
  /** Returns the smallest box of the original picture around a box of this one. */
  toOriginal(box: Box): Box;
}

/** The minimum change of colours across the outline of a board, and the minimum share of it in one line of pixels. */
const [MIN_CHANGE, LEVEL_SHARE] = [18, 0.8];

/** Returns whether the upper and the left edge of a board are level and upright lines. */
export function isUpright(raster: Raster, { left, top, size, rows, cols }: Lattice): boolean {
  const reach = Math.max(4, Math.round(0.12 * size));
  return [true, false].every((isLevel) => {
    const [from, length] = isLevel ? [left, cols * size] : [top, rows * size];
    /** Returns the share of pixels with a change across a line, between two shares of the edge. */
    const changesAt = (by: number, begin: number, end: number): number => {
      const line = Math.round(isLevel ? top : left) + by;
      let changes = 0;
      for (let along = Math.ceil(from + begin * length); along < from + end * length; along++) {
        const [x, y] = isLevel ? [along, line] : [line, along];
        if (x < 1 || y < 1 || x >= raster.width || y >= raster.height) continue;
        const before = isLevel ? colourAt(raster, x, y - 1) : colourAt(raster, x - 1, y);
        if (distanceAt(raster, x, y, before) > MIN_CHANGE) changes++;
      }
      return changes / ((end - begin) * length);
    };
    /** Returns the outermost line with changes along a part of the edge. */
    const outermost = (begin: number, end: number): number => {
      for (let by = -reach; by <= reach; by++) if (changesAt(by, begin, end) >= LEVEL_SHARE) return by;
      return Number.NaN;
    };
    return Math.abs(outermost(0, 0.2) - outermost(0.8, 1)) <= 1 && outermost(0, 1) <= reach;
  });
}

/** How much darker than its surroundings ink is, and the size of these surroundings, as a share of the picture. */
const [MIN_DARKER, SURROUNDINGS] = [14, 0.06];
/** The minimum side of an outline, as a share of the picture. */
const MIN_SIDE = 0.3;
/** The minimum distance of a corner from that of an upright rectangle, in pixels. */
const MIN_TILT = 1.5;
/** The maximum slope of an edge, which is that of five degrees. */
const MAX_SLOPE = 0.09;
/** The minimum share of each edge of an outline that has ink. */
const MIN_EDGE = 0.9;

/**
 * Makes a tilted board upright in even light; undefined if the picture shows none. The corners of an outline are more precise than the slopes of
 * all lines.
 */
export function uprightPicture(original: Raster): UprightPicture | undefined {
  const raster = withEvenLight(original);
  const { width, height } = raster;
  const image = { width, height, ink: darkPixels(raster) };
  // Light lines that end at an outline cut it into pieces.
  const corners = outlineCorners(image) ?? outlineCorners(thickened(image)) ?? slopingCorners(image);
  return corners && warped(raster, corners);
}

/** Returns the corners of a tilted outline; undefined if there is none. */
function outlineCorners(image: InkImage): Corners | undefined {
  const { width, height } = image;
  // Thin lines inside an outline may be a piece of their own, with more ink.
  return piecesOf(image)
    .filter(({ box }) => widthOf(box) > MIN_SIDE * width && heightOf(box) > MIN_SIDE * height)
    .toSorted((one, other) => widthOf(other.box) * heightOf(other.box) - widthOf(one.box) * heightOf(one.box))
    .map((outline) => cornersOf(outline, width))
    .find((one) => isTilted(one) && hasEdges(one, image));
}

/** Slopes of lines along one direction, which change steadily across it. */
interface Slopes {
  /** The slope of a line through the middle of the picture. */
  readonly middle: number;
  /** The change from one side of the picture to the other. */
  readonly change: number;
}

/** Returns the corners of a tilted rectangle along most edges of ink; undefined if they are upright. */
function slopingCorners({ width, height, ink }: InkImage): Corners | undefined {
  const [level, upright]: [Point[], Point[]] = [[], []];
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      if (ink[at] !== ink[at - width]) level.push([x - width / 2, y - height / 2]);
      if (ink[at] !== ink[at - 1]) upright.push([y - height / 2, x - width / 2]);
    }
  const [across, down] = [slopesOf(level, height), slopesOf(upright, width)];
  /** Returns where the level line at a share of the height meets the upright line at a share of the width. */
  const corner = (right: number, below: number): Point => {
    const [slope, lean] = [across.middle + below * across.change, down.middle + right * down.change];
    const x = (right * width + lean * below * height) / (1 - slope * lean);
    return [width / 2 + x, height / 2 + below * height + slope * x];
  };
  const corners: Corners = [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
  return isTilted(corners) ? corners : undefined;
}

/** The number of points by which slopes are found. */
const MAX_POINTS = 4000;
/** The steps of slopes, and how many are tried to each side of the best ones so far. */
const SLOPE_STEPS = [
  { step: 0.009, slopes: 10, changes: 6 },
  { step: 0.003, slopes: 3, changes: 3 },
  { step: 0.001, slopes: 3, changes: 3 },
] as const;

/** How much sharper sloping lines must be than level ones. */
const MIN_SHARPER = 1.25;

/** Returns the slopes of lines on which points are closest together; they are level if others are hardly sharper. */
function slopesOf(points: readonly Point[], length: number): Slopes {
  const every = Math.ceil(points.length / MAX_POINTS);
  const some = points.filter((_, at) => at % every === 0);
  let best: Slopes = { middle: 0, change: 0 };
  let most = MIN_SHARPER * sharpnessOf(some, best, length);
  for (const { step, slopes, changes } of SLOPE_STEPS) {
    const { middle, change } = best;
    for (let nth = -slopes; nth <= slopes; nth++)
      for (let times = -changes; times <= changes; times++) {
        const tried = { middle: middle + nth * step, change: change + times * step };
        const sharpness = sharpnessOf(some, tried, length);
        if (sharpness > most) [best, most] = [tried, sharpness];
      }
  }
  return best;
}

/** Returns how sharp lines of some slopes are: the sum of the squares of the numbers of points on each. */
function sharpnessOf(points: readonly Point[], { middle, change }: Slopes, length: number): number {
  const counts = new Uint32Array(Math.ceil(1.5 * length));
  for (const [along, across] of points)
    counts[Math.round(0.75 * length + across - (middle + (change * across) / length) * along)]!++;
  return counts.reduce((sum, count) => sum + count ** 2, 0);
}

/** How far ink is extended, in pixels. */
const THICKER = 2;

/** Returns an image whose ink extends further to all sides. */
function thickened({ width, height, ink }: InkImage): InkImage {
  const extended = (from: Float32Array, step: number): Float32Array =>
    from.map((_, at) => {
      let most = 0;
      for (let by = -THICKER; by <= THICKER; by++) most = Math.max(most, from[at + by * step] ?? 0);
      return most;
    });
  return { width, height, ink: extended(extended(ink, 1), width) };
}

/** The number of tiles on a side of a picture in which the lightness of the paper is measured. */
const TILES = 8;

/** Returns the picture as if its paper were equally light everywhere: its lightness is taken for a plane. */
function withEvenLight({ width, height, rgb }: Raster): Raster {
  const points: (readonly [x: number, y: number, light: number])[] = [];
  for (let row = 0; row < TILES; row++)
    for (let col = 0; col < TILES; col++) {
      const all: number[] = [];
      for (let y = Math.floor((row * height) / TILES); y < Math.floor(((row + 1) * height) / TILES); y += 3)
        for (let x = Math.floor((col * width) / TILES); x < Math.floor(((col + 1) * width) / TILES); x += 3)
          all.push(rgb[3 * (y * width + x) + 1]!);
      all.sort((one, other) => one - other);
      const light = all[Math.floor(0.9 * all.length)];
      if (light !== undefined) points.push([(col + 0.5) / TILES - 0.5, (row + 0.5) / TILES - 0.5, light]);
    }
  const sorted = points.map(([, , light]) => light).toSorted((one, other) => one - other);
  const median = sorted[sorted.length >> 1]!;
  // Tiles without paper are much darker.
  const paper = points.filter(([, , light]) => light > 0.6 * median);
  const mean = paper.reduce((sum, [, , light]) => sum + light, 0) / paper.length;
  const slope = (axis: 0 | 1): number =>
    paper.reduce((sum, point) => sum + point[axis] * (point[2] - mean), 0) /
    paper.reduce((sum, point) => sum + point[axis] ** 2, 0);
  const [right, down] = [slope(0), slope(1)];
  if (Math.abs(right) + Math.abs(down) < 0.06 * mean) return { width, height, rgb };
  const even = Uint8Array.from(rgb, (one, at) => {
    const pixel = Math.floor(at / 3);
    const y = Math.floor(pixel / width);
    const light = mean + right * ((pixel - y * width) / width - 0.5) + down * (y / height - 0.5);
    return Math.min(255, (one * mean) / light);
  });
  return { width, height, rgb: even };
}

/** Returns 1 for each pixel that is darker than its surroundings. */
function darkPixels({ width, height, rgb }: Raster): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  const lightness = (at: number): number => (rgb[3 * at]! + rgb[3 * at + 1]! + rgb[3 * at + 2]!) / 3;
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += lightness(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const reach = Math.max(8, Math.round((SURROUNDINGS * Math.min(width, height)) / 2));
  const ink = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
      const sum =
        sums[bottom * (width + 1) + right]! -
        sums[top * (width + 1) + right]! -
        sums[bottom * (width + 1) + left]! +
        sums[top * (width + 1) + left]!;
      const mean = sum / ((right - left) * (bottom - top));
      if (lightness(y * width + x) < mean - MIN_DARKER) ink[y * width + x] = 1;
    }
  return ink;
}

/** The corners of a board, clockwise from the upper left one. */
type Corners = readonly [Point, Point, Point, Point];

/** Returns the pixels of a piece that are farthest in the four diagonal directions. */
function cornersOf({ pixels }: Piece, width: number): Corners {
  const points = pixels.map((pixel): Point => [pixel % width, Math.floor(pixel / width)]);
  const directions = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return directions.map(([right, down]) => {
    let best: Point = [0, 0];
    let most = Number.NEGATIVE_INFINITY;
    for (const point of points) {
      const far = right * point[0] + down * point[1];
      if (far > most) [best, most] = [point, far];
    }
    return best;
  }) as unknown as Corners;
}

/** Returns whether an outline is no upright rectangle, but nearly one. */
function isTilted([a, b, c, d]: Corners): boolean {
  const slopes = [
    (b[1] - a[1]) / (b[0] - a[0]),
    (c[1] - d[1]) / (c[0] - d[0]),
    (d[0] - a[0]) / (d[1] - a[1]),
    (c[0] - b[0]) / (c[1] - b[1]),
  ];
  const tilt = Math.max(
    Math.abs(b[1] - a[1]),
    Math.abs(c[1] - d[1]),
    Math.abs(d[0] - a[0]),
    Math.abs(c[0] - b[0]),
  );
  return tilt >= MIN_TILT && slopes.every((one) => Math.abs(one) <= MAX_SLOPE);
}

/** Returns whether ink lies along all four edges. */
function hasEdges(corners: Corners, { width, height, ink }: InkImage): boolean {
  const hasInk = (x: number, y: number): boolean => {
    for (let down = -2; down <= 2; down++)
      for (let across = -2; across <= 2; across++) {
        const [column, row] = [Math.round(x) + across, Math.round(y) + down];
        if (column >= 0 && row >= 0 && column < width && row < height && ink[row * width + column])
          return true;
      }
    return false;
  };
  const steps = 200;
  return corners.every((from, nth) => {
    const to = corners[(nth + 1) % 4]!;
    const along = Array.from({ length: steps }, (_, step) => (step + 0.5) / steps);
    const hits = along.filter((at) =>
      hasInk(from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at),
    );
    return hits.length >= MIN_EDGE * steps;
  });
}

/** Returns the picture in which the corners are those of an upright rectangle with the same middle. */
function warped(raster: Raster, corners: Corners): UprightPicture {
  const { width, height, rgb } = raster;
  const [a, b, c, d] = corners;
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, one) => sum + one[axis]!, 0) / 4) as [
    number,
    number,
  ];
  const w = (Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - d[0], c[1] - d[1])) / 2;
  const h = (Math.hypot(d[0] - a[0], d[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1])) / 2;
  const project = projection(corners);
  const source = (px: number, py: number): Point => project((px - x) / w + 0.5, (py - y) / h + 0.5);
  const pixels = new Uint8Array(rgb.length);
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      const [sx, sy] = source(col, row);
      const [fx, fy] = [Math.min(width - 1.001, Math.max(0, sx)), Math.min(height - 1.001, Math.max(0, sy))];
      const [left, top] = [Math.floor(fx), Math.floor(fy)];
      const [u, v] = [fx - left, fy - top];
      const at = 3 * (top * width + left);
      for (let channel = 0; channel < 3; channel++) {
        const upper = rgb[at + channel]! * (1 - u) + rgb[at + 3 + channel]! * u;
        const lower = rgb[at + 3 * width + channel]! * (1 - u) + rgb[at + 3 * width + 3 + channel]! * u;
        pixels[3 * (row * width + col) + channel] = upper * (1 - v) + lower * v;
      }
    }
  return {
    raster: { width, height, rgb: pixels },
    toOriginal({ left, top, right, bottom }) {
      const all = [source(left, top), source(right, top), source(right, bottom), source(left, bottom)];
      const [xs, ys] = [all.map(([px]) => px), all.map(([, py]) => py)];
      return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    },
  };
}

/** Returns the projection of the unit square onto four corners. */
function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [dx3, dy3] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const k = (dx1 * dy3 - dx3 * dy1) / determinant;
  return (u, v) => {
    const scale = 1 / (g * u + k * v + 1);
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + k * d[0]) * v + a[0]) * scale,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + k * d[1]) * v + a[1]) * scale,
    ];
  };
}
