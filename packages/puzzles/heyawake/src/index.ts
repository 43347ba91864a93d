import {
  type Cell,
  type DrawContext,
  describePuzzle,
  Grid,
  layers,
  notations,
  or,
  orbitsOf,
  type PuzzleOf,
  placeKey,
  type Regions,
  rules,
  values,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { crossingRuns, drawRooms, splitRoom } from './rooms.js';
import { drawShading } from './shading.js';

export type Heyawake = PuzzleOf<typeof heyawake>;

export const heyawake = describePuzzle({
  id: 'heyawake',
  title: 'Heyawake',
  aliases: ['divided rooms'],
  goal: 'Shade some of the cells.',
  rules: {
    number: rules.countInRegion('A number counts the shaded cells of its room.', 'rooms', 'numbers'),
    apart: rules.noneAdjacent('Shaded cells share no side.'),
    run: 'No straight run of unshaded cells crosses two borders of rooms.',
    connected: rules.allConnected('All unshaded cells are connected.', { of: false, neverAlone: true }),
  },
  grades: { medium: 3.3, hard: 5, extreme: 9 },
  techniques: {
    run: 'Run across rooms',
    'number+apart': 'Room and neighbours',
    'run+apart': 'Run across rooms',
    'number+run': 'Room and run',
    'connected+apart': 'Cut off',
    'run+apart+connected': 'Run or connection',
    'number+apart+connected': 'Room or connection',
  },
  clues: {
    rooms: layers.regions(),
    numbers: layers.at(
      'cells',
      values.number(0, ({ width, height }) => width * height),
    ),
  },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, rooms }, shaded) {
    // From before one border to behind the next.
    const room = new Map(rooms.flatMap((cells, at) => cells.map((cell) => [placeKey(cell), at] as const)));
    const isBorder = (one: Cell, other: Cell) => room.get(placeKey(one)) !== room.get(placeKey(other));
    for (const line of board.lines) {
      const borders = [...line.keys()].filter((at) => at > 0 && isBorder(line[at - 1]!, line[at]!));
      for (const [first, next] of windows(borders, 2)) {
        const run = line.slice(first! - 1, next! + 1);
        m.require('run', run, or(...shaded.pick(run)));
      }
    }
  },

  *verify({ board, rooms }, shaded) {
    for (const places of crossingRuns(board, rooms, shaded)) yield { rule: 'run', places };
  },

  generation: {
    puzzle(context) {
      const drawn = drawRooms(context.board, context.random);
      const answer = drawShading(context.board, drawn, context.random);
      return answer && numbered(drawn, answer, context);
    },
    repair({ puzzle: { board, rooms }, answer }, rivals, context) {
      const other = splitRoom({ board, rooms, answer, rival: rivals.at(-1)! }, context.random);
      return other && numbered(other, answer, context);
    },
    removable: ['numbers'],
  },

  notations: [
    notations.puzzlink('heyawake', notations.borders('rooms'), notations.regionNumber16('numbers', 'rooms')),
  ],
  examples,
});

/** A puzzle with the number of each room at its first cell, and where numbers lie opposite. */
function numbered(rooms: Regions, answer: Grid<boolean>, { board, symmetry }: DrawContext) {
  const firsts = new Set(rooms.map(([first]) => first!));
  const orbits = orbitsOf(board.cells, symmetry, board);
  const places = new Set(orbits.filter((orbit) => orbit.some((cell) => firsts.has(cell))).flat());
  const counts = rooms.flatMap((room) => {
    const number = room.filter((cell) => answer.at(cell)).length;
    return room.map((cell) => [cell, number] as const);
  });
  const numberOf = new Map(counts.filter(([cell]) => places.has(cell)));
  return { clues: { rooms, numbers: Grid.from(board.cells, (cell) => numberOf.get(cell)) }, answer };
}

export default heyawake;
