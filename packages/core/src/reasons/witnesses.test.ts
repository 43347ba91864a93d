import { expect, it } from 'vitest';
import { Witnesses } from './witnesses.js';

const VARIABLES = Int32Array.of(1, 2, 3);
const trueIn = (...those: number[]) => [VARIABLES, (variable: number) => those.includes(variable)] as const;

it('finds an assignment in which all literals are true, and none where there is none', () => {
  const witnesses = new Witnesses();
  expect(witnesses.find(Int32Array.of(1))).toBeUndefined();
  witnesses.add(...trueIn(1, 2));
  const second = witnesses.add(...trueIn(3));
  expect(witnesses.find(Int32Array.of(-1, 3))).toBe(second);
  expect(witnesses.find(Int32Array.of(1, 3))).toBeUndefined();
  expect([1, -1, 2, -2, 3, -3].filter((literal) => witnesses.holds(second, literal))).toEqual([-1, -2, 3]);
});

it('treats variables that came later as unknown', () => {
  const witnesses = new Witnesses();
  witnesses.add(...trueIn(1));
  expect(witnesses.find(Int32Array.of(1, 5_000))).toBeUndefined();
  expect(witnesses.find(Int32Array.of(1, -4))).toBeUndefined();
  witnesses.add(Int32Array.of(1, 2, 3, 4), (variable) => variable === 4);
  expect(witnesses.find(Int32Array.of(1, -4))).toBeUndefined();
  expect(witnesses.find(Int32Array.of(-1, 4))).toBe(1);
});

it('keeps the latest assignments', () => {
  const witnesses = new Witnesses();
  const first = witnesses.add(...trueIn(1));
  let last = first;
  for (let many = 0; many < 512; many++) last = witnesses.add(...trueIn(2));
  expect(last).toBe(first);
  expect(witnesses.find(Int32Array.of(1))).toBeUndefined();
  expect(witnesses.find(Int32Array.of(2, -1))).toBeDefined();
  witnesses.clear();
  expect(witnesses.find(Int32Array.of(2, -1))).toBeUndefined();
});
