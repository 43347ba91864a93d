import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginRun,
  type Chunk,
  ChunkFailedError,
  createChunks,
  type DriverOptions,
  FolderStore,
  IncompleteRunError,
  type Json,
  MemoryQueue,
  markComplete,
  mergeRows,
  RunError,
  readRun,
  runDriver,
  StoreError,
  startWorker,
} from '../src/index.js';

let folder: string;
let store: FolderStore;
let queue: MemoryQueue;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gridproof-farm-'));
  store = new FolderStore(folder);
  queue = new MemoryQueue();
});

afterEach(async () => {
  await queue.close();
  await rm(folder, { recursive: true });
});

const ENTRIES = Array.from({ length: 95 }, (_, index) => `puzzle ${index}`);
const ROWS = ENTRIES.map((entry) => `{"answer":"${entry}"}`);

async function* from<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

const cut = (entries: readonly Json[] = ENTRIES, characters?: number) =>
  createChunks(from(entries), { run: 'r', question: { task: 'solve' }, rows: 10, characters });

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

const solve = async ({ entries }: Chunk): Promise<readonly string[]> => {
  await wait(1);
  return entries.map((entry) => `{"answer":"${entry}"}`);
};

const driven = (driving: Partial<DriverOptions> = {}) =>
  runDriver({
    chunks: cut(),
    store,
    queue,
    lostRow: (entry) => `{"lost":"${entry}"}`,
    pollInterval: 2,
    ...driving,
  });

const mergedRows = async (chunks: number) => (await all(mergeRows(store, chunks))).flat();

test('entries are cut into chunks of so many, and of so many characters', async () => {
  expect((await all(cut())).map(({ name, entries }) => [name, entries.length])).toEqual([
    ...Array.from({ length: 9 }, (_, number) => [String(number), 10]),
    ['9', 5],
  ]);
  const long = ['x'.repeat(50), 'y'.repeat(200), 'z'];
  expect((await all(cut(long, 100))).map(({ entries }) => entries.length)).toEqual([1, 1, 1]);
  expect(await all(cut([]))).toEqual([]);
});

test.each([true, false])('three workers come to the rows of one, through the store: %s', async (shared) => {
  const storeOf = shared ? async () => store : undefined;
  await Promise.all([1, 2, 3].map(() => startWorker({ queue, solve, storeOf })));
  const seen: number[] = [];
  expect(await driven({ onProgress: ({ rows }) => seen.push(rows) })).toBe(10);
  expect(await mergedRows(10)).toEqual(ROWS);
  expect(seen.at(-1)).toBe(95);
  expect(await queue.counts()).toEqual({ waiting: 0, active: 0, workers: 3 });
});

test('a worker that dies costs a chunk some time, and no row', async () => {
  const request: string[] = [];
  let died = () => {};
  const dead = new Promise<void>((resolve) => {
    died = resolve;
  });
  const mortal = await queue.startWorker((chunk) => {
    request.push(chunk.name);
    mortal.kill();
    died();
    return new Promise(() => {});
  });
  const done = driven();
  await dead;
  await startWorker({
    queue,
    solve: async (chunk) => {
      request.push(chunk.name);
      return solve(chunk);
    },
  });
  await done;
  expect(await mergedRows(10)).toEqual(ROWS);
  expect(request).toHaveLength(11);
});

test('an entry that kills its workers is found by halving, and all others are solved', async () => {
  const die = async () => {
    const worker: ReturnType<typeof queue.startWorker> = queue.startWorker(async (chunk) => {
      if (!chunk.entries.includes('puzzle 37') && !chunk.entries.includes('puzzle 94')) return solve(chunk);
      // It may receive the chunk before it has started.
      await null;
      (await worker).kill();
      void die();
      return new Promise(() => {});
    });
    await worker;
  };
  await die();
  expect(await driven()).toBe(10);
  expect(await mergedRows(10)).toEqual(
    ROWS.map((row, index) => (index === 37 || index === 94 ? `{"lost":"puzzle ${index}"}` : row)),
  );
  const files = await readdir(join(folder, 'chunks', '0000'));
  expect(files.sort()).toEqual(Array.from({ length: 10 }, (_, number) => `${number}.jsonl`));
});

test('a queue that loses everything is filled again', async () => {
  const done = driven();
  await wait(10);
  queue.clear();
  await wait(10);
  queue.clear();
  await startWorker({ queue, solve });
  await done;
  expect(await mergedRows(10)).toEqual(ROWS);
});

test('a driver that is stopped goes on where it was, and two at once agree', async () => {
  const stop = new AbortController();
  const worker = await startWorker({ queue, solve });
  const stopped = driven({
    signal: stop.signal,
    onProgress: ({ rows }) => rows > 30 && stop.abort(),
  });
  await expect(stopped).rejects.toThrow('abort');
  await worker.close();
  expect(await store.has((await all(cut()))[0]!)).toBe(true);
  let before = 0;
  const both = [
    driven({ onProgress: (progress) => (before = progress.earlierRows) }),
    driven({ onProgress: () => {} }),
  ];
  await startWorker({ queue, solve });
  expect(await Promise.all(both)).toEqual([10, 10]);
  expect(before).toBeGreaterThan(30);
  expect(await mergedRows(10)).toEqual(ROWS);
});

