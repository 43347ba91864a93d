import { z3 } from '@gridproof/engine-z3';
import { expect, test } from 'vitest';
import { casesOf } from './case.js';
import { run, tableOf } from './run.js';
import { suitesNamed } from './suites.js';

const small = casesOf(suitesNamed(['sudoku-hard']));

test('every case is run as often as told, with its phases and its size', async () => {
  const results = await run(small, z3, { repeat: 2, timeout: 20_000 });
  expect(results.map(({ status, runs }) => [status, runs])).toEqual(Array(3).fill(['unique', 2]));
  expect(results.map(({ by }) => by)).toEqual(['z3', 'propagation', 'z3']);
  const [{ milliseconds, variables, calls }] = results as [(typeof results)[0]];
  expect(variables).toBeGreaterThan(200);
  expect(calls).toBe(2);
  for (const phase of ['total', 'engine', 'encode', 'lower', 'load', 'search', 'decode', 'verify'])
    expect(milliseconds[phase]!.median).toBeGreaterThan(0);
  expect(milliseconds.engine!.min).toBeLessThan(milliseconds.total!.max);
  const lines = tableOf(results).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('sudoku-hard');
});

test('a puzzle for which the time does not suffice is told as unknown, from its warm-up', async () => {
  const [result] = await run(small.slice(0, 1), z3, { repeat: 2, timeout: 1 });
  expect(result).toMatchObject({ status: 'unknown', runs: 1 });
});
