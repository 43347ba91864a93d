import type { Worker } from 'node:worker_threads';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { AccessPolicy, Admission, createApp } from '../src/index.js';
import { RESPONSES } from '../src/schemas/responses.js';
import { ANSWER, blank, createTestApp, eventsIn, NONE, SEVERAL, TAKUZU } from './serving.js';

const { app, service, ask } = createTestApp();

/** The issues of a response that does not match its schema. */
const unlike = (question: keyof typeof RESPONSES, data: unknown): unknown =>
  safeParse(RESPONSES[question], data).issues?.map(({ message, path }) => [
    path?.map(({ key }) => key),
    message,
  ]);

describe('a request', () => {
  it.each([
    ['solve', { puzzle: TAKUZU }, { status: 'unique', answers: [ANSWER] }],
    ['solve', { puzzle: SEVERAL }, { status: 'multiple' }],
    ['solve', { puzzle: SEVERAL, all: true }, { status: 'enumerated', complete: true }],
    ['solve', { puzzle: SEVERAL, forced: true }, { status: 'forced' }],
    ['solve', { puzzle: NONE }, { status: 'unsolvable' }],
    ['solve', { puzzle: SEVERAL, unique: false }, { status: 'solved' }],
    ['solve', { puzzle: TAKUZU, entries: '0???/????/????/????' }, { status: 'contradiction' }],
    ['unique', { puzzle: TAKUZU }, { status: 'unique' }],
    ['count', { puzzle: SEVERAL, limit: 2 }, { status: 'counted', count: 2, complete: false }],
    ['explain', { puzzle: NONE }, { status: 'unsolvable', minimal: true }],
    ['explain', { puzzle: SEVERAL, budget: 300 }, { status: 'multiple' }],
    ['explain', { puzzle: TAKUZU, entries: '?1??/????/????/????' }, { status: 'unsolvable' }],
    ['hint', { puzzle: TAKUZU }, { status: 'hint' }],
    ['hint', { puzzle: TAKUZU, where: true }, { status: 'hint' }],
    ['hint', { puzzle: TAKUZU, entries: '?1??/????/????/????' }, { status: 'unsolvable' }],
    ['steps', { puzzle: TAKUZU }, { status: 'unique' }],
    ['steps', { puzzle: TAKUZU, most: 1 }, { status: 'hint' }],
    ['rate', { puzzle: TAKUZU }, { status: 'unique' }],
    ['rate', { puzzle: SEVERAL }, { status: 'forced' }],
    ['check', { puzzle: TAKUZU, answer: ANSWER }, { status: 'correct', violations: [] }],
    ['check', { puzzle: TAKUZU, answer: '1110/0001/0011/1100' }, { status: 'wrong' }],
    ['check', { puzzle: TAKUZU, answer: '1???/????/????/????' }, { status: 'correct so far' }],
    ['check', { puzzle: TAKUZU, answer: '?1??/????/????/????' }, { status: 'contradictory' }],
    ['convert', { puzzle: TAKUZU, to: 'json' }, { puzzle: 'takuzu', to: 'json' }],
    ['generate', { type: 'takuzu', size: '6x6', seed: 'a' }, { type: 'takuzu', seed: 'a', number: 1 }],
    ['generate', { type: 'takuzu', size: '6x6', seed: 'a', clues: [0, 0] }, { status: 'unknown' }],
    [
      'generate',
      { type: 'takuzu', size: '6x6', seed: 'a', needs: ['lines-must-differ'], atMost: 'lines-must-differ' },
      {
        rating: {
          techniques: expect.arrayContaining([expect.objectContaining({ id: 'lines-must-differ' })]),
        },
      },
    ],
    ['rate', { puzzle: blank(50), timeout: 50 }, { status: 'unknown', reason: 'time limit' }],
  ] as const)('%s %j', async (question, body, expected) => {
    const response = await ask(`/v1/${question}`, { timeout: 10_000, ...body });
    const data = await response.json();
    expect(data).toMatchObject(expected);
    expect(response.status).toBe(200);
    expect(unlike(question, data)).toBeUndefined();
  });

  it('accepts the text of a puzzle with parameters in the query, and Windows line ends', async () => {
    const hint = await ask('/v1/hint?where=true&coordinates=r1c2', TAKUZU.replaceAll('\n', '\r\n'));
    expect(await hint.json()).toMatchObject({
      status: 'hint',
      steps: [{ places: [{ name: 'r2c1' }, { name: 'r3c1' }] }],
    });
    const made = await ask(
      '/v1/generate?type=takuzu&size=6x6&seed=a&needs=line-complete,no-three-in-a-row',
      '',
    );
    expect((await made.json()).rejected).toHaveProperty('techniques');
    const bare = await ask('/v1/convert?as=takuzu&to=text', '1..0\r\n..0.\r\n.0..\r\n11..\r\n');
    expect(await bare.json()).toMatchObject({ text: `${TAKUZU}` });
    const got = await app.request(`/v1/count?limit=3&puzzle=${encodeURIComponent(SEVERAL)}`);
    expect(await got.json()).toMatchObject({ status: 'counted', count: 3 });
  });

  it('streams steps and answers to clients that accept events', async () => {
    const headers = { accept: 'text/event-stream' };
    const path = await ask('/v1/steps', { puzzle: TAKUZU }, { headers });
    expect(path.headers.get('content-type')).toContain('text/event-stream');
    const steps = eventsIn(await path.text());
    const done = steps.at(-1)!;
    expect(steps.map(({ event }) => event)).toEqual([...done.data.steps.map(() => 'step'), 'done']);
    expect(steps.slice(0, -1).map(({ data }) => data)).toEqual(done.data.steps);
    const all = eventsIn(await (await ask('/v1/solve', { puzzle: SEVERAL, limit: 3 }, { headers })).text());
    expect(all.map(({ event }) => event)).toEqual(['answer', 'answer', 'answer', 'done']);
    expect(all.at(-1)!.data.answers).toEqual(all.slice(0, 3).map(({ data }) => data));
    expect((await ask('/v1/steps', 'takuzu\n1..2', { headers })).status).toBe(422);
  });

  it('has a stable entity tag and answers 304 for it', async () => {
    const first = await ask('/v1/solve', { puzzle: TAKUZU });
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toContain('max-age');
    const again = await ask('/v1/solve', { puzzle: TAKUZU }, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await ask('/v1/solve', { puzzle: SEVERAL }, { headers: { 'if-none-match': etag } });
    expect(other.headers.get('etag')).not.toBe(etag);
    const late = await ask('/v1/rate', { puzzle: blank(50), timeout: 20 });
    expect([late.headers.get('etag'), late.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect((await ask('/v1/generate', { type: 'takuzu', size: '6x6' })).headers.get('etag')).toBeNull();
  });

  it('generates the same puzzle for the same seed, and another one without a seed', async () => {
    const made = async (seed?: string | number) =>
      (await (await ask('/v1/generate', { type: 'takuzu', size: '6x6', seed })).json()).puzzle;
    expect(await made('monday')).toBe(await made('monday'));
    expect(await made(7)).toBe(await made('7'));
    expect(await made()).not.toBe(await made());
  });
});

describe('a fault', () => {
  /** The status and the problem of a response. */
  const problem = async (pending: Promise<Response> | Response) => {
    const response = await pending;
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const { type, title, ...data } = await response.json();
    expect([type, typeof title, data.status]).toEqual(['about:blank', 'string', response.status]);
    return data;
  };

  it('of a puzzle gives 422 with its place and a sentence', async () => {
    expect(await problem(ask('/v1/solve', 'takuzu\n1..0\n..2.'))).toEqual({
      status: 422,
      code: 'bad-symbol',
      detail: "line 3, column 3: found '2', expected 0, 1 or '.'",
      line: 3,
      column: 3,
    });
    expect(await problem(ask('/v1/solve', { puzzle: 'nothing' }))).toMatchObject({ status: 422 });
    expect(await problem(ask('/v1/solve', { puzzle: blank(52) }))).toEqual({
      status: 422,
      code: 'too-large',
      detail: 'the board is 52x52, expected at most 2500 cells',
    });
    expect(await problem(ask('/v1/generate', { type: 'takuzu', size: '100x100' }))).toMatchObject({
      code: 'too-large',
    });
    expect(await problem(ask('/v1/convert', { puzzle: TAKUZU, to: 'smoke' }))).toMatchObject({
      code: 'unknown-format',
    });
    expect(await problem(ask('/v1/generate', { type: 'takuzu', atMost: 'smoke' }))).toMatchObject({
      status: 422,
      code: 'bad-technique',
    });
    expect(await problem(ask('/v1/generate', { type: 'smoke' }))).toMatchObject({
      status: 422,
      code: 'unknown-type',
    });
  });

  it('of a file name or URL is that it is no puzzle: nothing is opened', async () => {
    for (const puzzle of ['/etc/passwd', '../package.json', 'file:///etc/passwd', 'http://127.0.0.1:1/'])
      expect(await problem(ask('/v1/solve', { puzzle }))).toMatchObject({ status: 422 });
  });

  it('of a request names the expectation', async () => {
    expect(await problem(ask('/v1/solve', {}))).toMatchObject({
      status: 422,
      code: 'bad-request',
      detail: expect.stringContaining('puzzle: it is missing'),
    });
    expect(await problem(ask('/v1/solve', { puzzle: TAKUZU, timeout: 10_001 }))).toMatchObject({
      detail: expect.stringContaining('timeout'),
    });
    expect(await problem(ask('/v1/solve', { puzzle: TAKUZU, plugin: './evil.js' }))).toMatchObject({
      detail: "'plugin' is nothing that can be said here",
    });
    expect(await problem(ask('/v1/solve', { puzzle: TAKUZU, size: '0x9' }))).toMatchObject({ status: 422 });
    const json = { headers: { 'content-type': 'application/json' } };
    expect(await problem(ask('/v1/solve', '{"puzzle":', json))).toMatchObject({
      status: 400,
      code: 'not-json',
    });
    expect(await problem(ask('/v1/solve', '[1]', json))).toMatchObject({ status: 400, code: 'not-json' });
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect(await problem(ask('/v1/solve', 'puzzle=a', form))).toMatchObject({ status: 415 });
    const gzip = { headers: { 'content-type': 'text/plain', 'content-encoding': 'gzip' } };
    expect(await problem(ask('/v1/solve', 'a', gzip))).toMatchObject({ status: 415 });
    const bytes = { method: 'POST', body: new Uint8Array([0xff, 0xfe, 0x00]) };
    expect(await problem(app.request('/v1/solve', bytes))).toMatchObject({ status: 400, code: 'not-text' });
    expect(await problem(ask('/v1/solve', 'x'.repeat(65_537)))).toMatchObject({
      status: 413,
      code: 'too-large',
    });
  });

  it('of a path gives 404, of a method 405', async () => {
    expect(await problem(app.request('/v2/solve'))).toMatchObject({ status: 404 });
    expect(await problem(app.request('/v1/solve', { method: 'DELETE' }))).toMatchObject({ status: 405 });
    expect((await app.request('/v1/types', { method: 'PUT' })).headers.get('allow')).toBe('GET');
  });
});

describe('access', () => {
  const statusAndCode = async (pending: Promise<Response> | Response) => {
    const response = await pending;
    return [response.status, (await response.json()).code];
  };

  it('requires the token if there is one, except on public paths', async () => {
    const { service } = createTestApp();
    const app = createApp(service, {
      admission: new Admission(service, new AccessPolicy({ token: 'correct' })),
    });
    const ask = (token?: string) =>
      app.request('/v1/types', token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    expect((await ask('correct')).status).toBe(200);
    expect(await statusAndCode(ask())).toEqual([401, 'no-token']);
    expect(await statusAndCode(ask('wrong'))).toEqual([401, 'wrong-token']);
    for (const path of ['/metrics', '/mcp', '/v1/solve?puzzle=x'])
      expect(await statusAndCode(app.request(path))).toEqual([401, 'no-token']);
    for (const path of ['/', '/healthz', '/readyz', '/openapi.json'])
      expect((await app.request(path)).status).toBe(200);
  });

  it('refuses pages of other sites', async () => {
    const { service } = createTestApp();
    const app = createApp(service, {
      admission: new Admission(service, new AccessPolicy({ host: '127.0.0.1' })),
    });
    const ask = (headers: Record<string, string>) =>
      app.request('/v1/solve', { method: 'POST', body: TAKUZU, headers });
    expect((await ask({ host: 'localhost:8000', origin: 'http://localhost:8000' })).status).toBe(200);
    expect(await statusAndCode(ask({ host: 'localhost:8000', origin: 'https://example.com' }))).toEqual([
      403,
      'wrong-origin',
    ]);
    expect(await statusAndCode(ask({ host: 'example.com' }))).toEqual([403, 'wrong-host']);
  });

  it('refuses agents if their package is missing', async () => {
    const response = await app.request('/mcp', { method: 'POST', body: '{}' });
    expect([response.status, (await response.json()).detail]).toEqual([
      404,
      'agents are served here once @gridproof/mcp is installed: npm install @gridproof/mcp',
    ]);
  });
});

describe('other paths', () => {
  it('list the installed types and describe one of them', async () => {
    const { types } = await (await app.request('/v1/types')).json();
    expect(types.map(({ id }: { id: string }) => id)).toEqual(['slitherlink', 'sudoku', 'takuzu']);
    const binairo = await (await app.request('/v1/types/binairo')).json();
    expect(binairo).toMatchObject({ id: 'takuzu', formats: expect.arrayContaining(['text', 'json']) });
    expect(Object.keys(binairo.rules).length).toBeGreaterThan(1);
    expect((await app.request('/v1/types/smoke')).status).toBe(422);
  });

  it('draw a board, entries, an answer, and a step', async () => {
    const drawn = async (more: object) => {
      const response = await ask('/v1/draw', { puzzle: TAKUZU, ...more });
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      return response.text();
    };
    const all = [{}, { entries: '?0??/????/????/????' }, { answer: ANSWER }, { step: 1 }, { step: 2 }];
    const drawings = await Promise.all(all.map(drawn));
    expect(drawings.every((one) => one.startsWith('<svg'))).toBe(true);
    expect(new Set(drawings).size).toBe(all.length);
    expect((await ask('/v1/draw', { puzzle: TAKUZU, step: 99 })).status).toBe(422);
  });

  it('report health, readiness and metrics', async () => {
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready' });
    expect(await (await app.request('/v1/limits')).json()).toMatchObject({
      maxBody: 65_536,
      maxCells: 2_500,
      timeout: 2_000,
    });
    await app.request('/never/seen"\n');
    const text = await (await app.request('/metrics')).text();
    expect(text).toMatch(/^gridproof_requests_total\{route="\/v1\/solve",status="200"\} \d+$/m);
    expect(text).toMatch(/^gridproof_answers_total\{request="solve",status="unique"\} \d+$/m);
    expect(text).toMatch(/^gridproof_running 0$/m);
    expect(text).not.toContain('never');
    expect(text).toMatch(/^gridproof_request_seconds_bucket\{le="0.005"\} \d+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[^\n]*\})? (?:[\d.e+-]+|Nan))$/);
    expect(service.queue.running).toBe(0);
  });
});

describe('limits', () => {
  it('apply to listed answers, not to counted ones', async () => {
    const { ask } = createTestApp({ answers: 2 });
    const all = await (await ask('/v1/solve', { puzzle: SEVERAL, all: true })).json();
    expect(all).toMatchObject({ status: 'enumerated', count: 2, complete: false });
    expect(await (await ask('/v1/solve', { puzzle: SEVERAL, limit: 5 })).json()).toMatchObject({ count: 2 });
    const counted = await (await ask('/v1/solve', { puzzle: SEVERAL, count: true })).json();
    expect(counted.count).toBeGreaterThan(2);
  });

  it('answer 429 with a retry time to an address with too many requests', async () => {
    const { ask } = createTestApp({ rate: 1, burst: 2 });
    const statuses = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await ask('/v1/convert', { puzzle: TAKUZU, to: 'json' })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('/v1/convert', '')).headers.get('retry-after')).toBe('1');
  });

  it('replace a thread after a number of requests without losing a response', async () => {
    const [begun, ended] = [new Set<number>(), new Set<number>()];
    const onWorker = (worker: Worker) => {
      const { threadId } = worker;
      begun.add(threadId);
      worker.once('exit', () => ended.add(threadId));
    };
    process.on('worker', onWorker);
    try {
      const { ask } = createTestApp({ concurrency: 2, maxQueue: 100, maxTimeout: 60_000, jobs: 10 });
      const solve = async () => {
        const response = await ask('/v1/solve', TAKUZU);
        return [response.status, (await response.json()).status];
      };
      const answers = await Promise.all(Array.from({ length: 60 }, solve));
      expect(answers).toEqual(Array(60).fill([200, 'unique']));
      // Each thread has had ten requests and has been replaced.
      await expect.poll(() => ended.size, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
      expect(ended.size).toBeLessThanOrEqual(6);
      expect(begun.size).toBeGreaterThan(ended.size);
      expect(await solve()).toEqual([200, 'unique']);
    } finally {
      process.off('worker', onWorker);
    }
  });

  it('answer all accepted requests, running or waiting, before the end', async () => {
    const { app, service, ask } = createTestApp({ concurrency: 1, drain: 500 });
    const responses = [1, 2, 3].map(() => ask('/v1/rate', { puzzle: blank(50), timeout: 10_000 }));
    await expect.poll(() => service.queue.running + service.queue.waiting, { timeout: 10_000 }).toBe(3);
    const drained = service.drain();
    expect((await app.request('/readyz')).status).toBe(503);
    for (const one of await Promise.all(responses)) {
      expect(one.status).toBe(200);
      expect(await one.json()).toMatchObject({ status: 'unknown', reason: 'aborted' });
    }
    await drained;
  });

  it('answer 503 if too many requests wait, and cancel requests of clients that disconnect', async () => {
    const { app, service, ask } = createTestApp({ concurrency: 1, maxQueue: 1 });
    const left = new AbortController();
    const slow = () => ask('/v1/rate', { puzzle: blank(50), timeout: 10_000 }, { signal: left.signal });
    const both = [slow(), slow()];
    await expect
      .poll(() => [service.queue.running, service.queue.waiting], { timeout: 10_000 })
      .toEqual([1, 1]);
    const refused = await ask('/v1/solve', TAKUZU);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await app.request('/healthz')).status).toBe(200);
    left.abort();
    await Promise.allSettled(both);
    await expect.poll(() => [service.queue.running, service.queue.waiting]).toEqual([0, 0]);
    expect((await ask('/v1/solve', TAKUZU)).status).toBe(200);
  });
});
