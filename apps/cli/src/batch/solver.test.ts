import { expect, it } from 'vitest';
import { Plugins } from '../plugins.js';
import { Solver } from './solver.js';

const plugins = new Plugins();

/** A hard sudoku without one of its clues, and each time another one: most of them have several answers. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const CLUES = [...HARD].flatMap((sign, at) => (sign === '.' ? [] : [at]));
const ENTRIES = CLUES.map((at, index) => ({
  source: '-',
  line: index + 1,
  text: `${HARD.slice(0, at)}.${HARD.slice(at + 1)}`,
  as: 'sudoku',
  end: 0,
}));

/** What becomes of all of them, where each engine may have this many conflicts before the next has its turn. */
async function rows(engine: string, conflicts: number, threads: number) {
  const solver = new Solver({
    plugins,
    types: await plugins.types(),
    engines: await plugins.engines.chosen(engine),
    conflicts,
    question: { task: 'unique' },
    threads,
  });
  try {
    return (await Promise.all(ENTRIES.map(solver.solve))).map(({ row }) => row);
  } finally {
    await solver.close();
  }
}

/** Rows without what names the engines. */
const answersIn = (all: readonly string[]) => all.map((row) => JSON.parse(row).answers);

it('rows are the same each time, on however many threads, and whichever engine knows first', async () => {
  const first = await rows('auto', 2, 1);
  expect(await rows('auto', 2, 1)).toEqual(first);
  expect(await rows('auto', 2, 2)).toEqual(first);
  // Some are from the one that starts light, and some from the other: its turn has come.
  const [light, heavy] = [answersIn(await rows('cadical', 2, 2)), answersIn(await rows('z3', 2, 2))];
  const from = answersIn(first).map((answers, at) => [answers, light[at], heavy[at]].map((one) => `${one}`));
  expect(from.some(([auto, one, other]) => auto === one && auto !== other)).toBe(true);
  expect(from.some(([auto, one, other]) => auto !== one && auto === other)).toBe(true);
}, 30_000);
