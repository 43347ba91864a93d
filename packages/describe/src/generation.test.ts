import { generationSupport } from '@gridproof/core';
import { expect, it } from 'vitest';
import { type DescribedGeneration, describePuzzle, layers, values } from './index.js';

/** One cell of each region is shaded. */
const divided = (making?: DescribedGeneration<any, any, any>) =>
  describePuzzle({
    id: 'divided',
    title: 'Divided',
    rules: { one: 'In each region one cell is shaded.' },
    clues: { regions: layers.regions() },
    answer: layers.at('cells', values.shaded),
    encode() {},
    *verify() {},
    ...(making && { generation: making }),
    examples: [],
  });

it('boards that are divided cannot be made by themselves', () => {
  expect(generationSupport(divided())).toMatchInlineSnapshot(`
    {
      "isSupported": false,
      "reason": "a board without clues has more on it than its size says, and that would have to be drawn first",
    }
  `);
});

it('they can where the description divides them', () => {
  expect(generationSupport(divided({ board: ({ board }) => ({ regions: board.rows }) })).isSupported).toBe(
    true,
  );
});

it('a description may say why they cannot', () => {
  expect(
    generationSupport(divided({ unsupportedReason: 'nobody has found out how' })),
  ).toMatchInlineSnapshot(`
    {
      "isSupported": false,
      "reason": "nobody has found out how",
    }
  `);
});
