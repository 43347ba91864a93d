import { have, values } from '@gridproof/describe';

/** The possible numbers of stitches between two regions. */
export const STITCHES: readonly number[] = [1, 2, 3, 4, 5];

/** The value of a link: a stitch or none. */
export const stitch = values.either(
  {
    value: true,
    sign: (at) => (at.kind === 'link' && at.towards === 'below' ? '|' : '-'),
    line: true,
    words: have('a stitch'),
  },
  { value: false, sign: 'x', symbol: 'cross', quiet: true, blank: true, words: have('no stitch') },
);
