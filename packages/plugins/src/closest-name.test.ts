import { expect, test } from 'vitest';
import { findClosestName } from './closest-name.js';

test('returns the nearest name, ignoring case', () => {
  expect(findClosestName('SUDKO', ['solo', 'Sudoku', 'sudoku x'])).toBe('Sudoku');
  expect(findClosestName('mnes', ['mines', 'lines'])).toBe('mines');
});

test('returns undefined if no name is similar', () => {
  expect(findClosestName('foo', ['solo', 'moon'])).toBeUndefined();
  expect(findClosestName('nurikabe', ['hitori', 'nurie'])).toBeUndefined();
  expect(findClosestName('', [])).toBeUndefined();
});
