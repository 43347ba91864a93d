import { type BoolVar, be, denied, have } from '@gridproof/core';
import { either } from './either.js';
import type { Value } from './value.js';

/** A cell that is shaded (`#`) or not (`.`). */
export const shaded: Value<boolean, BoolVar> = either<boolean>(
  { value: true, sign: '#', tone: 'dark', words: be('shaded') },
  { value: false, sign: '.', tone: 'light', words: denied(be('shaded')) },
);

/** A side or a link that a line runs along (`-` or `|`), or not (`x`). */
export const line: Value<boolean, BoolVar> = either<boolean>(
  {
    value: true,
    // A side to the right of a cell is upright, and so is a link to the cell below.
    sign: (at) => {
      const upright =
        at.kind === 'side' ? at.towards === 'right' : at.kind === 'link' && at.towards === 'below';
      return upright ? '|' : '-';
    },
    line: true,
    words: have('a line'),
  },
  { value: false, sign: 'x', symbol: 'cross', quiet: true, words: have('no line') },
);
