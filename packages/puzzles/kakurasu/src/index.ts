import {
  describePuzzle,
  layers,
  longerSide,
  notations,
  type PuzzleOf,
  sum,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';

export type Kakurasu = PuzzleOf<typeof kakurasu>;

/** The sum of the longest line of a board where all of it is shaded. */
const greatest = (size: { readonly width: number; readonly height: number }): number =>
  (longerSide(size) * (longerSide(size) + 1)) / 2;

/** The greatest sum of the samples: that of a line of 200 cells. A longer line has millions of sums. */
const MAX_SAMPLE = 20_100;

export const kakurasu = describePuzzle({
  id: 'kakurasu',
  title: 'Kakurasu',
  aliases: ['index sums'],
  goal: 'Shade cells until the sums of all rows and columns are right.',
  rules: {
    row: 'A number to the right of a row is the sum of the numbers of the columns in which the row is shaded.',
    column: 'A number below a column is the sum of the numbers of the rows in which the column is shaded.',
  },
  grades: { medium: 2.75, hard: 6, extreme: 10 },
  techniques: { row: 'Sum of a row', column: 'Sum of a column', 'row+column': 'Crossing sums' },
  upright: 'its rules number the rows and columns',
  clues: {
    sums: layers.at(
      ['below', 'right'],
      {
        ...values.number(0, greatest),
        samples: (size) => Array.from({ length: 1 + Math.min(greatest(size), MAX_SAMPLE) }, (_, n) => n),
      },
      { label: 'sums' },
    ),
  },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, sums }, shaded) {
    for (const [end, n] of sums.known()) {
      const line = board.lineFrom(end).toReversed();
      const weights = line.map((_, at) => at + 1);
      const rule = end.end === 'right' ? 'row' : 'column';
      m.require(rule, end, sum(shaded.pick(line), weights).is(n));
    }
  },
  // Subtracts each shaded cell from the sums of its row and its column; nothing may remain.
  *verify({ board, sums }, shaded) {
    const left = { rows: board.rows.map(() => 0), columns: board.columns.map(() => 0) };
    for (const [end, n] of sums.known())
      if (end.end === 'right') left.rows[end.row]! += n;
      else left.columns[end.col]! += n;
    for (const { row, col } of board.cells.filter((cell) => shaded.at(cell))) {
      left.rows[row]! -= col + 1;
      left.columns[col]! -= row + 1;
    }
    for (const [end] of sums.known()) {
      const [rule, rest] =
        end.end === 'right'
          ? (['row', left.rows[end.row]] as const)
          : (['column', left.columns[end.col]] as const);
      if (rest !== 0) yield { rule, places: [end] };
    }
  },

  // The numbers of the rows and columns stand at their beginnings, as they are printed.
  draw: ({ board }) => ({
    marks: board
      .outside(['above', 'left'])
      .map(
        (at) =>
          ({ at, text: `${1 + (at.end === 'left' ? at.row : at.col)}`, source: 'clue', mild: true }) as const,
      ),
  }),

  generation: { defaultSize: { width: 6, height: 6 } },

  notations: [notations.puzzleTeam(notations.slashSeparated('sums'))],
  examples,
});

export default kakurasu;
