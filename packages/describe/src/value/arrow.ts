import { oneOf } from './either.js';

/** A way: `up`, `down`, `left` or `right`. */
export const arrow = oneOf<'up' | 'down' | 'left' | 'right'>(
  { value: 'up', sign: '^', text: '↑' },
  { value: 'down', sign: 'v', text: '↓' },
  { value: 'left', sign: '<', text: '←' },
  { value: 'right', sign: '>', text: '→' },
);
