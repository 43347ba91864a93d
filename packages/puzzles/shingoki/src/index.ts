import {
  and,
  type Cell,
  cluesAlong,
  describePuzzle,
  goStraight,
  layers,
  lineRays,
  type PuzzleOf,
  randomLoop,
  rules,
  sight,
  traceLoops,
  turn,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Shingoki = PuzzleOf<typeof shingoki>;

const length = values.number(2, ({ width, height }) => Math.max(2, width + height - 2));

export const shingoki = describePuzzle({
  id: 'shingoki',
  title: 'Shingoki',
  aliases: ['semaphores', 'traffic lights'],
  goal: 'Draw a single closed loop through all circles.',
  rules: {
    white: 'Through a white circle the line goes straight on.',
    black: 'At a black circle the line turns.',
    number: 'A number is the length of the two straight stretches of line from its circle, both together.',
    loop: rules.oneLoop('The line is one closed loop, which neither crosses itself nor branches.'),
  },
  grades: { medium: 3.3, hard: 6, extreme: 9 },
  techniques: {
    white: 'White circle',
    black: 'Black circle',
    number: 'Length of a stretch',
    'black+number': 'Black circle and its length',
    'white+number': 'White circle and its length',
    'loop+number': 'Length of a stretch',
    'black+loop': 'Black circle',
    'white+loop': 'White circle',
  },
  clues: { circles: layers.at('cells', values.pair(values.circle, length)) },
  answer: layers.at('links', values.line, { label: 'lines', key: 'lines' }),
  cluesInAnswer: 'circles',

  encode(m, { board, circles }, line) {
    for (const [cell, [colour, number]] of circles.known()) {
      const rays = lineRays(board, cell, line);
      if (colour === 'white') m.require('white', cell, and(...goStraight(rays)));
      if (colour === 'black') m.require('black', cell, and(...turn(rays)));
      if (number !== undefined) m.require('number', cell, sight(rays).is(number));
    }
  },

  *verify({ board, circles }, line) {
    if (traceLoops(line).loose.length > 0) return;
    const found = cluesAlong(board, line, circleAt);
    for (const [at, [colour, number]] of circles.known()) {
      const [foundColour, foundNumber] = found.at(at) ?? [];
      if (colour && colour !== foundColour) yield { rule: colour, places: [at] };
      if (number !== undefined && number !== foundNumber) yield { rule: 'number', places: [at] };
    }
  },

  look: { frame: 'dashed', hues: true },
  generation: {
    puzzle({ board, random }) {
      const answer = randomLoop(board, random);
      return answer && { clues: { circles: cluesAlong(board, answer, circleAt) }, answer };
    },
    removable: ['circles'],
  },

  examples,
});

/** Returns the circle of a cell of a loop, which it follows in both directions to its turns. */
function circleAt(loop: readonly Cell[], nth: number): readonly ['white' | 'black', number] {
  const [one, other] = [straight(loop, nth, 1), straight(loop, nth, -1)];
  return [one.along === other.along ? 'white' : 'black', one.steps + other.steps];
}

/** Returns the number of straight steps of a loop from one of its cells, and whether they are along a row. */
function straight(loop: readonly Cell[], from: number, by: 1 | -1) {
  const cell = (steps: number) => loop[(from + by * steps + loop.length) % loop.length]!;
  const start = cell(0);
  const along = cell(1).row === start.row ? 'row' : 'col';
  let steps = 1;
  while (cell(steps + 1)[along] === start[along]) steps++;
  return { along, steps };
}

export default shingoki;
