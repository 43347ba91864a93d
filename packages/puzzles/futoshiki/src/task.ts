import { letteredSidesBetweenCommas, puzzleTeamWays } from '@gridproof/describe';
import { meant } from './renzoku.js';

const parts = [letteredSidesBetweenCommas('givens', 'signs', meant)];

/** The letters that meet at a side, by how far the second cell is behind the first. */
const meets = (cells: readonly string[], letter: string, opposite: string, behind: number): boolean =>
  cells.some((one, at) => one.includes(letter) && cells[at + behind]?.includes(opposite));

/** Tasks of the Puzzle Team sites. They do not say which mode they are of: only in Renzoku letters stand at both cells. */
export const task = puzzleTeamWays({
  title: 'Puzzle Team task of Futoshiki or Renzoku, 0R,3,0UD… with --size 5x5',
  looks: /^\d+[URDL]*(?:,\d+[URDL]*)+,?$/,
  example: '5x5',
  ways: [
    [['cells'], parts, { renzoku: false }],
    [['cells'], parts, { renzoku: true }],
  ],
  which(text, { width }) {
    const cells = text.split(',');
    return meets(cells, 'R', 'L', 1) || meets(cells, 'D', 'U', width) ? 1 : 0;
  },
  way: ({ renzoku }) => (renzoku ? 1 : 0),
});
