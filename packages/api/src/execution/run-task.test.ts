import { type AnyPuzzle, Board, definePuzzle, Grid, is } from '@gridproof/core';
import type { Outcome, RunOptions, Task } from '@gridproof/runner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnswerTask, runTask } from './run-task.js';

/** One lamp, which must be lit. */
const lamp: AnyPuzzle = definePuzzle({
  id: 'lamp',
  title: 'Lamp',
  rules: { lit: 'The lamp is lit.' },
  parse: () => new Board(1, 1),
  print: () => '.',
  encode(m, { cells }) {
    const lit = m.bools(cells);
    m.require('lit', cells, is(lit.at(cells[0]!), true));
    return lit;
  },
  decode: (lit) => lit,
  *verify({ cells }, lit) {
    if (!lit.at(cells[0]!)) yield { rule: 'lit', places: cells };
  },
  draw: () => ({ width: 1, height: 1, marks: [] }),
  printAnswer: (lit) => (lit.values[0] ? 'o' : '.'),
  readAnswer(text, { cells }) {
    if (text.length !== 1) throw new Error('no answer');
    return new Grid(cells, [text === 'o']);
  },
  examples: [],
});

const stats = { engine: 'z3', milliseconds: { search: 5 } } as never;

/** Runs a task with a runner that returns this outcome. */
function runOutcome(
  task: AnswerTask,
  outcome: Outcome<Task>,
  meanwhile: (options: RunOptions) => void = () => {},
) {
  const runner = {
    run: async (_: unknown, options: RunOptions = {}) => {
      meanwhile(options);
      return outcome as never;
    },
  };
  const read = { type: lamp, format: 'text', puzzle: lamp.parse('.') };
  return runTask(runner, { read, typeUrl: '', engine: { name: 'z3', url: '' }, query: { task } });
}

describe('a task result', () => {
  it('has an answer that has been parsed and verified', async () => {
    const result = await runOutcome('unique', { status: 'unique', answer: 'o', stats });
    expect(result).toMatchObject({ status: 'unique', answers: [{ values: [true] }], elapsed: 5 });
  });

  it('never has an answer that breaks a rule or cannot be parsed', async () => {
    const wrong = await runOutcome('solve', { status: 'solved', answer: '.', stats });
    expect(wrong).toMatchObject({ status: 'unknown', answers: [] });
    expect(wrong.reason).toContain("breaks 'lit' at");
    const unreadable = await runOutcome('solve', { status: 'solved', answer: 'none', stats });
    expect(unreadable).toMatchObject({ status: 'unknown', answers: [] });
    const streamed = await runOutcome(
      'enumerate',
      { status: 'enumerated', complete: true, count: 2, stats },
      ({ onAnswer }) => onAnswer?.('.'),
    );
    expect(streamed).toMatchObject({ status: 'unknown', answers: [] });
  });

  it('keeps the count of a killed task', async () => {
    const killed = { status: 'unknown', reason: 'time limit', milliseconds: 20 } as const;
    const counted = await runOutcome('count', killed, ({ onProgress }) =>
      onProgress?.({ answers: 3, rounds: 0, cuts: 0, conflicts: 0, elapsed: 1 }),
    );
    expect(counted).toMatchObject({
      status: 'unknown',
      reason: 'time limit',
      count: 3,
      complete: false,
      elapsed: 20,
    });
  });

  it('is unknown after a crash of the engine', async () => {
    const crashed = await runOutcome('unique', { status: 'crashed', message: 'unreachable' });
    expect(crashed).toMatchObject({
      status: 'unknown',
      reason: "the engine or the puzzle type 'lamp' crashed: unreachable",
    });
  });
});

describe('the time limit of a task', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [1_000, 600],
    [300, 1],
    [undefined, undefined],
  ])('includes printing the board: of %s ms, %s are left', async (timeout, left) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const slow: AnyPuzzle = {
      ...lamp,
      print() {
        vi.setSystemTime(Date.now() + 400);
        return '.';
      },
    };
    const limits: (number | undefined)[] = [];
    const runner = {
      run: async (job: { readonly timeout?: number | undefined }) => {
        limits.push(job.timeout);
        return { status: 'unique', answer: 'o', stats } as never;
      },
    };
    const read = { type: slow, format: 'text', puzzle: slow.parse('.') };
    await runTask(runner, {
      read,
      typeUrl: '',
      engine: { name: 'z3', url: '' },
      query: { task: 'unique', timeout },
    });
    expect(limits).toEqual([left]);
  });
});
