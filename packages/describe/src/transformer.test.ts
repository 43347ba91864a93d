import { allDifferent, cell, outside } from '@gridproof/core';
import { expect, test } from 'vitest';
import { describePuzzle } from './describe.js';
import { at } from './layer/placed.js';
import { arrow } from './value/arrow.js';
import { list } from './value/list.js';
import { number } from './value/number.js';
import { pair } from './value/pair.js';

const QUARTER = { mirrored: false, quarters: 1 } as const;
const MIRROR = { mirrored: true, quarters: 0 } as const;

test('a list outside the board is read from the other end, a value in a cell points elsewhere', () => {
  const runs = list(number(1, 9));
  expect(runs.transform!([1, 2], MIRROR, outside('left', 0, -1))).toEqual([2, 1]);
  expect(runs.transform!([1, 2], MIRROR, outside('above', -1, 0))).toEqual([1, 2]);
  expect(runs.transform!([1, 2], MIRROR, cell(0, 0))).toEqual([1, 2]);
  const pointing = pair(number(1, 9), arrow);
  expect(pointing.transform!([3, 'up'], QUARTER, cell(0, 0))).toEqual([3, 'right']);
});

test('a sum downwards and one across are exchanged on the diagonal, and turn in no other way', () => {
  const sums = pair(number(1, 45), number(1, 45), '\\');
  expect(sums.transform!([3, undefined], { mirrored: true, quarters: 3 }, cell(0, 0))).toEqual([
    undefined,
    3,
  ]);
  expect(sums.transform!([3, 4], MIRROR, cell(0, 0))).toBeUndefined();
  expect(sums.transform!([3, 4], QUARTER, cell(0, 0))).toBeUndefined();
});

test('returns undefined for upright types and lists values that are only names', () => {
  const described = (more: object) =>
    describePuzzle({
      id: 'lined',
      title: 'Lined',
      rules: { row: 'Each row holds every number once.' },
      clues: {},
      answer: at('cells', number(1, 2)),
      encode: (m, { board }, number) => {
        for (const row of board.rows) m.require('row', row, allDifferent(number.pick(row)));
      },
      *verify() {},
      examples: [],
      ...more,
    }).described!.transformer;
  const puzzle = describePuzzle({
    id: 'lined',
    title: 'Lined',
    rules: { row: 'Each row holds every number once.' },
    clues: {},
    answer: at('cells', number(1, 2)),
    encode: () => {},
    *verify() {},
    examples: [],
  }).parse('1.\n..');
  expect(described({}).transform(puzzle as never, QUARTER)).toBeDefined();
  expect(described({}).names(puzzle as never).all).toEqual([]);
  const upright = described({ upright: 'its rules speak of rows', nameLayers: () => ['givens'] });
  expect(upright.transform(puzzle as never, QUARTER)).toBeUndefined();
  expect(upright.names(puzzle as never)).toMatchObject({ present: [1], all: [1, 2] });
});

test('does not turn numbers to a side that has none', () => {
  const { factory, transformer } = describePuzzle({
    id: 'one-sided',
    title: 'One-sided',
    rules: { row: 'Each row holds every number once.' },
    clues: { counts: at(['left'], number(0, 2)) },
    answer: at('cells', number(1, 2)),
    encode: () => {},
    *verify() {},
    examples: [],
  }).described!;
  const blank = factory.starter({ width: 2, height: 2 })!;
  expect(transformer.transform(blank, QUARTER)).toBeDefined();
  const spot = factory.spots(blank).find(({ layer }) => layer === 'counts')!;
  const puzzle = factory.withClue(blank, spot, 1)!;
  expect(transformer.transform(puzzle, MIRROR)).toBeDefined();
  expect(transformer.transform(puzzle, QUARTER)).toBeUndefined();
});
