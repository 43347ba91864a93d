import { applyStyle, printable, type Style } from './ansi.js';

interface Spot {
  readonly character: string;
  readonly style: Style;
}

const blank: Spot = { character: ' ', style: '' };

/** A canvas of characters, written in any order. */
export class Canvas {
  readonly #rows: Spot[][] = [];

  /** Writes a text at (x, y), to the right. */
  put(x: number, y: number, text: string, style: Style = ''): void {
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y]!;
    for (const [at, character] of [...printable(text)].entries()) {
      while (row.length < x + at) row.push(blank);
      row[x + at] = { character, style };
    }
  }

  /** Returns the lines without trailing blanks and without blank lines above and below. */
  lines(color: boolean): readonly string[] {
    const lines = this.#rows.map((row) => {
      const end = row.findLastIndex((spot) => spot.character !== ' ' || (color && spot.style !== ''));
      return write(row.slice(0, end + 1), color);
    });
    const first = lines.findIndex((line) => line !== '');
    const last = lines.findLastIndex((line) => line !== '');
    return lines.slice(Math.max(first, 0), last + 1);
  }
}

function write(row: readonly Spot[], color: boolean): string {
  if (!color) return row.map(({ character }) => character).join('');
  let written = '';
  for (let start = 0; start < row.length; ) {
    const { style } = row[start]!;
    let end = start;
    while (end < row.length && row[end]!.style === style) end++;
    const run = row.slice(start, end).map(({ character }) => character);
    written += applyStyle(run.join(''), style);
    start = end;
  }
  return written;
}
