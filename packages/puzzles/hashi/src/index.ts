import {
  acyclic,
  and,
  connected,
  describePuzzle,
  Graph,
  Grid,
  is,
  layers,
  not,
  notations,
  or,
  type PuzzleOf,
  sum,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawIslands } from './generator.js';
import { crossings, linksAt, linksOf } from './links.js';
import { sgt } from './sgt-id.js';
import { verify } from './verify.js';

export type Hashi = PuzzleOf<typeof hashi>;

/** Up to four bridges in each direction; most puzzles allow two. */
const numbers = { ...values.number(1, 16), samples: () => [1, 2, 3, 4, 5, 6, 7, 8] };
const island = values.withLook(values.orUnknown(numbers), (n) => ({ text: `${n}`, symbol: 'ring' }));

export const hashi = describePuzzle({
  id: 'hashi',
  title: 'Hashi',
  aliases: ['bridges', 'hashiwokakero', 'hashi wo kakero', 'chopsticks'],
  goal: 'Draw bridges between the islands until all are connected.',
  rules: {
    number: 'A number counts the bridges that end at its island.',
    cross: 'Bridges do not cross.',
    connected:
      'Bridges straight across or down connect all islands, at most two between two islands or as many as the puzzle says.',
    loop: 'The bridges close no loop.',
  },
  grades: { medium: 2.03, hard: 3, extreme: 5 },
  techniques: {
    'number+loop': 'Closed loop',
    cross: 'Crossing bridge',
    loop: 'Closed loop',
    'number+connected': 'Isolated islands',
    connected: 'Isolated islands',
    'number+cross': 'Crossing bridge',
  },
  conditions: {
    loop: "With 'loops: no'",
  },
  options: {
    most: layers.option(
      'most bridges',
      [
        ['1', 1],
        ['2', 2],
        ['3', 3],
        ['4', 4],
      ],
      2,
      'how many bridges may join two islands',
    ),
    loops: layers.flag('loops', true, 'that loops are forbidden'),
  },
  clues: { islands: layers.at('cells', island, { nonEmpty: true }) },
  answer: ({ board, islands, most }) =>
    layers.at(linksOf(board, islands), values.bridges(most), { label: 'bridges', key: 'bridges' }),
  // The numbers are the only clues; no bridges are given.
  impliedGivens: ({ board, islands }) => Grid.from(linksOf(board, islands), () => undefined),
  cluesInAnswer: 'islands',

  encode(m, { islands, loops }, bridges) {
    const joined = bridges.map((n) => m.define(not(is(n, 0))));
    const graph = Graph.ofLines(joined);
    const atEnd = linksAt(bridges.places);
    const all = islands.known().map(([at]) => at);

    for (const [island, n] of islands.known())
      if (n !== '?') m.require('number', island, sum(bridges.pick(atEnd(island))).is(n));

    for (const two of crossings(bridges.places)) m.require('cross', two, not(and(...joined.pick(two))));

    if (all.length > 1) for (const island of all) m.require('connected', island, or(...graph.at(island)));
    m.require('connected', all, connected(graph));
    if (!loops) m.require('loop', all, acyclic(graph));
  },
  verify: (clues, bridges) => verify(clues, bridges),

  look: { frame: 'none' },
  draw: ({ most }) => ({
    caption: `at most ${most} ${most === 1 ? 'bridge' : 'bridges'} between two islands`,
  }),

  generation: { puzzle: (context) => drawIslands(context) },

  input: { press: 'cycle', drag: 'connect' },

  notations: [
    sgt,
    notations.puzzlink(
      { names: ['hashi', 'hashikake', 'bridges'], inFiles: 'hashikake' },
      notations.number16('islands'),
    ),
    notations.puzzleTeam(notations.digitRuns('islands')),
  ],
  examples,
});

export default hashi;
