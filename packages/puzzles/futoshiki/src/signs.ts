import type { LetteredSides } from '@gridproof/describe';

/** A sign between two neighbours. */
export type Sign = 'less' | 'greater' | 'consecutive';

/** Returns the meaning of letters in ids and tasks: the greater of two cells has one; in Renzoku, both have one. */
export const meant = ({ renzoku }: { readonly renzoku: boolean }): LetteredSides<Sign> =>
  renzoku ? { both: 'consecutive' } : { first: 'greater', second: 'less' };
