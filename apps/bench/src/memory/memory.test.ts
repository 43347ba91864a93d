import { Random } from '@gridproof/core';
import { z3 } from '@gridproof/engine-z3';
import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { disguise } from '../suites/disguise.js';
import { growthOf, memoryTable, watchMemory } from './memory.js';

const plugins = new Plugins();

test('memory is read eight times, the last time at the end, and does not grow without bound', async () => {
  const readings = await watchMemory(30, await plugins.types(), z3);
  expect(readings.map(({ puzzles }) => puzzles)).toEqual([4, 8, 12, 15, 19, 23, 27, 30]);
  expect(readings.every(({ resident, heap }) => resident > heap && heap > 0)).toBe(true);
  expect(memoryTable(readings).split('\n')).toHaveLength(readings.length + 1);
  expect(growthOf(readings, 'heap')).toBeLessThan(1.5);
});

test('growth compares the halves and leaves the first reading out', () => {
  const readings = [10, 100, 100, 100, 100, 100, 150, 150].map((resident, at) => ({
    puzzles: at + 1,
    resident,
    heap: 1,
    buffers: 0,
  }));
  expect(growthOf(readings, 'resident')).toBe(1.25);
  expect(growthOf(readings, 'heap')).toBe(1);
});

test('a disguise has the same clues under other names, and the same seed gives the same one', () => {
  const line = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const one = disguise(line, new Random(1));
  expect(disguise(line, new Random(1))).toBe(one);
  expect(disguise(line, new Random(2))).not.toBe(one);
  const counts = (text: string) =>
    [...'123456789.'].map((digit) => text.split(digit).length - 1).sort((a, b) => a - b);
  expect(counts(one)).toEqual(counts(line));
});
