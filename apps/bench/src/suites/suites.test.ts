import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzle, solve } from '@gridproof/core';
import { expect, test } from 'vitest';
import { packageRoot } from '../package-root.js';
import { Plugins } from '../plugins.js';
import { casesOf } from './case.js';
import { suites, suitesByName, suitesFor } from './suites.js';

const plugins = new Plugins();

const types = await plugins.types();
/** The cases of each suite by its name, without examples of further types. */
const casesByName = new Map(
  suites.map(({ everyType: _, ...suite }) => [suite.name, casesOf([suite], types)]),
);

test('every puzzle of every suite parses, none stands there twice, and names are unique in a suite', () => {
  for (const suite of suites) {
    const cases = casesByName.get(suite.name)!;
    expect(cases).toHaveLength(suite.entries(types).length);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  }
});

test('the corpus has the puzzles of every file that is called as an installed type', () => {
  const ids = casesByName.get('corpus')!.map(({ type }) => type);
  expect(ids.length).toBeGreaterThanOrEqual(150);
  const files = readdirSync(join(packageRoot, 'corpora'));
  const own = types.map(({ id }) => id).filter((id) => files.includes(`${id}.txt`));
  expect(own.length).toBeGreaterThanOrEqual(11);
  expect([...new Set(ids)]).toEqual(own);
  const [one] = types;
  expect(new Set(casesOf(suitesByName(['corpus']), [one!]).map(({ type }) => type))).toEqual(
    new Set([one!.id]),
  );
});

test('the standard suite has about sixty puzzles, four of each type at least, and examples of the other types', () => {
  const ids = casesOf(suitesByName(['standard']), types).map(({ type }) => type);
  expect(new Set(ids)).toEqual(new Set(types.map(({ id }) => id)));
  const chosen = casesByName.get('standard')!.map(({ type }) => type);
  expect(chosen.length).toBeGreaterThanOrEqual(55);
  expect(chosen.length).toBeLessThanOrEqual(70);
  for (const id of new Set(chosen))
    expect(chosen.filter((type) => type === id).length).toBeGreaterThanOrEqual(4);
});

test('the suite of examples has those of every type that is installed', () => {
  const cases = casesByName.get('examples')!;
  expect(cases).toHaveLength(types.flatMap((type) => type.examples).length);
  expect(new Set(cases.map(({ type }) => type))).toEqual(new Set(types.map(({ id }) => id)));
});

test('the boards of growing size are square, two of each size, six sizes of each type', () => {
  const cases = casesByName.get('growth')!;
  const sizes = new Map<string, number>();
  for (const { type, width, height } of cases) {
    expect(width).toBe(height);
    sizes.set(`${type} ${width}`, (sizes.get(`${type} ${width}`) ?? 0) + 1);
  }
  expect([...new Set(sizes.values())]).toEqual([2]);
  for (const type of new Set(cases.map((one) => one.type)))
    expect([...sizes.keys()].filter((size) => size.startsWith(type)).length).toBeGreaterThanOrEqual(6);
});

test('the suite of reasons has two puzzles of its types at least, and one of each has no answer', async () => {
  const cases = casesByName.get('reasons')!;
  const ids = new Set(cases.map(({ type }) => type));
  expect(ids.size).toBeGreaterThanOrEqual(9);
  const cadical = await plugins.engine('cadical');
  for (const id of ids) {
    const own = cases.filter(({ type, cells }) => type === id && cells <= 100);
    const answers = await Promise.all(
      own.map(async ({ text }) => {
        const { type, puzzle } = readPuzzle(text, types);
        return (await solve(type, puzzle, cadical)).status;
      }),
    );
    expect(answers.filter((status) => status === 'solved').length).toBeGreaterThanOrEqual(2);
    expect(answers.filter((status) => status === 'unsolvable')).toHaveLength(1);
  }
});

test('a puzzle that several suites share is measured once', () => {
  const [hard, all] = suitesByName(['sudoku-hard', 'corpus']);
  expect(casesOf([hard!, all!], types)).toHaveLength(all!.entries(types).length);
});

test('the standard suite is measured by default', () => {
  expect(suitesFor().map(({ name }) => name)).toEqual(['standard']);
  expect(suitesFor(['large', 'sparse']).map(({ name }) => name)).toEqual(['large', 'sparse']);
});

test('an unknown suite is refused by name', () => {
  expect(() => suitesByName(['sudoku-easy'])).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: 'sudoku-easy' is not a suite (there are: standard, sudoku-hard, sparse, large, growth, reasons, corpus, examples)]`,
  );
});
