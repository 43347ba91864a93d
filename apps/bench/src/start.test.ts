import { expect, test } from 'vitest';
import { UsageError } from './faults.js';
import { runsOf, startTimes } from './start.js';

test('each process is run so often, from its start to its end', async () => {
  const wait = { name: 'waits', args: ['--eval', 'setTimeout(() => {}, 80)'] };
  const [idle, waiting] = await startTimes([{ name: 'idle', args: ['--eval', '0'] }, wait], 3);
  expect(idle!.min).toBeGreaterThan(5);
  expect(waiting!.min).toBeGreaterThan(80);
});

test('one that fails says so', async () => {
  await expect(startTimes([{ name: 'fails', args: ['--eval', 'process.exit(3)'] }], 1)).rejects.toThrow(
    UsageError,
  );
});

test('there is a sudoku for each engine', () => {
  expect(runsOf(['one', 'other']).map(({ name }) => name)).toEqual([
    'node, nothing to do',
    'gridproof --version',
    'gridproof solve, one',
    'gridproof solve, other',
  ]);
});
