// Measures the cost of a farm's queue: node packages/farm-bullmq/scripts/load.mjs [rows]; with real work:
// scripts/work.mjs. Rows that need no work go from a driver to workers and back, through a Redis of its own, while the
// memory of the driver and of Redis is sampled. Everything runs in this process, so its processor time is that of the
// driver and all workers.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChunks, FolderStore, mergeRows, runDriver, startWorker } from '@gridproof/farm';
import { BullQueue } from '@gridproof/farm-bullmq';
import { RedisServer } from '@gridproof/farm-bullmq/testing';
import { Redis } from 'ioredis';

const rows = Number(process.argv[2] ?? 100_000);
const MIB = 2 ** 20;

async function* entries() {
  for (let line = 1; line <= rows; line++)
    yield { source: 'boards.txt', line, text: `takuzu:6x6u:BbcjcaeBBaf${line}` };
}

const solve = async ({ entries }) =>
  entries.map(({ line }) =>
    JSON.stringify({ source: 'boards.txt', line, puzzle: 'takuzu', status: 'unique', answers: ['01\n10'] }),
  );

const server = new RedisServer();
await server.start();
const redis = new Redis(server.url);
console.log('workers  results      rows/s  ms of processor a chunk of 500   driver MiB  Redis MiB');
for (const workers of [1, 2, 4])
  for (const shared of [false, true]) {
    const folder = await mkdtemp(join(tmpdir(), 'gridproof-farm-'));
    const store = new FolderStore(folder);
    const opened = await Promise.all(
      Array.from({ length: workers + 1 }, () => BullQueue.open({ redis: server.url, versions: 'load' })),
    );
    const [queue, ...others] = opened;
    for (const one of others)
      await startWorker({ queue: one, solve, ...(shared && { storeOf: async () => store }) });
    const most = { driver: 0, redis: 0 };
    let looked = 0;
    const onProgress = async () => {
      if (Date.now() - looked < 500) return;
      looked = Date.now();
      most.driver = Math.max(most.driver, process.memoryUsage().rss);
      const [, used] = /used_memory:(\d+)/.exec(await redis.info('memory'));
      most.redis = Math.max(most.redis, Number(used));
    };
    const start = performance.now();
    const before = process.cpuUsage();
    const chunks = await runDriver({
      chunks: createChunks(entries(), { run: `${workers}-${shared}`, question: {}, rows: 500 }),
      store,
      queue,
      lostRow: () => '{}',
      onProgress,
    });
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - start) / 1000;
    let read = 0;
    for await (const some of mergeRows(store, chunks)) read += some.length;
    if (read !== rows) throw new Error(`${rows} rows went in, and ${read} came out`);
    console.log(
      [
        String(workers).padStart(7),
        (shared ? 'folder' : 'Redis').padEnd(7),
        Math.round(rows / seconds)
          .toLocaleString('en')
          .padStart(10),
        ((user + system) / 1000 / chunks).toFixed(1).padStart(31),
        Math.round(most.driver / MIB)
          .toString()
          .padStart(12),
        (most.redis / MIB).toFixed(1).padStart(10),
      ].join('  '),
    );
    await Promise.all(opened.map((one) => one.close()));
    await rm(folder, { recursive: true });
  }
redis.disconnect();
await server.end();
