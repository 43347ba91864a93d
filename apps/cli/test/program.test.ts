import { on, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { gridproof, startProcess } from './gridproof.js';

describe('the program', () => {
  it('shows its version and help', async () => {
    expect((await gridproof(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { status, out } = await gridproof(['solve', '--help']);
    expect(status).toBe(0);
    expect(out).toMatch(/\nExit status:\n {2}0 {2}done\n {2}1 {2}the puzzle is unsolvable\n/);
  });

  it('ends at once at ctrl-C while the engine works', async () => {
    const board = `sudoku:${Array(25).fill('.'.repeat(25)).join('/')}`;
    const child = startProcess(['solve', '--count', '--engine', 'cadical', '--trace', board]);
    child.stdin.end();
    for await (const [line] of on(child.stderr.setEncoding('utf8'), 'data')) if (/ called /.test(line)) break;
    child.kill('SIGINT');
    const [status, signal] = await once(child, 'exit');
    expect(status === 130 || signal === 'SIGINT').toBe(true);
  });

  it('ends quietly when its reader has seen enough', async () => {
    const child = startProcess(['solve', '--all', '--quiet', 'takuzu:..../..../..../....']);
    child.stdin.end();
    const errors: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(Buffer.concat(errors).toString()).toBe('');
  });

  it('writes no spinner into a pipe', async () => {
    const { err } = await gridproof([
      'solve',
      '--timeout',
      '1s',
      '--count',
      `sudoku:${Array(9).fill('.'.repeat(9)).join('/')}`,
    ]);
    expect(err).toBe('');
  });
});
