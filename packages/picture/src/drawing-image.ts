import { cell, type Picture, type Place } from '@gridproof/core';
import { svgParts, svgPositions } from '@gridproof/render';
import type { InkImage } from './glyph-image.js';

/** The side of an image in pixels. */
const SIDE = 48;

type Point = readonly [x: number, y: number];

/** A shape of a drawing, with the ink that it leaves inside and on its outline. */
interface DrawnShape {
  readonly lines: readonly (readonly Point[])[];
  /** Ink inside; undefined if the shape is not filled. */
  readonly fill?: 0 | 1;
  readonly stroke?: { readonly ink: 0 | 1; readonly width: number };
}

/** Returns the ink around a place of a picture of 3x3 cells, up to this share of a cell, without texts; by default, that of the middle cell. */
export function imageAround(
  picture: Omit<Picture, 'width' | 'height'>,
  place: Place = cell(1, 1),
  share = 1,
): InkImage {
  const whole: Picture = { width: 3, height: 3, frame: 'none', ...picture };
  const { x, y } = svgPositions(whole, SIDE / share).middle(place);
  const shapes = shapesOf(svgParts(whole, SIDE / share).join(''));
  const ink = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row++)
    for (let col = 0; col < SIDE; col++) {
      const point: Point = [x + col + 0.5 - SIDE / 2, y + row + 0.5 - SIDE / 2];
      for (const { lines, fill, stroke } of shapes) {
        if (fill !== undefined && isInside(point, lines)) ink[row * SIDE + col] = fill;
        if (stroke && isNear(point, lines, stroke.width / 2)) ink[row * SIDE + col] = stroke.ink;
      }
    }
  return { width: SIDE, height: SIDE, ink };
}

/** Returns the shapes of an SVG drawing from the background up. */
function shapesOf(svg: string): readonly DrawnShape[] {
  return [...svg.matchAll(/<(path|circle|rect) ([^<>]*)\/>/g)].flatMap(([, name, written]): DrawnShape[] => {
    const attributes = new Map(
      [...written!.matchAll(/([\w-]{1,40})="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    );
    const kinds = attributes.get('class')?.split(' ') ?? [];
    const number = (key: string): number => Number(attributes.get(key) ?? 0);
    const width = number('stroke-width');
    const fill = kinds.some((kind) => INKED.has(kind))
      ? 1
      : kinds.some((kind) => PAPER.has(kind))
        ? 0
        : undefined;
    const isStroke =
      kinds.includes('gp-stroke') || kinds.includes('gp-box') || (fill !== undefined && width > 0);
    const stroke = { ink: 1, width } as const;
    return [
      {
        lines:
          name === 'path'
            ? linesOf(attributes.get('d')!)
            : name === 'circle'
              ? [circleOf([number('cx'), number('cy')], number('r'))]
              : [rectangleOf([number('x'), number('y')], number('width'), number('height'))],
        ...(fill !== undefined && { fill }),
        ...(kinds.includes('gp-halo') ? { stroke: { ink: 0, width } } : isStroke ? { stroke } : {}),
      },
    ];
  });
}

/** Classes of shapes that are filled with ink, and with the colour of paper. */
const INKED: ReadonlySet<string> = new Set(['gp-solid', 'gp-black', 'gp-dark']);
const PAPER: ReadonlySet<string> = new Set(['gp-paper', 'gp-white', 'gp-hollow']);

/** The number of sides of a polygon for a circle. */
const STEPS = 24;

const circleOf = ([x, y]: Point, radius: number): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

const rectangleOf = ([x, y]: Point, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

/** Returns the lines of a path; curves become short straight lines. */
function linesOf(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let now: Point = [0, 0];
  let control: Point = now;
  const goTo = (...points: readonly Point[]) => {
    lines.at(-1)!.push(...points);
    now = points.at(-1)!;
  };
  for (const [, command, written] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, , e = 0, f = 0] = (written!.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = now;
    if (command === 'M') {
      now = [a, b];
      lines.push([now]);
    } else if (command === 'L') goTo([a, b]);
    else if (command === 'H') goTo([a, y]);
    else if (command === 'V') goTo([x, a]);
    else if (command === 'h') goTo([x + a, y]);
    else if (command === 'Z') goTo(lines.at(-1)![0]!);
    else if (command === 'A') goTo(...halfCircle(now, [e, f]));
    else if (command === 'q' || command === 't') {
      // A smooth curve continues the one before.
      const mid: Point = command === 'q' ? [x + a, y + b] : [2 * x - control[0], 2 * y - control[1]];
      const end: Point = command === 'q' ? [x + c, y + d] : [x + a, y + b];
      goTo(
        ...Array.from({ length: 6 }, (_, step): Point => {
          const t = (step + 1) / 6;
          const at = (axis: 0 | 1) =>
            (1 - t) ** 2 * (axis ? y : x) + 2 * t * (1 - t) * mid[axis] + t ** 2 * end[axis];
          return [at(0), at(1)];
        }),
      );
      control = mid;
    }
  }
  return lines;
}

/** Returns the points of half a circle clockwise from one point to another. */
function halfCircle(from: Point, to: Point): readonly Point[] {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const start = Math.atan2(from[1] - y, from[0] - x);
  const radius = Math.hypot(from[0] - x, from[1] - y);
  return Array.from({ length: STEPS }, (_, step): Point => {
    const angle = start + ((step + 1) / STEPS) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Returns whether a point is inside closed lines. */
function isInside([x, y]: Point, lines: readonly (readonly Point[])[]): boolean {
  let isIn = false;
  for (const line of lines)
    for (let at = 1; at < line.length; at++) {
      const [[x1, y1], [x2, y2]] = [line[at - 1]!, line[at]!];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
    }
  return isIn;
}

/** Returns whether a point is within a distance from lines. */
function isNear([x, y]: Point, lines: readonly (readonly Point[])[], reach: number): boolean {
  return lines.some((line) =>
    line.some(([x2, y2], at) => {
      const [x1, y1] = line[at - 1] ?? [x2, y2];
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const along =
        length > 0 ? Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) : 0;
      return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)) <= reach;
    }),
  );
}
