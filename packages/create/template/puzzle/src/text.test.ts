import { faultOf } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { parse } from './text.js';

it('says what is wrong with a board, and where', () => {
  expect(faultOf('. 3\n. x', parse)).toBe(
    "line 2, column 3: found 'x', expected a number from 1 to 99 or '.'",
  );
  expect(faultOf('. 3\n.', parse)).toBe('line 2: row 2 has 1 cell, expected 2');
});
