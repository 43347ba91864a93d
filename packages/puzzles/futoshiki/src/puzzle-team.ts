import { type Grid, type LetteredSides, notations, PuzzleError, type Side } from '@gridproof/describe';

/** A sign between two neighbours. */
export type Sign = 'less' | 'greater' | 'consecutive';

/** Returns the meaning of letters in ids and tasks: the greater of two cells has one; in Renzoku, both have one. */
export const meant = ({ renzoku }: { readonly renzoku: boolean }): LetteredSides<Sign> =>
  renzoku ? { both: 'consecutive' } : { first: 'greater', second: 'less' };

const parts = [notations.letteredSidesBetweenCommas('givens', 'signs', meant)];

/** Returns whether a letter has its opposite at some side; `behind` is the distance of the side's second cell. */
const meets = (cells: readonly string[], letter: string, opposite: string, behind: number): boolean =>
  cells.some((one, at) => one.includes(letter) && cells[at + behind]?.includes(opposite));

/** Tasks of the Puzzle Team sites. They do not say which mode they are of: only in Renzoku letters stand at both cells. */
export const task = notations.puzzleTeamVariants({
  title: 'Puzzle Team task of Futoshiki or Renzoku, 0R,3,0UD… with --size 5x5',
  pattern: /^\d+[URDL]*(?:,\d+[URDL]*)*,?$/,
  example: '5x5',
  variants: [
    [['cells'], parts, { renzoku: false }],
    [['cells'], parts, { renzoku: true }],
  ],
  variantOfText(text, { width }) {
    const cells = text.split(',');
    return meets(cells, 'R', 'L', 1) || meets(cells, 'D', 'U', width) ? 1 : 0;
  },
  variantOf({ renzoku, signs }: { readonly renzoku: boolean; readonly signs: Grid<Sign | undefined, Side> }) {
    if (renzoku && signs.known().length === 0)
      throw new PuzzleError(
        'cannot-hold',
        'a Puzzle Team task cannot say that this is Renzoku: it has no dot',
      );
    return renzoku ? 1 : 0;
  },
});
