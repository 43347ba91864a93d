import type { Direction } from '@gridproof/core';
import { oneOf } from './one-of.js';

/** A direction: `up`, `down`, `left` or `right`. */
export const arrow = oneOf<'up' | 'down' | 'left' | 'right'>(
  { value: 'up', sign: '^', symbol: 'arrow-up' },
  { value: 'down', sign: 'v', symbol: 'arrow-down' },
  { value: 'left', sign: '<', symbol: 'arrow-left' },
  { value: 'right', sign: '>', symbol: 'arrow-right' },
);

/** A direction to one of the eight neighbours, written as on a compass: `N`, `NE`, `E`. */
export const compass = oneOf<Direction>(
  { value: 'up', sign: 'N', symbol: 'arrow-up' },
  { value: 'up-right', sign: 'NE', symbol: 'arrow-up-right' },
  { value: 'right', sign: 'E', symbol: 'arrow-right' },
  { value: 'down-right', sign: 'SE', symbol: 'arrow-down-right' },
  { value: 'down', sign: 'S', symbol: 'arrow-down' },
  { value: 'down-left', sign: 'SW', symbol: 'arrow-down-left' },
  { value: 'left', sign: 'W', symbol: 'arrow-left' },
  { value: 'up-left', sign: 'NW', symbol: 'arrow-up-left' },
);
