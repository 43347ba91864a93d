import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, truncateSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled, RedisServer } from '@gridproof/farm-bullmq/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import {
  type Call,
  complaint,
  gridproof,
  program,
  rowsOf,
  startCall,
  startProcess,
  UNHURRIED,
} from './gridproof.js';
import { mixed } from './mixed.js';

/** More lines with `GRIDPROOF_PROPERTIES=whole`. */
const LINES = process.env.GRIDPROOF_PROPERTIES === 'whole' ? 5_000 : 400;

if (!isInstalled)
  console.log('redis-server is not installed: gridproof farm is tested without its queue alone');

const place = new Folder();
const cwd = place.folder;

describe('gridproof farm', () => {
  it('says what it needs', async () => {
    place.write('one.txt', 'takuzu:1./..\n');
    const none = ['--redis', 'redis://127.0.0.1:1'];
    const farm = (...args: string[]) => gridproof(['farm', ...args], { cwd });
    expect(complaint(await farm('start', 'one.txt', '--out', 'none', ...none))).toBe(
      'gridproof: there is no Redis at redis://127.0.0.1:1 (ECONNREFUSED): start one with redis-server, or name another with --redis',
    );
    expect(complaint(await farm('merge', 'nothing'))).toContain("'nothing' is not the folder of a farm");
    expect(complaint(await farm('start', 'nothing.txt', '--out', 'none', ...none))).toBe(
      "gridproof: there is no file 'nothing.txt'; a puzzle itself is solved by gridproof solve",
    );
    const { status, out } = await farm('--help');
    expect({ status, out }).toMatchObject({ status: 0, out: expect.stringContaining('start') });
  });
});

