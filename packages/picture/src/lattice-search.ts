import { findBoxes, lineMiddles } from './box-search.js';
import { colourAt, commonColour, distanceAt } from './colour.js';
import type { Raster } from './decode.js';
import type { Box } from './glyph-image.js';
import { type Ink, inkIn, piecesOf } from './ink.js';
import type { Lattice } from './lattice.js';
import { PictureError } from './picture-error.js';
import { around, heightOf, middleX, middleY, widthOf } from './text.js';

/** Minimum side of a cell in pixels. */
const MIN_CELL = 12;
/** Difference of a colour channel between neighbouring pixels that makes an edge. */
const EDGE = 18;
/** The same difference for faint lines, after noise has been smoothed. */
const FAINT_EDGE = 6;
/** Minimum length of an edge that counts as a part of a line, in pixels. */
const MIN_RUN = 9;
/** Maximum number of cells on a side. */
const MAX_CELLS = 60;

/** Total length of the straight edges before each column or row of pixels. */
type Profile = Float64Array;

/** Limits of the runs of edges that count as parts of lines, in pixels. */
interface RunLimits {
  readonly minRun: number;
  /** The maximum gap within a run, between dashes. */
  readonly maxGap: number;
}

const SOLID: RunLimits = { minRun: MIN_RUN, maxGap: 0 };
/** Means along a line are longer than digits. */
const FAINT: RunLimits = { minRun: 22, maxGap: 0 };
const DASHED: RunLimits = { minRun: 26, maxGap: 5 };

/** Adds up the lengths of the runs of edges along a line. */
class Run {
  #total = 0;
  #length = 0;
  #edges = 0;
  #gap = 0;

  constructor(
    readonly minRun: number,
    readonly maxGap: number,
  ) {}

