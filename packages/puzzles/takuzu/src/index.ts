import {
  type BoolVar,
  type Cell,
  count,
  describePuzzle,
  differ,
  drawPlaces,
  Grid,
  iff,
  layers,
  not,
  notations,
  type PuzzleOf,
  pairs,
  values,
  windows,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Takuzu = PuzzleOf<typeof takuzu>;

/** The relation of two neighbours in Binairo Plus. */
const sign = values.oneOf(
  { value: '=', sign: '=', symbol: 'equal' },
  { value: 'x', sign: 'x', aliases: ['X', '×'], symbol: 'unequal' },
);

/** The coding of the digits in tasks. */
const digits = notations.digitRuns('givens');

/** Between one pair of neighbours in so many stands a sign. */
const SHARE = 6;

/** Only digits are put on new boards and taken away again. */
const isDigit = (value: unknown): boolean => typeof value === 'number';

export const takuzu = describePuzzle({
  id: 'takuzu',
  title: 'Takuzu',
  aliases: ['binary', 'binary puzzle', 'binairo', 'unruly', 'tohu wa vohu'],
  goal: 'Fill every empty cell with 0 or 1.',
  rules: {
    balance: 'Each row and each column holds as many zeros as ones.',
    triple: 'No three neighbours in a row or column are equal.',
    distinct: 'No two rows are equal, and no two columns.',
    sign: 'Two neighbours are equal where = stands between them, and differ where x does.',
  },
  techniques: {
    'balance+distinct': 'Lines must differ',
    balance: 'Line complete',
    triple: 'No three in a row',
    distinct: 'Lines must differ',
    'balance+triple': 'No room for a third',
    sign: 'Sign',
    'sign+triple': 'Sign',
    'balance+sign': 'Sign',
  },
  conditions: { distinct: "Unless 'lines differ: no'" },
  even: true,
  options: { linesDiffer: layers.flag('lines differ', true, 'that lines may be equal') },
  clues: { signs: layers.at('inner sides', sign, { label: 'signs' }) },
  text: [['givens'], ['signs']],
  nameLayers: () => ['givens'],
  answer: layers.at('cells', values.either({ value: 1, sign: '1' }, { value: 0, sign: '0' })),

  encode(m, { board, linesDiffer, signs }, one) {
    for (const line of board.lines) {
      m.require('balance', line, count(one.pick(line)).is(line.length / 2));
      for (const three of windows(line, 3)) m.require('triple', three, count(one.pick(three)).between(1, 2));
    }
    if (linesDiffer)
      for (const lines of [board.rows, board.columns])
        for (const [a, b] of pairs(lines))
          m.require('distinct', [...a, ...b], differ(one.pick(a), one.pick(b)));
    for (const [side, sign] of signs.known()) {
      const [a, b] = one.pick(board.cellsAt(side)) as [BoolVar, BoolVar];
      m.require('sign', side, sign === '=' ? iff(a, b) : iff(a, not(b)));
    }
  },

  *verify({ board, linesDiffer, signs }, digit) {
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
    for (const [side, sign] of signs.known()) {
      const [one, other] = digit.pick(board.cellsAt(side));
      if ((one === other) !== (sign === '=')) yield { rule: 'sign', places: [side] };
    }
  },

  generation: {
    allowsClue: isDigit,
    variants: {
      // As in Binairo Plus, lines may be equal.
      signs: {
        allowsClue: isDigit,
        addClues({ answer }, context) {
          const { innerSides } = context.board;
          const chosen = drawPlaces(innerSides, Math.round(innerSides.length / SHARE), context);
          const signs = Grid.from(innerSides, (side) => {
            const [one, other] = answer.pick(context.board.cellsAt(side));
            return chosen.has(side) ? (one === other ? '=' : 'x') : undefined;
          });
          return { signs, linesDiffer: false };
        },
      },
    },
  },
  notations: [
    notations.sgt(
      'Unruly',
      { flags: { u: ['linesDiffer', true, false] }, generatorParams: /^d[a-z]$/ },
      notations.skips('givens'),
    ),
    notations.puzzleTeamVariants({
      title: 'Puzzle Team task of Takuzu, a1b0c… or a1b0c…|R=,Dx,… with --size 10x10',
      pattern: /^[\da-z]+(?:\|[RD=x,]*)?$/,
      example: '10x10',
      separator: '|',
      variants: [
        [['cells'], [digits]],
        // Binairo Plus, whose lines may be equal.
        [['cells', 'signs'], [digits, notations.sideSigns('signs')], { linesDiffer: false }],
      ],
      variantOf: ({ linesDiffer }) => (linesDiffer ? 0 : 1),
    }),
  ],
  examples,
});

export default takuzu;
