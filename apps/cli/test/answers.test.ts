import { fileURLToPath } from 'node:url';
import {
  GuardedPlugins,
  HandlerContext,
  handleRequest,
  type RequestName,
  type RequestOf,
} from '@gridproof/api';
import { Runner } from '@gridproof/runner';
import { afterAll, describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

/** A 4x4 board, one without an answer, one with several, and one of a type that commonly has several answers. */
const UNIQUE = 'takuzu\n1..0\n..0.\n.0..\n11..';
const NONE = 'takuzu\n111.\n....\n....\n....';
const SEVERAL = 'takuzu\n1..0\n....\n....\n....';
const OPEN = 'minesweeper\n1..\n...\n..1';

const runner = new Runner({ threads: 1 });
const plugins = new GuardedPlugins(fileURLToPath(new URL('.', import.meta.url)));
const context = new HandlerContext({ plugins, runner, engine: 'cadical' });
afterAll(() => runner.close());

/** Removes values that differ from call to call: times, and search counts. */
const steady = (data: object): unknown =>
  JSON.parse(JSON.stringify(data, (key, value) => (key === 'milliseconds' || key === 'stats' ? '#' : value)));

/** Sends a request as a program, and runs it as a command. */
async function both<Q extends RequestName>(question: Q, request: RequestOf<Q>, words: readonly string[]) {
  const typed = await gridproof([...words, '--engine', 'cadical', '--format', 'json'], {
    input: 'puzzle' in request ? request.puzzle : '',
  });
  expect(typed.err).toBe('');
  const { source: _, ...data } = JSON.parse(typed.out);
  const { data: handled } = await handleRequest(question, context, request);
  return { typed: steady(data), handled: steady(handled), keys: [Object.keys(data), Object.keys(handled)] };
}

describe('a program receives the same JSON as the command line', () => {
  it.each([
    ['solve', { puzzle: UNIQUE }, ['solve', '-']],
    ['solve', { puzzle: SEVERAL }, ['solve', '-']],
    ['solve', { puzzle: NONE }, ['solve', '-']],
    ['solve', { puzzle: OPEN }, ['solve', '-']],
    ['solve', { puzzle: SEVERAL, limit: 2 }, ['solve', '-', '--limit', '2']],
    ['solve', { puzzle: SEVERAL, unique: false }, ['solve', '-', '--no-unique']],
    ['unique', { puzzle: UNIQUE }, ['solve', '-']],
    ['count', { puzzle: SEVERAL }, ['solve', '-', '--count']],
    ['explain', { puzzle: NONE }, ['explain', '-']],
    ['explain', { puzzle: SEVERAL }, ['explain', '-']],
    ['explain', { puzzle: UNIQUE, entries: '0.../..../..../....' }, ['explain', '-', '0.../..../..../....']],
    ['hint', { puzzle: UNIQUE }, ['hint', '-']],
    ['hint', { puzzle: UNIQUE, where: true }, ['hint', '-', '--where']],
    ['hint', { puzzle: UNIQUE, entries: '?0??/????/????/????' }, ['hint', '-', '?0??/????/????/????']],
    ['hint', { puzzle: UNIQUE, entries: '0???/????/????/????' }, ['hint', '-', '0???/????/????/????']],
    ['steps', { puzzle: UNIQUE }, ['steps', '-']],
    ['steps', { puzzle: SEVERAL }, ['steps', '-']],
    ['check', { puzzle: UNIQUE, answer: '1010/0101/1010/1101' }, ['check', '-', '1010/0101/1010/1101']],
    ['check', { puzzle: UNIQUE, answer: '1?10/????/????/????' }, ['check', '-', '1?10/????/????/????']],
    ['check', { puzzle: UNIQUE, answer: '0?10/????/????/????' }, ['check', '-', '0?10/????/????/????']],
  ] as const)('%s %j', async (question, request, words) => {
    const { typed, handled, keys } = await both(question, request as RequestOf<typeof question>, words);
    expect(handled).toEqual(typed);
    expect(keys[1]).toEqual(keys[0]);
  });

  it('rate', async () => {
    const { out } = await gridproof(['rate', '-', '--engine', 'cadical', '--format', 'json'], {
      input: UNIQUE,
    });
    const { source: _, ...typed } = JSON.parse(out);
    expect(steady((await handleRequest('rate', context, { puzzle: UNIQUE })).data)).toEqual(steady(typed));
  });

  it('generate', async () => {
    const words = [
      'generate',
      'takuzu',
      '--size',
      '6x6',
      '--seed',
      'a',
      '--difficulty',
      'easy',
      '--format',
      'json',
    ];
    const { out } = await gridproof(words);
    const options = { type: 'takuzu', size: { width: 6, height: 6 }, seed: 'a', difficulty: 'easy' } as const;
    expect((await handleRequest('generate', context, options)).data).toEqual(JSON.parse(out));
  });

  it('convert', async () => {
    const { out } = await gridproof(['convert', '-', '--to', 'json'], { input: UNIQUE });
    const { data } = await handleRequest('convert', context, { puzzle: UNIQUE, to: 'json' });
    expect(data).toEqual({ puzzle: 'takuzu', format: 'text', to: 'json', text: out.trimEnd() });
  });
});

describe('a program that sends requests', () => {
  it('receives steps and answers as they are found', async () => {
    const steps: number[] = [];
    const walked = await handleRequest(
      'steps',
      context,
      { puzzle: UNIQUE },
      { onStep: (_, number) => steps.push(number) },
    );
    expect(steps).toEqual((walked.data as { steps: object[] }).steps.map((_, at) => at + 1));
    const answers: string[] = [];
    const all = await handleRequest(
      'solve',
      context,
      { puzzle: SEVERAL, all: true },
      { onAnswer: (one) => answers.push(one) },
    );
    expect(all.data).toMatchObject({ status: 'enumerated', complete: true, answers });
  });

  it('receives a time limit as a result, and cancels a request by its signal', async () => {
    const large = `takuzu\n${Array(40).fill('.'.repeat(40)).join('\n')}`;
    const late = await handleRequest('rate', context, { puzzle: large, timeout: 60 });
    expect(late).toMatchObject({ data: { status: 'unknown', reason: 'time limit' } });
    const end = new AbortController();
    setTimeout(() => end.abort(), 100);
    const { data } = await handleRequest('rate', context, { puzzle: large }, { signal: end.signal });
    expect(data).toMatchObject({ status: 'unknown', reason: 'aborted' });
  });

  it('cannot send several puzzles, boards that are too large, or invalid puzzles', async () => {
    const small = new HandlerContext({ plugins, runner, cells: 15 });
    await expect(handleRequest('solve', small, { puzzle: UNIQUE })).rejects.toMatchObject({
      code: 'too-large',
    });
    await expect(
      handleRequest('solve', context, { puzzle: 'takuzu:1..0/..0./.0../11..\ntakuzu:1..0/..0./.0../11..' }),
    ).rejects.toMatchObject({ code: 'several-puzzles' });
    await expect(handleRequest('solve', context, { puzzle: 'takuzu\n1..0\n..2.' })).rejects.toMatchObject({
      line: 3,
      column: 3,
    });
    const { sentence, because, picture } = await handleRequest('explain', context, { puzzle: NONE });
    expect([sentence, because.length > 1, picture?.().width]).toEqual([
      expect.stringContaining('unsolvable: there is no answer'),
      true,
      4,
    ]);
  });
});
