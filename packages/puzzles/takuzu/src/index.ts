import {
  at,
  type Cell,
  count,
  describePuzzle,
  differ,
  digitRuns,
  either,
  type PuzzleOf,
  pairs,
  puzzleTeam,
  sgt,
  skips,
  windows,
  yesOrNo,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Takuzu = PuzzleOf<typeof takuzu>;

export const takuzu = describePuzzle({
  id: 'takuzu',
  title: 'Takuzu',
  aliases: ['binary', 'binary puzzle', 'binairo', 'unruly', 'tohu wa vohu'],
  rules: {
    balance: 'Each row and each column holds as many zeros as ones.',
    triple: 'No three neighbours in a row or column are equal.',
    distinct: 'No two rows are equal, and no two columns.',
  },
  even: true,
  options: { linesDiffer: yesOrNo('lines differ', true, 'that lines may be equal') },
  clues: {},
  names: () => ['givens'],
  answer: at('cells', either({ value: 1, sign: '1' }, { value: 0, sign: '0' })),

  encode(m, { board, linesDiffer }, one) {
    for (const line of board.lines) {
      m.require('balance', line, count(one.pick(line)).is(line.length / 2));
      for (const three of windows(line, 3)) m.require('triple', three, count(one.pick(three)).between(1, 2));
    }
    if (linesDiffer)
      for (const lines of [board.rows, board.columns])
        for (const [a, b] of pairs(lines))
          m.require('distinct', [...a, ...b], differ(one.pick(a), one.pick(b)));
  },

  *verify({ board, linesDiffer }, digit) {
    for (const lines of [board.rows, board.columns]) {
      const seen = new Map<string, readonly Cell[]>();
      for (const line of lines) {
        const digits = digit.pick(line).join('');
        if (digits.replaceAll('0', '').length * 2 !== line.length) yield { rule: 'balance', places: line };
        for (const run of digits.matchAll(/000+|111+/g))
          yield { rule: 'triple', places: line.slice(run.index, run.index + run[0].length) };
        const twin = seen.get(digits);
        if (twin && linesDiffer) yield { rule: 'distinct', places: [...twin, ...line] };
        seen.set(digits, line);
      }
    }
  },

  draw: () => ({ lines: true }),
  notations: [
    sgt('Unruly', { flags: { u: ['linesDiffer', true, false] }, steering: /^d[a-z]$/ }, skips('givens')),
    puzzleTeam(digitRuns('givens')),
  ],
  examples,
});

export default takuzu;
