import type { Engine } from '@gridproof/core';
import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { installedType } from '../suites/installed-type.js';
import {
  difficultiesTable,
  type GenerateTimes,
  generateTable,
  gradesTable,
  measureGenerate,
  techniqueVariety,
} from './generate-benchmark.js';
import { nativeSeconds } from './native-generators.js';

const plugins = new Plugins();

const REJECTED = { several: 0, easy: 3, hard: 0, clues: 0, undrawn: 0, unfit: 0, equal: 0 };

const marbles: GenerateTimes = {
  type: 'marbles',
  size: '9x9',
  difficulty: 'hard',
  made: 1,
  missed: 1,
  seconds: [1, 3],
  clues: 20,
  layouts: 1,
  techniques: 2.5,
  rejected: REJECTED,
  grades: { easy: 0, medium: 1, hard: 19, extreme: 20 },
  ratedSeconds: Array.from({ length: 40 }, () => 4),
};

test('shows the puzzles per second, the median time, and the rejected answers', () => {
  const [head, row] = generateTable([marbles]).split('\n');
  expect(head!.split(/ {2,}/)).toEqual([
    'type',
    'size',
    'difficulty',
    'made',
    'missed',
    'a second',
    'median',
    'worst',
    'clues',
    'layouts',
    'techniques',
    'rejected',
  ]);
  expect(row!.split(/ {2,}/)).toEqual([
    'marbles',
    '9x9',
    'hard',
    '1',
    '1',
    '0.25',
    '2 s',
    '3 s',
    '20',
    '1',
    '2.5',
    '75% easy',
  ]);
  expect(generateTable([marbles], { beside: () => 0.5 })).toMatch(/ 2 +8 +75% easy/);
});

test('shows a row for each type with all difficulties, beside published puzzles', () => {
  const easy: GenerateTimes = { ...marbles, difficulty: 'easy', made: 2, missed: 0, seconds: [1, 2] };
  const [head, , row] = difficultiesTable([easy, marbles], () => 18).split('\n');
  expect(cellsOf(head!)).toEqual([
    'type',
    'size',
    'easy',
    'hard',
    'clues',
    'in samples',
    'layouts',
    'techniques',
  ]);
  expect(cellsOf(row!)).toEqual([
    ...['marbles', '9x9', '1.5 / 2', '2 / 3 (1 of 2)', '20, 20', '18', '2 of 3', '2.5, 2.5'],
  ]);
});

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('counts a technique by its share of the steps', () => {
  const technique = (id: string, steps: number) => ({ id, name: id, steps, maxEffort: 1 });
  expect(techniqueVariety({ techniques: [technique('a', 7)] })).toBe(1);
  expect(techniqueVariety({ techniques: [technique('a', 3), technique('b', 3)] })).toBeCloseTo(2);
  expect(techniqueVariety({ techniques: [technique('a', 9), technique('b', 1)] })).toBeCloseTo(1.38);
});

test('names the grades of which there is hardly any, and how many are rated in a second', () => {
  expect(gradesTable([marbles])).toMatch(/ 0\.25 +easy, medium$/);
});

test('measures every puzzle, and rates those without a requested difficulty', async () => {
  const type = installedType('takuzu', await plugins.types());
  const engine: Engine = await plugins.engine('cadical');
  const size = { width: 4, height: 4 };
  const how = { count: 3, timeout: 20_000, seed: 'test', rated: true };
  const found = await measureGenerate({ type, size, difficulty: undefined }, engine, how);
  expect(found).toMatchObject({ type: 'takuzu', size: '4x4', difficulty: 'any', made: 3, missed: 0 });
  expect(found.layouts).toBe(3);
  expect(found.seconds).toHaveLength(3);
  expect(found.ratedSeconds).toHaveLength(3);
  expect(Object.values(found.grades!).reduce((sum, one) => sum + one)).toBe(3);
});

test('skips other programs that are not installed', () => {
  expect(nativeSeconds({ type: 'takuzu', size: '8x8', difficulty: 'any' }, 1, '/nowhere')).toBeUndefined();
});
