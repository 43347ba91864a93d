import { PuzzleError } from '@gridproof/core';
import { Runner } from '@gridproof/runner';
import { afterAll, expect, it } from 'vitest';
import { Plugins } from '../plugins.js';
import type { Entry } from './entries.js';
import { HandingOver } from './handing-over.js';
import { PatientReader } from './patient-reader.js';
import { ReadingHere } from './reading-here.js';
import type { Told } from './told.js';

const plugins = new Plugins();
const types = await plugins.types();
const runner = new Runner({ threads: 1 });
afterAll(() => runner.close());

const asked = {
  plugins,
  engines: await plugins.engines.chosen('cadical'),
  question: { task: 'unique' },
} as const;
const here = new ReadingHere(runner, new PatientReader(plugins, types, 1), asked);
const handing = new HandingOver(runner, asked, types, await plugins.claims());

const entry = (text: string, more: Partial<Entry> = {}): Entry => ({
  source: '-',
  line: 1,
  end: 0,
  text,
  ...more,
});

const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** What a row says, without who found it out and when. */
const said = ({ puzzle, format, status, answers, reason, claimed, verdict }: Told) => ({
  puzzle,
  format,
  status,
  answers,
  reason,
  claimed,
  verdict,
});

it.each([
  entry(SUDOKU),
  entry(SUDOKU, { as: 'Solo' }),
  entry(`sudoku:${SUDOKU}`, { as: 'sudoku' }),
  entry(SUDOKU.replace('53', '55')),
  entry(`{"puzzle":"${SUDOKU}","as":"sudoku"}`),
  entry('sudoku:2x2:1c3_2d4_1c3'),
  entry('1..4/..../..../4..1'),
  entry('takuzu:..../..../..../....'),
  entry('https://puzz.link/p?sudoku/4/4/1i32j41i3'),
])('a thread says of $text what is said when it is read here', async (one) => {
  const told = await handing.answer(one);
  expect(told).toBeDefined();
  expect(said(told!)).toEqual(said(await here.answer(one)));
});

it('leaves to this thread what is to be looked at here', async () => {
  expect(await handing.answer(entry('sudoku:12/3'))).toBeUndefined();
  expect(await handing.answer(entry(SUDOKU, { size: { width: 9, height: 9 } }))).toBeUndefined();
  expect(await handing.answer(entry(SUDOKU, { solution: SUDOKU }))).toBeUndefined();
  await expect(handing.answer(entry('1x2y'))).rejects.toThrow(PuzzleError);
  await expect(handing.answer(entry(`takuzu:${SUDOKU}`, { as: 'sudoku' }))).rejects.toThrow(PuzzleError);
});
