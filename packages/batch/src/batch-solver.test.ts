import { GuardedPlugins } from '@gridproof/api';
import { expect, it } from 'vitest';
import { BatchSolver } from './batch-solver.js';

const plugins = new GuardedPlugins(import.meta.dirname);

/** Boards that propagation alone cannot decide, each with different givens. Every one has several answers. */
const SIDE = 18;
const ENTRIES = Array.from({ length: 4 }, (_, index) => ({
  source: '-',
  line: index + 1,
  text: Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, col) =>
      (row * 7 + col * 3) % 11 < index / 2 ? (row + col) % 2 : '.',
    ).join(''),
  ).join('/'),
  as: 'takuzu',
}));

/** Returns the rows of all boards. Each engine has this many conflicts before the next takes over. */
async function rows(engine: string, turnConflicts: number, threads: number) {
  const solver = await BatchSolver.open(plugins, { unique: true, engine, turnConflicts }, { threads });
  try {
    return (await Promise.all(ENTRIES.map((entry) => solver.solve(entry)))).map(({ row }) => row);
  } finally {
    await solver.close();
  }
}

/** Returns the answers of rows, without the engine names. */
const answersIn = (all: readonly string[]) => all.map((row) => JSON.parse(row).answers);

it('rows are the same each time, on however many threads, and whichever engine knows first', async () => {
  const first = await rows('auto', 1, 1);
  expect(await rows('auto', 1, 2)).toEqual(first);
  // The light engine answers some boards and the heavy one the others, so both had a turn.
  const [light, heavy] = [answersIn(await rows('cadical', 1, 1)), answersIn(await rows('z3', 1, 1))];
  const from = answersIn(first).map((answers, at) => [answers, light[at], heavy[at]].map((one) => `${one}`));
  expect(from.some(([auto, one, other]) => auto === one && auto !== other)).toBe(true);
  expect(from.some(([auto, one, other]) => auto !== one && auto === other)).toBe(true);
});
