import { Resvg } from '@resvg/resvg-js';
import { fontFile } from './rasterise.js';

/** Numbers of a board of separate boxes, as its JSON has them. */
export interface BoxBoard {
  /** A number, `null` for an empty box, or `x` for a gap. */
  readonly givens: readonly (readonly (number | null | 'x')[])[];
  readonly pieces: readonly number[];
  readonly rowTargets?: readonly (number | null)[];
  readonly columnTargets?: readonly (number | null)[];
}

/** The look of a game window with a board of boxes and pieces to drag. */
export interface WindowLook {
  readonly name: string;
  readonly page: string;
  readonly window: string;
  readonly ink: string;
  readonly empty: string;
  readonly fixed: string;
  readonly fixedInk: string;
  readonly piece: string;
  readonly pieceInk: string;
  /** Outline of the boxes. */
  readonly outline?: string;
  /** Gap between boxes and radius of their corners, in box sides. */
  readonly gap: number;
  readonly radius: number;
  readonly family: string;
  /** Ends at which the targets of rows and columns stand. */
  readonly ends: readonly ['left' | 'right', 'above' | 'below'];
  /** Targets stand at the first box of a line, even within the board. */
  readonly near?: true;
  readonly piecesBeside?: true;
  /** Size of the pieces, in box sides. */
  readonly pieceSide: number;
}

const CLASSIC: WindowLook = {
  name: 'grey window on black',
  page: '#000000',
  window: '#d9d9d9',
  ink: '#333333',
  empty: '#555a60',
  fixed: '#2b2e33',
  fixedInk: '#ffffff',
  piece: '#5b2a86',
  pieceInk: '#ffffff',
  gap: 0.14,
  radius: 0.12,
  family: 'arimo',
  ends: ['left', 'above'],
  pieceSide: 1,
};

/** Imitations of game windows in several themes. */
export const LOOKS: readonly WindowLook[] = [
  CLASSIC,
  { ...CLASSIC, name: 'targets within the board', near: true },
  {
    ...CLASSIC,
    name: 'dark window',
    page: '#202020',
    window: '#15181d',
    ink: '#dddddd',
    empty: '#30363f',
    fixed: '#4a5361',
    fixedInk: '#f0f0f0',
    piece: '#8e4ec6',
    ends: ['right', 'below'],
    gap: 0.08,
    radius: 0,
    family: 'archivo-narrow',
  },
  {
    ...CLASSIC,
    name: 'outlines on white',
    page: '#ffffff',
    window: '#ffffff',
    ink: '#222222',
    empty: '#ffffff',
    fixed: '#ffffff',
    fixedInk: '#222222',
    piece: '#efe3fb',
    pieceInk: '#4a1f78',
    outline: '#777777',
    gap: 0.2,
    pieceSide: 0.9,
    ends: ['right', 'above'],
    family: 'quicksand',
  },
  {
    ...CLASSIC,
    name: 'pieces beside the board',
    window: '#f4ead6',
    empty: '#fffaf0',
    fixed: '#e2cfa5',
    fixedInk: '#5a4320',
    outline: '#b79c66',
    piece: '#b3541e',
    piecesBeside: true,
    gap: 0.1,
    family: 'nunito',
  },
];

const ARROWS = {
  left: '0,-0.5 0.6,0 0,0.5',
  right: '0,-0.5 -0.6,0 0,0.5',
  above: '-0.5,0 0,0.6 0.5,0',
  below: '-0.5,0 0,-0.6 0.5,0',
} as const;

