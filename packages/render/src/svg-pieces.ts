import type { Piece } from '@gridproof/core';
import type { Point } from './geometry.js';
import { crossLines, type SymbolBox } from './symbol-box.js';
import { element, round } from './xml.js';

/** Draws a game piece as SVG. */
export function drawPiece(piece: Piece, spot: SymbolBox): string {
  const { x, y, size } = spot;
  const disc = (radius: number) => element('circle', { class: 'gp-solid', cx: x, cy: y, r: size * radius });
  switch (piece) {
    case 'mine':
      return crossLines(spot, size * 0.32, 0.065, [1, 0], [0, 1], [0.7, 0.7], [0.7, -0.7]) + disc(0.22);
    case 'lamp':
      return drawRays(spot, size) + disc(0.21);
    case 'star':
      return solid(starOf(spot, size * 0.41));
    case 'tent':
      return drawTent(spot);
    case 'tree':
      return drawTree(spot);
    case 'boat':
      return disc(BEAM);
    case 'hull':
      return drawHull(spot, BEAM);
    case 'ship':
      return drawHull(spot, BEAM * 0.6);
    case 'bow-up':
      return drawBow(spot, 0, -1);
    case 'bow-right':
      return drawBow(spot, 1, 0);
    case 'bow-down':
      return drawBow(spot, 0, 1);
    case 'bow-left':
      return drawBow(spot, -1, 0);
    case 'water':
      return drawWater(spot);
    case 'plus':
      return crossLines(spot, size * 0.24, 0.1, [1, 0], [0, 1]);
    case 'minus':
      return crossLines(spot, size * 0.24, 0.1, [1, 0]);
    case 'bar':
      return crossLines(spot, size * 0.24, 0.1, [0, 1]);
    case 'hole':
      return element('circle', {
        class: 'gp-hollow',
        cx: x,
        cy: y,
        r: size * 0.13,
        'stroke-width': size * 0.06,
      });
  }
}

const solid = (points: readonly Point[]): string => element('path', { class: 'gp-solid', d: closed(points) });

const closed = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Draws the eight rays around a lamp. */
function drawRays({ x, y }: Point, size: number): string {
  const [inner, outer] = [size * 0.3, size * 0.4];
  const d = Array.from({ length: 8 }, (_, at) => {
    const [across, along] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    const [from, to] = [inner, outer].map((far) => `${round(x + far * across)} ${round(y + far * along)}`);
    return `M${from}L${to}`;
  });
  return element('path', { class: 'gp-stroke', 'stroke-width': size * 0.065, d: d.join('') });
}

function starOf({ x, y }: Point, radius: number): Point[] {
  // The inner radius of a five-pointed star.
  const inner = radius * 0.42;
  return Array.from({ length: 10 }, (_, at) => {
    const far = at % 2 === 0 ? radius : inner;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    // A star looks centred if it is a little below the centre of its circle.
    return { x: x + far * Math.cos(angle), y: y + radius * 0.06 + far * Math.sin(angle) };
  });
}

/** Draws a ridge tent from the front, with open flaps. */
function drawTent({ x, y, size }: SymbolBox): string {
  const at = (right: number, down: number): Point => ({ x: x + right * size, y: y + down * size });
  const left = [at(0, -0.27), at(-0.38, 0.28), at(-0.13, 0.28), at(0, -0.02)];
  const right = [at(0, -0.27), at(0.38, 0.28), at(0.13, 0.28), at(0, -0.02)];
  return element('path', { class: 'gp-solid', d: closed(left) + closed(right) });
}

/** Draws a conifer: three tiers on a trunk. */
function drawTree({ x, y, size }: SymbolBox): string {
  const at = (right: number, down: number): Point => ({ x: x + right * size, y: y + down * size });
  const half = [
    [0, -0.37],
    [0.17, -0.15],
    [0.1, -0.15],
    [0.25, 0.05],
    [0.15, 0.05],
    [0.32, 0.25],
    [0.05, 0.25],
    [0.05, 0.37],
  ] as const;
  const right = half.map(([across, down]) => at(across, down));
  const left = half.toReversed().map(([across, down]) => at(-across, down));
  return solid([...right, ...left]);
}

/** The distance from the centre of a cell to a ship's edge, in cell sides. */
const BEAM = 0.4;

function drawHull({ x, y, size }: SymbolBox, reach: number): string {
  const side = 2 * reach * size;
  return element('rect', { class: 'gp-solid', x: x - side / 2, y: y - side / 2, width: side, height: side });
}

/** Draws the round end of a ship. */
function drawBow({ x, y, size }: SymbolBox, across: number, down: number): string {
  const far = BEAM * size;
  const at = (ahead: number, sideways: number) =>
    `${round(x + far * (ahead * across - sideways * down))} ${round(y + far * (ahead * down + sideways * across))}`;
  const r = round(far);
  return element('path', {
    class: 'gp-solid',
    d: `M${at(-1, -1)}L${at(0, -1)}A${r} ${r} 0 0 1 ${at(0, 1)}L${at(-1, 1)}Z`,
  });
}

/** Draws two waves. */
function drawWater({ x, y, size }: SymbolBox): string {
  const wave = (down: number) => {
    const [quarter, high] = [size * 0.15, size * 0.13];
    const start = `M${round(x - 2 * quarter)} ${round(y + down * size)}`;
    return `${start}q${round(quarter / 2)} ${round(-high)} ${round(quarter)} 0t${round(quarter)} 0t${round(quarter)} 0t${round(quarter)} 0`;
  };
  return element('path', { class: 'gp-stroke', 'stroke-width': size * 0.05, d: wave(-0.1) + wave(0.1) });
}
