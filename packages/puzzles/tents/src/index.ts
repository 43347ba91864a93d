import {
  type Cell,
  describePuzzle,
  Grid,
  layers,
  longerSide,
  matching,
  notations,
  type PuzzleOf,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawTents, repairTents } from './generator.js';

export type Tents = PuzzleOf<typeof tents>;

const tree = values.marker({ sign: 'T', symbol: 'tree' });

const tent = values.object('a tent', { sign: 'A', symbol: 'tent' }, { tone: 'grass' });

export const tents = describePuzzle({
  id: 'tents',
  title: 'Tents',
  aliases: ['tents and trees'],
  goal: 'Put a tent beside each tree.',
  rules: {
    own: 'Each tree has a tent of its own beside it, and each tent a tree.',
    apart: rules.noneAdjacent('Tents touch nowhere, not even at a corner.', { corners: true }),
    line: rules.countInLine('A number outside counts the tents of its row or column.', 'counts'),
  },
  techniques: {
    own: 'Only tree',
    'own+line': 'Tree and line',
    'apart+line': 'Tents squeezed',
    'own+apart': 'Tree out of reach',
  },
  clues: {
    counts: layers.at(['above', 'left'], values.number(0, longerSide), { label: 'numbers outside' }),
    trees: layers.at('cells', tree),
  },
  answer: ({ trees }) => layers.at(trees.unknown(), tent, { label: 'known cells', key: 'tents' }),
  text: [['counts', 'trees', 'givens']],
  cluesInAnswer: 'trees',

  encode(m, { board, trees }, tent) {
    const there = Grid.from(
      trees.known().map(([cell]) => cell),
      () => true,
    );
    m.require(
      'own',
      board.cells,
      matching(there, tent, (cell) => board.neighbours(cell)),
    );
  },
  // Yields groups of trees and tents that are connected by sides and differ in number. Tents touch nowhere, so a tree has at most two of
  // them beside it, and joins them as a line joins two points: in a connected group with as many lines as points, each point has a line
  // of its own.
  *verify({ board, trees }, tents) {
    const pitched = tents.places.filter((cell) => tents.at(cell));
    const signs = new Map<Cell, 'tree' | 'tent'>([
      ...trees.known().map(([cell]) => [cell, 'tree'] as const),
      ...pitched.map((cell) => [cell, 'tent'] as const),
    ]);
    const seen = new Set<Cell>();
    for (const cell of board.cells) {
      if (!signs.has(cell) || seen.has(cell)) continue;
      const group = new Set([cell]);
      for (const one of group)
        for (const next of board.neighbours(one))
          if (signs.has(next) && signs.get(next) !== signs.get(one)) group.add(next);
      for (const one of group) seen.add(one);
      const trees = [...group].filter((one) => signs.get(one) === 'tree').length;
      if (2 * trees !== group.size) yield { rule: 'own', places: [...group] };
    }
  },

  generation: {
    puzzle: (context) => drawTents(context),
    repair: ({ puzzle, answer }, rivals, context) =>
      repairTents(answer, rivals.at(-1)!, new Set(puzzle.trees.known().map(([cell]) => cell)), context),
    removable: ['counts'],
    permanentLayers: ['counts'],
  },

  input: { drag: 'mark' },

  notations: [
    notations.sgt(
      'Tents',
      { minSide: 4, generatorParams: /^(?:d[a-z])?$/ },
      notations.letterSkips('trees'),
      notations.commaSeparated('counts'),
    ),
    notations.puzzlink('tents', notations.number16('counts'), notations.marks('trees')),
    notations.puzzleTeamByCommas(
      /^[a-z_]+(?:,\d+)+$/,
      notations.letterSkips('trees'),
      notations.commaSeparated('counts'),
    ),
  ],
  examples,
});

export default tents;
