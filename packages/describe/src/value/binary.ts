import { type BoolVar, be, have, hold, negate, type Place, type Shade } from '@gridproof/core';
import { either, oneOf, type Sign } from './one-of.js';
import type { Look, ValueType } from './value.js';

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

/** A line along a side or link (`-` or `|`), or none (`x`), with its own name: `wall`. */
export const lineCalled = (noun: string): ValueType<boolean, BoolVar> =>
  either<boolean>(
    { value: true, sign: lineSign, line: true, words: have(`a ${noun}`) },
    { value: false, sign: 'x', symbol: 'cross', quiet: true, blank: true, words: have(`no ${noun}`) },
  );

/** A wall along a side (`-` or `|`) that separates two regions, or none (`x`). An answer may also be a map of the regions. */
export const wall: ValueType<boolean, BoolVar> = { ...lineCalled('wall'), separatesRegions: true };

/** An object in a cell, `a star`, or none (`x`, in answers `.`). */
export const object = (
  noun: string,
  there: Look & Pick<Sign<true>, 'sign'>,
  notThere: Look = { symbol: 'cross' },
): ValueType<boolean, BoolVar> =>
  either<boolean>(
    { value: true, ...there, words: hold(noun) },
    {
      value: false,
      sign: 'x',
      ...notThere,
      blank: true,
      inAnswer: { sign: '.' },
      words: negate(hold(noun)),
    },
  );

/** Filled (`#`) or empty (`x`, in answers `.`). */
export const filled = (tone: Shade['tone']): ValueType<boolean, BoolVar> =>
  either<boolean>(
    { value: true, sign: '#', tone, words: be('filled') },
    { value: false, sign: 'x', symbol: 'cross', blank: true, inAnswer: { sign: '.' }, words: be('empty') },
  );

/** A white circle (`W`) or a black one (`B`). */
export const circle: ValueType<'white' | 'black'> = oneOf(
  { value: 'white', sign: 'W', aliases: ['w', 'o', 'O', '○'], symbol: 'circle' },
  { value: 'black', sign: 'B', aliases: ['b', '*', '●'], symbol: 'disc' },
);
