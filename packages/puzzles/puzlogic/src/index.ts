import {
  allDifferent,
  count,
  definePuzzle,
  is,
  type Mark,
  type Outside,
  sum,
  type Violation,
  writtenMarks,
} from '@gridproof/core';
import { examples } from './examples.js';
import { json } from './formats.js';
import type { Line } from './puzlogic.js';
import { parse, parseAnswer, print, printNumbers } from './text.js';

export type { Puzlogic } from './puzlogic.js';

export const puzlogic = definePuzzle({
  id: 'puzlogic',
  title: 'Puzlogic',
  rules: {
    row: 'All numbers in a row differ, across gaps too.',
    column: 'All numbers in a column differ, across gaps too.',
    pieces: 'Each empty cell gets one of the pieces, and each piece is used once.',
    target: 'The numbers of a row or column with a target add up to it.',
  },
  parse,
  print,

  encode(m, { givens, pieces, rows, columns }) {
    const all = [...pieces, ...givens.known().map(([, clue]) => clue)];
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const number = m.ints(givens.places, least, most);
    for (const [cell, clue] of givens.known()) m.given(cell, is(number.at(cell), clue));
    for (const { cells } of rows)
      if (cells.length > 1) m.require('row', cells, allDifferent(number.pick(cells)));
    for (const { cells } of columns)
      if (cells.length > 1) m.require('column', cells, allDifferent(number.pick(cells)));
    const empty = givens.places.filter((cell) => givens.at(cell) === undefined);
    // Numbers that are no piece have their count too: none.
    for (let piece = least; piece <= most && empty.length > 0; piece++) {
      const held = number.pick(empty).map((one) => is(one, piece));
      m.require('pieces', empty, count(held).is(pieces.filter((other) => other === piece).length));
    }
    for (const { cells, target } of [...rows, ...columns])
      if (target !== undefined) m.require('target', cells, sum(number.pick(cells)).is(target));
    return number;
  },

  decode: (number) => number,

  *verify(
    { givens, pieces, rows, columns },
    answer,
  ): Iterable<Violation<'row' | 'column' | 'pieces' | 'target'>> {
    for (const [cell, clue] of givens.known())
      if (answer.at(cell) !== clue) yield { rule: 'given', places: [cell] };
    for (const [rule, lines] of [
      ['row', rows],
      ['column', columns],
    ] as const)
      for (const { cells } of lines)
        for (const number of new Set(answer.pick(cells))) {
          const places = cells.filter((cell) => answer.at(cell) === number);
          if (places.length > 1) yield { rule, places };
        }
    const left = [...pieces];
    for (const [cell, clue] of givens.entries()) {
      if (clue !== undefined) continue;
      const at = left.indexOf(answer.at(cell));
      if (at < 0) yield { rule: 'pieces', places: [cell] };
      else left.splice(at, 1);
    }
    for (const { cells, target } of [...rows, ...columns])
      if (target !== undefined && answer.pick(cells).reduce((total, number) => total + number, 0) !== target)
        yield { rule: 'target', places: cells };
  },

  draw({ board, givens, pieces, rows, columns }, answer) {
    return {
      width: board.width,
      height: board.height,
      cells: givens.places,
      lines: true,
      marks: [
        ...writtenMarks(givens, answer),
        ...targetsAt(board.outside(['right']), rows),
        ...targetsAt(board.outside(['below']), columns),
      ],
      ...(answer ? {} : { caption: `pieces: ${pieces.join(' ')}` }),
    };
  },

  printAnswer: (answer, { board }) => printNumbers(board, answer),
  readAnswer: parseAnswer,
  formats: { json },
  examples,
});

const targetsAt = (ends: readonly Outside[], lines: readonly Line[]): Mark[] =>
  lines.flatMap(({ target }, line) =>
    target === undefined ? [] : { at: ends[line]!, source: 'clue', text: `${target}` },
  );

export default puzlogic;
