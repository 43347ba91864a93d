import {
  and,
  type Bool,
  type Cell,
  cluesAlong,
  describePuzzle,
  goStraight,
  implies,
  layers,
  lineRays,
  not,
  notations,
  or,
  type PuzzleOf,
  randomLoop,
  rules,
  traceLoops,
  turn,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Masyu = PuzzleOf<typeof masyu>;

export const masyu = describePuzzle({
  id: 'masyu',
  title: 'Masyu',
  aliases: ['mashu', 'pearl', 'pearls', 'pearl puzzle'],
  goal: 'Draw a single closed loop through all circles.',
  rules: {
    white:
      'Through a white circle the line goes straight on, and it turns in at least one of the cells before and after.',
    black: 'At a black circle the line turns, and it goes straight through the cells before and after.',
    loop: rules.oneLoop('The line is one closed loop, which neither crosses itself nor branches.'),
    cover: 'The line leads through every cell.',
  },
  grades: { medium: 3.6, hard: 5, extreme: 6.5 },
  techniques: {
    white: 'White circle',
    black: 'Black circle',
    cover: 'Every cell',
    'cover+loop': 'Every cell',
    'black+loop': 'Black circle',
    'white+loop': 'White circle',
    'black+white': 'Circles together',
  },
  conditions: { cover: "With 'cover: yes'" },
  options: { cover: layers.flag('cover', false, 'that the line leads through every cell') },
  clues: { circles: layers.at('cells', values.circle) },
  answer: layers.at('links', values.line, { label: 'lines', key: 'lines' }),
  cluesInAnswer: 'circles',

  encode(m, { board, circles, cover }, line) {
    for (const [cell, colour] of circles.known()) {
      const rays = lineRays(board, cell, line);
      const [left, right, above, below] = rays;
      const twoSteps = rays.map(([first = false, second = false]) => implies(first, second));
      if (colour === 'black') m.require('black', cell, and(...turn(rays), ...twoSteps));
      else
        m.require('white', cell, and(...goStraight(rays), turnBeside(left, right), turnBeside(above, below)));
    }
    if (cover)
      for (const cell of board.cells) m.require('cover', cell, or(...line.pick(board.linksOf(cell))));
  },

  *verify({ board, circles, cover }, line) {
    if (traceLoops(line).loose.length > 0) return;
    const left = cluesAlong(board, line, () => true).unknown();
    if (cover && left.length > 0) yield { rule: 'cover', places: left };
    const found = cluesAlong(board, line, circleAt);
    for (const [at, colour] of circles.known())
      if (found.at(at) !== colour) yield { rule: colour, places: [at] };
  },

  look: { frame: 'dashed', hues: true },
  generation: {
    puzzle({ board, random }) {
      const answer = randomLoop(board, random);
      return answer && { clues: { circles: cluesAlong(board, answer, circleAt) }, answer };
    },
    // A rival keeps to all circles: if it may have more of them, they say more.
    repair({ puzzle: { board, circles } }, rivals) {
      const answer = rivals.at(-1)!;
      const more = cluesAlong(board, answer, circleAt);
      return more.known().length > circles.known().length ? { clues: { circles: more }, answer } : undefined;
    },
    removable: ['circles'],
  },

  notations: [
    notations.puzzlink(
      { names: ['mashu', 'masyu'], flags: { f: ['cover', true, false] } },
      notations.base3('circles', ['W', 'B']),
    ),
    notations.sgt(
      'Pearl',
      { minSide: 5, generatorParams: /^d[a-z]n?$/ },
      notations.digitRuns('circles', { signs: ['W', 'B'] }),
    ),
    notations.puzzleTeam(notations.digitRuns('circles', { signs: ['W', 'B'] })),
  ],
  examples,
});

/** Returns the condition that a line turns before or after a cell, where it goes straight on. */
const turnBeside = ([here = false, before = false]: readonly Bool[], [, after = false]: readonly Bool[]) =>
  not(and(here, before, after));

/** Returns the possible circle of a cell of a loop. */
function circleAt(loop: readonly Cell[], nth: number): 'white' | 'black' | undefined {
  const cell = (at: number) => loop.at(at % loop.length)!;
  const turnsAt = (at: number) =>
    cell(at - 1).row !== cell(at + 1).row && cell(at - 1).col !== cell(at + 1).col;
  const turnsBeside = turnsAt(nth - 1) || turnsAt(nth + 1);
  if (turnsAt(nth) === turnsBeside) return undefined;
  return turnsBeside ? 'white' : 'black';
}

export default masyu;
