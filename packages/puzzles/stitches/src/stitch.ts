import { denied, either, hold } from '@gridproof/describe';

/** How many stitches may join two regions. */
export const STITCHES: readonly number[] = [1, 2, 3, 4, 5];

/** Whether two cells are stitched together. */
export const stitch = either(
  {
    value: true,
    sign: (at) => (at.kind === 'link' && at.towards === 'below' ? '|' : '-'),
    line: true,
    words: hold('a stitch'),
  },
  { value: false, sign: 'x', symbol: 'cross', quiet: true, words: denied(hold('a stitch')) },
);