  add(isEdge: boolean): void {
    if (isEdge) {
      this.#length += this.#gap + 1;
      this.#edges++;
      this.#gap = 0;
    } else if (this.#length > 0 && ++this.#gap > this.maxGap) this.end();
  }

  /** Ends the last run and returns the number of edges in all runs that are long enough. */
  end(): number {
    if (this.#length >= this.minRun) this.#total += this.#edges;
    this.#length = 0;
    this.#edges = 0;
    this.#gap = 0;
    return this.#total;
  }
}

/** The share of a side along which a line has edges, and the same if others may cross it. */
const [LINE_SHARE, CROSSED_SHARE] = [0.8, 0.65];

/** A picture in which edges are sought. */
interface EdgePicture {
  /** The pictures for upright and for level edges. */
  readonly upright: Raster;
  readonly level: Raster;
  /** Difference of a colour channel between neighbouring pixels that makes an edge. */
  readonly edge: number;
  /** Limits of the runs of edges of solid lines. */
  readonly solid: RunLimits;
  /** The minimum share of a side that has edges, if there is a line. */
  readonly share: number;
}

/** Returns the picture of sharp lines. */
const sharpLines = (raster: Raster): EdgePicture => ({
  upright: raster,
  level: raster,
  edge: EDGE,
  solid: SOLID,
  share: LINE_SHARE,
});

/** Returns the picture of faint lines: each pixel is the mean of those along a line, so that noise is less than an edge. */
const faintLines = (raster: Raster): EdgePicture => ({
  upright: smoothed(raster, 3 * raster.width),
  level: smoothed(raster, 3),
  edge: FAINT_EDGE,
  solid: FAINT,
  share: LINE_SHARE,
});

/** Returns a picture in which each value is the mean of those up to three steps away. */
function smoothed({ width, height, rgb }: Raster, step: number): Raster {
  const reach = 3 * step;
  const mean = Uint8Array.from(rgb);
  for (let at = reach; at < rgb.length - reach; at++) {
    let sum = 0;
    for (let by = -reach; by <= reach; by += step) sum += rgb[at + by]!;
    mean[at] = sum / 7;
  }
  return { width, height, rgb: mean };
}

/** Returns the profiles of level and upright edges. */
function edgeProfiles(
  { upright, level, edge }: EdgePicture,
  { minRun, maxGap }: RunLimits,
): { readonly across: Profile; readonly down: Profile } {
  const { width, height } = upright;
  const across = new Float64Array(width + 1);
  const down = new Float64Array(height + 1);
  const differ = ({ rgb }: Raster, one: number, other: number): boolean =>
    Math.abs(rgb[one]! - rgb[other]!) > edge ||
    Math.abs(rgb[one + 1]! - rgb[other + 1]!) > edge ||
    Math.abs(rgb[one + 2]! - rgb[other + 2]!) > edge;
  for (let x = 1; x < width; x++) {
    const run = new Run(minRun, maxGap);
    for (let y = 0; y < height; y++) {
      const at = 3 * (y * width + x);
      run.add(differ(upright, at, at - 3));
    }
    across[x] = run.end();
  }
  for (let y = 1; y < height; y++) {
    const run = new Run(minRun, maxGap);
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      run.add(differ(level, at, at - 3 * width));
    }
    down[y] = run.end();
  }
  return { across, down };
}

/** A position with the total length of its edges. */
interface Peak {
  readonly at: number;
  readonly weight: number;
}

const peaksOf = (profile: Profile, share: number): readonly Peak[] => {
  const least = Math.max(MIN_RUN, share * Math.max(...profile));
  return [...profile.entries()].flatMap(([at, weight]) => (weight >= least ? [{ at, weight }] : []));
};

/** Equally spaced lines that explain the peaks of a profile. */
interface Spacing {
  readonly from: number;
  readonly pitch: number;
  readonly count: number;
  readonly score: number;
}

/** The minimum score and the maximum number of spacings, of lines of which most are those between cells, and of others. */
const SPACINGS = { minScore: 0.3, most: 24 };
const ALL_SPACINGS = { minScore: 0.1, most: 120 };

/** Returns the possible spacings of the lines of a profile, the best first. */
function spacingsOf(profile: Profile, limits = SPACINGS): readonly Spacing[] {
  const peaks = peaksOf(profile, 0.25);
  const total = peaks.reduce((sum, { weight }) => sum + weight, 0);
  const found: Spacing[] = [];
  if (peaks.length < 2) return found;
  const groups = groupsOf(peaks);
  const ends = Math.min(4, groups.length - 1);
  for (let first = 0; first < ends; first++)
    for (let last = groups.length - 1; last >= Math.max(first + 1, groups.length - ends); last--) {
      const [from, to] = [groups[first]!, groups[last]!];
      for (let count = 1; count <= MAX_CELLS; count++) {
        const pitch = (to - from) / count;
        if (pitch < MIN_CELL / 2) break;
        const spacing = fitted(peaks, { from, pitch, count, total });
        if (spacing.score > limits.minScore) found.push(spacing);
      }
    }
  return found.sort((one, other) => other.score - one.score).slice(0, limits.most);
}

/** Returns the middles of peaks that are so close together that they are the two edges of a line. */
function groupsOf(peaks: readonly Peak[]): readonly number[] {
  const groups: Peak[][] = [];
  for (const peak of peaks) {
    const last = groups.at(-1);
    if (last && peak.at - last[0]!.at <= 7 && peak.at - last.at(-1)!.at <= 5) last.push(peak);
    else groups.push([peak]);
  }
  return groups.map((group) => (group[0]!.at + group.at(-1)!.at) / 2);
}

/** Adjusts a spacing to the peaks near its lines and rates it: the share of lines with peaks, times the share of peaks on lines. */
function fitted(
  peaks: readonly Peak[],
  {
    from,
    pitch,
    count,
    total,
  }: { readonly from: number; readonly pitch: number; readonly count: number; readonly total: number },
): Spacing {
  let [start, step] = [from, pitch];
  for (let round = 0; ; round++) {
    const tolerance = Math.max(2.1, step * 0.08);
    const lines = new Map<number, { sum: number; weight: number }>();
    let explained = 0;
    for (const { at, weight } of peaks) {
      const line = Math.round((at - start) / step);
      if (line < 0 || line > count || Math.abs(at - start - line * step) > tolerance) continue;
      explained += weight;
      const known = lines.get(line) ?? { sum: 0, weight: 0 };
      known.sum += at * weight;
      known.weight += weight;
      lines.set(line, known);
    }
    const share = lines.size / (count + 1);
    if (round === 2 || lines.size < 2)
      return { from: start, pitch: step, count, score: (share ** 2 * explained) / total };
    const points = [...lines].map(([line, { sum, weight }]) => [line, sum / weight] as const);
    const middle = points.reduce((sum, [line]) => sum + line, 0) / points.length;
    const mean = points.reduce((sum, [, at]) => sum + at, 0) / points.length;
    const spread = points.reduce((sum, [line]) => sum + (line - middle) ** 2, 0);
    step = points.reduce((sum, [line, at]) => sum + (line - middle) * (at - mean), 0) / spread;
    start = mean - step * middle;
  }
}

/** A possible lattice of a picture. */
interface FoundLattice {
  readonly lattice: Lattice;
  /** There are lines within its cells, such as those of tubes. */
  readonly hasInnerLines: boolean;
}

/**
 * Finds the cells of a board by the edges of its lines, by the dots at their corners or by what stands in their middles. The first lattice is
 * the most probable one.
 * @throws {PictureError} after the last one, if there are none without inner lines, if the cells are too small, or if there are two boards
 */
export function* findLattices(raster: Raster, isResampled = false): Generator<FoundLattice> {
  let fault: unknown;
  try {
    const best = findLattice(raster, isResampled);
    const { rows, cols, size } = best;
    if (size < MIN_CELL) {
      const wide = `${Math.round(size)} pixels wide`;
      fault = new PictureError('small-cells', `the cells would be ${wide}, expected at least ${MIN_CELL}`);
    } else yield { lattice: best, hasInnerLines: false };
    for (const times of best.boxes ? [] : [2, 3])
      if (rows % times === 0 && cols % times === 0 && size * times >= MIN_CELL) {
        const lattice = { ...best, rows: rows / times, cols: cols / times, size: size * times };
        yield { lattice, hasInnerLines: true };
      }
  } catch (error) {
    fault = error;
  }
  const tiles = tileLattice(raster);
  if (tiles) yield { lattice: tiles, hasInnerLines: true };
  if (fault) throw fault;
}

function findLattice(raster: Raster, isResampled: boolean): Lattice {
  const boxes = findBoxes(raster);
  if (boxes) return boxes;
  const ink = inkOf(raster);
  const loose = looseLattice(ink);
  if (loose) return loose;
  const lines = isResampled ? faintLines(raster) : sharpLines(raster);
  const solid = solidLattice(lines);
  const best =
    solid && solid.rows * solid.cols > 2 ? solid : (dashedLattice(lines) ?? dotLattice(ink) ?? solid);
  if (!best) throw new PictureError('no-board', 'found no lattice of lines in the picture, expected a board');
  return best;
}

/** Finds the lattice of drawn lines; undefined if there is none. */
function solidLattice(lines: EdgePicture): Lattice | undefined {
  const { across, down } = edgeProfiles(lines, lines.solid);
  const found =
    latticeOf(across, down, 0.45) ?? latticeOf(across, down, 0.1, (lattice) => hasMostLines(lines, lattice));
  return found && withoutFalseRows(lines, found);
}

/** The minimum share of the sides of a lattice that have lines, if other lines are longer. */
const MOST_LINES = 0.9;

/** Returns whether lines run along most sides of a lattice. */
function hasMostLines(picture: EdgePicture, { rows, cols, size, left, top }: Lattice): boolean {
  let missing = (1 - MOST_LINES) * (rows * (cols + 1) + cols * (rows + 1));
  for (let row = 0; row <= rows; row++)
    for (let col = 0; col <= cols; col++) {
      const [x, y] = [left + col * size, top + row * size];
      if (row < rows && !hasLine(picture, x, y, size, true)) missing--;
      if (col < cols && !hasLine(picture, x, y, size, false)) missing--;
      if (missing < 0) return false;
    }
  return true;
}

/** Returns the lattice without outer rows and columns that have no lines across, such as lines of text below the board. */
function withoutFalseRows(picture: EdgePicture, lattice: Lattice): Lattice {
  let { rows, cols, left, top } = lattice;
  const { size } = lattice;
  const hasLines = (isRow: boolean, nth: number): boolean => {
    const count = isRow ? cols : rows;
    let found = 0;
    for (let line = 0; line <= count; line++) {
      const [x, y] = isRow ? [left + line * size, top + nth * size] : [left + nth * size, top + line * size];
      if (hasLine(picture, x, y, size, isRow)) found++;
    }
    return found >= 2;
  };
  while (rows > 1 && !hasLines(true, rows - 1)) rows--;
  while (cols > 1 && !hasLines(false, cols - 1)) cols--;
  while (rows > 1 && !hasLines(true, 0)) {
    rows--;
    top += size;
  }
  while (cols > 1 && !hasLines(false, 0)) {
    cols--;
    left += size;
  }
  const empty = [
    ...Array.from({ length: rows }, (_, row) => hasLines(true, row)),
    ...Array.from({ length: cols }, (_, col) => hasLines(false, col)),
  ].filter((has) => !has).length;
  if (empty > 0)
    throw new PictureError('two-boards', 'found lines with a space between them, expected a single board');
  return { rows, cols, size, left, top };
}

/** Returns whether a line runs along the side of a cell that begins at a point. */
function hasLine(picture: EdgePicture, x: number, y: number, size: number, isUpright: boolean): boolean {
  const raster = isUpright ? picture.upright : picture.level;
  const reach = Math.max(2, Math.round(size * 0.06));
  const steps = Math.round(size * 0.7);
  let hits = 0;
  for (let step = 0; step < steps; step++) {
    const along = 0.15 * size + step;
    let isEdge = false;
    for (let by = -reach; by < reach; by++) {
      isEdge ||= isUpright
        ? differs(raster, picture.edge, x + by, y + along, true)
        : differs(raster, picture.edge, x + along, y + by, false);
    }
    if (isEdge) hits++;
  }
  return hits >= picture.share * steps;
}

/** Returns whether the pixel at a point differs from the one to the right of it or, for level lines, below it. */
function differs(raster: Raster, edge: number, px: number, py: number, isUpright: boolean): boolean {
  const [x, y] = [Math.round(px), Math.round(py)];
  const [nextX, nextY] = isUpright ? [x + 1, y] : [x, y + 1];
  const isInside = x >= 0 && y >= 0 && nextX < raster.width && nextY < raster.height;
  return isInside && distanceAt(raster, x, y, colourAt(raster, nextX, nextY)) > edge;
}

/** Finds the lattice of tiles, between which are faint lines that others cross. */
function tileLattice(raster: Raster): Lattice | undefined {
  const lines: EdgePicture = {
    upright: raster,
    level: raster,
    edge: FAINT_EDGE,
    solid: SOLID,
    share: CROSSED_SHARE,
  };
  const { across, down } = edgeProfiles(lines, lines.solid);
  const isPossible = (lattice: Lattice) => lattice.size >= MIN_CELL && hasMostLines(lines, lattice);
  return latticeOf(across, down, 0.02, isPossible, ALL_SPACINGS);
}

/** Finds the lattice of dashed lines; undefined if there are at most two cells. */
function dashedLattice(lines: EdgePicture): Lattice | undefined {
  const { across, down } = edgeProfiles(lines, DASHED);
  const lattice = latticeOf(across, down, 0.45);
  return lattice && lattice.rows * lattice.cols > 2 ? lattice : undefined;
}

/** Yields some ten thousand pixels, evenly spread. */
function* samplePixels({ width, height }: Raster): Generator<readonly [number, number]> {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 10_000)));
  for (let y = 0; y < height; y += step) for (let x = 0; x < width; x += step) yield [x, y];
}

