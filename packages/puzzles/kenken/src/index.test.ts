import { cell, evaluate, formatsOf, Model } from '@gridproof/core';
import { readError, stepsInWords, testPuzzle } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { fillings, formula } from './cages.js';
import { OPERATIONS } from './clue.js';
import { kenken } from './index.js';

testPuzzle(kenken);

const { sgt } = formatsOf(kenken) as Required<ReturnType<typeof formatsOf>>;

describe('an id', () => {
  const fault = (text: string) => readError(text, (one) => sgt!.read(one, {}));

  it('says equal walls in short', () => {
    const short = '4:b_4aa__aa__ca,a11m4a5m6s1s1';
    expect(sgt!.write(sgt!.read(short, {}))).toBe(short);
    expect(sgt!.write(sgt!.read('4:b____aa__aa__ca,a11m4a5m6s1s1', {}))).toBe(short);
  });

  it('is refused where its fault is', () => {
    expect(fault('3:_13,x3')).toMatch(/found 'x', expected one of a, m, s, d/);
    expect(fault('3:_13,s3')).toMatch(/found 's' for the cage of row 1, column 1, which has not two cells/);
    expect(fault('3:_13,a')).toMatch(/found the end, expected a number/);
    expect(fault('3:_99,a3')).toMatch(/more than the 12 sides between cells/);
  });

  it.each([
    ['a result without its operation', '3A A 5+B\n3+C C B\n3+D D B', /cannot hold '3' for 2 cells/],
    ['three cells that are subtracted', '3+A A 0-B\n3+C C B\n3+D D B', /cannot hold '0-' for 3 cells/],
    ['a cell in no cage', '3+A A .\n. . .\n. . .', /not all of the board/],
  ])('cannot hold %s', (_, map, message) => {
    expect(() => sgt!.write(kenken.parse(`...\n...\n...\ncages:\n${map}`))).toThrow(message);
  });
});

it('reads the signs of keyboards, too', () => {
  const map = (clue: string) => kenken.parse(`..\n..\ncages:\n${clue}A A\nB B`);
  expect(map('2*')).toEqual(map('2×'));
  expect(map('1−')).toEqual(map('1-'));
});

it('calculates where a list of what a cage may hold would be too long, and finds the same', () => {
  const m = new Model();
  const numbers = [m.int(1, 4), m.int(1, 4), m.int(1, 4)];
  // No two of these are in one line.
  const cells = [cell(0, 0), cell(1, 1), cell(2, 2)];
  const all = [...Array(64).keys()].map((nth) => [1 + (nth % 4), 1 + ((nth >> 2) % 4), 1 + (nth >> 4)]);
  for (const operation of [...OPERATIONS, undefined])
    for (let result = 0; result <= 65; result++) {
      const clue = { result, ...(operation && { operation }) };
      const holding = all.filter((values) => evaluate(formula(numbers, clue, 4), values));
      expect(new Set(holding.map(String))).toEqual(new Set(fillings(cells, clue, 4)!.map(String)));
    }
  const many = [...Array(25).keys()].map((nth) => cell(Math.floor(nth / 5), nth % 5));
  expect(fillings(many, { result: 75, operation: '+' }, 5)).toBeUndefined();
});

it('names the clue of a cage', async () => {
  const steps = await stepsInWords('4:b_4aa__aa__ca,a11m4a5m6s1s1', kenken);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(4);
  expect(steps[0]).toMatchInlineSnapshot(`
    {
      "because": [
        "The numbers in a cage give its result by its operation: 6× in column 3, rows 2 and 4; row 3, columns 2 and 3.",
        "Each column holds every number once: column 3.",
      ],
      "claim": "Row 1, column 3 is 4.",
      "known": "",
      "reasons": 2,
      "sentence": "Hidden single: in column 3, only row 1, column 3 can be 4.",
      "technique": "Hidden single",
    }
  `);
});
