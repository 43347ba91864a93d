import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthOf, MAX_GROWTH, StepCounter } from './check-reading-steps.mjs';

const counter = new StepCounter();
const textOf = (side) => 'x'.repeat(side * side);
const isSign = (sign) => sign === 'x';

test('a reader that looks at each character some times takes no more steps for each in a longer text', () => {
  const growth = growthOf(counter, textOf, (text) => {
    for (let times = 0; times < 50; times++) for (const sign of text) isSign(sign);
  });
  assert.ok(growth < 1.2, `${growth}`);
});

test('a reader that looks at all characters for each of them is found', () => {
  const growth = growthOf(counter, textOf, (text) => {
    for (const sign of text) for (const other of text) isSign(sign) === isSign(other);
  });
  assert.ok(growth > MAX_GROWTH, `${growth}`);
});
