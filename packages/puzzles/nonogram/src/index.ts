import {
  at,
  columnsAndRows,
  describePuzzle,
  list,
  number,
  number16Lists,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  sgt,
  shaded,
  slashedLists,
  table,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { verify } from './verify.js';

export type Nonogram = PuzzleOf<typeof nonogram>;

const longest = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(width, height);

export const nonogram = describePuzzle({
  id: 'nonogram',
  title: 'Nonogram',
  aliases: ['picross', 'hanjie', 'griddlers', 'pattern', 'paint by numbers'],
  rules: {
    runs: 'The numbers beside a line are the lengths of its runs of shaded cells, in their order; between two runs at least one cell is not shaded.',
  },
  clues: {
    runs: columnsAndRows(
      list(number(1, longest), { most: (size) => Math.ceil(longest(size) / 2), none: '0' }),
      { called: 'runs' },
    ),
  },
  answer: at('cells', shaded),

  encode(m, { board, runs: lengths }, shaded) {
    for (const [end, line] of lengths.entries()) {
      const cells = shaded.pick(board.lineFrom(end));
      m.require('runs', end, table(cells, arrangements(cells.length, line)));
    }
  },
  verify,

  notations: [
    sgt('Pattern', {}, slashedLists('runs')),
    puzzlink('nonogram', number16Lists('runs')),
    puzzleTeam(slashedLists('runs')),
  ],
  examples,
});

function arrangements(cells: number, [first, ...others]: readonly number[]): boolean[][] {
  if (first === undefined) return [Array(cells).fill(false)];
  const found: boolean[][] = [];
  for (let start = 0; start + first <= cells; start++) {
    const begun = [...Array(start).fill(false), ...Array(first).fill(true)];
    if (others.length === 0) found.push([...begun, ...Array(cells - begun.length).fill(false)]);
    else if (begun.length < cells)
      for (const rest of arrangements(cells - begun.length - 1, others))
        found.push([...begun, false, ...rest]);
  }
  return found;
}

export default nonogram;
