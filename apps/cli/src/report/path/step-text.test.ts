import { expect, test } from 'vitest';
import { stepText } from './step-text.js';

const words = {
  claim: 'Row 1, column 2 is 4; row 1, column 3 is 5.',
  because: ['Each row holds every number once: row 1.', 'Clue: 3 at row 1, column 1.'],
  known: 'Known: row 1, column 4 is 6.',
};

test('a step has its reasons below what it finds, and long lines are broken', () => {
  expect(stepText(words, 40, 7)).toBe(
    [
      ' 7. Row 1, column 2 is 4; row 1, column 3 is 5.',
      '    Each row holds every number once: row 1.',
      '    Clue: 3 at row 1, column 1.',
      '    Known: row 1, column 4 is 6.',
    ].join('\n'),
  );
});

test('a step shown alone has no number', () => {
  expect(stepText({ ...words, known: '' }, 100).split('\n')).toEqual([
    'Row 1, column 2 is 4; row 1, column 3 is 5.',
    '  Each row holds every number once: row 1.',
    '  Clue: 3 at row 1, column 1.',
  ]);
});
