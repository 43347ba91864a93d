import { expect, test } from 'vitest';
import { casesOf } from './case.js';
import { suites, suitesNamed } from './suites.js';

test('every puzzle of every suite parses, and names are unique in a suite', () => {
  for (const suite of suites) {
    const cases = casesOf([suite]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(suite.entries().length);
  }
});

test('the corpus holds the generated puzzles of every kind that is generated', () => {
  const kinds = casesOf(suitesNamed(['corpus'])).map(({ type }) => type.id);
  expect(kinds.length).toBeGreaterThanOrEqual(150);
  expect(new Set(kinds)).toEqual(
    new Set(['takuzu', 'sudoku', 'mosaic', 'minesweeper', 'slant', 'lits', 'galaxies']),
  );
});

test('a puzzle that several suites share is measured once', () => {
  const [large, all] = suitesNamed(['takuzu-large', 'corpus']);
  expect(casesOf([large!, all!])).toHaveLength(all!.entries().length);
});

test('an unknown suite is refused by name', () => {
  expect(() => suitesNamed(['sudoku-easy'])).toThrowErrorMatchingInlineSnapshot(
    `[Error: 'sudoku-easy' is not a suite (there are: sudoku-hard, takuzu-large, sparse, large, corpus)]`,
  );
});