describe.runIf(isInstalled)(`a farm, with ${LINES} mixed lines`, () => {
  const server = new RedisServer();
  const began: ChildProcess[] = [];
  const calls: Call[] = [];
  let whole: string;
  let runs = 0;
  let merges = 0;

  beforeAll(async () => {
    place.write('mixed.txt', mixed(LINES).replaceAll('\n', '\r\n'));
    whole = (await gridproof(['batch', 'mixed.txt', '--unique'], { cwd })).out;
    await server.start();
  }, 600_000);
  afterAll(() => server.end());
  afterEach(async () => {
    for (const call of calls.splice(0)) {
      call.kill('SIGTERM');
      await call.ended;
    }
    for (const child of began.splice(0)) {
      const gone = once(child, 'close');
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await gone;
      }
    }
  });

  /** Starts a command of the farm. */
  function startFarm(...args: string[]): ChildProcess {
    // Worker threads inherit the environment of the process but not its arguments.
    const env = {
      ...UNHURRIED,
      GRIDPROOF_REDIS: server.url,
      ROLE: args.includes('work') ? 'worker' : 'driver',
    };
    const child = startProcess([...args], { cwd, env });
    child.stdout.resume();
    began.push(child);
    return child;
  }

  /** Starts a command of the farm in this process. */
  function callFarm(...args: string[]): Call {
    const call = startCall(['farm', ...args, '--redis', server.url], { cwd });
    calls.push(call);
    return call;
  }

  const workerArgs = (...options: string[]) => ['work', '--jobs', '1', '--lost-after', '1s', ...options];

  /** Starts a worker and waits until it is ready. */
  async function worker(...options: string[]): Promise<Call> {
    const call = callFarm(...workerArgs(...options));
    await call.stderr.waitFor(/\n/);
    return call;
  }

  const driverArgs = (folder: string) => [
    'start',
    'mixed.txt',
    '--unique',
    '--rows',
    `${LINES / 25}`,
    '--out',
    folder,
  ];
  const drive = (folder: string) => callFarm(...driverArgs(folder));

  const ends = async (driver: Call) =>
    expect(await driver.ended).toMatchObject({
      status: 0,
      err: expect.stringContaining('all rows are written'),
    });

  /** Waits until a folder has this many chunks. */
  const chunks = (folder: string, many: number) =>
    expect
      .poll(
        () => {
          try {
            return readdirSync(place.path(folder, 'chunks'), { recursive: true }).length;
          } catch {
            return 0;
          }
        },
        { timeout: 120_000, interval: 10 },
      )
      .toBeGreaterThan(many);

  async function merge(folder: string): Promise<string> {
    const file = `merged-${merges++}.jsonl`;
    const { status, err } = await gridproof(['farm', 'merge', folder, '--out', file], { cwd });
    expect({ status, err }).toMatchObject({
      status: 0,
      err: expect.stringMatching(/puzzles: \d+ (unique|solved)/),
    });
    return place.text(file);
  }

  const folder = () => `results-${runs++}`;

  it('comes to the bytes of one batch, though a worker is killed and Redis is started again, with its file and without', async () => {
    const out = folder();
    const mortal = startFarm('farm', ...workerArgs());
    await once(mortal.stderr!, 'data');
    mortal.stderr!.resume();
    const [, writer] = await Promise.all([worker(), worker('--results', out)]);
    const driver = drive(out);
    await chunks(out, 3);
    mortal.kill('SIGKILL');
    await chunks(out, 6);
    await server.restart({ file: true });
    await chunks(out, 12);
    await server.restart({ file: false });
    await ends(driver);
    expect(await merge(out)).toBe(whole);

    // Its driver, which alone writes now, solves a torn file again, and resumes after a full disk.
    writer.kill('SIGTERM');
    await writer.ended;
    truncateSync(place.path(out, 'chunks', '0000', '2.jsonl'), 200);
    const missing = await gridproof(['farm', 'merge', out], { cwd });
    expect(missing).toMatchObject({ status: 3, err: expect.stringContaining('chunk 2 missing') });
    // Files are limited to a thousand bytes, so no chunk fits.
    const full = spawn(
      'bash',
      [
        '-c',
        `ulimit -S -f 1; exec "$@" farm start mixed.txt --unique --rows ${LINES / 25} --out ${out}`,
        'bash',
        process.execPath,
        program,
      ],
      { cwd, env: { ...process.env, GRIDPROOF_REDIS: server.url } },
    );
    full.stdout.resume();
    const said: Buffer[] = [];
    full.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    expect(await once(full, 'close')).toEqual([2, null]);
    expect(`${Buffer.concat(said)}`).toContain('EFBIG');
    expect(`${Buffer.concat(said)}`).not.toContain('    at ');
    await ends(drive(out));
    expect(await merge(out)).toBe(whole);
  }, 600_000);

  it('waits for a worker, and resumes after its driver was stopped or killed; two drivers agree', async () => {
    const out = folder();
    const first = drive(out);
    await first.stderr.waitFor(/no worker is there.*gridproof farm work/s);
    const leaving = await worker();
    await chunks(out, 1);
    first.kill('SIGINT');
    expect(await first.ended).toMatchObject({
      status: 130,
      err: expect.stringContaining('the same command goes on'),
    });
    const second = startFarm('farm', ...driverArgs(out));
    second.stderr!.resume();
    await chunks(out, 3);
    second.kill('SIGKILL');
    await once(second, 'close');
    const both = [drive(out), drive(out)];
    await chunks(out, 5);
    // A worker returns its chunks on a signal.
    leaving.kill('SIGTERM');
    expect((await leaving.ended).status).toBe(0);
    await worker();
    await Promise.all(both.map(ends));
    expect(await merge(out)).toBe(whole);
    const farm = (...args: string[]) => gridproof(['farm', ...args, '--redis', server.url], { cwd });
    const { out: status } = await farm('status', out);
    expect(status).toMatch(/^(\d+) of \1 chunks are done\n1 worker, 0 chunks in hand, 0 ready\n$/);
    // The same folder is refused for another task.
    const other = await farm('start', 'mixed.txt', '--out', out);
    expect(complaint(other)).toContain(`'${out}' has rows of another request, and is unchanged`);
  }, 600_000);

  it('finds the one puzzle that ends every worker, and all others are solved', async () => {
    const out = folder();
    place.write('deadly/package.json', {
      name: 'deadly',
      version: '1.0.0',
      type: 'module',
      keywords: ['gridproof-puzzle'],
      exports: './index.js',
    });
    place.write('deadly/index.js', DEADLY);
    mkdirSync(place.path('deadly/node_modules/@gridproof'), { recursive: true });
    symlinkSync(
      fileURLToPath(new URL('../node_modules/@gridproof/core', import.meta.url)),
      place.path('deadly/node_modules/@gridproof/core'),
    );
    const texts = Array.from({ length: 3 }, (_, at) => (at === 1 ? 'deadly:now' : 'takuzu:.1/..'));
    place.write('deadly.txt', texts.join('\n'));
    let over = false;
    const startStubbornWorker = async () => {
      while (!over) {
        const child = startFarm(
          '--plugin',
          './deadly',
          'farm',
          'work',
          '--jobs',
          '1',
          '--lost-after',
          '300ms',
        );
        child.stderr!.resume();
        await once(child, 'close');
      }
    };
    void startStubbornWorker();
    const { status, err } = await gridproof(
      [
        ...['--plugin', './deadly', 'farm', 'start', 'deadly.txt'],
        ...['--rows', '2', '--out', out, '--redis', server.url],
      ],
      { cwd },
    );
    over = true;
    expect({ status, err }).toMatchObject({ status: 0 });
    const rows = rowsOf(await merge(out));
    expect(rows.map(({ status }) => status)).toEqual(texts.map((_, at) => (at === 1 ? 'unknown' : 'solved')));
    expect(rows[1]!.reason).toBe('it has ended every worker that was to solve it');
  }, 600_000);
});

/** A puzzle type that ends the process of a worker despite all guards. */
const DEADLY = `
import { Board, definePuzzle, Grid } from '@gridproof/core';
const { cells } = new Board(1, 1);
export default definePuzzle({
  id: 'deadly', title: 'Deadly', rules: {},
  parse(text) {
    if (process.env.ROLE === 'worker') process.kill(process.pid, 'SIGKILL');
    return text;
  },
  print: (text) => text,
  encode: (m) => m.bools(cells),
  decode: (on) => on,
  *verify() {},
  draw: () => ({ width: 1, height: 1, marks: [] }),
  printAnswer: () => 'o',
  readAnswer: () => new Grid(cells, [true]),
  examples: [{ name: 'only', source: 'made up', puzzle: 'now', answer: 'o' }],
});
`;
