import {
  and,
  at,
  type Cell,
  connected,
  count,
  describePuzzle,
  every,
  Graph,
  type Grid,
  implies,
  not,
  number,
  or,
  shaded,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { verify } from './verify.js';

export const hitori = describePuzzle({
  id: 'hitori',
  title: 'Hitori',
  aliases: ['hitori ni shite kure', 'singles'],
  rules: {
    repeat: 'No number stands twice among the unshaded cells of a row or column.',
    apart: 'Shaded cells share no side.',
    connected: 'All unshaded cells are connected.',
  },
  clues: { numbers: every('cells', number(1, 1295)) },
  answer: at('cells', shaded, { called: 'known cells', key: 'shaded' }),
  encode(m, { board, numbers }, shaded) {
    const open = shaded.map(not);
    for (const line of board.lines)
      for (const equal of repeats(line, numbers))
        m.require('repeat', equal, count(open.pick(equal)).atMost(1));
    for (const line of board.lines)
      for (const two of windows(line, 2)) m.require('apart', two, not(and(...shaded.pick(two))));
    for (const cell of board.cells) {
      const beside = board.beside(cell);
      if (beside.length + 1 < board.cells.length)
        m.require('connected', [cell, ...beside], implies(open.at(cell), or(...open.pick(beside))));
    }
    m.require('connected', board.cells, connected(Graph.ofNodes(open, (cell) => board.beside(cell))));
  },
  verify,
  examples,
});

/** The cells of a line whose number it has more than once, those of each number together. */
function repeats(line: readonly Cell[], numbers: Grid<number>): readonly (readonly Cell[])[] {
  const places = new Map<number, Cell[]>();
  for (const cell of line) {
    const equal = places.get(numbers.at(cell));
    if (equal) equal.push(cell);
    else places.set(numbers.at(cell), [cell]);
  }
  return [...places.values()].filter(({ length }) => length > 1);
}
