import { Board } from '@gridproof/core';
import { expect, it } from 'vitest';
import { type Clue, ringAround, runsAround, shadingsAround } from './runs.js';

const board = new Board(3, 3);
const around = (row: number, col: number) => ringAround(board, board.cell(row, col));
const ring = (drawn: string) => [...drawn].map((one) => one === '#');

it.each([
  ['........', []],
  ['########', [8]],
  ['##....##', [4]],
  ['#.#.#.#.', [1, 1, 1, 1]],
  ['#.##..##', [2, 3]],
  ['.#######', [7]],
])('the runs of %s go on from its end to its beginning', (drawn, runs) => {
  expect(runsAround(ring(drawn))).toEqual(runs);
});

it.each<[Clue, number]>([
  [[], 1],
  [[8], 1],
  [[7], 8],
  [[3], 8],
  [['?'], 58],
  [[1, 3], 24],
  [[3, 1], 24],
  [[2, '?'], 68],
  [['?', '?'], 140],
  [[1, 1, 1, 1], 2],
  [[4, 4], 0],
  [[1, 1, 1, 1, 1], 0],
])('around a clue %j within the board there are %i shadings', (clue, number) => {
  expect(shadingsAround(clue, around(1, 1))).toHaveLength(number);
});

it.each<[Clue, string, readonly string[]]>([
  [[3], 'a corner', ['###']],
  [[2], 'a corner', ['##.', '.##']],
  [[1, 1], 'a corner', ['#.#']],
  [['?'], 'a corner', ['...', '#..', '.#.', '##.', '..#', '.##', '###']],
  [[6], 'a corner', []],
])('a clue %j in %s counts what is on the board', (clue, _, drawn) => {
  const found = shadingsAround(clue, around(0, 0)).map((row) => row.map((one) => (one ? '#' : '.')).join(''));
  expect(found.sort()).toEqual([...drawn].sort());
});

it('the edge parts the cells at a side into runs, and no further', () => {
  expect(shadingsAround([5], around(0, 1))).toEqual([[true, true, true, true, true]]);
  expect(shadingsAround([2, 2], around(0, 1))).toHaveLength(1);
});
