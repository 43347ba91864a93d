import type { Highlight, Mark, Picture, Place, Shade, SymbolSource, Tint, Tone } from '@gridproof/core';
import { applyStyle, printable, type Style } from './ansi.js';
import { candidatesText, EXCLUDED, isExcluding } from './candidate-text.js';
import { Canvas } from './canvas.js';
import { latticePoint } from './geometry.js';
import { ascii, type Glyphs, unicode } from './glyphs.js';
import { PlaceMeanings, visibleHighlights } from './highlights.js';
import type { Arm, Arms } from './junction.js';
import { type BorderLine, cellsOf, key, Lattice } from './lattice.js';
import { type CellColumns, fillsCell, isFaint, type Layout, layoutOf } from './layout.js';
import { isRowEnd, type Margin, marginsOf, joinMargin as rowOf } from './margins.js';
import { MarkText, markLabel } from './mark-text.js';
import { numbersOnStrokes, passagesOf, tubeCells } from './text-strokes.js';
import { separateTubeFill } from './tube-fill.js';

/** Options of a picture as text. */
export interface TextOptions {
  /** False for plain ASCII; true by default. */
  readonly unicode?: boolean;
  /** True for ANSI colours; false by default. */
  readonly color?: boolean;
}

const faint: Style = '2';
const sources: Readonly<Record<SymbolSource, Style>> = { clue: '1', found: '36' };
/** The background styles of distinguishable areas. */
const tints: Readonly<Record<Tint, Style>> = {
  'tint-1': '34',
  'tint-2': '32',
  'tint-3': '33',
  'tint-4': '35',
};
const meanings: Readonly<Record<Highlight['meaning'], Style>> = {
  wrong: '97;41',
  differs: '30;43',
  certain: '30;42',
  reason: '30;46',
};

/** Renders a picture as lines of text, with the legend of the highlights below it and without a final newline. */
export function renderText(picture: Picture, options: TextOptions = {}): string {
  const glyphs = (options.unicode ?? true) ? unicode : ascii;
  const color = options.color ?? false;
  const board = new TextBoard(picture, glyphs).lines(color);
  const caption = picture.caption === undefined ? [] : ['', inOneLine(picture.caption)];
  const legend = visibleHighlights(picture).map(({ meaning, label }) => {
    const sign = glyphs.meanings[meaning];
    return `${color ? applyStyle(sign, meanings[meaning]) : sign} ${inOneLine(label)}`;
  });
  if (isExcluding(picture)) legend.push(`- in braces: ${EXCLUDED}`);
  return [...board, ...caption, ...(legend.length > 0 ? ['', ...legend] : [])].join('\n');
}

const inOneLine = (text: string): string => printable(text.replace(/\s+/g, ' '));

/** The state of rendering one picture. */
class TextBoard {
  readonly #canvas = new Canvas();
  readonly #layout: Layout;
  readonly #lattice: Lattice;
  readonly #has: (row: number, col: number) => boolean;
  readonly #meanings: PlaceMeanings;
  readonly #shades: ReadonlyMap<string, Shade>;
  readonly #marks = new Map<string, Mark>();
  readonly #candidates: ReadonlyMap<string, string>;
  readonly #writing: MarkText;
  /** The backgrounds of cells with tubes. */
  readonly #tubed: ReadonlyMap<string, Tone>;
  /** The walls by character, and the characters that lines must not overwrite. */
  readonly #walls = new Map<string, Arms>();
  readonly #taken = new Set<string>();
  readonly picture: Picture;

  constructor(
    whole: Picture,
    readonly glyphs: Glyphs,
  ) {
    const { picture, tones } = separateTubeFill(whole);
    this.picture = picture;
    this.#tubed = tones;
    this.#writing = new MarkText(picture, glyphs);
    this.#layout = layoutOf(picture, this.#writing);
    this.#lattice = new Lattice(picture);
    this.#has = cellsOf(picture);
    this.#meanings = new PlaceMeanings(visibleHighlights(picture));
    this.#shades = new Map((picture.shades ?? []).map((shade) => [key(shade.at), shade]));
    this.#candidates = new Map((picture.candidates ?? []).map((one) => [key(one.at), candidatesText(one)]));
    for (const mark of picture.marks) {
      const rival = this.#marks.get(key(mark.at));
      // A text takes precedence over a symbol below it.
      const weaker =
        markLabel(mark) === undefined &&
        (mark.symbol === undefined || (rival && markLabel(rival) !== undefined));
      if (mark.at.kind === 'cell' && !weaker) this.#marks.set(key(mark.at), mark);
    }
  }

