import { expect, test } from 'vitest';
import { casesOf } from './case.js';
import { puzzleTypes } from './installed.js';
import { suites, suitesNamed } from './suites.js';

const types = await puzzleTypes();

test('cases are chosen by kind and by the longer side', () => {
  const large = suitesNamed(['large']);
  const slants = casesOf(large, types, { kinds: ['slant'] });
  expect(slants.map(({ name }) => name)).toEqual([
    'slant 40x25 1',
    'slant 40x25 2',
    'slant 40x40 1',
    'slant 40x40 2',
  ]);
  const sides = casesOf(large, types, { sides: { min: 16, max: 30 } }).map(({ width, height }) =>
    Math.max(width, height),
  );
  expect([Math.min(...sides), Math.max(...sides)]).toEqual([16, 30]);
});

test('a case knows the cells of its board and the literals of its answer key', () => {
  const [sudoku] = casesOf(suitesNamed(['sudoku-hard']), types);
  expect(sudoku).toMatchObject({ kind: 'sudoku', width: 9, height: 9, cells: 81, literals: 729 });
  const sparse = casesOf(suitesNamed(['standard']), types, { kinds: ['puzlogic'] });
  expect(sparse[0]!.cells).toBeLessThan(sparse[0]!.width * sparse[0]!.height);
});

test('kinds that are not known, and choices that leave nothing, are refused', () => {
  expect(() => casesOf(suites, types, { kinds: ['marbles'] })).toThrow("'marbles' is not a kind of puzzle");
  expect(() => casesOf(suites, types, { sides: { min: 900, max: 901 } })).toThrow(/^none of the \d+ puzzles/);
});
