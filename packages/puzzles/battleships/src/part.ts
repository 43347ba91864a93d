import { and, type Bool, type Cell, cell, type Grid, not, oneOf, or, type Value } from '@gridproof/describe';

/** What may be given in a cell: the end of a ship by the way it points, the middle of one, a whole ship of one cell. */
export type Part = 'water' | 'top' | 'bottom' | 'left' | 'right' | 'middle' | 'single' | 'ship';

/** In the order in which addresses number them. */
const NUMBERED: readonly Part[] = ['water', 'top', 'bottom', 'left', 'right', 'middle', 'single'];

const signs = oneOf<Part>(
  { value: 'water', sign: '~', symbol: 'water' },
  { value: 'top', sign: '^', symbol: 'bow-up' },
  { value: 'bottom', sign: 'v', also: ['V'], symbol: 'bow-down' },
  { value: 'left', sign: '<', symbol: 'bow-left' },
  { value: 'right', sign: '>', symbol: 'bow-right' },
  { value: 'middle', sign: '+', symbol: 'hull' },
  { value: 'single', sign: 'o', also: ['O'], symbol: 'boat' },
  { value: 'ship', sign: '?', text: '?' },
);

/** A part of a ship that is given, or water. */
export const part: Value<Part> = {
  ...signs,
  fromClue: (clue) => (clue === '?' ? 'ship' : NUMBERED[clue]),
  toClue: (value) => (value === 'ship' ? '?' : NUMBERED.indexOf(value)),
};

/** What a part says of its cell and the four beside it. */
export function meant(part: Part, { row, col }: Cell, ship: Grid<Bool>): Bool {
  const at = (down: number, right: number): Bool => {
    const one = cell(row + down, col + right);
    return ship.has(one) && ship.at(one);
  };
  const here = at(0, 0);
  const [above, below, left, right] = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
  const none = (...all: readonly Bool[]) => all.map(not);
  switch (part) {
    case 'water':
      return not(here);
    case 'ship':
      return here;
    case 'single':
      return and(here, ...none(above, below, left, right));
    case 'top':
      return and(here, below, ...none(above, left, right));
    case 'bottom':
      return and(here, above, ...none(below, left, right));
    case 'left':
      return and(here, right, ...none(left, above, below));
    case 'right':
      return and(here, left, ...none(right, above, below));
    case 'middle':
      return and(here, or(and(above, below, ...none(left, right)), and(left, right, ...none(above, below))));
  }
}
