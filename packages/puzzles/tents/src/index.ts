import {
  type Cell,
  describePuzzle,
  Grid,
  layers,
  longerSide,
  matching,
  notations,
  type PuzzleOf,
  regionsOf,
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
    const treeCells = trees.known().map(([cell]) => cell);
    const all = Grid.from(treeCells, () => true);
    m.require(
      'own',
      board.cells,
      matching(all, tent, (cell) => board.neighbours(cell)),
    );
  },

  // Yields groups of trees and tents that are connected by sides and differ in number. Tents touch nowhere, so a tree has at most two of
  // them beside it, and joins them as a line joins two points: in a connected group with as many lines as points, each point has a line
  // of its own.
  *verify({ board, trees }, tents) {
    const isTree = (cell: Cell) => trees.at(cell) !== undefined;
    const isTent = (cell: Cell) => tents.has(cell) && tents.at(cell);
    const groups = regionsOf(
      board,
      (one, other) => (isTree(one) && isTent(other)) || (isTent(one) && isTree(other)),
    );
    for (const places of groups)
      if (places.filter(isTree).length !== places.filter(isTent).length) yield { rule: 'own', places };
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
