import {
  allDifferent,
  at,
  type Bool,
  type Cell,
  compass,
  count,
  describePuzzle,
  every,
  is,
  type Mark,
  number,
  numberedLetters,
  type PuzzleOf,
  sgt,
  sum,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { inSight } from './sight.js';
import { verify } from './verify.js';
import { walked } from './walked.js';

export type Signpost = PuzzleOf<typeof signpost>;

const cellsOf = ({ width, height }: { readonly width: number; readonly height: number }) => width * height;

export const signpost = describePuzzle({
  id: 'signpost',
  title: 'Signpost',
  aliases: ['arrow path', 'pfeilpfad'],
  rules: {
    path: 'Each number from 1 on stands in one cell, and the arrow at each but the last points to the next, at any distance.',
  },
  clues: { arrows: every('cells', compass) },
  answer: at('cells', number(1, cellsOf), { called: 'numbers', key: 'numbers' }),

  encode(m, { board, arrows }, number) {
    const last = board.cells.length;
    m.require('path', board.cells, allDifferent(number.values));

    // Which cell follows which: each has one behind it and one before it, but for the first and the last.
    const ways = board.cells.flatMap((from) =>
      inSight(board, from, arrows.at(from)).map((to) => ({
        from,
        to,
        on: m.define(sum([number.at(to), number.at(from)], [1, -1]).is(1)),
      })),
    );
    const [out, into] = [by(ways, 'from'), by(ways, 'to')];
    for (const cell of board.cells) {
      const [behind, before] = [out.get(cell) ?? [], into.get(cell) ?? []];
      const [nexts, lasts] = [behind, before].map((those) => those.map(({ on }) => on)) as [Bool[], Bool[]];
      m.require('path', cell, count([is(number.at(cell), last), ...nexts]).is(1));
      const those = [cell, ...before.map(({ from }) => from)];
      m.require('path', those, count([is(number.at(cell), 1), ...lasts]).is(1));
    }
  },
  verify: (clues, numbers) => verify(clues, numbers),

  /** The last number stands in a circle in place of its arrow, which points nowhere. */
  draw({ board, givens }, answer) {
    const marks = givens.places.flatMap((cell): readonly Mark[] => {
      const n = answer?.at(cell) ?? givens.at(cell);
      const source = givens.at(cell) === n ? 'clue' : 'found';
      return n === board.cells.length ? [{ at: cell, text: `${n}`, symbol: 'circle', source }] : [];
    });
    return { marks };
  },

  making: { usual: { width: 6, height: 6 }, puzzle: (wished) => walked(wished), takes: ['givens'] },

  notations: [sgt('Signpost', { steering: /^c$/ }, numberedLetters('arrows', 'givens'))],
  examples,
});

/** One cell of two that may follow each other, and whether they do. */
interface Way {
  readonly from: Cell;
  readonly to: Cell;
  readonly on: Bool;
}

const by = (ways: readonly Way[], end: 'from' | 'to'): ReadonlyMap<Cell, readonly Way[]> => {
  const found = new Map<Cell, Way[]>();
  for (const way of ways) found.set(way[end], [...(found.get(way[end]) ?? []), way]);
  return found;
};

export default signpost;
