import {
  and,
  type Board,
  type Bool,
  be,
  type Cell,
  cell,
  Grid,
  have,
  type Mark,
  not,
  type Outside,
  or,
  placeKey,
  type BoardSymbol as Sign,
  type ValueType,
  values,
} from '@gridproof/describe';

/** The given content of a cell: an end of a ship by its direction, the middle of a ship, or a whole ship of one cell. */
export type Part = 'water' | 'top' | 'bottom' | 'left' | 'right' | 'middle' | 'single' | 'ship';

/** In the order in which addresses number them. */
const NUMBERED: readonly Part[] = ['water', 'top', 'bottom', 'left', 'right', 'middle', 'single'];

const signs = values.oneOf<Part>(
  { value: 'water', sign: '~', symbol: 'water' },
  { value: 'top', sign: '^', symbol: 'bow-up' },
  { value: 'bottom', sign: 'v', aliases: ['V'], symbol: 'bow-down' },
  { value: 'left', sign: '<', symbol: 'bow-left' },
  { value: 'right', sign: '>', symbol: 'bow-right' },
  { value: 'middle', sign: '+', symbol: 'hull' },
  { value: 'single', sign: 'o', aliases: ['O'], symbol: 'boat' },
  { value: 'ship', sign: '?', symbol: 'ship' },
);

/** A part of a ship that is given, or water. */
export const part: ValueType<Part> = {
  ...signs,
  fromClue: (clue) => (clue === '?' ? 'ship' : NUMBERED[clue]),
  toClue: (value) => (value === 'ship' ? '?' : NUMBERED.indexOf(value)),
};

const shipOrWater = values.either<boolean>(
  { value: true, sign: '#', words: have('a ship') },
  { value: false, sign: '.', aliases: ['~'], blank: true, words: be('water') },
);

/** A cell that holds a part of a ship (`#`) or water (`.`). Ships lie on the water; the shape of a part depends on the cells beside it. */
export const ship = values.withLook(shipOrWater, () => ({ tone: 'water' }));

/** The clues that shape ships. */
interface ShipClues {
  readonly board: Board;
  readonly parts: Grid<Part | undefined, Cell>;
  readonly outside: Grid<number | undefined, Outside>;
  readonly fleet: readonly number[];
}

/**
 * The parts of ships that are known, in the shape that the cells beside them give them, and a cross where a given part says otherwise. Open
 * cells are water if they touch a ship by a corner, or if their row, their column or the fleet has no more parts.
 */
export function shipMarks(
  { board, parts, outside, fleet }: ShipClues,
  ship: Grid<boolean | undefined, Cell>,
): readonly Mark[] {
  const known = Grid.from(board.cells, (one): boolean | undefined => {
    const part = parts.at(one);
    return ship.at(one) ?? (part && part !== 'water');
  });
  const isComplete = (cells: readonly Cell[], parts: number | undefined) =>
    cells.filter((one) => known.at(one)).length === parts;
  const water = isComplete(
    board.cells,
    fleet.reduce((sum, length) => sum + length, 0),
  )
    ? board.cells
    : outside.known().flatMap(([end, parts]) => {
        const line = board.lineFrom(end);
        return isComplete(line, parts) ? line : [];
      });
  const waterKeys = new Set(water.map(placeKey));
  const touchesCorner = ({ row, col }: Cell) =>
    [-1, 1].some((down) =>
      [-1, 1].some((right) => {
        const one = cell(row + down, col + right);
        return known.has(one) && known.at(one);
      }),
    );
  const isShip = (one: Cell): boolean | undefined =>
    known.at(one) ?? (waterKeys.has(placeKey(one)) || touchesCorner(one) ? false : undefined);
  const shapeOf = ({ row, col }: Cell): Sign => {
    const at = (down: number, right: number): boolean | undefined => {
      const one = cell(row + down, col + right);
      return ship.has(one) ? isShip(one) : false;
    };
    const [above, below, left, right] = [at(-1, 0), at(1, 0), at(0, -1), at(0, 1)];
    if ((left && right) || (above && below)) return 'hull';
    if (right && left === false) return 'bow-left';
    if (left && right === false) return 'bow-right';
    if (below && above === false) return 'bow-up';
    if (above && below === false) return 'bow-down';
    return [above, below, left, right].every((one) => one === false) ? 'boat' : 'ship';
  };
  const shapes = board.cells
    .filter((at) => ship.at(at) && (parts.at(at) ?? 'ship') === 'ship')
    .map((at): Mark => ({ at, symbol: shapeOf(at), source: parts.at(at) ? 'clue' : 'found' }));
  const contradicted = board.cells.filter((at) => {
    const [given, known] = [parts.at(at), ship.at(at)];
    return given !== undefined && known !== undefined && known !== (given !== 'water');
  });
  return [...shapes, ...contradicted.map((at): Mark => ({ at, symbol: 'cross', source: 'found' }))];
}

/** The lengths of the ships that are known as a whole, by the shapes of their parts. */
export function wholeShips(parts: Grid<Part | undefined, Cell>, marks: readonly Mark[]): readonly number[] {
  const given = parts.known().map(([at, part]) => ({ at, symbol: signs.look(part).symbol }));
  const shapes = new Map([...given, ...marks].map(({ at, symbol }) => [placeKey(at), symbol]));
  return [...given, ...marks].flatMap(({ at: { row, col }, symbol }) => {
    if (symbol === 'boat') return [1];
    if (symbol !== 'bow-left' && symbol !== 'bow-up') return [];
    const [down, right, stern] = symbol === 'bow-left' ? [0, 1, 'bow-right'] : [1, 0, 'bow-down'];
    let length = 1;
    const next = () => shapes.get(placeKey(cell(row + down * length, col + right * length)));
    while (next() === 'hull') length++;
    return next() === stern ? [length + 1] : [];
  });
}

/** Returns the condition that a part imposes on its cell and the four cells beside it. */
export function impliedCells(part: Part, { row, col }: Cell, ship: Grid<Bool>): Bool {
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
