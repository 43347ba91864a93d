import {
  allDifferent,
  type Board,
  definePuzzle,
  element,
  is,
  side,
  type Violation,
  windows,
  writtenMarks,
} from '@gridproof/core';
import { examples } from './examples.js';
import { json } from './formats.js';
import { parse, parseAnswer, print, printNumbers } from './text.js';

export type { DominoSudoku } from './text.js';

export const dominoSudoku = definePuzzle({
  id: 'domino-sudoku',
  title: 'Domino Sudoku',
  aliases: ['self-referential sudoku', 'dominosudoku'],
  coordinates: 'r1c2',
  rules: {
    row: 'Each row holds every number once.',
    column: 'Each column holds every number once.',
    domino:
      'Two neighbours in a row, both before its last cell, are a domino: they name a row and a column, and where these cross stands the number of the row that the domino lies in.',
  },
  parse,
  print,

  encode(m, { board, givens }) {
    const number = m.ints(board.cells, 1, board.width);
    const rows = board.rows.map((row) => number.pick(row));
    for (const [cell, clue] of givens.known()) m.given(cell, is(number.at(cell), clue));
    for (const row of board.rows) m.require('row', row, allDifferent(number.pick(row)));
    for (const column of board.columns) m.require('column', column, allDifferent(number.pick(column)));
    for (const [at, row] of board.rows.entries())
      for (const domino of windows(row.slice(0, -1), 2)) {
        const [a, b] = number.pick(domino);
        m.require('domino', domino, element(rows, a!, b!).is(at + 1));
      }
    return number;
  },

  decode: (number) => number,

  *verify({ board, givens }, answer): Iterable<Violation<'row' | 'column' | 'domino'>> {
    for (const [cell, clue] of givens.known())
      if (answer.at(cell) !== clue) yield { rule: 'given', places: [cell] };
    for (const [rule, lines] of [
      ['row', board.rows],
      ['column', board.columns],
    ] as const)
      for (const line of lines)
        if (new Set(answer.pick(line)).size < line.length) yield { rule, places: line };
    for (const left of board.cells) {
      if (left.col > board.width - 3) continue;
      const right = board.cell(left.row, left.col + 1);
      const named = board.cell(answer.at(left) - 1, answer.at(right) - 1);
      if (answer.at(named) !== left.row + 1) yield { rule: 'domino', places: [left, right, named] };
    }
  },

  draw({ board, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      lines: true,
      walls: endOfDominoes(board).map((at) => ({ at, weight: 'thick', source: 'clue' })),
      marks: writtenMarks(givens, answer),
    };
  },

  printAnswer: (answer, { board }) => printNumbers(board, answer),
  readAnswer: parseAnswer,
  formats: { json },
  examples,
});

export default dominoSudoku;

/** The line between the cells that lie in dominoes and the last column. */
const endOfDominoes = ({ width, height }: Board) =>
  Array.from({ length: height }, (_, row) => side(row, width - 2, 'right'));