  lines(color: boolean): readonly string[] {
    for (const [row, y] of this.#layout.rows)
      for (const [col, field] of this.#layout.columns) this.#cell(row, col, field, y);
    this.#levels();
    this.#uprights();
    this.#points();
    this.#passages();
    for (const mark of this.picture.marks) this.#note(mark);
    for (const mark of this.picture.marks) this.#offCell(mark);
    const margins = marginsOf(this.picture);
    for (const margin of margins) this.#beside(margin, margins);
    for (const { places } of visibleHighlights(this.picture)) for (const place of places) this.#sign(place);
    return this.#canvas.lines(color);
  }

  #cell(row: number, col: number, field: CellColumns, y: number): void {
    const shade = this.#shades.get(key({ row, col }));
    const mark = this.#marks.get(key({ row, col }));
    const possible =
      mark && this.#writing.of(mark) !== '' ? undefined : this.#candidates.get(key({ row, col }));
    const text = [...(possible ?? (mark ? this.#writing.of(mark) : this.#ground(row, col)))];
    const start = field.text + this.#layout.width - text.length;
    if (shade && fillsCell(shade, mark)) {
      const [from, to] = isFaint(shade.tone) ? [start - 1, start] : this.#extent(row, col, field);
      const fill = this.glyphs.tones[shade.tone].repeat(to - from);
      this.#canvas.put(from, y, fill, isTint(shade.tone) ? tints[shade.tone] : foundStyle(shade.source));
    }
    const source = mark?.source ?? shade?.source;
    const style = this.#meaningStyle({ kind: 'cell', row, col }, source ? sources[source] : faint);
    if (text.length > 0) this.#canvas.put(start, y, text.join(''), style);
    if (mark || possible) for (const at of text.keys()) this.#taken.add(`${start + at},${y}`);
  }

  /** Returns the columns of a cell's background: all between the lines, except the sign of a highlight. */
  #extent(row: number, col: number, field: CellColumns): readonly [from: number, to: number] {
    const { hasAllLines, width } = this.#layout;
    if (!hasAllLines) return [field.text, field.text + width];
    return [field.from, field.to - (this.#meanings.at({ kind: 'cell', row, col }) ? 1 : 0)];
  }

  /** Returns the text of a cell without a mark. */
  #ground(row: number, col: number): string {
    const tone = this.#shades.get(key({ row, col }))?.tone;
    if (tone) return isFaint(tone) ? this.glyphs.tones[tone] : '';
    return this.#has(row, col) && !this.#layout.hasPoints ? this.glyphs.emptyCell : '';
  }

  #levels(): void {
    for (const [line, y] of this.#layout.levels)
      for (let col = 0; col < this.picture.width; col++) {
        const { from, to } = this.#layout.columns.get(col)!;
        const arm = this.#level(line, col);
        const style = lineStyle(this.#lattice.below(line - 1, col));
        for (let x = from; x < to; x++) this.#walls.set(`${x},${y}`, ['none', arm, 'none', arm]);
        const stroke = arm === 'dashed' ? this.glyphs.dash : this.glyphs.junction(['none', arm, 'none', arm]);
        if (stroke) this.#canvas.put(from, y, stroke.repeat(to - from).slice(0, to - from), style);
        else this.#bridge(from, to, y, [line - 1, col], [line, col]);
      }
  }

  #uprights(): void {
    for (const [line, x] of this.#layout.uprights)
      for (let row = 0; row < this.picture.height; row++) {
        const y = this.#layout.rows.get(row)!;
        const arm = this.#upright(row, line);
        this.#walls.set(`${x},${y}`, [arm, 'none', arm, 'none']);
        const stroke = this.glyphs.junction([arm, 'none', arm, 'none']);
        if (stroke) this.#canvas.put(x, y, stroke, lineStyle(this.#lattice.right(row, line - 1)));
        else this.#bridge(x, x + 1, y, [row, line - 1], [row, line]);
      }
  }

  /** Joins shaded neighbours without a wall between them. */
  #bridge(from: number, to: number, y: number, ...cells: readonly (readonly [number, number])[]): void {
    const shades = cells.map(([row, col]) => this.#shades.get(key({ row, col })));
    const tone = shades[0]?.tone;
    if ((tone !== 'dark' && tone !== 'grey') || !shades.every((shade) => shade?.tone === tone)) return;
    const found = shades.some((shade) => shade?.source === 'found');
    this.#canvas.put(from, y, this.glyphs.tones[tone].repeat(to - from), found ? sources.found : '');
  }

  #points(): void {
    for (const [line, y] of this.#layout.levels)
      for (const [up, x] of this.#layout.uprights) {
        const around = [
          this.#lattice.right(line - 1, up - 1),
          this.#lattice.below(line - 1, up),
          this.#lattice.right(line, up - 1),
          this.#lattice.below(line - 1, up - 1),
        ];
        const point = this.glyphs.junction([
          this.#upright(line - 1, up),
          this.#level(line, up),
          this.#upright(line, up),
          this.#level(line, up - 1),
        ]);
        const found = around.some((wall) => wall?.source === 'found');
        const clue = around.some((wall) => wall?.source === 'clue');
        if (point) this.#canvas.put(x, y, point, found && !clue ? sources.found : '');
        else if (this.#layout.hasPoints) this.#canvas.put(x, y, this.glyphs.point, faint);
        else this.#bridge(x, x + 1, y, [line - 1, up - 1], [line - 1, up], [line, up - 1], [line, up]);
      }
  }

  /** Writes the lines from cell to cell and the tubes; they cross walls, and end before texts. */
  #passages(): void {
    const toneAt = (at: { readonly row: number; readonly col: number }) => this.#tubed.get(key(at));
    const isFilled = (at: Parameters<typeof toneAt>[0]) => toneAt(at) === 'dark';
    for (const { x, y, arms, source } of passagesOf(this.picture, this.#layout, isFilled)) {
      if (this.#taken.has(`${x},${y}`)) continue;
      const walls = this.#walls.get(`${x},${y}`);
      const isHalf = arms.filter((arm) => arm !== 'none').length === 1;
      if (walls && isHalf && !this.glyphs.hasHalves) continue;
      const met = arms.map((arm, at) => (arm === 'none' && walls ? walls[at]! : arm)) as unknown as Arms;
      const stroke = this.glyphs.junction(met);
      if (stroke) this.#canvas.put(x, y, stroke, sources[source]);
    }
    for (const { at, text, source } of numbersOnStrokes(this.picture)) {
      const [field, y] = [this.#layout.columns.get(at.col), this.#layout.rows.get(at.row)];
      if (field && y !== undefined)
        this.#canvas.put(field.text + this.#layout.width - 1, y, text, sources[source]);
    }
    for (const [row, y] of this.#layout.rows)
      for (const [col, field] of this.#layout.columns) {
        const part = tubeCells(this.picture).get(key({ row, col }));
        const x = field.text + this.#layout.width - 1;
        const tone = toneAt({ row, col });
        if (!part || this.#taken.has(`${x},${y}`)) continue;
        const { symbols, tones, tubeFill } = this.glyphs;
        if (part === 'bulb')
          this.#canvas.put(x, y, symbols[tone === 'dark' ? 'disc' : 'circle'], sources.clue);
        else if (tone) this.#canvas.put(x, y, tone === 'dark' ? tubeFill : tones[tone], sources.found);
      }
  }

  #level(line: number, col: number): Arm {
    return this.#lattice.below(line - 1, col)?.weight ?? 'none';
  }

  #upright(row: number, line: number): Arm {
    return this.#lattice.right(row, line - 1)?.weight ?? 'none';
  }

  /** Writes a note on the line above its cell, because there is no space inside the cell. */
  #note({ at, note, source }: Mark): void {
    const y = this.#layout.levels.get(at.row);
    const field = this.#layout.columns.get(at.col);
    if (note !== undefined && at.kind === 'cell' && y !== undefined && field)
      this.#canvas.put(field.from, y, note, sources[source]);
  }

  #offCell(mark: Mark): void {
    const spot = this.#spot(mark.at);
    if (mark.at.kind !== 'cell' && mark.at.kind !== 'outside' && spot)
      this.#canvas.put(
        spot.x,
        spot.y,
        this.#writing.of(mark),
        this.#meaningStyle(mark.at, sources[mark.source]),
      );
  }

  #beside(margin: Margin, margins: readonly Margin[]): void {
    const { at, end, line, texts, source } = margin;
    const { columns, rows, width, ...layout } = this.#layout;
    const field = columns.get(line);
    const style = this.#meaningStyle(at, sources[source]);
    const put = (x: number, y: number, text: string) => this.#canvas.put(x, y, text, style);
    if (isRowEnd(end)) {
      const y = rows.get(line);
      const whole = rowOf(margin, margins);
      if (y === undefined) return;
      const x = layout[end] - [...whole].length;
      const text = whole.trimEnd();
      put(x, y, text);
      this.#signAt(at, x + [...text].length, y);
    } else if (field)
      for (const [rank, text] of texts.entries()) {
        const y = layout[end] + (end === 'above' ? rank + 1 - texts.length : rank);
        const x = Math.max(field.from, field.text + width - [...text].length);
        put(x, y, text);
        if (rank === texts.length - 1) this.#signAt(at, x + [...text].length, y);
      }
  }

  #sign(place: Place): void {
    const spot = this.#spot(place);
    if (spot) this.#signAt(place, spot.x + 1, spot.y);
  }

  /** Writes the sign of a highlight at a place. */
  #signAt(place: Place, x: number, y: number): void {
    const meaning = this.#meanings.at(place);
    if (meaning) this.#canvas.put(x, y, this.glyphs.meanings[meaning], meanings[meaning]);
  }

  #meaningStyle(place: Place, style: Style): Style {
    const meaning = this.#meanings.at(place);
    return meaning ? `${style};${meanings[meaning]}` : style;
  }

  /** Returns the position of the last character of a mark at this place. */
  #spot(place: Place): { x: number; y: number } | undefined {
    const { columns, rows, uprights, levels, width } = this.#layout;
    const { right, down } = latticePoint(place);
    const field = columns.get(Math.floor(right));
    const x = Number.isInteger(right) ? uprights.get(right) : field && field.text + width - 1;
    const y = Number.isInteger(down) ? levels.get(down) : rows.get(Math.floor(down));
    return x === undefined || y === undefined ? undefined : { x, y };
  }
}

const isTint = (tone: Tone): tone is Tint => tone in tints;

const foundStyle = (source: SymbolSource | undefined): Style => (source === 'found' ? sources.found : '');

function lineStyle(line: BorderLine | undefined): Style {
  return foundStyle(line?.source);
}
