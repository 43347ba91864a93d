import {
  type Board,
  type BoardTransform,
  type Cell,
  type End,
  type Link,
  link,
  transformDirection,
  type ValueType,
  values,
} from '@gridproof/describe';

/** The ends that the pipe of a tile may have, each worth twice the one before. */
export const ENDS = ['right', 'above', 'left', 'below'] as const satisfies readonly End[];

/** The tiles, drawn: a tile is the sum of its ends. */
const SIGNS = [...'.╶╵└╴─┘┴╷┌│├┐┬┤┼'];

const HEADINGS = ['right', 'up', 'left', 'down'] as const;

/** Returns whether the pipe of a tile has this end. */
export const hasEnd = (tile: number, end: (typeof ENDS)[number]): boolean =>
  (tile & (1 << ENDS.indexOf(end))) !== 0;

/** A tile as it lies, drawn or as a digit of base 16. */
export const tile: ValueType<number> = {
  ...values.oneOf<number>(...SIGNS.map((sign, value) => ({ value, sign, aliases: aliasesOf(value) }))),
  expected: () => ["a tile as '┌'", 'a digit from 0 to f'],
  expectedInJson: () => ['a number from 0 to 15'],
  look: () => ({}),
  transform: (value, transform) => turned(value, transform),
};

/** The digit of a tile, in small and in capital letters. */
function aliasesOf(value: number): readonly string[] {
  const digit = value.toString(16);
  return [digit, digit.toUpperCase()];
}

/** A tile as it lies after a turn of the board. */
const turned = (value: number, transform: BoardTransform): number =>
  HEADINGS.reduce((sum, heading, at) => {
    const to = HEADINGS.indexOf(transformDirection(heading, transform) as (typeof HEADINGS)[number]);
    return value & (1 << at) ? sum + (1 << to) : sum;
  }, 0);

/** The ways in which a tile may lie, each once, from the way in which it does. */
export const rotations = (value: number): readonly number[] => [
  ...new Set(([0, 1, 2, 3] as const).map((quarters) => turned(value, { mirrored: false, quarters }))),
];

/** Returns the link at an end of a cell, a wrapping link at the edge of the board; boards that do not wrap have no such link. */
export function linkAt({ width, height }: Board, { row, col }: Cell, end: End): Link {
  switch (end) {
    case 'right':
      return link(row, col, 'right');
    case 'left':
      return link(row, (col + width - 1) % width, 'right');
    case 'below':
      return link(row, col, 'below');
    case 'above':
      return link((row + height - 1) % height, col, 'below');
  }
}
