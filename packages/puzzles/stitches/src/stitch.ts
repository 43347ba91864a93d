import { either, have } from '@gridproof/describe';

/** How many stitches may join two regions. */
export const STITCHES: readonly number[] = [1, 2, 3, 4, 5];

/** Whether two cells are stitched together. */
export const stitch = either(
  {
    value: true,
    sign: (at) => (at.kind === 'link' && at.towards === 'below' ? '|' : '-'),
    line: true,
    words: have('a stitch'),
  },
  { value: false, sign: 'x', symbol: 'cross', quiet: true, blank: true, words: have('no stitch') },
);
