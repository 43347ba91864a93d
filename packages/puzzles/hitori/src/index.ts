import {
  and,
  type Cell,
  connected,
  count,
  definePuzzle,
  Graph,
  type Grid,
  implies,
  is,
  not,
  or,
  shadedCells,
  windows,
} from '@gridproof/core';
import { printShading, readShading } from '@gridproof/formats';
import { examples } from './examples.js';
import { json, puzzlink, sgt } from './formats.js';
import { parse, print } from './text.js';
import { verify } from './verify.js';

export type { Hitori } from './text.js';

export const hitori = definePuzzle({
  id: 'hitori',
  title: 'Hitori',
  aliases: ['hitori ni shite kure', 'singles'],
  rules: {
    repeat: 'No number stands twice among the unshaded cells of a row or column.',
    apart: 'Shaded cells share no side.',
    connected: 'All unshaded cells are connected.',
  },
  parse,
  print,

  encode(m, { board, numbers, givens }) {
    const shaded = m.bools(board.cells);
    const open = shaded.map(not);
    for (const [cell, isShaded] of givens.known()) m.given(cell, is(shaded.at(cell), isShaded));
    for (const line of board.lines)
      for (const equal of repeats(line, numbers))
        m.require('repeat', equal, count(open.pick(equal)).atMost(1));
    for (const line of board.lines)
      for (const two of windows(line, 2)) m.require('apart', two, not(and(...shaded.pick(two))));
    // Among shaded neighbours an unshaded cell would be parted from those beyond: said here, it saves most of the rounds.
    for (const cell of board.cells) {
      const beside = board.beside(cell);
      if (beside.length + 1 < board.cells.length)
        m.require('connected', [cell, ...beside], implies(open.at(cell), or(...open.pick(beside))));
    }
    m.require('connected', board.cells, connected(Graph.ofNodes(open, (cell) => board.beside(cell))));
    return shaded;
  },

  decode: (shaded) => shaded,
  verify,

  draw({ board, numbers, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      marks: numbers.known().map(([at, number]) => ({ at, source: 'clue', text: `${number}` })),
      shades: shadedCells(givens, answer),
    };
  },

  printAnswer: (answer, { board }) => printShading(board, answer),
  readAnswer: (text, { board }) => readShading(text, board),
  formats: { json, puzzlink, sgt },
  examples,
});

export default hitori;

/** The cells of a line whose number it has more than once, those of each number together. */
function repeats(line: readonly Cell[], numbers: Grid<number | undefined>): readonly (readonly Cell[])[] {
  const places = new Map<number, Cell[]>();
  for (const cell of line) {
    const number = numbers.at(cell);
    if (number === undefined) continue;
    const equal = places.get(number);
    if (equal) equal.push(cell);
    else places.set(number, [cell]);
  }
  return [...places.values()].filter(({ length }) => length > 1);
}
