import { expect, test } from 'vitest';
import { report, result, spreadAround, unsolvedResult } from '../../test/results.js';
import { changesBetween, changesTable, hasRegressed } from './compare.js';
import type { Result } from './result.js';

const verdict = (before: Result, now: Result, threshold = 1.25) => {
  const changes = changesBetween(report([before]), report([now]), threshold);
  return [changes.cases[0]!.verdict, hasRegressed(changes)];
};

test('slower means beyond the threshold', () => {
  expect(verdict(result(), result({ total: spreadAround(12) }))).toEqual(['same', false]);
  expect(verdict(result(), result({ total: spreadAround(13) }))).toEqual(['slower', true]);
  expect(verdict(result(), result({ total: spreadAround(12) }), 1.1)).toEqual(['slower', true]);
  expect(verdict(result(), result({ total: spreadAround(7) }))).toEqual(['faster', false]);
});

test('the spread of the runs in either report counts as noise', () => {
  expect(verdict(result({ total: spreadAround(10, 2) }), result({ total: spreadAround(15) }))).toEqual([
    'same',
    false,
  ]);
  expect(verdict(result(), result({ total: spreadAround(15, 3) }))).toEqual(['same', false]);
  expect(verdict(result({ total: spreadAround(10, 2) }), result({ total: spreadAround(17) }))).toEqual([
    'slower',
    true,
  ]);
});

test('a time that stands for a limit is a bound', () => {
  expect(verdict(result(), unsolvedResult())).toEqual(['slower', true]);
  expect(verdict(unsolvedResult(), result())).toEqual(['faster', false]);
  expect(verdict(unsolvedResult(), unsolvedResult())).toEqual(['cannot tell', false]);
  // Its time limit is now shorter than its earlier time.
  expect(verdict(result({ total: spreadAround(20_000) }), unsolvedResult())).toEqual(['cannot tell', false]);
  expect(verdict(unsolvedResult(), result({ total: spreadAround(20_000) }))).toEqual(['cannot tell', false]);
});

test('different tasks are not compared', () => {
  const compare = () => changesBetween(report([result()]), report([result()], { task: 'steps' }), 1.25);
  expect(compare).toThrow("the task was 'answer' before and is 'steps' now");
});

test('counts puzzles that only one report has', () => {
  const results = [result({ text: 'one' }), result({ text: 'other' })];
  const changes = changesBetween(report(results), report(results.slice(1)), 1.25);
  expect(changes).toMatchObject({ onlyBefore: 1, onlyNow: 0 });
});

test('another status is a fault at any speed', () => {
  expect(verdict(result(), result({ status: 'multiple', total: spreadAround(1) }))).toEqual([
    'other status',
    true,
  ]);
});

test('many small losses add up for their type, where each is noise', () => {
  const names = Array.from({ length: 16 }, (_, at) => `marbles 5x5 ${at}`);
  const before = names.map((name) => result({ name, total: spreadAround(10, 1) }));
  const now = names.map((name) => result({ name, total: spreadAround(13, 1.3) }));
  const changes = changesBetween(report(before), report(now), 1.25);
  expect(new Set(changes.cases.map((one) => one.verdict))).toEqual(new Set(['same']));
  expect(changes.types).toMatchObject([{ type: 'marbles', engine: 'dice', cases: 16, verdict: 'slower' }]);
  expect(changes.types[0]!.ratio).toBeCloseTo(1.3);
  expect(hasRegressed(changes)).toBe(true);
});

test('cases are matched by puzzle and engine; what only one report has, and other machines, are named', () => {
  const before = report([result(), result({ name: 'gone' }), result({ engine: 'coin' })]);
  const now = report(
    [result({ total: spreadAround(20) }), result({ name: 'new' }), unsolvedResult({ engine: 'coin' })],
    {
      machine: { ...before.machine, cpu: 'Calculator' },
    },
  );
  expect(`\n${changesTable(changesBetween(before, now, 1.25))}`).toMatchInlineSnapshot(`
    "
    puzzle         engine  before     now   ratio  noise
    marbles 5x5 1  dice      10.0    20.0       2    ±0%  slower
    marbles 5x5 1  coin      10.0  > 10 s  > 1000    ±0%  slower

    puzzle type  engine  puzzles  ratio  noise
    marbles      dice          1      2    ±0%  slower

    not the same machine: cpu Abacus, now Calculator

    only before: 1 result

    only now: 1 result"
  `);
});
