import { type BoolVar, be, have, negated, type Place } from '@gridproof/core';
import { either } from './one-of.js';
import type { Value } from './value.js';

/** A cell that is shaded (`#`) or not (`.`). */
export const shaded: Value<boolean, BoolVar> = either<boolean>(
  { value: true, sign: '#', tone: 'dark', words: be('shaded') },
  { value: false, sign: '.', tone: 'light', blank: true, words: negated(be('shaded')) },
);

/** The sign of what runs along a side or a link: a side to the right of a cell is upright, and so is a link to the cell below. */
function along(at: Place): string {
  const upright = at.kind === 'side' ? at.towards === 'right' : at.kind === 'link' && at.towards === 'below';
  return upright ? '|' : '-';
}

/** A side or a link that a line runs along (`-` or `|`), or not (`x`). */
export const line: Value<boolean, BoolVar> = either<boolean>(
  {
    value: true,
    sign: along,
    line: true,
    words: { ...have('a line'), leads: { what: 'the line leads', on: true } },
  },
  {
    value: false,
    sign: 'x',
    symbol: 'cross',
    quiet: true,
    blank: true,
    words: { ...have('no line'), leads: { what: 'no line leads', on: false } },
  },
);

/** A side that has a wall (`-` or `|`), which parts two regions, or not (`x`). An answer may be written as a map of the regions. */
export const wall: Value<boolean, BoolVar> = {
  ...either<boolean>(
    { value: true, sign: along, line: true, words: have('a wall') },
    { value: false, sign: 'x', symbol: 'cross', quiet: true, blank: true, words: have('no wall') },
  ),
  parts: true,
};
