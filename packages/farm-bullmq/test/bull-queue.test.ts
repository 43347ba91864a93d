import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Chunk,
  createChunks,
  type DriverOptions,
  FolderStore,
  mergeRows,
  runDriver,
  startWorker,
} from '@gridproof/farm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BullQueue, RedisUnavailableError } from '../src/index.js';
import { isInstalled, RedisServer } from '../src/redis-server.js';

if (!isInstalled) console.log('redis-server is not installed: the queue in Redis is not tested');

const ENTRIES = Array.from({ length: 60 }, (_, index) => `puzzle ${index}`);
const ROWS = ENTRIES.map((entry) => `{"answer":"${entry}"}`);

async function* from<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

const solve = async ({ entries }: Chunk): Promise<readonly string[]> => {
  await wait(5);
  return entries.map((entry) => `{"answer":"${entry}"}`);
};

test('where there is no Redis, that is said, and no password', async () => {
  const opening = BullQueue.open({ redis: 'redis://me:secret@127.0.0.1:1', versions: '' });
  await expect(opening).rejects.toThrow(
    new RedisUnavailableError('there is no Redis at redis://127.0.0.1:1 (ECONNREFUSED)'),
  );
});

describe.runIf(isInstalled)('with Redis', () => {
  const server = new RedisServer();
  let folder: string;
  let store: FolderStore;
  let run = 0;
  const queues: BullQueue[] = [];

  beforeAll(() => server.start());
  afterAll(() => server.end());

  beforeEach(async () => {
    run++;
    folder = await mkdtemp(join(tmpdir(), 'gridproof-farm-'));
    store = new FolderStore(folder);
  });

  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.close()));
    await rm(folder, { recursive: true });
  });

  /** A queue as in another process. */
  async function opened(versions = 'one'): Promise<BullQueue> {
    const queue = await BullQueue.open({
      redis: server.url,
      versions: `${run} ${versions}`,
      lostAfter: 500,
      retryDelay: 20,
    });
    queues.push(queue);
    return queue;
  }

  const driven = (queue: BullQueue, driving: Partial<DriverOptions> = {}) => {
    const chunks = createChunks(from(ENTRIES), { run: `run ${run}`, question: null, rows: 10 });
    return runDriver({
      chunks,
      store,
      queue,
      lostRow: (entry) => `{"lost":"${entry}"}`,
      pollInterval: 20,
      ...driving,
    });
  };

  const mergedRows = async () => {
    const rows: string[] = [];
    for await (const some of mergeRows(store, 6)) rows.push(...some);
    return rows;
  };

  test('a queue and its worker are closed while the server is away', async () => {
    const other = new RedisServer();
    await other.start();
    const queue = await BullQueue.open({ redis: other.url, versions: 'away', lostAfter: 500 });
    await queue.startWorker(async () => undefined);
    const off = new AbortController();
    const done = driven(queue, { signal: off.signal });
    await wait(50);
    await other.end();
    off.abort();
    await expect(done).rejects.toThrow();
    await queue.close();
  });

  test.each([true, false])('three workers come to the rows of one, through the store: %s', async (shared) => {
    const storeOf = shared ? async () => store : undefined;
    for (const queue of await Promise.all([opened(), opened(), opened()]))
      await startWorker({ queue, solve, storeOf });
    const queue = await opened();
    expect(await driven(queue)).toBe(6);
    expect(await mergedRows()).toEqual(ROWS);
    expect(await queue.counts()).toEqual({ waiting: 0, active: 0, workers: 3 });
    for await (const chunk of createChunks(from(ENTRIES), { run: `run ${run}`, question: null, rows: 10 }))
      expect(await queue.state(chunk)).toEqual({ is: 'gone' });
  });

  test.each([true, false])('Redis is started again in the middle, with its file: %s', async (file) => {
    const slow = async (chunk: Chunk) => {
      await wait(100);
      return solve(chunk);
    };
    await startWorker({ queue: await opened(), solve: slow });
    const done = driven(await opened());
    await wait(250);
    await server.restart({ file });
    expect(await done).toBe(6);
    expect(await mergedRows()).toEqual(ROWS);
  });

  test('workers of other versions leave chunks alone', async () => {
    const handled: string[] = [];
    const other = await opened('two');
    await startWorker({
      queue: other,
      solve: async ({ name }) => {
        handled.push(name);
        return [];
      },
    });
    const queue = await opened();
    const done = driven(queue);
    await wait(300);
    expect(await queue.counts()).toMatchObject({ waiting: 4, workers: 0 });
    await startWorker({ queue: await opened(), solve });
    await done;
    expect(handled).toEqual([]);
  });

  test('what fails is tried again, and in the end it is said why', async () => {
    let tries = 0;
    await startWorker({
      queue: await opened(),
      solve: async () => {
        tries++;
        throw new Error('no space left');
      },
    });
    await expect(driven(await opened())).rejects.toThrow('no space left');
    expect(tries).toBeGreaterThanOrEqual(5);
  });

  test('a worker that is closed gives its chunk back', async () => {
    const worker = await startWorker({
      queue: await opened(),
      solve: async (_, signal) => wait(60_000, [], { signal }),
    });
    const done = driven(await opened());
    await wait(200);
    await worker.close(50);
    await startWorker({ queue: await opened(), solve });
    expect(await done).toBe(6);
    expect(await mergedRows()).toEqual(ROWS);
  });
});
