import {
  acyclic,
  allDifferent,
  be,
  count,
  type DerivedOption,
  describePuzzle,
  Graph,
  Grid,
  groupBy,
  is,
  layers,
  type Mark,
  notations,
  type PuzzleOf,
  sum,
  type ValueWords,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawWalk } from './generator.js';
import { headingTo, inSight } from './sight.js';

export type Signpost = PuzzleOf<typeof signpost>;

const cellsOf = ({ width, height }: { readonly width: number; readonly height: number }) => width * height;

export const signpost = describePuzzle({
  id: 'signpost',
  title: 'Signpost',
  aliases: ['arrow path', 'pfeilpfad'],
  goal: 'Number the cells along the arrows, from 1 to the number of cells.',
  rules: {
    next: 'The arrow at each number but the last points to the next one, at any distance.',
    once: 'Each number from 1 on stands in one cell, so only one cell leads to each but 1.',
  },
  grades: { medium: 2.45, hard: 3.2, extreme: 5.3, surplus: 0.36 },
  techniques: { next: 'Next in the chain', once: 'Only predecessor', 'next+once': 'Chain joined' },
  clues: { arrows: layers.every('cells', values.compass) },
  answer: layers.at('cells', values.number(1, cellsOf), { label: 'numbers', key: 'numbers' }),

  encode(m, { board, arrows }, number) {
    const last = board.cells.length;
    m.require('once', board.cells, allDifferent(number.values));

    const ways = board.cells.flatMap((from) => {
      const seen = inSight(board, from, arrows.at(from));
      const [, ...leads] = m.derive('next', from, [
        { condition: is(number.at(from), last), words: () => be('the last cell of the path') },
        ...seen.map((to): DerivedOption => {
          const means = sum([number.at(to), number.at(from)], [1, -1]).is(1);
          return { condition: means, words: (name) => lead(`to ${name([to])}`) };
        }),
      ]);
      return seen.map((to, at) => ({ from, to, at: from, on: leads[at]! }));
    });
    const waysTo = Grid.from(board.cells, (): (typeof ways)[number][] => []);
    for (const way of ways) waysTo.at(way.to).push(way);
    for (const cell of board.cells) {
      const before = waysTo.at(cell);
      // The uniqueness of the path is a rule, not a clue.
      m.require('once', cell, count([is(number.at(cell), 1), ...before.map(({ on }) => on)]).is(1), '');
    }
    // Numbers that rise close no loop. Said of the ways, that is one reason.
    m.require('next', board.cells, acyclic(Graph.ofEdges(ways)));
  },
  // Follows the numbers, and compares the direction of the next one with the arrow.
  *verify({ board, arrows }, number) {
    const cells = groupBy(board.cells, (cell) => number.at(cell));
    for (const same of cells.values()) if (same.length > 1) yield { rule: 'once', places: same };

    for (const [cell, n] of number.entries()) {
      if (n === board.cells.length) continue;
      const next = cells.get(n + 1) ?? [];
      if (!next.some((to) => headingTo(cell, to) === arrows.at(cell)))
        yield { rule: 'next', places: [cell, ...next] };
    }
  },

  /** The last number stands in a circle in place of its arrow, which points nowhere. */
  draw({ board, givens }, answer) {
    const marks = givens.places.flatMap((cell): readonly Mark[] => {
      const n = answer?.at(cell) ?? givens.at(cell);
      const source = givens.at(cell) === n ? 'clue' : 'found';
      return n === board.cells.length ? [{ at: cell, text: `${n}`, symbol: 'ring', source }] : [];
    });
    return { marks };
  },

  generation: {
    defaultSize: { width: 6, height: 6 },
    puzzle: (context) => drawWalk(context),
    removable: ['givens'],
  },

  input: {
    drag: 'connect',
    successors: ({ board, arrows }, cell) => inSight(board, cell, arrows.at(cell)),
  },

  notations: [
    notations.sgt('Signpost', { generatorParams: /^c$/ }, notations.numberedLetters('arrows', 'givens')),
  ],
  examples,
});

/** Returns the words for a cell that leads to another. */
const lead = (what: string): ValueWords => ({
  is: 'leads',
  are: 'lead',
  isNot: 'does not lead',
  areNot: 'do not lead',
  phrase: what,
});

export default signpost;
