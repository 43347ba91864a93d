import { stepsInWords, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { kakurasu } from './index.js';

testPuzzle(kakurasu);

it('has one line for the reason of each step on an easy board', async () => {
  const steps = await stepsInWords('. . . . 2\n. . . . 7\n. . . . 10\n. . . . 6\n. . 5 . .', kakurasu);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBe(1);
  expect(steps.slice(3, 5)).toMatchInlineSnapshot(`
    [
      {
        "because": [
          "A number below a column is the sum of the numbers of the rows in which the column is shaded: 5 below column 3.",
        ],
        "claim": "Row 2, column 3 is shaded; row 4, column 3 is not shaded.",
        "known": "Known: row 3, column 3 is shaded.",
        "reasons": 1,
        "sentence": "Sum of a column: row 2, column 3 is shaded; row 4, column 3 is not shaded (5 below column 3).",
        "technique": "Sum of a column",
      },
      {
        "because": [
          "A number to the right of a row is the sum of the numbers of the columns in which the row is shaded: 7 right of row 2.",
        ],
        "claim": "Row 2, columns 1 and 2 are not shaded.",
        "known": "Known: row 2, column 3 is shaded.",
        "reasons": 1,
        "sentence": "Sum of a row: row 2, columns 1 and 2 are not shaded (7 right of row 2).",
        "technique": "Sum of a row",
      },
    ]
  `);
});
