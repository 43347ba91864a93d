import {
  and,
  type Board,
  type Bool,
  type Cell,
  describePuzzle,
  type End,
  Grid,
  iff,
  implies,
  type Link,
  layers,
  not,
  notations,
  or,
  type PuzzleOf,
  placeKey,
  randomLoop,
  rules,
  traceLoops,
  values,
} from '@gridproof/describe';
import { circlesAlong } from './circles.js';
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
  conditions: {
    cover: "With 'cover: yes'",
  },
  options: { cover: layers.flag('cover', false, 'that the line leads through every cell') },
  clues: { circles: layers.at('cells', values.circle) },
  answer: layers.at('links', values.line, { label: 'lines', key: 'lines' }),
  cluesInAnswer: 'circles',

  encode(m, { board, circles, cover }, line) {
    for (const [cell, colour] of circles.known()) {
      const steps = (towards: End) => twoSteps(board, cell, towards, line);
      const [left, right, above, below] = [steps('left'), steps('right'), steps('above'), steps('below')];
      if (colour === 'white')
        m.require(
          'white',
          cell,
          and(
            iff(left[0], right[0]),
            iff(above[0], below[0]),
            // Each turn violates its own part of the rule, independently of the others.
            ...[left, right].flatMap(([beside]) => [above, below].map(([other]) => iff(beside, not(other)))),
            not(and(left[0], left[1], right[1])),
            not(and(above[0], above[1], below[1])),
          ),
        );
      else
        m.require(
          'black',
          cell,
          and(
            iff(left[0], not(right[0])),
            iff(above[0], not(below[0])),
            ...[left, right, above, below].map(([first, second]) => implies(first, second)),
          ),
        );
    }
    if (cover)
      for (const cell of board.cells) m.require('cover', cell, or(...line.pick(board.linksOf(cell))));
  },

  *verify({ board, circles, cover }, line) {
    const { loops, loose } = traceLoops(line);
    if (loose.length > 0) return;
    if (cover) {
      const passed = new Set(loops.flat().map(placeKey));
      const left = board.cells.filter((cell) => !passed.has(placeKey(cell)));
      if (left.length > 0) yield { rule: 'cover', places: left };
    }
    const fitting = new Map(loops.flatMap((loop) => [...circlesAlong(loop)]));
    for (const [at, colour] of circles.known())
      if (fitting.get(placeKey(at)) !== colour) yield { rule: colour, places: [at] };
  },

  look: { frame: 'dashed', hues: true },
  generation: {
    puzzle({ board, random }) {
      const answer = randomLoop(board, random);
      return answer && { clues: { circles: allCircles(board, answer) }, answer };
    },
    // A rival keeps to all circles: if it may have more of them, they say more.
    repair({ puzzle: { board, circles } }, rivals) {
      const answer = rivals.at(-1)!;
      const more = allCircles(board, answer);
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

/** All circles that a loop may have. */
function allCircles(board: Board, line: Grid<boolean, Link>) {
  const circles = new Map(traceLoops(line).loops.flatMap((loop) => [...circlesAlong(loop)]));
  return Grid.from(board.cells, (cell) => circles.get(placeKey(cell)));
}

/**
 * Returns the conditions that the line leaves a cell in a direction, and that it continues from the next cell; false at the edge of the
 * board.
 */
function twoSteps(board: Board, cell: Cell, towards: End, line: Grid<Bool, Link>): readonly [Bool, Bool] {
  const [first = false, second = false] = line.pick(board.linksFrom(cell, towards).slice(0, 2));
  return [first, second];
}

export default masyu;
