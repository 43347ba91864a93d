import { type CornerOfCell, isRelation, type BoardSymbol as Sign } from '@gridproof/core';
import { drawArrow, headingOf, isArrow } from './svg-arrows.js';
import { drawPiece } from './svg-pieces.js';
import { drawRelation } from './svg-relations.js';
import { crossLines, type SymbolBox } from './symbol-box.js';
import { element, round } from './xml.js';

/** Draws a symbol as SVG. */
export function drawSymbol(symbol: Sign, spot: SymbolBox): string {
  const { x, y, size, radius } = spot;
  if (isRelation(symbol)) return drawRelation(symbol, spot);
  if (isArrow(symbol)) return drawArrow(headingOf(symbol), spot, size * 0.62);
  switch (symbol) {
    case 'disc':
      return element('circle', { class: 'gp-black', cx: x, cy: y, r: radius, 'stroke-width': size * 0.045 });
    case 'circle':
      return element('circle', { class: 'gp-white', cx: x, cy: y, r: radius, 'stroke-width': size * 0.045 });
    case 'ring':
      return element('circle', { class: 'gp-hollow', cx: x, cy: y, r: radius, 'stroke-width': size * 0.035 });
    case 'badge':
      return element('circle', { class: 'gp-black', cx: x, cy: y, r: radius });
    case 'slash':
      return crossLines(spot, size / 2, 0.07, [1, -1]);
    case 'backslash':
      return crossLines(spot, size / 2, 0.07, [1, 1]);
    case 'cross':
      return crossLines(spot, size * 0.13, 0.04, [1, 1], [1, -1]);
    case 'dot':
      return element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * 0.06 });
    case 'triangle-upper-left':
    case 'triangle-upper-right':
    case 'triangle-lower-left':
    case 'triangle-lower-right':
      return drawTriangle(symbol.slice('triangle-'.length) as CornerOfCell, spot);
    default:
      return drawPiece(symbol, spot);
  }
}

function drawTriangle(corner: CornerOfCell, { x, y, size, source }: SymbolBox): string {
  const half = size / 2;
  const [across, down] = [corner.endsWith('left') ? -half : half, corner.startsWith('upper') ? -half : half];
  const d = `M${round(x + across)} ${round(y + down)}H${round(x - across)}L${round(x + across)} ${round(y - down)}Z`;
  return element('path', { class: `gp-dark gp-by-${source}`, d });
}
