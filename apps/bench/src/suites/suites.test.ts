import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzle, solve } from '@gridproof/core';
import { expect, test } from 'vitest';
import { home } from '../home.js';
import { engineNamed, puzzleTypes } from '../installed.js';
import { casesOf } from './case.js';
import { reasons } from './reasons.js';
import { standard } from './standard.js';
import { suites, suitesNamed, suitesTold } from './suites.js';

const types = await puzzleTypes();
const kindsIn = (name: string) => casesOf(suitesNamed([name]), types).map(({ kind }) => kind);

test('every puzzle of every suite parses, none stands there twice, and names are unique in a suite', () => {
  for (const { everyKind: _, ...suite } of suites) {
    const cases = casesOf([suite], types);
    expect(cases).toHaveLength(suite.entries(types).length);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  }
});

test('the corpus has the puzzles of every file that is called as an installed kind', () => {
  const kinds = kindsIn('corpus');
  expect(kinds.length).toBeGreaterThanOrEqual(150);
  const files = readdirSync(join(home, 'corpora'));
  const own = types.map(({ id }) => id).filter((id) => files.includes(`${id}.txt`));
  expect(own.length).toBeGreaterThanOrEqual(11);
  expect([...new Set(kinds)]).toEqual(own);
  const [one] = types;
  expect(new Set(casesOf(suitesNamed(['corpus']), [one!]).map(({ kind }) => kind))).toEqual(
    new Set([one!.id]),
  );
});

test('the standard suite has about sixty puzzles, four of each kind at least, and examples of the other kinds', () => {
  const kinds = kindsIn('standard');
  expect(new Set(kinds)).toEqual(new Set(types.map(({ id }) => id)));
  const { everyKind: _, ...own } = standard;
  const chosen = casesOf([own], types).map(({ kind }) => kind);
  expect(chosen.length).toBeGreaterThanOrEqual(55);
  expect(chosen.length).toBeLessThanOrEqual(70);
  for (const id of new Set(chosen))
    expect(chosen.filter((kind) => kind === id).length).toBeGreaterThanOrEqual(4);
});

test('the suite of examples has those of every kind that is installed', () => {
  const cases = casesOf(suitesNamed(['examples']), types);
  expect(cases).toHaveLength(types.flatMap((type) => type.examples).length);
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(types.map(({ id }) => id)));
});

test('the boards of growing size are square, two of each size, six sizes of each kind', () => {
  const cases = casesOf(suitesNamed(['growth']), types);
  const sizes = new Map<string, number>();
  for (const { kind, width, height } of cases) {
    expect(width).toBe(height);
    sizes.set(`${kind} ${width}`, (sizes.get(`${kind} ${width}`) ?? 0) + 1);
  }
  expect([...new Set(sizes.values())]).toEqual([2]);
  for (const kind of new Set(cases.map((one) => one.kind)))
    expect([...sizes.keys()].filter((size) => size.startsWith(kind)).length).toBeGreaterThanOrEqual(6);
});

test('the suite of reasons has two puzzles of its kinds at least, and one of each has no answer', async () => {
  const { everyKind: _, ...own } = reasons;
  const cases = casesOf([own], types);
  const kinds = new Set(cases.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThanOrEqual(9);
  const cadical = await engineNamed('cadical');
  for (const id of kinds) {
    const own = cases.filter(({ kind, cells }) => kind === id && cells <= 100);
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
  const [large, all] = suitesNamed(['takuzu-large', 'corpus']);
  expect(casesOf([large!, all!], types)).toHaveLength(all!.entries(types).length);
});

test('the standard suite is measured unless others are told', () => {
  expect(suitesTold().map(({ name }) => name)).toEqual(['standard']);
  expect(suitesTold(['large', 'sparse']).map(({ name }) => name)).toEqual(['large', 'sparse']);
});

test('an unknown suite is refused by name', () => {
  expect(() => suitesNamed(['sudoku-easy'])).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: 'sudoku-easy' is not a suite (there are: standard, sudoku-hard, takuzu-large, sparse, large, growth, reasons, corpus, examples)]`,
  );
});
