import { expect, test } from 'vitest';
import { stepText } from './step-text.js';

const words = {
  technique: 'Hidden single',
  sentence: 'Hidden single: in row 1, only row 1, column 2 can be 4.',
  claim: 'Row 1, column 2 is 4.',
  because: ['Each row holds every number once: row 1.', 'Clue: 3 at row 1, column 1.'],
  known: 'Known: row 1, column 4 is 6.',
  argument: [],
};

test('a step is one sentence, and long lines are broken', () => {
  const sentence = 'Naked pair: row 1, columns 1 and 2 can only be 3 or 8, so row 1, column 4 is not 3.';
  expect(stepText({ ...words, sentence }, { width: 50, number: 7 })).toMatchInlineSnapshot(`
    " 7. Naked pair: row 1, columns 1 and 2 can
        only be 3 or 8, so row 1, column 4 is not 3."
  `);
});

test('a step shows its reasons on request', () => {
  expect(stepText({ ...words, known: '' }, { width: 100, verbose: true }).split('\n')).toEqual([
    'Hidden single: in row 1, only row 1, column 2 can be 4.',
    '  Each row holds every number once: row 1.',
    '  Clue: 3 at row 1, column 1.',
  ]);
});

test('an argument replaces the reasons', () => {
  const argument = ['Suppose row 1, column 2 is 3.', 'That is a contradiction (row 1).'];
  expect(
    stepText({ ...words, argument }, { width: 100, verbose: true })
      .split('\n')
      .slice(1),
  ).toEqual(argument.map((line) => `  ${line}`));
});
