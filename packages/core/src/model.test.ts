import { expect, test } from 'vitest';
import { cell } from './board/place.js';
import { not, or } from './expressions/expression.js';
import { Model } from './model.js';

test('lists implied constraints at their position, only in posted', () => {
  const model = new Model<'rule'>();
  const [a, b] = [model.bool(), model.bool()];
  const places = (some: readonly { readonly places: readonly unknown[] }[]) =>
    some.map((one) => one.places[0]);
  model.given(cell(0, 0), a);
  let calls = 0;
  model.implied(() => {
    calls++;
    model.require('rule', cell(0, 2), or(a, b));
  });
  model.require('rule', cell(0, 1), or(not(a), b));
  expect([places(model.required), calls]).toEqual([[cell(0, 0), cell(0, 1)], 0]);
  expect(places(model.posted)).toEqual([cell(0, 0), cell(0, 2), cell(0, 1)]);
  expect(model.posted).toBe(model.posted);

  model.enter(cell(0, 3), b);
  expect(places(model.required)).toEqual([cell(0, 0), cell(0, 1), cell(0, 3)]);
  expect(places(model.posted)).toEqual([cell(0, 0), cell(0, 2), cell(0, 1), cell(0, 3)]);
});
