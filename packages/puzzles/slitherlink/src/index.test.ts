import { stepsInWords, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { slitherlink } from './index.js';

testPuzzle(slitherlink);

it('sees a corner, and a loop that would be closed too early, in one look', async () => {
  // Simon Tatham's Loopy, generated at 7x7t0, easy: with a step for each fact about a corner, one step had six reasons.
  const steps = await stepsInWords('7x7t0:2221a3c2a3e2b23a11a032a3a3a2c2222a2a3a2a', slitherlink);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(3);
  const closing = steps.find(({ because }) => because.some((one) => one.includes('four sides')));
  expect(closing).toMatchInlineSnapshot(`
    {
      "because": [
        "The lines make one closed loop, which neither crosses nor touches itself: the line at the four sides of row 2, column 2.",
      ],
      "claim": "The side below row 2, column 2 has no line.",
      "known": "Known: the sides right of row 2, columns 1 and 2, the side below row 1, column 2 and the side above row 1, column 1 have a line.",
      "reasons": 1,
      "sentence": "Early loop: the side below row 2, column 2 has no line (the line at the four sides of row 2, column 2).",
      "technique": "Early loop",
    }
  `);
});

it('counts lines in pairs before it tries anything', async () => {
  // Simon Tatham's Loopy, generated at 7x7t0, hard: without parity, a step had nine reasons.
  const steps = await stepsInWords('7x7t0:3a33a3b3g2c2a3a2a2a2c1323a3b22b3b3a', slitherlink);
  expect(
    steps.filter(({ technique }) => technique === 'Parity').map(({ sentence }) => sentence),
  ).toMatchInlineSnapshot(`
    [
      "Parity: lines meet in pairs, and the numbers at row 4, column 6 and row 5, column 7 count their lines, so the side right of row 6, column 7 has a line.",
      "Parity: lines meet in pairs, and the numbers at row 5, column 5 and row 6, column 6 count their lines, so the side below row 7, column 6 has no line.",
      "Parity: lines meet in pairs, and the number at row 3, column 7 counts its lines, so the side below row 2, column 6 has a line.",
    ]
  `);
  expect(steps.every(({ reasons, technique }) => reasons <= 4 || technique === 'Parity')).toBe(true);
});

it('refuses the other tilings of Loopy', () => {
  expect(() => slitherlink.formats!.sgt!.read('7x7t1:2221a3c2a3e2b23a', {})).toThrow(
    "found 't1', expected 't0': only square grids are read",
  );
});
