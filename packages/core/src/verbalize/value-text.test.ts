import { expect, test } from 'vitest';
import { have } from '../value-words.js';
import { predicate } from './value-text.js';

test('a double negation is replaced by its opposite', () => {
  const none = { ...have('no bridge'), opposite: { is: 'has a bridge', are: 'have a bridge' } };
  expect(predicate([none], false, false)).toBe('has a bridge');
  expect(predicate([none], false, true)).toBe('have a bridge');
  expect(predicate([none], true, true)).toBe('have no bridge');
  expect(predicate([have('two bridges')], false, true)).toBe('do not have two bridges');
});
