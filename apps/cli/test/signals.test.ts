import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { startProcess, UNHURRIED } from './gridproof.js';

const place = new Folder();

/** A takuzu type with a function that never returns. */
const endless = (name: string): string => {
  const takuzu = new URL('../../../packages/puzzles/takuzu/dist/index.js', import.meta.url).href;
  return place.write(
    `endless-${name}.mjs`,
    `import takuzu from '${takuzu}';
     export default { ...takuzu, id: 'endless', title: 'Endless', ${name}() { for (;;); } };`,
  );
};

place.write('x.txt', 'x\n'.repeat(2_000_000));
place.write('large-x.txt', 'x\n'.repeat(400_000));
place.write('row.txt', `akari\n${'.'.repeat(10_000)}\n`);

describe.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends at once', (signal, status) => {
  it.each([
    ['a batch that reads lines', ['batch', 'large-x.txt'], 500],
    ['a batch of very many lines that are no puzzles', ['batch', 'x.txt'], 4_000],
    ['a batch that waits for input', ['batch', '-'], 1_000],
    ['a batch whose puzzle type does not return', ['--plugin', endless('parse'), 'batch', '-'], 1_500],
    ['a puzzle that does not come', ['solve', '-'], 1_000],
    ['a puzzle type that does not return', ['--plugin', endless('encode'), 'solve', 'endless:1./..'], 1_500],
    [
      'steps whose puzzle type does not return',
      ['--plugin', endless('draw'), 'steps', 'endless:1./..'],
      1_500,
    ],
    ['steps of a board that takes long to write down', ['steps', 'row.txt'], 1_500],
    ['a hint for such a board', ['hint', 'row.txt'], 1_500],
  ])('%s', async (_, args, after) => {
    const child = startProcess(args, { cwd: place.folder });
    child.stdout.resume();
    child.stderr.resume();
    child.stdin.write('endless:1./..\nendless:1./..\n');
    await sleep(after);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    child.kill(signal);
    const dead = sleep(20_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
    const ended = await once(child, 'exit');
    void dead;
    // A shell reports both as the same status.
    expect([
      [status, null],
      [null, signal],
    ]).toContainEqual(ended);
  });
});

describe('a batch that receives a signal', () => {
  it('reports its progress, however busy it is', async () => {
    const child = startProcess(['batch', 'x.txt', '--out', 'x.jsonl'], {
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
});
