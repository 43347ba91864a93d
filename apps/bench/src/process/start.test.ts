import { UsageError } from '@gridproof/plugins';
import { expect, test } from 'vitest';
import { runsOf, startTimes } from './start.js';

const COUNTS = { warmUp: 0, repeat: 1 };

test('each process is run as often as wanted, from its start to its end', async () => {
  const wait = { name: 'waits', args: ['--eval', 'setTimeout(() => {}, 300)'] };
  const busy = { name: 'works', args: ['--eval', 'for (const t = Date.now(); Date.now() - t < 300; );'] };
  const [idle, waiting, working] = await startTimes(
    [{ name: 'idle', args: ['--eval', '0'] }, wait, busy],
    COUNTS,
  );
  expect(idle!.time.min).toBeGreaterThan(5);
  expect(waiting!.time.min).toBeGreaterThan(300);
  expect(idle!.processor!.min).toBeGreaterThan(5);
  // Waiting takes elapsed time but no processor time.
  expect(waiting!.processor!.median).toBeLessThan(waiting!.time.median);
  expect(working!.processor!.median).toBeGreaterThan(waiting!.processor!.median + 20);
});

test('reports a program that fails', async () => {
  await expect(
    startTimes([{ name: 'fails', args: ['--eval', 'console.error("not today"); process.exit(3)'] }], COUNTS),
  ).rejects.toThrow(/not today/);
  await expect(startTimes([{ name: 'fails', args: ['--eval', 'process.exit(3)'] }], COUNTS)).rejects.toThrow(
    UsageError,
  );
});

test('there is a sudoku and a batch for each choice of engines', () => {
  const runs = runsOf(['auto', 'one', 'other'], 'many.txt');
  expect(runs.map(({ name }) => name)).toEqual([
    'node, nothing to do',
    'gridproof --version',
    'gridproof solve, takuzu 6x6',
    ...['auto', 'one', 'other'].map((choice) => `gridproof solve, ${choice}`),
    ...['auto', 'one', 'other'].map((choice) => `gridproof batch, ${choice}`),
  ]);
  expect(runs.at(-1)!.args).toEqual(expect.arrayContaining(['batch', 'many.txt', '--engine', 'other']));
});
