import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { measureFeedback } from './feedback-share.js';

const types = (await new Plugins().types()).filter(({ described }) => described);
const shares = types.map((type) => measureFeedback(type, 60, 7));

/** Minimum percentage of wrong entries that violate a rule. */
const MIN_PERCENT: Readonly<Record<string, number>> = {
  fillomino: 87,
  numberlink: 32,
  slitherlink: 43,
  yajilin: 58,
  nurikabe: 22,
  masyu: 38,
  shingoki: 37,
  galaxies: 75,
  lits: 5,
  palisade: 37,
  tents: 72,
};

test('reports no violation in correct partial answers', () => {
  expect(shares.filter(({ falseAlarms }) => falseAlarms > 0)).toEqual([]);
});

test('reports a violation for most wrong entries', () => {
  const parts = shares.map(({ found, draws }) => found / draws);
  expect(parts.reduce((sum, one) => sum + one, 0) / parts.length).toBeGreaterThanOrEqual(0.7);
});

test.each(Object.entries(MIN_PERCENT))('reports enough wrong entries in %s: %i %%', (id, minimum) => {
  const { found, draws } = shares.find(({ type }) => type === id)!;
  expect((100 * found) / draws).toBeGreaterThanOrEqual(minimum);
});
