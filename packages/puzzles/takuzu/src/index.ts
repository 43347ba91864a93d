import {
  type Cell,
  count,
  definePuzzle,
  differ,
  is,
  pairs,
  type Violation,
  windows,
  writtenMarks,
} from '@gridproof/core';
import { examples } from './examples.js';
import { json, puzzleTeam, sgt } from './formats.js';
import { parse, parseAnswer, print, printDigits } from './text.js';

export type { Takuzu } from './text.js';

export const takuzu = definePuzzle({
  id: 'takuzu',
  title: 'Takuzu',
  aliases: ['binary', 'binary puzzle', 'binairo', 'unruly', 'tohu wa vohu'],
  rules: {
    balance: 'Each row and each column holds as many zeros as ones.',
    triple: 'No three neighbours in a row or column are equal.',
    distinct: 'No two rows are equal, and no two columns.',
  },
  parse,
  print,

  encode(m, { board, givens, linesDiffer }) {
    const one = m.bools(board.cells);
    for (const [cell, digit] of givens.known()) m.given(cell, is(one.at(cell), digit === 1));
    for (const line of board.lines) {
      m.require('balance', line, count(one.pick(line)).is(line.length / 2));
      for (const three of windows(line, 3)) m.require('triple', three, count(one.pick(three)).between(1, 2));
    }
    if (linesDiffer)
      for (const lines of [board.rows, board.columns])
        for (const [a, b] of pairs(lines))
          m.require('distinct', [...a, ...b], differ(one.pick(a), one.pick(b)));
    return one;
  },

  decode: (one) => one.map((isOne) => (isOne ? 1 : 0)),

  *verify({ board, givens, linesDiffer }, answer): Iterable<Violation<'balance' | 'triple' | 'distinct'>> {
    for (const [cell, digit] of givens.known())
      if (answer.at(cell) !== digit) yield { rule: 'given', places: [cell] };
    for (const lines of [board.rows, board.columns]) {
      const seen = new Map<string, readonly Cell[]>();
      for (const line of lines) {
        const digits = answer.pick(line).join('');
        if (digits.replaceAll('0', '').length * 2 !== line.length) yield { rule: 'balance', places: line };
        for (const run of digits.matchAll(/000+|111+/g))
          yield { rule: 'triple', places: line.slice(run.index, run.index + run[0].length) };
        const twin = seen.get(digits);
        if (twin && linesDiffer) yield { rule: 'distinct', places: [...twin, ...line] };
        seen.set(digits, line);
      }
    }
  },

  draw({ board, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      lines: true,
      marks: writtenMarks(givens, answer),
    };
  },

  printAnswer: (answer, { board }) => printDigits(board, answer),
  readAnswer: parseAnswer,
  formats: { json, sgt, puzzleTeam },
  examples,
});

export default takuzu;
