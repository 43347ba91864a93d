import { expect, test } from 'vitest';
import { findClosestName } from './closest-name.js';

test('the nearest name, whatever the case', () => {
  expect(findClosestName('SUDKO', ['solo', 'Sudoku', 'sudoku x'])).toBe('Sudoku');
  expect(findClosestName('mnes', ['mines', 'lines'])).toBe('mines');
});

test('nothing, where so much is wrong that anything might be meant', () => {
  expect(findClosestName('foo', ['solo', 'moon'])).toBeUndefined();
  expect(findClosestName('nurikabe', ['hitori', 'nurie'])).toBeUndefined();
  expect(findClosestName('', [])).toBeUndefined();
});
