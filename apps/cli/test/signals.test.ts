import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Folder } from './folder.js';
import { startProcess, UNHURRIED } from './gridproof.js';

const place = new Folder();

/** Written by a function that never returns, before it begins. */
const STUCK = 'stuck';

/** A takuzu type with a function that never returns. */
const endless = (name: string): string => {
  const takuzu = new URL('../../../packages/puzzles/takuzu/dist/index.js', import.meta.url).href;
  return place.write(
    `endless-${name}.mjs`,
    `import { writeSync } from 'node:fs';
     import takuzu from '${takuzu}';
     const ${name} = () => { writeSync(2, '${STUCK}'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); };
     export default { ...takuzu, id: 'endless', title: 'Endless', ${name} };`,
  );
};

place.write('faulty.txt', 'takuzu:1x/..\n'.repeat(200_000));
place.write('row.txt', `akari\n${'.'.repeat(10_000)}\n`);

/** Waits for a sign that a program is at work. */
type Wait = (child: ReturnType<typeof startProcess>) => Promise<unknown>;

const untilRow: Wait = ({ stdout }) => once(stdout, 'data');
const untilStuck: Wait = ({ stderr }) =>
  new Promise<void>((resolve) => {
    stderr.on('data', (text) => `${text}`.includes(STUCK) && resolve());
  });
/** A program that waits, or that draws a large board, gives no sign. */
const aWhile: Wait = () => sleep(1_000);

/** Sends a signal to a program at work, and returns the exit status that a shell shows. */
async function statusAfter(signal: NodeJS.Signals, args: readonly string[], wait: Wait): Promise<number> {
  const child = startProcess(args, { cwd: place.folder });
  child.stdin.write('endless:1./..\nendless:1./..\n');
  child.stderr.resume();
  await wait(child);
  child.stdout.resume();
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  child.kill(signal);
  const dead = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const [status, by] = await once(child, 'exit');
  clearTimeout(dead);
  return status ?? (by === signal ? 128 + constants.signals[signal] : by);
}

it.each<[string, readonly string[], Wait]>([
  ['a batch of very many lines with faults', ['batch', 'faulty.txt'], untilRow],
  ['a batch whose puzzle type does not return', ['--plugin', endless('parse'), 'batch', '-'], untilStuck],
  ['a puzzle that does not come', ['solve', '-'], aWhile],
  [
    'steps whose puzzle type does not return',
    ['--plugin', endless('draw'), 'steps', 'endless:1./..'],
    untilStuck,
  ],
  ['steps of a board that takes long to write down', ['steps', 'row.txt'], aWhile],
  ['a hint for such a board', ['hint', 'row.txt'], aWhile],
])('SIGINT ends %s', async (_, args, wait) => {
  expect(await statusAfter('SIGINT', args, wait)).toBe(130);
});

it('SIGTERM ends a puzzle type that does not return', async () => {
  const args = ['--plugin', endless('encode'), 'solve', 'endless:1./..'];
  expect(await statusAfter('SIGTERM', args, untilStuck)).toBe(143);
});

it('SIGTERM ends a batch, which reports its progress, however busy it is', async () => {
  const child = startProcess(['batch', 'faulty.txt', '--out', 'x.jsonl'], {
    cwd: place.folder,
    env: UNHURRIED,
  });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err = `${err}${chunk}`.slice(-1_000);
  });
  const writtenBytes = () => (existsSync(place.path('x.jsonl')) ? statSync(place.path('x.jsonl')).size : 0);
  while (writtenBytes() < 20_000) await sleep(10);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([143, null]);
  expect(err).toMatch(
    /\ninterrupted: \d+ puzzles in .*; the same command with --resume goes on with 'x\.jsonl'\n$/,
  );
});
