import { endsOf, type Highlight, isRelation, type Mark, type Picture, type Shade } from '@gridproof/core';
import { isExcluding } from './candidate-text.js';
import { type Geometry, geometryOf, type PlacePositions } from './geometry.js';
import { visibleHighlights } from './highlights.js';
import { key } from './lattice.js';
import { marginsOf } from './margins.js';
import { drawBank } from './svg-bank.js';
import { drawCages } from './svg-cages.js';
import { drawCandidates } from './svg-candidates.js';
import { drawAreas, drawRings } from './svg-highlights.js';
import { hueStyle, type LineHues, needsHueStyle } from './svg-hues.js';
import { captionOf, drawLegend } from './svg-legend.js';
import { drawMargin, drawMark } from './svg-marks.js';
import { drawStrokes } from './svg-strokes.js';
import { svgStyle } from './svg-style.js';
import { drawDiagonals, drawHatching, isDiagonal, isTint, tintStyle } from './svg-tints.js';
import { drawTube } from './svg-tubes.js';
import { drawGaps, drawGrid, drawWalls } from './svg-walls.js';
import { separateTubeFill, type TubeFill } from './tube-fill.js';
import { element, escapeXml } from './xml.js';

/** Options of a drawing. */
export interface SvgOptions {
  /** The title for screen readers; the size in cells by default. */
  readonly title?: string;
  /** The side of a cell in pixels; 40 by default, and 54 if cells have candidates. */
  readonly cellSize?: number;
  /** The maximum size of the drawing on a page, in pixels: a larger one is scaled down. */
  readonly maxSize?: { readonly width: number; readonly height: number };
  /** False for a drawing on a page that includes `svgStyle` once for all drawings. */
  readonly includeStyle?: boolean;
  /** The drawing is updated in place: it reserves space on its edge, and has no caption, legend or style, which the page provides. */
  readonly updatesInPlace?: boolean;
}

/** Returns the positions of places in a `still` drawing, in units of its view box. */
export function svgPositions(picture: Picture, cellSize = defaultCellSize(picture)): PlacePositions {
  return geometryOf(separateTubeFill(picture).picture, cellSize, STILL);
}

/**
 * Returns the parts of a drawing that is updated in place, from the background up, each one or several SVG elements: a page only replaces
 * the parts that changed. The drawing reserves space on its edge, and has no caption, legend or style, which the page provides. Lines keep
 * their colours in `lineHues`.
 */
export function svgParts(
  whole: Picture,
  cellSize = defaultCellSize(whole),
  lineHues?: LineHues,
): readonly string[] {
  const { picture, tones } = separateTubeFill(whole);
  const geometry = geometryOf(picture, cellSize, STILL);
  return [
    paper(geometry.width, geometry.height),
    ...drawParts(picture, visibleHighlights(picture), tones, geometry, lineHues),
  ];
}

/** The default side of cells with candidates, in pixels. */
export const CANDIDATE_CELL_SIDE = 54;

/** The minimum width of a legend, in pixels. */
const LEGEND = 240;
const STILL = { hasEdge: true };

const defaultCellSize = ({ candidates = [] }: Picture): number =>
  candidates.length ? CANDIDATE_CELL_SIDE : 40;

/** Draws a picture as a self-contained SVG document for light or dark screens and for print. */
export function renderSvg(whole: Picture, options: SvgOptions = {}): string {
  const { picture, tones } = separateTubeFill(whole);
  const {
    cellSize = defaultCellSize(picture),
    includeStyle = true,
    updatesInPlace = false,
    maxSize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY },
    title = `A board of ${picture.width} by ${picture.height} cells`,
  } = options;
  const highlights = visibleHighlights(picture);
  const explained =
    !updatesInPlace && (captionOf(picture) !== undefined || highlights.length > 0 || isExcluding(picture));
  const geometry = geometryOf(
    picture,
    cellSize,
    updatesInPlace ? STILL : { minWidth: explained ? LEGEND : 0 },
  );
  const legend = drawLegend(picture, geometry);
  const width = geometry.width;
  const height = explained ? legend.bottom + Math.round(geometry.padding / 2) : geometry.height;
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height);
  const parts = [
    paper(width, height),
    ...drawParts(picture, highlights, tones, geometry),
    ...(explained ? [legend.svg] : []),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'gridproof',
      role: 'img',
      viewBox: `0 0 ${width} ${height}`,
      width: width * scale,
      height: height * scale,
    },
    '\n',
    element('title', {}, escapeXml(title)),
    '\n',
    includeStyle && !updatesInPlace ? element('style', {}, svgStyle) : '',
    !updatesInPlace && (picture.shades ?? []).some(({ tone }) => isTint(tone))
      ? element('style', {}, tintStyle)
      : '',
    !updatesInPlace && needsHueStyle(parts) ? element('style', {}, hueStyle) : '',
    ...parts.map((part) => `\n${part}`),
    '\n',
  );
}

