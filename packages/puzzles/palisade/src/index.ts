import {
  type Cell,
  type Corner,
  componentSizes,
  count,
  describePuzzle,
  drawWallsAround,
  Graph,
  implies,
  layers,
  not,
  notations,
  or,
  PuzzleError,
  type PuzzleOf,
  regionIndices,
  regionsOf,
  type Side,
  side,
  sideBetween,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { defaultRegionSize, divisors, REGION_SIZE } from './region-size.js';
import { sgt } from './sgt-id.js';

export type Palisade = PuzzleOf<typeof palisade>;

/** The number of walls around a cell, `?` if not given, or a hole in the board. */
const clue = values.withLook(
  values.orOneOf(values.orUnknown(values.number(0, 4)), { value: 'hole', sign: 'x', aliases: ['X'] }),
  (one) => (one === 'hole' ? {} : { text: `${one}` }),
);

export const palisade = describePuzzle({
  id: 'palisade',
  title: 'Palisade',
  aliases: ['five cells', 'four cells'],
  goal: 'Draw walls that divide the board into regions of equal size.',
  rules: {
    region:
      'The walls divide the board into regions of the given number of cells, and none stands within a region.',
    around: 'A number counts the sides of its cell that are walls, the rim of the board included.',
  },
  grades: { medium: 4, hard: 7, extreme: 14 },
  techniques: { region: 'Region size', 'around+region': 'Number and region' },
  clues: {
    cells: layers.total(REGION_SIZE, 'cells', {
      label: 'the number of cells of a region',
      initial: defaultRegionSize,
    }),
    numbers: layers.at('cells', clue),
  },
  answer: layers.at('inner sides', values.wall, { label: 'walls', key: 'walls' }),
  cluesInAnswer: 'numbers',

  check({ board, cells, numbers }, where) {
    const all = board.cells.filter((cell) => numbers.at(cell) !== 'hole').length;
    if (all % cells === 0) return;
    const expected = divisors(all).join(', ');
    throw new PuzzleError(
      'bad-size',
      `${all} cells cannot be divided into regions of ${cells}, expected one of ${expected}`,
      where('cells'),
    );
  },

  encode(m, { board, cells, numbers }, wall) {
    const isHole = (cell: Cell) => numbers.at(cell) === 'hole';
    const around = (cell: Cell) => board.sidesOf(cell).map((side) => (wall.has(side) ? wall.at(side) : true));
    for (const [cell, n] of numbers.known())
      if (typeof n === 'number') m.require('around', cell, count(around(cell)).is(n));

    const joined = wall.entries().flatMap(([at, isWall]) => {
      const [from, to] = board.cellsAt(at) as [Cell, Cell];
      if (!isHole(from) && !isHole(to)) return [{ from, to, at, on: not(isWall) }];
      m.require('region', at, isHole(from) && isHole(to) ? not(isWall) : isWall);
      return [];
    });
    const neighbours = new Set(joined.flatMap(({ from, to }) => [from, to]));
    for (const cell of board.cells)
      if (cells > 1 && !isHole(cell) && !neighbours.has(cell)) m.require('region', cell, false);

    // A wall continues with another at each end: else both of its sides would belong to one region.
    for (const corner of board.corners) {
      const meeting = sidesAt(corner).filter((side) => wall.has(side));
      if (meeting.length < 4) continue;
      for (const side of meeting) {
        const others = meeting.filter((one) => one !== side);
        m.require('region', corner, implies(wall.at(side), or(...wall.pick(others))));
      }
    }
    m.require('region', board.cells, componentSizes(Graph.ofEdges(joined), cells, { induced: true }));
  },
  // Walks through each region without crossing a wall, and counts its cells.
  *verify({ board, cells, numbers }, wall) {
    const isHole = (cell: Cell) => numbers.at(cell) === 'hole';
    const isOpen = (one: Cell, other: Cell) => !wall.at(sideBetween(one, other));
    for (const [cell, n] of numbers.known()) {
      if (typeof n !== 'number') continue;
      const ways = board.neighbours(cell).filter((next) => isOpen(cell, next)).length;
      if (4 - ways !== n) yield { rule: 'around', places: [cell] };
    }

    const regions = regionsOf(board, isOpen);
    for (const places of regions) {
      const holes = places.filter(isHole).length;
      if (holes ? holes < places.length : places.length !== cells) yield { rule: 'region', places };
    }
    const region = regionIndices(board, regions);
    for (const [side, isWall] of wall.entries()) {
      if (!isWall) continue;
      const [one, other] = board.cellsAt(side) as [Cell, Cell];
      const isLoose = region.at(one) === region.at(other) || (isHole(one) && isHole(other));
      if (isLoose) yield { rule: 'region', places: [side] };
    }
  },
  generation: {
    rareGrades: ['hard'],
    allowsClue: (clue) => typeof clue === 'number',
  },

  look: { frame: 'dashed' },
  draw: ({ board, numbers, cells }) => {
    const present = board.cells.filter((cell) => numbers.at(cell) !== 'hole');
    return {
      ...(present.length < board.cells.length && { cells: present }),
      walls: drawWallsAround(board, [present], 'clue'),
      caption: `regions of ${cells} ${cells === 1 ? 'cell' : 'cells'}`,
    };
  },

  notations: [
    sgt,
    notations.puzzlink(
      { names: { of: 'cells', contentByName: { fivecells: 5, fourcells: 4 } } },
      notations.digitRuns('numbers', { signs: { '.': '?', 7: 'x' }, fileSigns: { '*': 'x' } }),
    ),
  ],
  examples,
});

/** The sides that meet at a corner. */
const sidesAt = ({ row, col }: Corner): readonly Side[] => [
  side(row - 1, col - 1, 'right'),
  side(row, col - 1, 'right'),
  side(row - 1, col - 1, 'below'),
  side(row - 1, col, 'below'),
];

export default palisade;
