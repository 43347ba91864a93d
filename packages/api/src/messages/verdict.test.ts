import { describe, expect, it } from 'vitest';
import type { TaskResult } from '../execution/run-task.js';
import { formatDuration, resultSentence } from './verdict.js';

const result = (found: Partial<TaskResult>): TaskResult => ({
  task: 'unique',
  status: 'unique',
  answers: [],
  engine: 'z3',
  elapsed: 34,
  ...found,
});

describe('a sentence', () => {
  it('states the meaning of a result', () => {
    const said = [
      result({}),
      result({ status: 'multiple', differ: [{ kind: 'cell', row: 0, col: 0 }] }),
      result({ status: 'solved', task: 'solve' }),
      result({ status: 'unsolvable', engine: 'propagation', elapsed: 0.2 }),
      result({ status: 'enumerated', task: 'enumerate', count: 1, complete: true }),
      result({ status: 'counted', task: 'count', count: 5, complete: false }),
      result({ status: 'unknown', reason: 'time limit' }),
      result({ status: 'unknown', reason: 'time limit', answers: ['one'] }),
      result({ status: 'unknown', task: 'count', reason: 'time limit', count: 0, complete: false }),
      result({ status: 'unknown', task: 'count', reason: 'time limit', count: 3, complete: false }),
    ].map(resultSentence);
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "unique: this is the only answer (proved by z3 in 34 ms)
      several answers: here are two, they differ at 1 place (z3, 34 ms)
      solved: one answer; whether it is the only one was not checked (z3, 34 ms)
      unsolvable: there is no answer (proved by propagation alone in 1 ms)
      exactly 1 answer (proved by z3 in 34 ms)
      at least 5 answers: stopped at the limit (z3, 34 ms)
      don't know: time limit (z3, 34 ms)
      don't know whether this answer is the only one: time limit (z3, 34 ms)
      don't know: no answer found yet, time limit (z3, 34 ms)
      don't know: at least 3 answers, time limit (z3, 34 ms)"
    `);
  });

  it('formats times for people', () => {
    expect([0, 0.4, 34.4, 999.4, 999.6, 1_234, 59_940, 125_000].map(formatDuration)).toEqual([
      '1 ms',
      '1 ms',
      '34 ms',
      '999 ms',
      '1.0 s',
      '1.2 s',
      '59.9 s',
      '2 min 5 s',
    ]);
  });
});
