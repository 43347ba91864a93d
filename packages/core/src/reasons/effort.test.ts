import { expect, test } from 'vitest';
import { cell, corner, link, type Place, side } from '../board/place.js';
import { sum } from '../expressions/expression.js';
import { Model } from '../model.js';
import type { ProgramReason } from './assumption-program.js';
import { effortOf, noteEffort } from './effort.js';

const reasonOf = (
  rule: string,
  scope: readonly number[],
  places: readonly Place[] = [],
  cut = false,
): ProgramReason => ({
  reason: { rule, places, cut, constraint: true },
  scope,
  selector: 1,
});
const effort = (programReasons: readonly ProgramReason[], at?: Place, depth = 0) =>
  effortOf({ reasons: [...programReasons] }, [...programReasons.keys()], depth, at);

const row = reasonOf('row', [1, 2, 3, 4]);
const column = reasonOf('column', [1, 5, 6, 7]);

test('each reason is one look, and a thought that follows from another an eighth', () => {
  expect(effort([row])).toBe(1);
  expect(effort([row, column])).toBe(2);
  expect(effort([row, column], undefined, 3)).toBe(2.375);
  expect(effort([row, column], undefined, 100)).toBe(4);
});

test('what a rule says of pairs with one thing in common is half a look', () => {
  const beside = [reasonOf('apart', [1, 2]), reasonOf('apart', [3, 1])];
  expect(effort([row, ...beside])).toBe(1.5);
  expect(effort([row, ...beside, reasonOf('apart', [4, 5])])).toBe(2);
  expect(effort([row, reasonOf('apart', [1, 2]), reasonOf('differ', [1, 2])])).toBe(2);
  expect(effort([reasonOf('apart', [1, 2])])).toBe(1);
});

test('what a rule over the whole board says elsewhere must be looked for, and a loop or piece found', () => {
  const piece = reasonOf('connected', [1, 2, 3], [cell(0, 0), cell(0, 1)], true);
  expect(effort([piece], cell(0, 1))).toBe(1);
  expect(effort([piece], cell(1, 1))).toBe(2);
  const single = reasonOf('connected', [1, 2, 3], [cell(0, 0)], true);
  expect(effort([single], cell(0, 0))).toBe(1);
  expect(effort([single], cell(1, 0))).toBe(1.5);
});

test('excluded values are noted, and a number that excludes one in passing counts an eighth', () => {
  const model = new Model();
  const constraint = sum([model.int(0, 2), model.int(0, 2)]).is(3);
  const number: ProgramReason = { ...row, reason: { ...row.reason, constraint } };
  const notes = (passing: readonly ProgramReason[], findsValue: boolean) =>
    noteEffort({ reasons: [...passing] }, [...passing.keys()], findsValue);
  expect(notes([], true)).toBe(0);
  expect(notes([], false)).toBe(0.375);
  expect(notes([number, number, row], true)).toBe(0.25);
  expect(notes([number], false)).toBe(0.5);
});

test('a corner is seen from the sides and cells that touch it', () => {
  const passed = reasonOf('loop', [1, 2, 3, 4], [corner(1, 1)], true);
  for (const at of [side(0, 0, 'right'), side(0, 0, 'below'), side(1, 0, 'right'), cell(1, 0)])
    expect(effort([passed], at)).toBe(1);
  expect(effort([passed], side(0, 1, 'right'))).toBe(1.5);
});

test('lines from cell to cell that would close are followed, and a square of four is seen', () => {
  const square = [link(0, 0, 'right'), link(0, 0, 'below'), link(0, 1, 'below'), link(1, 0, 'right')];
  const oblong = [...square.slice(0, 3), link(1, 0, 'below'), link(1, 1, 'below'), link(2, 0, 'right')];
  const effortAt = (at: Place, places: readonly Place[]) =>
    effort([reasonOf('loop', [1, 2, 3], places, true)], at);
  expect(effortAt(square[0]!, square)).toBe(1.5);
  expect(effortAt(link(5, 5, 'right'), square)).toBe(2.5);
  expect(effortAt(oblong[0]!, oblong)).toBe(3.5);
  expect(effortAt(square[0]!, [square[0]!])).toBe(1);
  const along = [0, 1, 2, 3, 4].map((row) => side(row, 0, 'right'));
  expect(effortAt(along[0]!, along)).toBe(1);
});
