import { allDifferent, definePuzzle, is, type Violation, wallsAround, writtenMarks } from '@gridproof/core';
import { examples } from './examples.js';
import { json, line, puzzlink, sgt } from './formats.js';
import { parse, parseAnswer, print, printDigits } from './text.js';

export type { Sudoku } from './sudoku.js';

export const sudoku = definePuzzle({
  id: 'sudoku',
  title: 'Sudoku',
  aliases: ['solo', 'number place', 'nanpure'],
  rules: {
    row: 'Each row holds every number once.',
    column: 'Each column holds every number once.',
    box: 'Each box holds every number once.',
  },
  parse,
  print,

  encode(m, { board, boxes, givens }) {
    const number = m.ints(board.cells, 1, board.width);
    for (const [cell, clue] of givens.known()) m.given(cell, is(number.at(cell), clue));
    for (const row of board.rows) m.require('row', row, allDifferent(number.pick(row)));
    for (const column of board.columns) m.require('column', column, allDifferent(number.pick(column)));
    for (const box of boxes) m.require('box', box, allDifferent(number.pick(box)));
    return number;
  },

  decode: (number) => number,

  *verify({ board, boxes, givens }, answer): Iterable<Violation<'row' | 'column' | 'box'>> {
    for (const [cell, clue] of givens.known())
      if (answer.at(cell) !== clue) yield { rule: 'given', places: [cell] };
    for (const [rule, regions] of [
      ['row', board.rows],
      ['column', board.columns],
      ['box', boxes],
    ] as const)
      for (const cells of regions)
        for (let n = 1; n <= board.width; n++) {
          const places = cells.filter((cell) => answer.at(cell) === n);
          if (places.length > 1) yield { rule, places };
          // Where no number stands twice, one is missing only if something else than a number stands there.
          else if (places.length === 0 && new Set(answer.pick(cells)).size === cells.length)
            yield { rule, places: cells };
        }
  },

  draw({ board, boxes, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      lines: true,
      walls: wallsAround(board, boxes).map((at) => ({ at, weight: 'thick', source: 'clue' })),
      marks: writtenMarks(givens, answer),
    };
  },

  printAnswer: (answer, { board }) => printDigits(board, answer),
  readAnswer: parseAnswer,
  formats: { json, sgt, line, puzzlink },
  examples,
});

export default sudoku;
