import {
  type Grid,
  type LetteredSides,
  type Locate,
  PuzzleError,
  placeName,
  type Side,
} from '@gridproof/describe';

/** A sign between two neighbours. */
export type Sign = 'less' | 'greater' | 'consecutive';

/** Renzoku has dots alone, and shows all there are; other boards have none. Throws `PuzzleError`. */
export function check(signs: Grid<Sign | undefined, Side>, renzoku: boolean, where: Locate): void {
  for (const [side, sign] of signs.known())
    if ((sign === 'consecutive') !== renzoku)
      throw new PuzzleError(
        'sign-mismatch',
        renzoku
          ? `a sign that is no dot stands at ${placeName(side)}; Renzoku has dots alone`
          : `a dot stands at ${placeName(side)}; dots are for Renzoku, where the text says 'renzoku: yes'`,
        where(side),
      );
}

/** Returns the meaning of letters in ids and tasks: the greater of two cells has one; in Renzoku, both have one. */
export const meant = ({ renzoku }: { readonly renzoku: boolean }): LetteredSides<Sign> =>
  renzoku ? { both: 'consecutive' } : { first: 'greater', second: 'less' };
