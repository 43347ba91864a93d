import type { BankItem, Picture } from '@gridproof/core';
import { FONT, GAP, ROW, rowsOf, SYMBOL, signsWidth, widthOf } from './bank.js';
import type { Geometry } from './geometry.js';
import { drawSymbol } from './svg-symbols.js';
import { element, escapeXml, round } from './xml.js';

/** Draws the items of the bank below the board, one element each. */
export function drawBank(picture: Picture, { size, width, padding, bottom }: Geometry): readonly string[] {
  return rowsOf(picture, size, width - 2 * padding).flatMap((row, nth) => {
    // The board's padding leaves enough space above the first row.
    const y = bottom - padding / 2 + (nth + 0.5) * ROW * size;
    let x = (width - row.width) / 2;
    return row.items.map((item) => {
      const drawn = drawItem(item, x, y, size);
      x += widthOf(item, size) + GAP * size;
      return drawn;
    });
  });
}

/** Draws an item from this point to the right. */
function drawItem(item: BankItem, x: number, y: number, size: number): string {
  const { text, symbols = [], used } = item;
  const [signs, wide] = [signsWidth(item, size), widthOf(item, size)];
  const step = SYMBOL * size;
  const drawn = symbols.map((symbol, nth) =>
    drawSymbol(symbol, {
      x: x + (nth + 0.5) * step,
      y,
      size: step,
      radius: step * 0.38,
      source: 'clue',
      towards: undefined,
      isBare: true,
    }),
  );
  if (text !== undefined) {
    const place = { x: x + (signs + wide) / 2, y: y + FONT * size * 0.355, 'font-size': FONT * size };
    drawn.push(element('text', place, escapeXml(text)));
  }
  const strike = `M${round(x - size * 0.06)} ${round(y)}h${round(wide + size * 0.12)}`;
  return element(
    'g',
    { class: `gp-clue gp-bank${used ? ' gp-used' : ''}` },
    ...drawn,
    ...(used ? [element('path', { class: 'gp-stroke', 'stroke-width': size * 0.05, d: strike })] : []),
  );
}
