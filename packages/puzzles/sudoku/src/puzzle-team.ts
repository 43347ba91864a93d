import { isDefaultBoxes, notations, PuzzleError } from '@gridproof/describe';
import type { Sudoku } from './sudoku.js';

const cells = notations.numberRuns('givens');

/** Sudoku, jigsaw and killer of the Puzzle Team sites; letters are runs of empty cells. */
export const puzzleTeam = notations.puzzleTeamVariants({
  title: 'Puzzle Team task, 5a3_1c… with --size 9x9 (jigsaw cells;regions, killer cells;cages;sums)',
  pattern: /^(?=[\da-z_]*[a-z;])[\da-z_;,]*$/,
  example: '9x9',
  variants: [
    [['cells'], [cells]],
    [
      ['cells', 'regions'],
      [cells, notations.regionNumbers('regions')],
    ],
    [
      ['cells', 'cages', 'sums'],
      [cells, notations.cageNumbers('cages')],
    ],
  ],
  variantOf({ regions, cages }: Sudoku) {
    if (cages.length && !isDefaultBoxes(regions))
      throw new PuzzleError('cannot-hold', 'a Puzzle Team task cannot hold both regions and cages');
    return cages.length ? 2 : isDefaultBoxes(regions) ? 0 : 1;
  },
});