/** The maximum side of a dot at a corner of cells, in pixels. */
const MAX_DOT = 12;
/** The weight of a dot in a profile. */
const DOT_WEIGHT = 2 * MIN_RUN;

/** Returns the ink of a picture on its most frequent ground. */
const inkOf = (raster: Raster): Ink =>
  inkIn(
    raster,
    { left: 0, top: 0, right: raster.width, bottom: raster.height },
    commonColour(raster, samplePixels(raster)),
  );

/** Finds the lattice of dots of one size at the corners of cells. */
function dotLattice({ width, height, pieces }: Ink): Lattice | undefined {
  const dots = pieces.filter(({ box, area }) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    return Math.max(width, height) <= MAX_DOT && Math.abs(width - height) <= 1 && area > 0.6 * width * height;
  });
  const [across, down] = [new Float64Array(width + 1), new Float64Array(height + 1)];
  for (const { box } of dots) {
    across[Math.round((box.left + box.right) / 2)]! += DOT_WEIGHT;
    down[Math.round((box.top + box.bottom) / 2)]! += DOT_WEIGHT;
  }
  return dots.length < 6 ? undefined : latticeOf(across, down, 0.6);
}

/** Finds the lattice of a board without lines and dots: glyphs or circles of one size in the middles of cells. */
function looseLattice(ink: Ink): Lattice | undefined {
  const boxes = piecesOf(ink, PALE)
    .map(({ box }) => box)
    .filter((box) => heightOf(box) >= MIN_GLYPH);
  const isLine = (box: Box) => widthOf(box) > MAX_GLYPH * ink.width || heightOf(box) > MAX_GLYPH * ink.height;
  if (boxes.some(isLine) || dotLattice(ink)) return undefined;
  const marks = commonHeight(joinWords(boxes));
  if (marks.length < MIN_MARKS) return undefined;
  const height = heightOf(marks[0]!);
  // Numbers of two digits are wider than high.
  const isCircle = marks.every((box) => Math.abs(widthOf(box) - height) <= Math.max(1, 0.12 * height));
  const least = isCircle ? CIRCLE_OVERLAP * height : height;
  const alternatives = [...stepsOf(marks.map(middleY), height, least)];
  const pairs = [...stepsOf(marks.map(middleX), height, least)].map((columns) => ({
    columns,
    rows: alternatives.find(({ pitch }) => Math.abs(columns.pitch / pitch - 1) <= 0.03),
  }));
  const { columns, rows } = pairs.find((pair) => pair.rows) ?? {};
  if (!columns || !rows) return undefined;
  const pitch = (columns.pitch + rows.pitch) / 2;
  const parts = isCircle ? Math.max(1, Math.floor(pitch / (CIRCLE_PITCH * height) + ROUND_UP)) : 1;
  const size = pitch / parts;
  return {
    rows: rows.count * parts - parts + 1,
    cols: columns.count * parts - parts + 1,
    size,
    left: columns.from - size / 2,
    top: rows.from - size / 2,
    border: Math.min(0, (size - height) / 2 - 1),
  };
}

