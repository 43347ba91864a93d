import {
  at,
  commaSeparated,
  countInLine,
  describePuzzle,
  either,
  Grid,
  hold,
  letterSkips,
  longerSide,
  marker,
  marks,
  matching,
  negate,
  noneAdjacent,
  number,
  number16,
  type PuzzleOf,
  puzzleTeamByCommas,
  puzzlink,
  sgt,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawTents, repairTents } from './generator.js';
import { verify } from './verify.js';

export type Tents = PuzzleOf<typeof tents>;

const tree = marker({ sign: 'T', symbol: 'tree' });

const tent = either(
  { value: true, sign: 'A', symbol: 'tent', words: hold('a tent') },
  {
    value: false,
    sign: 'x',
    tone: 'grass',
    blank: true,
    inAnswer: { sign: '.' },
    words: negate(hold('a tent')),
  },
);

export const tents = describePuzzle({
  id: 'tents',
  title: 'Tents',
  aliases: ['tents and trees'],
  goal: 'Put a tent beside each tree.',
  rules: {
    own: 'Each tree has a tent of its own beside it, and each tent a tree.',
    apart: noneAdjacent('Tents touch nowhere, not even at a corner.', { corners: true }),
    line: countInLine('A number outside counts the tents of its row or column.', 'counts'),
  },
  techniques: {
    own: 'Only tree',
    'own+line': 'Tree and line',
    'apart+line': 'Tents squeezed',
    'own+apart': 'Tree out of reach',
  },
  clues: {
    counts: at(['above', 'left'], number(0, longerSide), { label: 'numbers outside' }),
    trees: at('cells', tree),
  },
  answer: ({ board, trees }) =>
    at(
      board.cells.filter((cell) => !trees.at(cell)),
      tent,
      { label: 'known cells', key: 'tents' },
    ),
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
  verify: (clues, tents) => verify(clues, tents),

  generation: {
    puzzle: (context) => drawTents(context),
    repair: ({ puzzle, answer }, rivals, context) =>
      repairTents(answer, rivals.at(-1)!, new Set(puzzle.trees.known().map(([cell]) => cell)), context),
    removable: ['counts'],
    permanentLayers: ['counts'],
  },

  input: { drag: 'mark' },

  notations: [
    sgt(
      'Tents',
      { minSide: 4, generatorParams: /^(?:d[a-z])?$/ },
      letterSkips('trees'),
      commaSeparated('counts'),
    ),
    puzzlink('tents', number16('counts'), marks('trees')),
    puzzleTeamByCommas(/^[a-z_]+(?:,\d+)+$/, letterSkips('trees'), commaSeparated('counts')),
  ],
  examples,
});

export default tents;
