import { expect, test } from 'vitest';
import { nearest } from './nearest.js';

test('the nearest name, whatever the case', () => {
  expect(nearest('SUDKO', ['solo', 'Sudoku', 'sudoku x'])).toBe('Sudoku');
  expect(nearest('mnes', ['mines', 'lines'])).toBe('mines');
});

test('nothing, where so much is wrong that anything might be meant', () => {
  expect(nearest('foo', ['solo', 'moon'])).toBeUndefined();
  expect(nearest('nurikabe', ['hitori', 'nurie'])).toBeUndefined();
  expect(nearest('', [])).toBeUndefined();
});