/** The maximum side of a glyph, as a share of the picture. */
const MAX_GLYPH = 0.25;
/** The minimum ink of thin circles. */
const PALE = 0.25;
/** The minimum height of a glyph in pixels, and the minimum number of marks. */
const [MIN_GLYPH, MIN_MARKS] = [7, 6];
/** The side of a cell beside the diameter of a circle in it. */
const CIRCLE_PITCH = 1.15;
/** The share from which a part of a cell between circles is another cell: circles may be larger than cells. */
const ROUND_UP = 0.75;
/** The minimum side of a cell beside the diameter of a circle that reaches into its neighbours. */
const CIRCLE_OVERLAP = 0.75;

/** Joins glyphs of a number, which are close together. */
function joinWords(boxes: readonly Box[]): readonly Box[] {
  const words: Box[] = [];
  for (const box of boxes.toSorted((one, other) => one.left - other.left)) {
    const at = words.findIndex(
      (word) =>
        Math.abs(middleY(word) - middleY(box)) < 0.2 * heightOf(box) &&
        box.left - word.right < 0.3 * heightOf(box) &&
        widthOf(box) < 0.9 * heightOf(box) &&
        box.left >= word.right - 1,
    );
    if (at < 0) words.push(box);
    else words[at] = around([words[at]!, box]);
  }
  return words;
}