const paper = (width: number, height: number): string =>
  element('rect', { class: 'gp-paper', width, height, rx: 6 });

/** Draws the parts of a picture on its paper, from the background up. */
function drawParts(
  picture: Picture,
  highlights: readonly Highlight[],
  tones: TubeFill['tones'],
  geometry: Geometry,
  lineHues?: LineHues,
): readonly string[] {
  const margins = marginsOf(picture);
  const marked = new Set(picture.marks.flatMap(({ at }) => (at.kind === 'cell' ? [key(at)] : [])));
  const joined = joinedCells(picture);
  const parts = [
    drawGaps(picture, geometry),
    ...(picture.shades ?? []).map((shade) =>
      drawShade(shade, geometry, {
        isMarked: marked.has(key(shade.at)),
        isJoined: joined.has(key(shade.at)),
      }),
    ),
    drawGrid(picture, geometry),
    ...drawAreas(highlights, geometry),
    ...(picture.tubes ?? []).map((tube) => drawTube(tube, tones, geometry)),
    drawCages(picture, geometry),
    drawWalls(picture, geometry, lineHues),
    ...drawMarks(picture, geometry, isUnderStrokes),
    drawStrokes(picture, geometry, lineHues),
    ...highlights.map((highlight) => drawRings(highlight, geometry)),
    ...drawMarks(picture, geometry, (mark) => !isUnderStrokes(mark)),
    ...(picture.candidates ?? []).map((one) => drawCandidates(one, geometry)),
    ...margins.map((margin) => drawMargin(margin, margins, geometry)),
    ...drawBank(picture, geometry),
  ];
  return parts.filter((part) => part !== '');
}

/** Draws the background of a cell. A light one is a dot beside the cell's content; a line through the cell has the same meaning. */
function drawShade(
  { at, tone, source }: Shade,
  geometry: Geometry,
  { isMarked, isJoined }: { readonly isMarked: boolean; readonly isJoined: boolean },
): string {
  const { x, y, size, middle } = geometry;
  if (tone === 'light') {
    if (isJoined) return '';
    const { x: cx, y: cy } = middle(at);
    const [besideContent, r] = isMarked ? [size * 0.39, size * 0.045] : [0, size * 0.06];
    const dot = element('circle', { class: 'gp-solid', cx: cx + besideContent, cy: cy - besideContent, r });
    return element('g', { class: 'gp-mark' }, dot);
  }
  if (isDiagonal(tone)) return drawDiagonals(at, tone, geometry);
  const area = element('rect', {
    class: `gp-${tone} gp-by-${source}`,
    x: x(at.col),
    y: y(at.row),
    width: size,
    height: size,
    'shape-rendering': 'crispEdges',
  });
  return area + drawHatching({ at, tone, source }, geometry);
}

/** Lines run over bare discs and circles, and under texts. */
const isUnderStrokes = ({ at, symbol, text, list }: Mark): boolean =>
  at.kind === 'cell' && (symbol === 'disc' || symbol === 'circle') && !text && !list;

/** Returns the cells where lines from cell to cell start or end. */
const joinedCells = ({ strokes = [] }: Picture): ReadonlySet<string> =>
  new Set(strokes.flatMap(({ at }) => (at.kind === 'link' ? endsOf(at) : [at])).map((at) => key(at)));

/** Draws the selected marks: those in cells first, then those on corners and sides, and so above diagonals of cells. */
function drawMarks(picture: Picture, geometry: Geometry, isDrawn: (mark: Mark) => boolean): string[] {
  const { marks, shades = [], frame } = picture;
  const dark = new Set(shades.filter(({ tone }) => tone === 'dark').map(({ at }) => key(at)));
  const small = marks.some(
    ({ at, symbol }) =>
      (at.kind === 'corner' || at.kind === 'side') &&
      symbol !== undefined &&
      !isRelation(symbol) &&
      symbol !== 'cross',
  );
  const joined = joinedCells(picture);
  const inCells = marks.filter(({ at }) => at.kind === 'cell');
  const onLattice = marks.filter(({ at }) => at.kind !== 'cell' && at.kind !== 'outside');
  const noted = new Set(inCells.filter(({ note }) => note !== undefined).map(({ at }) => key(at)));
  const roomy =
    (frame === 'boxes' || !marks.some(({ symbol }) => isRelation(symbol))) &&
    inCells.every(({ text = '', note }) => note === undefined && [...text].length <= 1);
  return [...inCells, ...onLattice].filter(isDrawn).map((mark) =>
    drawMark(mark, {
      geometry,
      hasSmallCircles: small,
      hasLargeTexts: roomy,
      isBare: frame === 'boxes',
      hasNote: mark.at.kind === 'cell' && noted.has(key(mark.at)),
      isDark: mark.at.kind === 'cell' && dark.has(key(mark.at)),
      hasStrokeEnd: mark.at.kind === 'cell' && joined.has(key(mark.at)),
    }),
  );
}
