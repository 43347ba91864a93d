import { THRESHOLDS } from '@gridproof/core';
import { expect, test, vi } from 'vitest';
import { cadical, cadicalWith } from './index.js';

const SHAPE = { variables: 2, clauses: 1, counts: 0, linears: 0, lazy: false };

test('an assignment can be read until something is added', async () => {
  const session = await cadical.open(SHAPE);
  expect(session.addVariables(2)).toBe(1);
  session.addClauses(Int32Array.of(1, 0, -2, 0));
  expect(session.solve().status).toBe('sat');
  expect([session.value(1), session.value(2)]).toEqual([true, false]);
  session.addClauses(Int32Array.of(1, 2, 0));
  expect(() => session.value(1)).toThrow('no assignment');
  session.close();
});

test('rows take variables of their own, and later ones come behind them', async () => {
  const session = await cadicalWith({ ...THRESHOLDS, direct: 0 }).open(SHAPE);
  session.addVariables(9);
  session.addCounts(Int32Array.of(0, 4, 4, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  const later = session.addVariables(1);
  expect(later).toBeGreaterThan(10);
  session.addClauses(Int32Array.of(-later, 0));
  expect(session.solve(Int32Array.of(1, 3, 5, 7)).status).toBe('sat');
  expect(session.value(9)).toBe(false);
  expect(session.value(later)).toBe(false);
  expect(session.solve(Int32Array.of(1, 3, 5, 7, 9)).status).toBe('unsat');
  expect(session.core().length).toBe(5);
  session.close();
});

test('the deadline of one call is not that of the next, nor of another session', async () => {
  const [one, other] = [await cadical.open(SHAPE), await cadical.open(SHAPE)];
  for (const session of [one, other]) session.addVariables(2);
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  expect(one.solve(undefined, { deadline: 1_005 }).status).toBe('sat');
  vi.setSystemTime(1_010);
  expect(one.solve(undefined, { deadline: 1_009 })).toEqual({ status: 'unknown', reason: 'time limit' });
  expect(one.solve().status).toBe('sat');
  expect(other.solve().status).toBe('sat');
  for (const session of [one, other]) session.close();
  vi.useRealTimers();
});

test('preferred literals are tried first, until others are preferred', async () => {
  const session = await cadical.open({ ...SHAPE, variables: 3, lazy: true });
  session.addVariables(3);
  session.addClauses(Int32Array.of(1, 2, 3, 0, -1, -2, -3, 0));
  const values = () => {
    expect(session.solve().status).toBe('sat');
    return [1, 2, 3].map((variable) => session.value(variable));
  };
  session.prefer!([1, -2, -3]);
  expect(values()).toEqual([true, false, false]);
  session.prefer!([-1, 2, 3]);
  session.addClauses(Int32Array.of(1, 2, 0));
  expect(values()).toEqual([false, true, true]);
  session.close();
});
