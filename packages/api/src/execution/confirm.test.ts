import { cell } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { fakeEngines, respondAfter, taskSpec } from '../../test/engines.js';
import { resultSentence } from '../messages/verdict.js';
import { confirm } from './confirm.js';
import type { AnswerTask } from './run-task.js';

/** Confirms a task with two engines that return these outcomes. */
async function confirmBoth(
  task: AnswerTask,
  first: object,
  second: object,
  answers: readonly (readonly string[])[] = [[], []],
) {
  const { engines, runners } = fakeEngines({
    z: respondAfter(1, first, answers[0]),
    c: respondAfter(2, second, answers[1]),
  });
  const shown: unknown[] = [];
  const result = await confirm(
    runners,
    { ...taskSpec(task), onAnswer: (answer) => shown.push(answer) },
    engines,
  );
  return { result, sentence: resultSentence(result), shown };
}

const unknown = { status: 'unknown', reason: 'time limit' };
const counted = (count: number, complete = true) => ({ status: 'counted', complete, count });
const forced = (answer: string, ...cols: number[]) => ({
  status: 'forced',
  answer,
  certain: cols.map((col) => ({
    variable: col,
    place: cell(0, col),
    value: answer[col] === 'o',
    holds: true,
  })),
});

describe('a confirmed result', () => {
  it.each<[AnswerTask, object, object]>([
    ['unique', { status: 'unique', answer: 'oo' }, { status: 'unique', answer: 'oo' }],
    ['unique', { status: 'unsolvable' }, { status: 'unsolvable' }],
    // Each engine may show other answers of several.
    [
      'unique',
      { status: 'multiple', answers: ['oo', 'o.'], differ: [] },
      { status: 'multiple', answers: ['.o', 'o.'], differ: [] },
    ],
    ['solve', { status: 'solved', answer: 'oo' }, { status: 'solved', answer: 'o.' }],
    ['forced', forced('oo', 0), forced('o.', 0)],
    ['count', counted(3), counted(3)],
    ['count', counted(2, false), counted(2, false)],
  ])('%s: %j', async (task, one, other) => {
    const { result, sentence } = await confirmBoth(task, one, other);
    expect(result.confirmedBy).toEqual(['z', 'c']);
    expect(sentence).toMatch(/^.* \(confirmed by z and c in 2 ms\)$/);
  });

  it('compares all answers as a set, and reports them after confirmation', async () => {
    const all = { status: 'enumerated', complete: true, count: 2 };
    const { sentence, shown } = await confirmBoth('enumerate', all, all, [
      ['oo', 'o.'],
      ['o.', 'oo'],
    ]);
    expect(sentence).toBe('exactly 2 answers (confirmed by z and c in 2 ms)');
    expect(shown).toHaveLength(2);
  });

  it('names propagation if no engine is needed', async () => {
    const alone = {
      status: 'unique',
      answer: 'oo',
      stats: { engine: 'propagation', milliseconds: { lower: 4 } },
    };
    const { result, sentence } = await confirmBoth('unique', alone, alone);
    expect(result.confirmedBy).toEqual(['propagation']);
    expect(sentence).toBe('unique: this is the only answer (proved by propagation alone in 4 ms)');
  });
});

describe('an unconfirmed result', () => {
  it.each<[AnswerTask, object, object, string]>([
    [
      'unique',
      { status: 'unique', answer: 'oo' },
      { status: 'unique', answer: 'o.' },
      "z says 'unique: this is the only answer, oo', c says 'unique: this is the only answer, o.'",
    ],
    [
      'unique',
      { status: 'unsolvable' },
      { status: 'multiple', answers: ['oo', 'o.'], differ: [cell(0, 1)] },
      "z says 'unsolvable: there is no answer', c says 'several answers: here are two, they differ at 1 place'",
    ],
    [
      'forced',
      forced('oo', 0),
      forced('oo', 0, 1),
      "z says 'several answers: 1 place shown here is certain in all of them', c says 'several answers: 2 places shown here are certain in all of them'",
    ],
    ['count', counted(3), counted(2), "z says 'exactly 3 answers', c says 'exactly 2 answers'"],
  ])('%s: has no answer: %j', async (task, one, other, each) => {
    const { result, sentence } = await confirmBoth(task, one, other);
    expect(sentence).toBe(`the engines do not agree: ${each} (2 ms)`);
    expect(result.answers).toEqual([]);
  });

  it('has certain values that differ', async () => {
    expect((await confirmBoth('forced', forced('oo', 0), forced('.o', 0))).sentence).toContain(
      'do not agree',
    );
  });

  it('has different sets of answers, none of which is reported', async () => {
    const all = { status: 'enumerated', complete: true, count: 2 };
    const { sentence, shown } = await confirmBoth('enumerate', all, all, [
      ['oo', 'o.'],
      ['o.', '.o'],
    ]);
    expect(sentence).toContain('do not agree');
    expect(shown).toEqual([]);
  });

  it('is reported as unconfirmed if the other engine does not know the answer', async () => {
    const { result, sentence } = await confirmBoth('unique', unknown, { status: 'unique', answer: 'oo' });
    expect(result).toMatchObject({
      status: 'unknown',
      confirmedBy: ['c'],
      answers: [{ values: [true, true] }],
    });
    expect(sentence).toBe(
      "don't know whether it is confirmed: z says 'don't know: time limit', c says 'unique: this is the only answer' (c, 2 ms)",
    );
  });

  it('is unknown if no engine knows the answer', async () => {
    expect((await confirmBoth('unique', unknown, unknown)).sentence).toBe("don't know: time limit (z, 1 ms)");
  });
});
