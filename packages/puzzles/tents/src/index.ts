import {
  type Cell,
  type DrawContext,
  describePuzzle,
  Grid,
  layers,
  longerSide,
  matching,
  notations,
  orbitsOf,
  type PuzzleOf,
  regionsOf,
  rules,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Tents = PuzzleOf<typeof tents>;

/** One cell in this many has a tree, where there is room. */
const SHARE = 5;

/** The positions of trees and tents. */
interface Camp {
  readonly trees: Set<Cell>;
  readonly tents: Set<Cell>;
}

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
    puzzle(context) {
      const camp = fill(context, { trees: new Set(), tents: new Set() });
      return camp.trees.size ? puzzleOf(context, camp) : undefined;
    },
    // Other trees and tents replace those that are connected with a tent which a rival does not have.
    repair({ puzzle: { board, trees: treeClues }, answer }, rivals, context) {
      const trees = new Set(treeClues.known().map(([cell]) => cell));
      const tents = answer.places.filter((cell) => answer.at(cell));
      const [wrong] = context.random.shuffled(tents.filter((cell) => !rivals.at(-1)!.at(cell)));
      const gone = new Set([wrong!]);
      const orbits = orbitsOf([...trees], context.symmetry, board);
      for (const cell of gone) {
        const near = new Set(board.neighbours(cell));
        const others = trees.has(cell)
          ? [...tents.filter((tent) => near.has(tent)), ...orbits.find((orbit) => orbit.includes(cell))!]
          : [...near].filter((one) => trees.has(one));
        for (const one of others) gone.add(one);
      }
      const left = (cells: Iterable<Cell>) => new Set([...cells].filter((cell) => !gone.has(cell)));
      return puzzleOf(context, fill(context, { trees: left(trees), tents: left(tents) }));
    },
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

/** Adds trees, each with a tent: as many as are wanted and find room. */
function fill({ board, symmetry, random }: DrawContext, camp: Camp): Camp {
  const wanted = Math.max(1, Math.round(board.cells.length / SHARE));
  const { trees, tents } = camp;
  for (const orbit of random.shuffled(orbitsOf(board.cells, symmetry, board))) {
    if (orbit.some((cell) => trees.has(cell) || tents.has(cell)) || trees.size + orbit.length > wanted)
      continue;
    const added: Cell[] = [];
    for (const tree of orbit) trees.add(tree);
    const found = orbit.every((tree) => {
      const room = board.neighbours(tree).filter((cell) => !trees.has(cell));
      const [tent] = random.shuffled(room.filter((cell) => !board.block(cell).some((one) => tents.has(one))));
      if (tent) added.push(tent);
      if (tent) tents.add(tent);
      return tent;
    });
    if (found) continue;
    for (const tree of orbit) trees.delete(tree);
    for (const tent of added) tents.delete(tent);
  }
  return camp;
}

/** Returns the puzzle with the number of tents in each line. */
function puzzleOf({ board }: DrawContext, { trees, tents }: Camp) {
  const counts = Grid.from(
    board.outside(['above', 'left']),
    (end) => board.lineFrom(end).filter((cell) => tents.has(cell)).length,
  );
  const free = board.cells.filter((cell) => !trees.has(cell));
  return {
    clues: {
      counts,
      trees: Grid.from(board.cells, (cell) => (trees.has(cell) ? (true as const) : undefined)),
    },
    answer: Grid.from(free, (cell) => tents.has(cell)),
  };
}

export default tents;
