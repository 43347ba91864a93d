import { type BoolVar, be, have, negate, type Place } from '@gridproof/core';
import { either } from './one-of.js';
import type { ValueType } from './value.js';

/** Shaded (`#`) or not (`.`). */
export const shaded: ValueType<boolean, BoolVar> = either<boolean>(
  { value: true, sign: '#', tone: 'dark', words: be('shaded') },
  { value: false, sign: '.', tone: 'light', blank: true, words: negate(be('shaded')) },
);

/** Returns the sign of a line along a side or link: `|` for a side to the right of a cell and for a link to the cell below, otherwise `-`. */
function lineSign(at: Place): string {
  const upright = at.kind === 'side' ? at.towards === 'right' : at.kind === 'link' && at.towards === 'below';
  return upright ? '|' : '-';
}

/** A line along a side or link (`-` or `|`), or none (`x`). */
export const line: ValueType<boolean, BoolVar> = either<boolean>(
  {
    value: true,
    sign: lineSign,
    line: true,
    words: { ...have('a line'), leads: { phrase: 'the line leads', isRoute: true } },
  },
  {
    value: false,
    sign: 'x',
    symbol: 'cross',
    quiet: true,
    blank: true,
    words: { ...have('no line'), leads: { phrase: 'no line leads', isRoute: false } },
  },
);

/** A wall along a side (`-` or `|`) that separates two regions, or none (`x`). An answer may also be a map of the regions. */
export const wall: ValueType<boolean, BoolVar> = {
  ...either<boolean>(
    { value: true, sign: lineSign, line: true, words: have('a wall') },
    { value: false, sign: 'x', symbol: 'cross', quiet: true, blank: true, words: have('no wall') },
  ),
  separatesRegions: true,
};
