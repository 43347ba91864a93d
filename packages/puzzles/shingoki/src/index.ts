import {
  and,
  describePuzzle,
  Grid,
  iff,
  layers,
  not,
  type PuzzleOf,
  placeKey,
  randomLoop,
  rules,
  sight,
  traceLoops,
  values,
} from '@gridproof/describe';
import { circlesAlong } from './circles.js';
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
      const rays = ENDS.map((end) => line.pick(board.linksFrom(cell, end)));
      const [left = false, right = false, above = false, below = false] = rays.map(
        ([first = false]) => first,
      );
      if (colour === 'white')
        m.require(
          'white',
          cell,
          and(
            iff(left, right),
            iff(above, below),
            // Each turn violates its own part of the rule, independently of the others.
            ...[left, right].flatMap((beside) => [above, below].map((other) => iff(beside, not(other)))),
          ),
        );
      if (colour === 'black') m.require('black', cell, and(iff(left, not(right)), iff(above, not(below))));
      if (number !== undefined) m.require('number', cell, sight(rays).is(number));
    }
  },

  *verify({ circles }, line) {
    const { loops, loose } = traceLoops(line);
    if (loose.length > 0) return;
    const found = new Map(loops.flatMap((loop) => [...circlesAlong(loop)]));
    for (const [at, [colour, number]] of circles.known()) {
      const [foundColour, foundNumber] = found.get(placeKey(at)) ?? [];
      if (colour && colour !== foundColour) yield { rule: colour, places: [at] };
      if (number !== undefined && number !== foundNumber) yield { rule: 'number', places: [at] };
    }
  },

  look: { frame: 'dashed', hues: true },
  generation: {
    puzzle({ board, random }) {
      const answer = randomLoop(board, random);
      const [loop] = answer ? traceLoops(answer).loops : [];
      if (!answer || !loop) return undefined;
      const all = circlesAlong(loop);
      return { clues: { circles: Grid.from(board.cells, (cell) => all.get(placeKey(cell))) }, answer };
    },
    removable: ['circles'],
  },

  examples,
});

const ENDS = ['left', 'right', 'above', 'below'] as const;

export default shingoki;
