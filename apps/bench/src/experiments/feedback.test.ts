import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { shareFound } from './feedback.js';

const types = (await new Plugins().types()).filter(({ described }) => described);
const shares = types.map((type) => shareFound(type, 60, 7));

/** In how many of a hundred part answers one wrong entry breaks a rule, at least. */
const LEAST: Readonly<Record<string, number>> = {
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

test('no right part of an answer breaks a rule', () => {
  expect(shares.filter(({ alarms }) => alarms > 0)).toEqual([]);
});

test('most wrong entries break a rule', () => {
  const parts = shares.map(({ found, wrong }) => found / wrong);
  expect(parts.reduce((sum, one) => sum + one, 0) / parts.length).toBeGreaterThanOrEqual(0.7);
});

test.each(Object.entries(LEAST))('at least as many as hoped for in %s: %i %%', (id, least) => {
  const { found, wrong } = shares.find(({ type }) => type === id)!;
  expect((100 * found) / wrong).toBeGreaterThanOrEqual(least);
});
