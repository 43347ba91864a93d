import {
  and,
  at,
  borders,
  type Cell,
  connected,
  count,
  type DrawContext,
  describePuzzle,
  Graph,
  Grid,
  implies,
  not,
  number,
  or,
  orbitsOf,
  type PuzzleOf,
  placeKey,
  puzzlink,
  type Regions,
  regionNumber16,
  regions,
  shaded,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRooms, splitRoom } from './rooms.js';
import { drawShading } from './shading.js';
import { verify } from './verify.js';

export type Heyawake = PuzzleOf<typeof heyawake>;

export const heyawake = describePuzzle({
  id: 'heyawake',
  title: 'Heyawake',
  aliases: ['divided rooms'],
  rules: {
    number: 'A number counts the shaded cells of its room.',
    apart: 'Shaded cells share no side.',
    run: 'No straight run of unshaded cells crosses two borders of rooms.',
    connected: 'All unshaded cells are connected.',
  },
  clues: {
    rooms: regions(),
    numbers: at(
      'cells',
      number(0, ({ width, height }) => width * height),
    ),
  },
  answer: at('cells', shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, rooms, numbers }, shaded) {
    const open = shaded.map(not);
    for (const room of rooms)
      for (const cell of room) {
        const n = numbers.at(cell);
        if (n !== undefined) m.require('number', cell, count(shaded.pick(room)).is(n));
      }

    for (const line of board.lines)
      for (const two of windows(line, 2)) m.require('apart', two, not(and(...shaded.pick(two))));

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

    // A cell with only shaded neighbours would be separated from the rest: stating this eagerly saves most rounds.
    for (const cell of board.cells) {
      const beside = board.beside(cell);
      if (beside.length + 1 < board.cells.length)
        m.require('connected', [cell, ...beside], implies(open.at(cell), or(...open.pick(beside))));
    }
    m.require('connected', board.cells, connected(Graph.ofNodes(open, (cell) => board.beside(cell))));
  },
  verify,

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

  notations: [puzzlink('heyawake', borders('rooms'), regionNumber16('numbers', 'rooms'))],
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
  return { clues: { rooms, numbers: Grid.over(board.cells, (cell) => numberOf.get(cell)) }, answer };
}

export default heyawake;
