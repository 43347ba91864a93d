// Measures the rows per second of a farm with real work: node packages/farm-bullmq/scripts/work.mjs FILE [WORKERS ...],
// after a build; by default 1, 2 and 4 workers. Each worker is a process with one solver thread (--jobs 1), all on this
// machine, with a Redis of its own; gridproof batch with one thread solves the same for comparison. Processor time is
// that of all processes together, including Redis. The cost of the queue alone: scripts/load.mjs, whose rows need no
// work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RedisServer } from '@gridproof/farm-bullmq/testing';
import { Redis } from 'ioredis';

const [file, ...most] = process.argv.slice(2);
if (file === undefined) throw new Error('a file of puzzles is missing');
const WORKERS = most.length > 0 ? most.map(Number) : [1, 2, 4];

const program = fileURLToPath(new URL('../../../apps/cli/dist/bin.cjs', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'gridproof-work-'));

/** A module that makes a process print its processor time on exit. */
const exitReporter = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads'; import { writeSync } from 'node:fs';
   if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); writeSync(2, '\\ncpu=' + (user + system) / 1e6 + '\\n'); });`,
)}`;

/** Starts the program; `closed` resolves to the seconds of processor time that it used. */
function startProgram(...args) {
  const child = spawn(process.execPath, ['--import', exitReporter, program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (piece) => {
    errorOutput += piece;
  });
  const closed = once(child, 'close').then(([status]) => {
    const cpu = Number(/cpu=([\d.]+)/.exec(errorOutput)?.[1]);
    if (status !== 0 || Number.isNaN(cpu)) throw new Error(`gridproof ${args.join(' ')}: ${errorOutput}`);
    return cpu;
  });
  const ready = async (words) => {
    while (!errorOutput.includes(words)) await Promise.race([once(child.stderr, 'data'), closed]);
  };
  return { child, closed, ready };
}

const seconds = async (work) => {
  const start = performance.now();
  const cpu = await work();
  return { elapsed: (performance.now() - start) / 1000, cpu };
};

const printRow = (what, rows, { elapsed, cpu }) =>
  console.log(
    `${what.padEnd(24)}${(rows / elapsed).toFixed(0).padStart(8)}${((1000 * cpu) / rows).toFixed(2).padStart(32)}`,
  );

const server = new RedisServer();
await server.start();
const redis = new Redis(server.url);
/** Seconds of processor time that Redis used. */
const redisTime = async () =>
  [...(await redis.info('cpu')).matchAll(/^used_cpu_(?:user|sys):([\d.]+)/gm)].reduce(
    (sum, [, one]) => sum + Number(one),
    0,
  );

try {
  const alone = join(folder, 'alone.jsonl');
  const batch = await seconds(
    () => startProgram('batch', file, '--unique', '--jobs', '1', '--out', alone).closed,
  );
  const expected = await readFile(alone, 'utf8');
  const rows = expected.trimEnd().split('\n').length;
  console.log(`${rows} rows                rows/s   ms of processor a row, all processes`);
  printRow('batch --jobs 1', rows, batch);
  for (const many of WORKERS) {
    const results = join(folder, `results-${many}`);
    const before = await redisTime();
    const workers = Array.from({ length: many }, () =>
      startProgram('farm', 'work', '--redis', server.url, '--jobs', '1', '--results', results),
    );
    await Promise.all(workers.map(({ ready }) => ready('at work')));
    const farm = await seconds(
      () => startProgram('farm', 'start', file, '--unique', '--redis', server.url, '--out', results).closed,
    );
    for (const { child } of workers) child.kill('SIGTERM');
    const all = await Promise.all(workers.map(({ closed }) => closed));
    const cpu = [farm.cpu, ...all, (await redisTime()) - before].reduce((sum, one) => sum + one, 0);
    printRow(`${many} ${many === 1 ? 'worker' : 'workers'}`, rows, { ...farm, cpu });
    const merged = join(folder, `merged-${many}.jsonl`);
    await startProgram('farm', 'merge', results, '--out', merged).closed;
    if ((await readFile(merged, 'utf8')) !== expected) throw new Error('the farm has written other rows');
  }
} finally {
  redis.disconnect();
  await server.end();
  await rm(folder, { recursive: true });
}
