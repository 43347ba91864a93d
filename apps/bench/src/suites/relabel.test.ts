import { Random } from '@gridproof/core';
import { expect, test } from 'vitest';
import { relabelSudoku } from './relabel.js';

test('a disguise has the same clues under other names, and the same seed gives the same one', () => {
  const line = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const one = relabelSudoku(line, new Random(1));
  expect(relabelSudoku(line, new Random(1))).toBe(one);
  expect(relabelSudoku(line, new Random(2))).not.toBe(one);
  const counts = (text: string) =>
    [...'123456789.'].map((digit) => text.split(digit).length - 1).sort((a, b) => a - b);
  expect(counts(one)).toEqual(counts(line));
});
