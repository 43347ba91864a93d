import { expect, test } from 'vitest';
import { closestName } from './closest-name.js';

test('the nearest name, whatever the case', () => {
  expect(closestName('SUDKO', ['solo', 'Sudoku', 'sudoku x'])).toBe('Sudoku');
  expect(closestName('mnes', ['mines', 'lines'])).toBe('mines');
});

test('nothing, where so much is wrong that anything might be meant', () => {
  expect(closestName('foo', ['solo', 'moon'])).toBeUndefined();
  expect(closestName('nurikabe', ['hitori', 'nurie'])).toBeUndefined();
  expect(closestName('', [])).toBeUndefined();
});
