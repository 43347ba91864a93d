import { expect, test } from 'vitest';
import { type Arm, type Arms, asciiJunction, unicodeJunction } from './junction.js';

/** The thin and thick arms of the mixed box-drawing characters, from their Unicode names. */
const named: readonly [string, ...Arm[]][] = [
  ['┍', 'none', 'thick', 'thin', 'none'],
  ['┎', 'none', 'thin', 'thick', 'none'],
  ['┑', 'none', 'none', 'thin', 'thick'],
  ['┒', 'none', 'none', 'thick', 'thin'],
  ['┕', 'thin', 'thick', 'none', 'none'],
  ['┖', 'thick', 'thin', 'none', 'none'],
  ['┙', 'thin', 'none', 'none', 'thick'],
  ['┚', 'thick', 'none', 'none', 'thin'],
  ['┝', 'thin', 'thick', 'thin', 'none'],
  ['┞', 'thick', 'thin', 'thin', 'none'],
  ['┟', 'thin', 'thin', 'thick', 'none'],
  ['┠', 'thick', 'thin', 'thick', 'none'],
  ['┡', 'thick', 'thick', 'thin', 'none'],
  ['┢', 'thin', 'thick', 'thick', 'none'],
  ['┥', 'thin', 'none', 'thin', 'thick'],
  ['┦', 'thick', 'none', 'thin', 'thin'],
  ['┧', 'thin', 'none', 'thick', 'thin'],
  ['┨', 'thick', 'none', 'thick', 'thin'],
  ['┩', 'thick', 'none', 'thin', 'thick'],
  ['┪', 'thin', 'none', 'thick', 'thick'],
  ['┭', 'none', 'thin', 'thin', 'thick'],
  ['┮', 'none', 'thick', 'thin', 'thin'],
  ['┯', 'none', 'thick', 'thin', 'thick'],
  ['┰', 'none', 'thin', 'thick', 'thin'],
  ['┱', 'none', 'thin', 'thick', 'thick'],
  ['┲', 'none', 'thick', 'thick', 'thin'],
  ['┵', 'thin', 'thin', 'none', 'thick'],
  ['┶', 'thin', 'thick', 'none', 'thin'],
  ['┷', 'thin', 'thick', 'none', 'thick'],
  ['┸', 'thick', 'thin', 'none', 'thin'],
  ['┹', 'thick', 'thin', 'none', 'thick'],
  ['┺', 'thick', 'thick', 'none', 'thin'],
  ['┽', 'thin', 'thin', 'thin', 'thick'],
  ['┾', 'thin', 'thick', 'thin', 'thin'],
  ['┿', 'thin', 'thick', 'thin', 'thick'],
  ['╀', 'thick', 'thin', 'thin', 'thin'],
  ['╁', 'thin', 'thin', 'thick', 'thin'],
  ['╂', 'thick', 'thin', 'thick', 'thin'],
  ['╃', 'thick', 'thin', 'thin', 'thick'],
  ['╄', 'thick', 'thick', 'thin', 'thin'],
  ['╅', 'thin', 'thin', 'thick', 'thick'],
  ['╆', 'thin', 'thick', 'thick', 'thin'],
  ['╇', 'thick', 'thick', 'thin', 'thick'],
  ['╈', 'thin', 'thick', 'thick', 'thick'],
  ['╉', 'thick', 'thin', 'thick', 'thick'],
  ['╊', 'thick', 'thick', 'thick', 'thin'],
  ['╼', 'none', 'thick', 'none', 'thin'],
  ['╽', 'thin', 'none', 'thick', 'none'],
  ['╾', 'none', 'thin', 'none', 'thick'],
  ['╿', 'thick', 'none', 'thin', 'none'],
];

test.each(named)('%s has the lines of its name', (character, ...arms) => {
  expect(unicodeJunction(arms as unknown as Arms)).toBe(character);
});

test('every meeting of lines has a character of its own, but for dashes', () => {
  const kinds: Arm[] = ['none', 'thin', 'thick'];
  const all = kinds.flatMap((up) =>
    kinds.flatMap((right) => kinds.flatMap((down) => kinds.map((left): Arms => [up, right, down, left]))),
  );
  expect(new Set(all.map(unicodeJunction)).size).toBe(81);
  expect(all.filter((arms) => asciiJunction(arms) === undefined)).toEqual([['none', 'none', 'none', 'none']]);
});
