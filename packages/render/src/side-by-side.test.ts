import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.js';

test('puts blocks of different heights next to each other', () => {
  expect(sideBySide('ab\nc', '1\n2\n3')).toBe('ab   1\nc    2\n     3');
  expect(sideBySide('a\nb\nc', '1')).toBe('a   1\nb\nc');
});

test('the arrow stands at half the height of the lower block', () => {
  expect(sideBySide('a\nb\nc', '1\n2\n3', { arrow: '->', gap: 1 })).toBe('a    1\nb -> 2\nc    3');
  expect(sideBySide('a\nb\nc\nd\ne', '1', { arrow: '→', gap: 1 })).toBe('a → 1\nb\nc\nd\ne');
});

test('colours take no room', () => {
  expect(sideBySide('\u001b[1;36mab\u001b[0m\nabc', 'x\ny', { gap: 1 })).toBe(
    '\u001b[1;36mab\u001b[0m  x\nabc y',
  );
});
