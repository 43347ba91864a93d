import { type Cell, cell, type Grid } from '@gridproof/describe';

type Triangle = 'none' | 'upper-left' | 'upper-right' | 'lower-left' | 'lower-right';

/** A quarter of a cell, between its middle and one of its sides; the sides are numbered clockwise, from the upper one on. */
interface Quarter {
  readonly cell: Cell;
  readonly side: number;
}

/** The quarters that a triangle covers. */
const COVERED: Readonly<Record<Triangle, readonly number[]>> = {
  none: [],
  'upper-left': [3, 0],
  'upper-right': [0, 1],
  'lower-right': [1, 2],
  'lower-left': [2, 3],
};

/** The way from a cell across each of its sides. */
const ACROSS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The corners of a cell, clockwise: each side lies between its own and the next. */
const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
] as const;

/** The quarters of each white area. */
export function whiteAreas(answer: Grid<Triangle, Cell>): readonly (readonly Quarter[])[] {
  const passed = answer.map((one) => new Set(COVERED[one]));
  const isNew = ({ cell: at, side }: Quarter) => {
    if (!passed.has(at) || passed.at(at).has(side)) return false;
    passed.at(at).add(side);
    return true;
  };
  const areas: Quarter[][] = [];
  for (const at of answer.places)
    for (const side of ACROSS.keys()) {
      const area = [{ cell: at, side }].filter(isNew);
      for (const one of area) area.push(...touching(one).filter(isNew));
      if (area.length > 0) areas.push(area);
    }
  return areas;
}

/** The quarters that share a side with one: two of its own cell, and one across the side of the cell. */
function touching({ cell: at, side }: Quarter): readonly Quarter[] {
  const [down, right] = ACROSS[side]!;
  return [
    { cell: at, side: (side + 1) % 4 },
    { cell: at, side: (side + 3) % 4 },
    { cell: cell(at.row + down, at.col + right), side: (side + 2) % 4 },
  ];
}

/** Returns whether quarters fill the frame around them, an upright rectangle or one that stands on a corner. */
export function isRectangle(area: readonly Quarter[]): boolean {
  const points = area.flatMap(({ cell: { row, col }, side }) => [
    [row + 0.5, col + 0.5],
    ...[side, (side + 1) % 4].map((at) => [row + CORNERS[at]![0], col + CORNERS[at]![1]]),
  ]) as [number, number][];
  const span = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
  const upright = span(points.map(([row]) => row)) * span(points.map(([, col]) => col));
  const turned = span(points.map(([row, col]) => row + col)) * span(points.map(([row, col]) => row - col));
  return [upright, turned / 2].includes(area.length / 4);
}
