import { describePuzzle, layers, notations, or, type PuzzleOf, rules, values } from '@gridproof/describe';
import { examples } from './examples.js';
import { drawRooms, drawShading, numberRooms, splitRoom } from './generator.js';
import { crossingRuns, runsAcross } from './rooms.js';

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
  grades: { medium: 3.3, hard: 5, extreme: 9, surplus: -0.3 },
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
    for (const run of runsAcross(board, rooms)) m.require('run', run, or(...shaded.pick(run)));
  },

  *verify({ board, rooms }, shaded) {
    for (const places of crossingRuns(board, rooms, shaded)) yield { rule: 'run', places };
  },

  generation: {
    puzzle(context) {
      const rooms = drawRooms(context);
      const answer = drawShading(rooms, context);
      return answer && numberRooms(rooms, answer, context);
    },
    repair({ puzzle: { rooms }, answer }, rivals, context) {
      const other = splitRoom(rooms, answer, rivals.at(-1)!, context);
      return other && numberRooms(other, answer, context);
    },
    removable: ['numbers'],
  },

  notations: [
    notations.puzzlink('heyawake', notations.borders('rooms'), notations.regionNumber16('numbers', 'rooms')),
  ],
  examples,
});

export default heyawake;
