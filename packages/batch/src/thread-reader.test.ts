import { GuardedPlugins } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import { Runner } from '@gridproof/runner';
import { afterAll, expect, it } from 'vitest';
import type { Entry } from './entries.js';
import { parseEntry } from './parse-entry.js';
import { ThreadReader } from './thread-reader.js';

const plugins = new GuardedPlugins(import.meta.dirname);
const types = { plugins, types: await plugins.types(), claims: await plugins.claims() };
const runner = new Runner({ threads: 1 });
afterAll(() => runner.close());

const options = {
  engines: await plugins.engines.choose('cadical'),
  query: { task: 'unique' },
} as const;
const reader = new ThreadReader(runner, options, types);

const entry = (text: string, more: Partial<Entry> = {}): Entry => ({
  source: '-',
  line: 1,
  text,
  ...more,
});

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

it.each([
  ['unique', entry(SUDOKU)],
  ['unique', entry(SUDOKU, { as: 'Solo' })],
  ['unique', entry(SUDOKU, { size: { width: 9, height: 9 } })],
  ['unique', entry(`sudoku:${SUDOKU}`, { as: 'sudoku' })],
  ['unsolvable', entry(SUDOKU.replace('53', '55'))],
  ['unique', entry(`{"puzzle":"${SUDOKU}","as":"sudoku"}`)],
  ['unique', entry('sudoku:2x2:1c3_2d4_1c3')],
  ['multiple', entry('1..4/..../..../4..1')],
  ['multiple', entry('takuzu:..../..../..../....')],
  ['unique', entry('https://puzz.link/p?sudoku/4/4/1i32j41i3')],
])('a thread says %s of $text, and reads it as this thread does', async (status, one) => {
  const { type, format, claimed = false } = parseEntry(one, types);
  expect(await reader.answer(one)).toMatchObject({ puzzle: type.id, format, claimed, status });
});

it.each([
  entry('sudoku:12/3'),
  entry(SUDOKU, { size: { width: 4, height: 4 } }),
  entry('1x2y'),
  entry(`takuzu:${SUDOKU}`, { as: 'sudoku' }),
])('what is wrong with $text is what this thread says of it', async (one) => {
  const here = async () => parseEntry(one, types);
  const [fault, expected] = await Promise.all(
    [reader.answer(one), here()].map((work) => work.catch((error: unknown) => error as PuzzleError)),
  );
  expect(fault).toBeInstanceOf(PuzzleError);
  expect(fault).toMatchObject({ ...(expected as PuzzleError), message: (expected as PuzzleError).message });
});

it('a thread compares the answer with a solution', async () => {
  const { answers } = await reader.answer(entry(SUDOKU));
  const verdict = async (solution: string) => (await reader.answer(entry(SUDOKU, { solution }))).verdict;
  expect(await verdict(answers[0]!)).toEqual({ solutionMatches: true });
  expect(await verdict(answers[0]!.replace('5', '6'))).toMatchObject({ solutionMatches: false });
});
