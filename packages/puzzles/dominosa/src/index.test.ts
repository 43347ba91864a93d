import { stepsInWords, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { dominosa } from './index.js';

testPuzzle(dominosa, { drawSolvable: inBox });

/** All dominoes of a set, in rows or columns of pairs. */
function inBox({ width, height }: { width: number; height: number }, randomBelow: (bound: number) => number) {
  if (Math.abs(width - height) !== 1) return undefined;
  const most = Math.min(width, height) - 1;
  const box = Array.from({ length: most + 1 }, (_, low) =>
    Array.from({ length: most + 1 - low }, (_, more) => [low, low + more]),
  ).flat();
  const left = [...box];
  const drawn = box.map(() => {
    const [domino] = left.splice(randomBelow(left.length), 1);
    return randomBelow(2) ? domino! : domino!.toReversed();
  });
  const rows = Array.from({ length: height }, () => Array<number>(width).fill(0));
  for (const [nth, domino] of drawn.entries())
    for (const [at, n] of domino.entries()) {
      const along = 2 * nth + at;
      if (width % 2) rows[along % height]![Math.floor(along / height)] = n;
      else rows[Math.floor(along / width)]![along % width] = n;
    }
  return dominosa.parse(rows.map((row) => row.join(' ')).join('\n'));
}

it('names the domino that has one place left', async () => {
  // Simon Tatham's Dominosa, generated at 3.
  const steps = await stepsInWords('3:02301310031131320222', dominosa);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBe(1);
  expect(steps[0]).toMatchInlineSnapshot(`
    {
      "because": [
        "Each pair of numbers, equal ones too, is one domino: the domino 3-3 can only lie in column 5, rows 2 and 3.",
      ],
      "claim": "Column 5, rows 2 and 3 form a domino.",
      "known": "",
      "reasons": 1,
      "sentence": "Only place for a domino: column 5, rows 2 and 3 form a domino.",
      "technique": "Only place for a domino",
    }
  `);
});

it('says which domino has no place', async () => {
  expect(await unsolvableReasons('010/101', dominosa)).toMatchInlineSnapshot(`
    [
      "Each pair of numbers, equal ones too, is one domino: the domino 0-0 has no place.",
    ]
  `);
});