/** Returns a PNG file of a game window. */
export function gameWindow(board: BoxBoard, look: WindowLook, side: number): Buffer {
  const { givens, pieces, rowTargets = [], columnTargets = [] } = board;
  const pitch = side * (1 + look.gap);
  const [rows, cols] = [givens.length, givens[0]!.length];
  const isBeside = look.piecesBeside ?? false;
  const perLine = isBeside ? Math.max(rows, 3) : Math.max(cols + 2, 6);
  const lines = Math.ceil(pieces.length / perLine);
  const piecePitch = side * look.pieceSide * 1.25;
  const [boardWidth, boardHeight] = [cols * pitch, rows * pitch];
  const width = Math.max(
    14 * side,
    boardWidth + 4 * side + (isBeside ? lines * piecePitch + 3 * side : 0),
    perLine * piecePitch + 2 * side,
  );
  const height = Math.max(10 * side, boardHeight + 5 * side + (isBeside ? 0 : lines * piecePitch + 2 * side));
  const [left, top] = [isBeside ? 3 * side : (width - boardWidth) / 2, 2.6 * side];
  const font = (size: number, ink: string, weight = 400) =>
    `font-size="${size * side}" fill="${ink}" font-weight="${weight}" text-anchor="middle"`;
  const text = (x: number, y: number, size: number, ink: string, what: string | number, weight = 400) =>
    `<text x="${x}" y="${y + 0.36 * size * side}" ${font(size, ink, weight)}>${what}</text>`;
  const box = (x: number, y: number, size: number, fill: string) =>
    `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${look.radius * size}" fill="${fill}"${
      look.outline ? ` stroke="${look.outline}" stroke-width="${Math.max(1, 0.04 * size)}"` : ''
    }/>`;
  const middle = (row: number, col: number) =>
    [left + (col + 0.5) * pitch, top + (row + 0.5) * pitch] as const;
  const target = (end: keyof typeof ARROWS, row: number, col: number, sum: number) => {
    const [x, y] = middle(row, col);
    const [right, down] = { left: [1, 0], right: [-1, 0], above: [0, 1], below: [0, -1] }[end] as [
      number,
      number,
    ];
    const at = [x + 0.2 * right * side, y + 0.2 * down * side] as const;
    const arrow = ARROWS[end].split(' ').map((point) => {
      const [px, py] = point.split(',').map(Number) as [number, number];
      return `${at[0] + 0.28 * side * px},${at[1] + 0.28 * side * py}`;
    });
    const by = right === 0 ? 0.34 : 0.5;
    return `<polygon points="${arrow.join(' ')}" fill="${look.ink}"/>${text(at[0] - by * right * side, at[1] - by * down * side, 0.48, look.ink, sum)}`;
  };
  const parts: string[] = [text(width / 2, 0.8 * side, 0.7, look.ink, 'Level')];
  for (const [row, line] of givens.entries())
    for (const [col, given] of line.entries()) {
      if (given === 'x') continue;
      const [x, y] = middle(row, col);
      parts.push(box(x, y, side, given === null ? look.empty : look.fixed));
      if (given !== null) parts.push(text(x, y, 0.62, look.fixedInk, given, 700));
    }
  const endOf = (present: readonly boolean[], end: string) => {
    const isFirst = end === 'left' || end === 'above';
    if (!look.near) return isFirst ? -1 : present.length;
    return isFirst ? present.indexOf(true) - 1 : present.lastIndexOf(true) + 1;
  };
  for (const [row, sum] of rowTargets.entries())
    if (sum !== null)
      parts.push(
        target(
          look.ends[0],
          row,
          endOf(
            givens[row]!.map((one) => one !== 'x'),
            look.ends[0],
          ),
          sum,
        ),
      );
  for (const [col, sum] of columnTargets.entries())
    if (sum !== null)
      parts.push(
        target(
          look.ends[1],
          endOf(
            givens.map((line) => line[col] !== 'x'),
            look.ends[1],
          ),
          col,
          sum,
        ),
      );
  for (const [nth, piece] of pieces.entries()) {
    const [along, line] = [nth % perLine, Math.floor(nth / perLine)];
    const inLine = Math.min(perLine, pieces.length - line * perLine);
    const [x, y] = isBeside
      ? [left + boardWidth + 2.5 * side + line * piecePitch, top + (along + 0.5) * piecePitch]
      : [
          width / 2 + (along - (inLine - 1) / 2) * piecePitch,
          top + boardHeight + 2.2 * side + line * piecePitch,
        ];
    parts.push(box(x, y, side * look.pieceSide, look.piece));
    parts.push(text(x, y, 0.62 * look.pieceSide, look.pieceInk, piece, 700));
  }
  const [outerWidth, outerHeight] = [width + 2.4 * side, height + 1.6 * side];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}"><rect width="100%" height="100%" fill="${look.page}"/><g transform="translate(${1.2 * side},${0.8 * side})"><rect width="${width}" height="${height}" fill="${look.window}"/>${parts.join('')}</g></svg>`;
  const fontFiles = [400, 700].map((weight) => fontFile(look.family, weight));
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Arimo' } })
    .render()
    .asPng();
}
