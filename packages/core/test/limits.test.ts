import { describe, expect, it } from 'vitest';
import { checkpoint, forgetLimits, UndecidedError, withLimits } from '../src/checkpoint.js';
import {
  allDifferent,
  Board,
  type Bool,
  lower,
  Model,
  or,
  scopeOf,
  TaskMonitor,
  unique,
} from '../src/index.js';
import { TrialAndError } from './trial-and-error.js';

/** A clock that counts its readings. */
const counting = () => {
  let looks = 0;
  return { now: () => looks++, looks: () => looks };
};

describe('the limits of a task', () => {
  it('end a loop that counts its steps', () => {
    const monitor = new TaskMonitor({ timeout: 10, now: counting().now });
    let steps = 0;
    const endless = () => {
      for (;;) {
        checkpoint();
        steps++;
      }
    };
    expect(() => monitor.run(endless)).toThrow(UndecidedError);
    expect(steps).toBeLessThan(10 * 256);
  });

  it('do not hold outside of it', () => {
    const { now, looks } = counting();
    const monitor = new TaskMonitor({ timeout: 1, now });
    monitor.run(() => {});
    for (let step = 0; step < 1_000; step++) checkpoint();
    expect(looks()).toBe(1);
  });

  it('are those of the innermost task, then again those around it', () => {
    const found: string[] = [];
    const steps = () => checkpoint(1_000);
    withLimits(
      () => found.push('outer'),
      () => {
        steps();
        withLimits(() => found.push('inner'), steps);
        steps();
      },
    );
    expect(found).toEqual(['outer', 'inner', 'outer']);
  });

  it('are forgotten where work was ended from outside', () => {
    let looks = 0;
    withLimits(
      () => looks++,
      () => {
        forgetLimits();
        checkpoint(1_000);
      },
    );
    expect(looks).toBe(0);
  });

  it('end a task where more memory is in use', async () => {
    const board = new Board(30, 30);
    const type = {
      encode(m: Model) {
        const number = m.ints(board.cells, 1, 9);
        for (const line of board.lines) m.require('line', line, allDifferent(number.pick(line)));
        return number;
      },
    } as never;
    let used = 10;
    const memory = { max: 100, used: () => (used += 90) };
    let time = 0;
    const now = () => (time += 1_000);
    const result = await unique(type, undefined as never, new TrialAndError(), { memory, now });
    expect(result).toMatchObject({ status: 'unknown', reason: 'needs more than 100 MB' });
  });
});

it('lowers expressions that are nested as deep as a board is long', () => {
  const model = new Model();
  const bools = Array.from({ length: 40_000 }, () => model.bool());
  const anySoFar = bools.reduce<Bool>((before, one) => model.define(or(before, one)), false);
  model.given([], anySoFar);
  expect(scopeOf(anySoFar).size).toBe(40_000);
  const program = lower(model);
  expect(program.contradiction).toBe(false);
  expect(program.shape.clauses).toBeGreaterThan(40_000);
});
