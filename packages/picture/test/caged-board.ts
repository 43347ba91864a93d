import { Resvg } from '@resvg/resvg-js';
import { fontFile } from './rasterise.js';

/** A cage with its sum; rows and columns count from 0. */
export interface DrawnCage {
  readonly sum: number;
  readonly cells: readonly (readonly [row: number, col: number])[];
}

/** The look of a board with cages. */
export interface CageLook {
  readonly name: string;
  readonly paper: string;
  readonly ink: string;
  readonly thin: string;
  readonly cage: string;
  readonly dashes: string;
  /** Distance of the dashes from the sides of cells, and height of sums, in cell sides. */
  readonly inset: number;
  readonly sum: number;
  readonly family: string;
}

/** Imitations of other programs' boards with cages. */
export const CAGE_LOOKS: readonly CageLook[] = [
  {
    name: 'blue dashes',
    paper: '#ffffff',
    ink: '#1b1b1b',
    thin: '#b8c0cc',
    cage: '#2a6fdb',
    dashes: '4 3',
    inset: 0.1,
    sum: 0.27,
    family: 'lato',
  },
  {
    name: 'white dots on black',
    paper: '#101418',
    ink: '#e8eaed',
    thin: '#4a525c',
    cage: '#cfd4da',
    dashes: '2 2',
    inset: 0.08,
    sum: 0.25,
    family: 'arimo',
  },
];

/** Returns a PNG file of a board of 9x9 cells with boxes of 3x3 and cages. */
export function cagedBoard(cages: readonly DrawnCage[], look: CageLook, size: number): Buffer {
  const pad = 20;
  const at = (n: number) => pad + n * size;
  const line = (n: number, isUpright: boolean) => {
    const isThick = n % 3 === 0;
    const [from, to] = [at(0), at(9)];
    const ends = isUpright ? [at(n), from, at(n), to] : [from, at(n), to, at(n)];
    return `<path d="M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}" stroke="${isThick ? look.ink : look.thin}" stroke-width="${isThick ? 2 : 1}"/>`;
  };
  const lines = Array.from({ length: 10 }, (_, n) => line(n, false) + line(n, true)).join('');
  const inset = look.inset * size;
  const parts = cages.map(({ sum, cells }) => {
    const inside = new Set(cells.map(String));
    const has = (row: number, col: number) => inside.has(`${row},${col}`);
    const sides = cells.flatMap(([row, col]) => {
      const [left, right, above, below] = [
        has(row, col - 1),
        has(row, col + 1),
        has(row - 1, col),
        has(row + 1, col),
      ];
      const x = [at(col) + (left ? 0 : inset), at(col + 1) - (right ? 0 : inset)];
      const y = [at(row) + (above ? 0 : inset), at(row + 1) - (below ? 0 : inset)];
      return [
        ...(above ? [] : [`M${x[0]} ${at(row) + inset}H${x[1]}`]),
        ...(below ? [] : [`M${x[0]} ${at(row + 1) - inset}H${x[1]}`]),
        ...(left ? [] : [`M${at(col) + inset} ${y[0]}V${y[1]}`]),
        ...(right ? [] : [`M${at(col + 1) - inset} ${y[0]}V${y[1]}`]),
      ];
    });
    const [row, col] = cells[0]!;
    const height = look.sum * size;
    const [x, y] = [at(col) + 0.05 * size, at(row) + 0.05 * size];
    return `<path d="${sides.join('')}" fill="none" stroke="${look.cage}" stroke-dasharray="${look.dashes}"/><rect x="${x}" y="${y}" width="${0.62 * height * `${sum}`.length}" height="${0.95 * height}" fill="${look.paper}"/><text x="${x + 0.02 * size}" y="${y + 0.82 * height}" font-size="${height}" fill="${look.ink}">${sum}</text>`;
  });
  const side = at(9) + pad;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${look.paper}"/>${lines}${parts.join('')}</svg>`;
  return new Resvg(svg, {
    font: { fontFiles: [fontFile(look.family, 400)], loadSystemFonts: false, defaultFontFamily: 'Arimo' },
  })
    .render()
    .asPng();
}
