import type { AnyPuzzle, Engine } from '@gridproof/core';
import { afterEach, expect, test, vi } from 'vitest';
import { runRowJob } from '../src/row-job.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const engine: Engine = {
  name: 'none',
  open: () => Promise.reject(new Error('an engine is asked')),
};

const { default: marbles } = (await import(new URL('./fixtures/marbles.mjs', import.meta.url).href)) as {
  default: AnyPuzzle;
};

/** The row of a puzzle that takes 5 s to parse. */
function rowOf(timeout?: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const parse = (text: string) => {
    now += 5_000;
    return marbles.parse(text);
  };
  const type = Object.create(marbles, { parse: { value: parse } }) as AnyPuzzle;
  return runRowJob(type, engine, { puzzle: 'oo=2' }, { timeout });
}

test('reading is part of the time of a row', async () => {
  expect(await rowOf()).toMatchObject({ status: 'solved', milliseconds: 5_000 });
});

test('reading counts against the time limit', async () => {
  expect(await rowOf(6_000)).toMatchObject({ status: 'solved', answers: ['oo'] });
  expect(await rowOf(4_000)).toMatchObject({ status: 'unknown', reason: 'time limit', milliseconds: 5_000 });
});
