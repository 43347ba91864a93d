import { isRelation, type Mark, type Picture, type Shade, type Tone } from '@gridproof/core';
import { candidatesText } from './candidate-text.js';
import { visibleHighlights } from './highlights.js';
import { isFramed, key, Lattice } from './lattice.js';
import { deepest, joinMargin, longest, marginsOf } from './margins.js';
import { type MarkText, markLabel } from './mark-text.js';

/** The text columns of a cell: from `from` (inclusive) to `to` (exclusive), and the start of its text. */
export interface CellColumns {
  readonly from: number;
  readonly text: number;
  readonly to: number;
}

/** The positions of the cells, the lattice and the texts beside the board in text. */
export interface Layout {
  /** The width of a cell's text in columns. */
  readonly width: number;
  /** Fields of cells by column, from the first to the last. */
  readonly columns: ReadonlyMap<number, CellColumns>;
  /** Text rows of cells by row. */
  readonly rows: ReadonlyMap<number, number>;
  /** Text columns of the upright lattice lines that are printed; line 0 is left of column 0. */
  readonly uprights: ReadonlyMap<number, number>;
  /** Text rows of the level lattice lines that are printed; line 0 is above row 0. */
  readonly levels: ReadonlyMap<number, number>;
  /** True if every line of the lattice is printed, not only those between boxes. */
  readonly hasAllLines: boolean;
  /** True if empty points of the lattice are printed too. */
  readonly hasPoints: boolean;
  /** Text columns where the texts to the left and right of the board end. */
  readonly left: number;
  readonly right: number;
  /** Text rows of the innermost texts above and below the board. */
  readonly above: number;
  readonly below: number;
}

/** Returns the layout of a picture: compact without walls, boxes if walls run across the whole board, else the whole lattice. */
export function layoutOf(picture: Picture, writing: MarkText): Layout {
  const { shades = [], walls = [], cages = [], strokes = [], tubes = [], width, height } = picture;
  const margins = marginsOf(picture);
  const marks = picture.marks.filter(({ at }) => at.kind !== 'outside');
  const framed = isFramed(picture);
  const highlighted = visibleHighlights(picture).flatMap(({ places }) => places);
  const signs = highlighted.some(({ kind }) => kind === 'cell');
  const noted = marks.some(({ note }) => note !== undefined);
  const points =
    picture.frame === 'dots' ||
    marks.some(({ at, symbol }) => (at.kind === 'corner' || at.kind === 'side') && !isRelation(symbol));
  const drawn =
    picture.frame === 'dots' ||
    strokes.length > 0 ||
    tubes.length > 0 ||
    marks.some(({ at }) => at.kind !== 'cell');
  const loose = noted || drawn || highlighted.some(({ kind }) => kind !== 'cell' && kind !== 'outside');
  const whole = findWholeLines(picture);
  const full = loose || whole === undefined;
  // Diagonals meet the clues at their ends only if there is nothing in between.
  const bare =
    [walls, cages, shades, strokes, tubes, highlighted].every(({ length }) => length === 0) &&
    !framed &&
    !noted;
  const tight = full && bare && marks.every((mark) => isTight(mark));
  const textWidth = widthOf(picture, full, writing);
  const [left, right] = (['left', 'right'] as const).map((end) =>
    margins.reduce(
      (most, one) => (one.end === end ? Math.max(most, [...joinMargin(one, margins)].length) : most),
      0,
    ),
  ) as [number, number];
  const depth = deepest(margins, 'above');
  // A frame separates the board from the texts beside it; without a frame the distance is larger.
  const gap = framed ? 1 : 2;
  const across = layOutColumns(width, new Set(full ? numbersUpTo(width) : whole.uprights), {
    start: left > 0 ? left + gap : 0,
    width: textWidth,
    hasPadding: !tight,
    hasSigns: signs,
  });
  const down = layOutRows(
    height,
    new Set(full ? numbersUpTo(height) : whole.levels),
    depth > 0 ? depth - 1 + gap : 0,
  );
  return {
    width: textWidth,
    columns: across.fields,
    uprights: across.lines,
    rows: down.rows,
    levels: down.lines,
    hasAllLines: full,
    hasPoints: points,
    left,
    right: across.end + gap + right,
    above: depth - 1,
    below: down.end + gap - 1,
  };
}

