import { type AnyPuzzle, Model } from '@gridproof/core';
import { stepsInWords, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { lits } from './index.js';

testPuzzle(lits);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('AAAABBBB', lits)).toMatchInlineSnapshot(`
    [
      "In each region exactly four cells are shaded, and they form an L, I, T or S: row 1, columns 1 to 4; row 1, columns 5 to 8.",
      "Tetrominoes of the same letter, turned or mirrored, share no side: row 1, columns 4 and 5.",
    ]
  `);
});

it('sees in one look that two regions have different letters', async () => {
  const steps = await stepsInWords('AABB/AAAB/ABBB', lits);
  expect(steps.find(({ because }) => because.some((one) => one.includes('touch')))).toMatchInlineSnapshot(`
    {
      "because": [
        "All shaded cells are connected: the piece at row 1, column 3.",
        "In each region exactly four cells are shaded, and they form an L, I, T or S: the region of row 1, column 3.",
        "Tetrominoes of the same letter, turned or mirrored, share no side: where the regions of row 1, columns 1 and 3 touch.",
      ],
      "claim": "Row 1, column 1 is not shaded.",
      "known": "Known: row 1, column 2 and column 1, rows 2 and 3 are shaded.",
      "reasons": 3,
      "sentence": "Combined step: row 1, column 1 is not shaded.",
      "technique": "Combined step",
    }
  `);
});

it('takes a region of 10,000 cells', () => {
  const type: AnyPuzzle = lits;
  const model = new Model();
  type.encode(model, type.described!.factory.starter({ width: 100, height: 100 }));
  expect(model.variables).toHaveLength(10_000);
});
