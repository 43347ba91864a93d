import { expect, test } from 'vitest';
import { escapeControls, markTrusted } from './escape-controls.js';

test('control characters are shown, and lines and columns stay', () => {
  expect(escapeControls('a\u001B[31mred\u001B]0;title\u0007\r\n\tb\u009B2J\u007F\u202E')).toBe(
    'a\\u001b[31mred\\u001b]0;title\\u0007\\u000d\n\tb\\u009b2J\\u007f\\u202e',
  );
  expect(escapeControls('█ ☼ →  ⠋ ñ 日本 👍🏽')).toBe('█ ☼ →  ⠋ ñ 日本 👍🏽');
});

test('JSON means the same as before', () => {
  const data = { name: '\u001B[2J\u009B2J\u202E' };
  expect(JSON.parse(escapeControls(JSON.stringify(data)))).toEqual(data);
});

test('sends only the control characters of this program', () => {
  expect(
    escapeControls(
      `${markTrusted('\r\u001B[K')}file\u001B[K ${markTrusted('\u001B[1m')}bold${markTrusted('\u001B[0m')}`,
    ),
  ).toBe('\r\u001B[Kfile\\u001b[K \u001B[1mbold\u001B[0m');
  expect(escapeControls('\uFDD0\uFDD1␛[31m')).toBe('\uFDD0\uFDD1␛[31m');
});
