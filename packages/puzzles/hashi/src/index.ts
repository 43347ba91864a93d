import {
  acyclic,
  and,
  connected,
  describePuzzle,
  endsOf,
  Graph,
  Grid,
  is,
  joinRegions,
  type Link,
  layers,
  not,
  notations,
  or,
  type PuzzleOf,
  placeKey,
  regionAt,
  sum,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawIslands, sumsOf } from './generator.js';
import { cellsBetween, crossings, linksAt, linksOf } from './links.js';
import { sgt } from './sgt-id.js';

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
  grades: { medium: 2.37, hard: 3, extreme: 5.3, surplus: 0.3 },
  techniques: {
    'number+loop': 'Closed loop',
    cross: 'Crossing bridge',
    loop: 'Closed loop',
    'number+connected': 'Isolated islands',
    connected: 'Isolated islands',
    'number+cross': 'Crossing bridge',
  },
  conditions: { loop: "With 'loops: no'" },
  options: {
    most: layers.option('most bridges', [1, 2, 3, 4], 2, 'how many bridges may join two islands'),
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
    const all = islands.known().map(([at]) => at);

    for (const [island, n] of islands.known())
      if (n !== '?') m.require('number', island, sum(bridges.pick(linksAt(bridges.places, island))).is(n));

    for (const two of crossings(bridges.places)) m.require('cross', two, not(and(...joined.pick(two))));

    if (all.length > 1) for (const island of all) m.require('connected', island, or(...graph.at(island)));
    m.require('connected', all, connected(graph));
    if (!loops) m.require('loop', all, acyclic(graph));
  },
  // Draws bridges cell by cell, and joins the islands that they connect.
  *verify({ board, islands, loops }, bridges) {
    const built = bridges.places.filter((link) => bridges.at(link) > 0);
    const drawn = new Map<number, Link>();
    for (const link of built)
      for (const water of cellsBetween(link)) {
        const other = drawn.get(placeKey(water));
        if (other) yield { rule: 'cross', places: [other, link] };
        drawn.set(placeKey(water), link);
      }

    const sums = sumsOf(bridges);
    for (const [island, n] of islands.known())
      if (n !== '?' && (sums.get(placeKey(island)) ?? 0) !== n) yield { rule: 'number', places: [island] };

    const parts = joinRegions(
      board,
      built.map((link) => endsOf(link)),
    ).filter(([first]) => islands.at(first!) !== undefined);
    for (const places of parts.slice(1)) yield { rule: 'connected', places };
    if (loops) return;
    const partOf = regionAt(board, parts);
    for (const [at, places] of parts.entries()) {
      // Without a loop, a part has one bridge less than islands.
      const own = built.filter((link) => partOf.at(endsOf(link)[0]) === at);
      if (own.length >= places.length) yield { rule: 'loop', places };
    }
  },

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
