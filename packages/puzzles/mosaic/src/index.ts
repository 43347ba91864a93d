import { count, definePuzzle, is, shadedCells, type Violation } from '@gridproof/core';
import { printShading, readShading } from '@gridproof/formats';
import { examples } from './examples.js';
import { json, puzzleTeam, sgt } from './formats.js';
import { parse, print } from './text.js';

export type { Mosaic } from './text.js';

export const mosaic = definePuzzle({
  id: 'mosaic',
  title: 'Mosaic',
  aliases: ['fill-a-pix', 'mosaik', 'japanese mosaic', 'nurie puzzle', 'nampre puzzle', 'magipic'],
  rules: {
    around: 'A number tells how many cells are black of its own and the up to eight around it.',
  },
  parse,
  print,

  encode(m, { board, numbers, givens }) {
    const black = m.bools(board.cells);
    for (const [cell, isBlack] of givens.known()) m.given(cell, is(black.at(cell), isBlack));
    for (const [cell, number] of numbers.known()) {
      m.require('around', cell, count(black.pick(board.block(cell))).is(number));
    }
    return black;
  },

  decode: (black) => black,

  *verify({ board, numbers, givens }, answer): Iterable<Violation<'around'>> {
    for (const [cell, isBlack] of givens.known())
      if (answer.at(cell) !== isBlack) yield { rule: 'given', places: [cell] };
    for (const [cell, number] of numbers.known()) {
      const near = board.rows
        .slice(Math.max(0, cell.row - 1), cell.row + 2)
        .flatMap((row) => row.slice(Math.max(0, cell.col - 1), cell.col + 2));
      if (near.filter((one) => answer.at(one)).length !== number) yield { rule: 'around', places: [cell] };
    }
  },

  draw({ board, numbers, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      lines: true,
      marks: numbers.known().map(([at, number]) => ({ at, source: 'clue', text: `${number}` })),
      shades: shadedCells(givens, answer),
    };
  },

  printAnswer: (answer, { board }) => printShading(board, answer),
  readAnswer: (text, { board }) => readShading(text, board),
  formats: { json, sgt, puzzleTeam },
  examples,
});

export default mosaic;
