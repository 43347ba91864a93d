import type { Relation } from '@gridproof/core';
import { crossLines, type SymbolBox } from './symbol-box.js';
import { element, round } from './xml.js';

/** Draws a sign between two cells as SVG; all except dots have a background, so that the line between the cells does not cross them. */
export function drawRelation(relation: Relation, spot: SymbolBox): string {
  const { x, y, size } = spot;
  const ground = spot.isBare ? '' : element('circle', { class: 'gp-paper', cx: x, cy: y, r: size * 0.19 });
  switch (relation) {
    case 'less':
      return ground + drawChevron(spot, 1);
    case 'greater':
      return ground + drawChevron(spot, -1);
    case 'equal':
      return (
        ground +
        crossLines({ ...spot, y: y - size * 0.055 }, size * 0.1, 0.05, [1, 0]) +
        crossLines({ ...spot, y: y + size * 0.055 }, size * 0.1, 0.05, [1, 0])
      );
    case 'unequal':
      return ground + crossLines(spot, size * 0.09, 0.05, [1, 1], [1, -1]);
    case 'open-dot':
      return element('circle', {
        class: 'gp-white',
        cx: x,
        cy: y,
        r: size * 0.12,
        'stroke-width': size * 0.04,
      });
    case 'filled-dot':
      return element('circle', {
        class: 'gp-black',
        cx: x,
        cy: y,
        r: size * 0.12,
        'stroke-width': size * 0.04,
      });
  }
}

/** Draws a chevron that opens towards the greater cell: `sign` is 1 if that is to the right or below. */
function drawChevron({ x, y, size, towards }: SymbolBox, sign: 1 | -1): string {
  const [far, wide] = [size * 0.08 * sign, size * 0.15];
  const at = (ahead: number, across: number) =>
    towards === 'below'
      ? `${round(x + across)} ${round(y + ahead)}`
      : `${round(x + ahead)} ${round(y + across)}`;
  return element('path', {
    class: 'gp-stroke',
    'stroke-linejoin': 'round',
    'stroke-width': size * 0.06,
    d: `M${at(far, -wide)}L${at(-far, 0)}L${at(far, wide)}`,
  });
}