test('a torn file is written again, and a damaged one is named, removed and written again', async () => {
  const worker = await startWorker({ queue, solve });
  await driven();
  const path = (number: number) => join(folder, 'chunks', '0000', `${number}.jsonl`);
  await truncate(path(3), 100);
  await truncate(path(4), 0);
  const text = await readFile(path(7), 'utf8');
  await writeFile(path(7), text.replace('puzzle 71', 'puzzle 17'));
  const fault = await all(mergeRows(store, 11)).catch((error) => error);
  expect(fault).toBeInstanceOf(IncompleteRunError);
  expect([...fault.faults]).toEqual([
    [3, 'missing'],
    [4, 'missing'],
    [7, 'damaged'],
    [10, 'missing'],
  ]);
  await driven();
  expect(await mergedRows(10)).toEqual(ROWS);
  await worker.close();
});

test('a store that is full ends the run with its reason, and the next goes on', async () => {
  let room = 4;
  class Full extends FolderStore {
    override put(chunk: Chunk, rows: readonly string[]): Promise<void> {
      if (room-- <= 0) throw new Error('ENOSPC: no space left on device');
      return super.put(chunk, rows);
    }
  }
  const full = new Full(folder);
  await startWorker({ queue, solve, storeOf: async () => full });
  await expect(driven()).rejects.toThrow(ChunkFailedError);
  await expect(driven()).rejects.toThrow('no space left');
  room = 100;
  await driven();
  expect(await mergedRows(10)).toEqual(ROWS);
});

test('rows that differ are a loud fault, and those of another input are left alone', async () => {
  const [chunk] = await all(cut());
  await store.put(chunk!, ROWS.slice(0, 10));
  await store.put(chunk!, ROWS.slice(0, 10));
  await expect(store.put(chunk!, ROWS.slice(10, 20))).rejects.toThrow(
    'two workers have written different rows for chunk 0, row 1:\n{"answer":"puzzle 0"}\n{"answer":"puzzle 10"}',
  );
  expect(await readdir(join(folder, 'aside'))).toEqual([]);
  const other = { ...chunk!, entries: ['another'] };
  await expect(store.has(other)).rejects.toThrow('holds the rows of another input (chunk 0)');
  await expect(driven({ chunks: cut(['another']) })).rejects.toThrow(StoreError);
  await startWorker({ queue, solve: async () => ['one row'] });
  await expect(driven({ store: new FolderStore(join(folder, 'elsewhere')) })).rejects.toThrow(
    'chunk 0 has 10 entries, and came to 1 rows',
  );
});

test('what failed is tried again by the next driver', async () => {
  const worker = await startWorker({
    queue,
    solve: async () => {
      throw new Error('no memory');
    },
  });
  await expect(driven()).rejects.toThrow('no memory');
  await worker.close();
  await startWorker({ queue, solve });
  await driven();
  expect(await mergedRows(10)).toEqual(ROWS);
});

test('a worker that stores where the driver does not look is found out', async () => {
  const elsewhere = new FolderStore(join(folder, 'elsewhere'));
  await queue.startWorker(async (chunk) => {
    if (!(await elsewhere.has(chunk))) await elsewhere.put(chunk, await solve(chunk));
    return undefined;
  });
  await expect(driven()).rejects.toThrow('both must see the same folder');
});

test('a worker that is closed finishes its chunk in time, or gives it back', async () => {
  let begun = 0;
  const slowly = async (chunk: Chunk, signal: AbortSignal) => {
    begun++;
    await wait(30, undefined, { signal });
    return solve(chunk);
  };
  const worker = await startWorker({ queue, solve: slowly });
  const done = driven();
  await wait(10);
  await worker.close(1_000);
  expect(begun).toBe(1);
  const another = await startWorker({ queue, solve: slowly });
  await wait(10);
  await another.close();
  await startWorker({ queue, solve });
  await done;
  expect(begun).toBe(2);
  expect(await mergedRows(10)).toEqual(ROWS);
});

test('a folder is of one run, whoever begins it', async () => {
  const request = { task: 'unique', rows: 10 };
  expect(await readRun(folder)).toBeUndefined();
  const [one, two] = await Promise.all([beginRun(folder, request), beginRun(folder, request)]);
  expect(two).toEqual(one);
  await markComplete(folder, one, 10);
  expect(await beginRun(folder, request)).toEqual({ ...one, chunks: 10 });
  await expect(beginRun(folder, { task: 'solve' })).rejects.toThrow(RunError);
  await appendFile(join(folder, 'run.json'), 'x');
  await expect(readRun(folder)).rejects.toThrow('is not what a farm writes');
});

test.each(['../../../outside', '12/../../../../outside', '1-2', '', '7\n', 7 as never])(
  'a chunk called %j is not written, nor read',
  async (name) => {
    const chunk: Chunk = { run: 'r', name, question: null, entries: ['a'] };
    const refused = expect.objectContaining({ code: 'bad-name' });
    await expect(store.put(chunk, ['{}'])).rejects.toEqual(refused);
    await expect(store.has(chunk)).rejects.toEqual(refused);
    await expect(store.read(name)).rejects.toEqual(refused);
    await expect(store.remove(name)).rejects.toEqual(refused);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a driver ends when it is called off, though its queue does not answer', async () => {
  const off = new AbortController();
  const silent = Object.create(queue, {
    state: {
      value: () => {
        off.abort();
        return new Promise(() => {});
      },
    },
  });
  await expect(driven({ queue: silent, signal: off.signal })).rejects.toThrow('aborted');
});
