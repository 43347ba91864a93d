import type { Mark, Picture, Shade } from '@gridproof/core';
import { shownHighlights } from './highlights.js';
import { key, Lattice } from './lattice.js';

/** The columns of one cell: its whole field `from` (inclusive) `to` (exclusive), and where its text starts. */
export interface Field {
  readonly from: number;
  readonly text: number;
  readonly to: number;
}

/** Where the cells and the lattice of a picture stand in text. Cells outside the board hold sums and the like. */
export interface Layout {
  /** How many columns the text of a cell takes. */
  readonly width: number;
  /** Fields of cells by column, from the first to the last. */
  readonly columns: ReadonlyMap<number, Field>;
  /** Text rows of cells by row. */
  readonly rows: ReadonlyMap<number, number>;
  /** Text columns of those upright lines of the lattice that are written; line 0 is left of column 0. */
  readonly uprights: ReadonlyMap<number, number>;
  /** Text rows of those level lines of the lattice that are written; line 0 is above row 0. */
  readonly levels: ReadonlyMap<number, number>;
  /** Every line of the lattice is written, not only those between boxes. */
  readonly full: boolean;
  /** Points of the lattice that nothing stands on are written too. */
  readonly points: boolean;
  /** The board's edge is drawn even where no wall stands. */
  readonly framed: boolean;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The layout of a picture: compact without walls, boxes where walls run right through, else the whole lattice. */
export function layoutOf(picture: Picture): Layout {
  const { marks, width, height } = picture;
  const walled = (picture.walls ?? []).length > 0;
  const highlighted = shownHighlights(picture).flatMap(({ places }) => places);
  const signs = highlighted.some(({ kind }) => kind === 'cell');
  const noted = marks.some(({ note }) => note !== undefined);
  const points = marks.some(({ at }) => at.kind !== 'cell');
  const loose = noted || points || highlighted.some(({ kind }) => kind !== 'cell');
  const whole = walled ? wholeLines(picture) : undefined;
  const full = loose || (walled && whole === undefined);
  // Diagonals meet the clues at their ends only if nothing stands between them.
  const tight =
    full && !walled && !noted && highlighted.length === 0 && marks.every((mark) => standsTight(mark));
  const uprights = full ? upTo(width) : (whole?.uprights ?? []);
  const levels = full ? upTo(height) : (whole?.levels ?? []);
  const textWidth = widthOf(picture, full);
  const across = along(rangeOf(marks, 'col', width), new Set(uprights), {
    width: textWidth,
    padded: !tight,
    signs,
  });
  const down = stack(rangeOf(marks, 'row', height), new Set(levels));
  return {
    width: textWidth,
    columns: across.fields,
    uprights: across.lines,
    rows: down.rows,
    levels: down.lines,
    full,
    points,
    framed: walled && picture.lines !== false,
  };
}

function standsTight({ at, text }: Mark): boolean {
  return at.kind === 'cell' ? text === undefined : at.kind === 'corner' && text?.length === 1;
}

/** The lines that walls run through from end to end; undefined if a wall inside the board ends before that. */
function wholeLines(picture: Picture): { uprights: number[]; levels: number[] } | undefined {
  const { width, height } = picture;
  const lattice = new Lattice(picture);
  const uprights = upTo(width).map((line) =>
    upTo(height - 1).filter((row) => lattice.right(row, line - 1)?.weight === 'thick'),
  );
  const levels = upTo(height).map((line) =>
    upTo(width - 1).filter((col) => lattice.below(line - 1, col)?.weight === 'thick'),
  );
  const broken =
    (picture.walls ?? []).some(({ weight }) => weight === 'dashed') ||
    uprights.slice(1, -1).some((rows) => rows.length !== 0 && rows.length !== height) ||
    levels.slice(1, -1).some((cols) => cols.length !== 0 && cols.length !== width);
  if (broken) return undefined;
  const written = (lines: readonly number[][]) =>
    upTo(lines.length - 1).filter(
      (at) => lines[at]!.length > 0 || (picture.lines !== false && (at === 0 || at === lines.length - 1)),
    );
  return { uprights: written(uprights), levels: written(levels) };
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, at) => at);
}

/** The columns that every cell's text needs, and a spare one where a shade must stay visible beside a text. */
function widthOf({ marks, shades = [] }: Picture, full: boolean): number {
  const cells = marks.filter(({ at }) => at.kind === 'cell');
  const widest = Math.max(1, ...cells.map(({ text }) => [...(text ?? '')].length));
  const filled = shades.filter(isFilled);
  if (full || filled.length === 0) return widest;
  const written = new Set(cells.filter(({ note }) => note === undefined).map(({ at }) => key(at)));
  return filled.some(({ at }) => written.has(key(at))) ? widest + 1 : Math.max(widest, 2);
}

/** Whether a shade is written by filling its cell. */
export function isFilled({ tone }: Shade): boolean {
  return tone !== 'light';
}

function rangeOf(marks: readonly Mark[], axis: 'row' | 'col', length: number): Range {
  const places = marks.filter(({ at }) => at.kind === 'cell').map(({ at }) => at[axis]);
  return { first: Math.min(0, ...places), last: Math.max(length - 1, ...places) };
}

interface Room {
  readonly width: number;
  /** A blank stands on both sides of a line. */
  readonly padded: boolean;
  /** Every cell has a column for the sign of a highlight. */
  readonly signs: boolean;
}

function along(range: Range, written: ReadonlySet<number>, { width, padded, signs }: Room) {
  const fields = new Map<number, Field>();
  const lines = new Map<number, number>();
  let x = 0;
  for (let at = range.first; at <= range.last; at++) {
    if (written.has(at)) lines.set(at, x++);
    const from = x;
    if (written.has(at) ? padded : at > range.first) x++;
    const text = x;
    x += width;
    if (signs || (padded && written.has(at + 1))) x++;
    fields.set(at, { from, text, to: x });
  }
  if (written.has(range.last + 1)) lines.set(range.last + 1, x);
  return { fields, lines };
}

function stack(range: Range, written: ReadonlySet<number>) {
  const rows = new Map<number, number>();
  const lines = new Map<number, number>();
  let y = 0;
  for (let at = range.first; at <= range.last; at++) {
    if (written.has(at)) lines.set(at, y++);
    rows.set(at, y++);
  }
  if (written.has(range.last + 1)) lines.set(range.last + 1, y);
  return { rows, lines };
}
