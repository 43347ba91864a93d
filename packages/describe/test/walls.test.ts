import { readEntries } from '@gridproof/core';
import { expect, it } from 'vitest';
import { describePuzzle, layers, values } from '../src/index.js';
import { faults } from './faults.js';

const yards = describePuzzle({
  id: 'yards',
  title: 'Yards',
  rules: { any: 'Any.' },
  clues: { numbers: layers.at('cells', values.number(0, 4)) },
  answer: layers.at('inner sides', values.wall),
  cluesInAnswer: 'numbers',
  encode() {},
  verify: () => [],
  examples: [],
});
const puzzle = yards.parse('1..\n...');
const answer = '1x.|.\nx+-+x\n.|.x.';

it('an answer of walls is read as it is printed, or as a map of the regions', () => {
  const read = yards.readAnswer(answer, puzzle);
  expect(yards.printAnswer(read, puzzle)).toBe(answer);
  for (const map of ['AAB\nACB', 'AAB/ACB', '1 1 12\n1 3 12'])
    expect(yards.printAnswer(yards.readAnswer(map, puzzle), puzzle)).toBe('1x.|.\nx+-+x\n.|.|.');
});

it('a region may be of dots, and open cells say nothing of their sides', () => {
  expect(yards.readAnswer('AA./AC.', puzzle)).toEqual(yards.readAnswer('AAB/ACB', puzzle));
  const known = readEntries(yards, puzzle, 'AA?/?BB');
  expect(known.map(({ value }) => value)).toEqual([false, true, false]);
});

it('a map with an open cell is no whole answer', () => {
  expect(faults(['AA?/ACB', 'AAB'], (text) => yards.readAnswer(text, puzzle))).toMatchInlineSnapshot(`
    "line 1, column 3: found '?', expected the sign of a region
    line 1: row 1 has 3 places, expected 5"
  `);
});