function isTight(mark: Mark): boolean {
  const said = markLabel(mark);
  if (isRelation(mark.symbol)) return false;
  return mark.at.kind === 'cell' ? said === undefined : mark.at.kind === 'corner' && said?.length === 1;
}

/** Returns the lines with walls along their whole length; undefined if a wall inside the board ends earlier. */
function findWholeLines(picture: Picture): { uprights: number[]; levels: number[] } | undefined {
  const { width, height } = picture;
  const lattice = new Lattice(picture);
  const uprights = numbersUpTo(width).map((line) =>
    numbersUpTo(height - 1).filter((row) => lattice.right(row, line - 1) !== undefined),
  );
  const levels = numbersUpTo(height).map((line) =>
    numbersUpTo(width - 1).filter((col) => lattice.below(line - 1, col) !== undefined),
  );
  const broken =
    (picture.cages ?? []).length > 0 ||
    (picture.walls ?? []).some(({ weight }) => weight === 'dashed') ||
    uprights.slice(1, -1).some((rows) => rows.length !== 0 && rows.length !== height) ||
    levels.slice(1, -1).some((cols) => cols.length !== 0 && cols.length !== width);
  if (broken) return undefined;
  const written = (lines: readonly number[][]) =>
    numbersUpTo(lines.length - 1).filter((at) => lines[at]!.length > 0);
  return { uprights: written(uprights), levels: written(levels) };
}

function numbersUpTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, at) => at);
}

/** Returns the columns for the text of a cell, with a spare one if a shade must stay visible beside a text. */
function widthOf(picture: Picture, full: boolean, writing: MarkText): number {
  const { marks, shades = [], candidates = [] } = picture;
  const margins = marginsOf(picture);
  const inCells = marks.filter(({ at }) => at.kind === 'cell');
  // The blanks around a cell's text leave space for the texts above and below.
  const beyond = longest(margins, 'above', 'below') - (full ? 2 : 0);
  const possible = candidates.map((one) => candidatesText(one).length);
  const widest = Math.max(1, beyond, ...possible, ...inCells.map((mark) => [...writing.of(mark)].length));
  if (full) return widest;
  const markAt = new Map(inCells.map((mark) => [key(mark.at), mark]));
  const filled = shades.filter((shade) => fillsCell(shade, markAt.get(key(shade.at))));
  if (filled.length === 0) return widest;
  return filled.some(({ at }) => markAt.has(key(at))) ? widest + 1 : Math.max(widest, 2);
}

/** Returns whether a shade fills the space around a cell's text: light and lit shades only do so beside a text. */
export function fillsCell({ tone }: Shade, mark: Mark | undefined): boolean {
  return !isFaint(tone) || (mark !== undefined && markLabel(mark) !== undefined);
}

/** Returns whether a tone is a sign in an otherwise empty cell rather than a background. */
export const isFaint = (tone: Tone): boolean => FAINT.has(tone);

const FAINT: ReadonlySet<Tone> = new Set(['light', 'pale', 'open', 'lit', 'water', 'grass', 'hatched']);

interface ColumnOptions {
  /** The first text column. */
  readonly start: number;
  readonly width: number;
  /** True if lines have a blank on both sides. */
  readonly hasPadding: boolean;
  /** True if every cell has a column for the sign of a highlight. */
  readonly hasSigns: boolean;
}

function layOutColumns(
  length: number,
  written: ReadonlySet<number>,
  { start, width, hasPadding, hasSigns }: ColumnOptions,
) {
  const fields = new Map<number, CellColumns>();
  const lines = new Map<number, number>();
  let x = start;
  for (let at = 0; at < length; at++) {
    if (written.has(at)) lines.set(at, x++);
    const from = x;
    if (written.has(at) ? hasPadding : at > 0) x++;
    const text = x;
    x += width;
    if (hasSigns || (hasPadding && written.has(at + 1))) x++;
    fields.set(at, { from, text, to: x });
  }
  if (written.has(length)) lines.set(length, x++);
  return { fields, lines, end: x };
}

function layOutRows(length: number, written: ReadonlySet<number>, start: number) {
  const rows = new Map<number, number>();
  const lines = new Map<number, number>();
  let y = start;
  for (let at = 0; at < length; at++) {
    if (written.has(at)) lines.set(at, y++);
    rows.set(at, y++);
  }
  if (written.has(length)) lines.set(length, y++);
  return { rows, lines, end: y };
}