/** Returns the boxes of the greatest frequent height. */
function commonHeight(boxes: readonly Box[]): readonly Box[] {
  let best: readonly Box[] = [];
  for (const { top, bottom } of boxes) {
    const height = bottom - top;
    const alike = boxes.filter((one) => Math.abs(heightOf(one) - height) <= Math.max(1, 0.06 * height));
    const ratio = best.length > 0 ? height / heightOf(best[0]!) : 1;
    if (alike.length < MIN_MARKS || ratio < 0.8) continue;
    if (ratio > 1.2 || alike.length > best.length) best = alike;
  }
  return best;
}

/** Equal steps between the middles of marks, on each of which is one. */
interface Steps {
  readonly from: number;
  readonly pitch: number;
  readonly count: number;
}

/** Yields the equal steps, not below a minimum, on which all middles are, the largest first. */
function* stepsOf(middles: readonly number[], height: number, least: number): Generator<Steps> {
  const at = lineMiddles(middles, height);
  const [first, last] = [at[0]!, at.at(-1)!];
  for (let steps = Math.max(1, at.length - 1); steps <= MAX_CELLS; steps++) {
    const pitch = (last - first) / steps;
    if (pitch < least) return;
    const isOn = at.every((one) => {
      const off = (one - first) / pitch;
      return Math.abs(off - Math.round(off)) < 0.12;
    });
    if (isOn) yield { from: first, pitch, count: steps + 1 };
  }
}

/** Returns the possible lattice that explains two profiles best; undefined if none explains enough. */
function latticeOf(
  across: Profile,
  down: Profile,
  minScore: number,
  isPossible: (lattice: Lattice) => boolean = () => true,
  limits = SPACINGS,
): Lattice | undefined {
  const [columns, rows] = [spacingsOf(across, limits), spacingsOf(down, limits)];
  let best: Lattice | undefined;
  let bestScore = minScore;
  for (const column of columns)
    for (const row of rows) {
      const ratio = column.pitch / row.pitch;
      if (Math.abs(ratio - 1) > 0.03) continue;
      const score = column.score * row.score;
      if (score <= bestScore) continue;
      const lattice = {
        rows: row.count,
        cols: column.count,
        size: (column.pitch + row.pitch) / 2,
        left: column.from,
        top: row.from,
      };
      if (!isPossible(lattice)) continue;
      [best, bestScore] = [lattice, score];
    }
  return best;
}
