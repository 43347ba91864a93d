import { Board } from '@gridproof/core';
import { expect, it } from 'vitest';
import { regionsOfNumbers } from '../codings/region-numbers.js';
import { regionBorders } from './region-borders.js';

it('says for every two regions that meet where they do', () => {
  const board = new Board(3, 2);
  const contacts = regionBorders(board, regionsOfNumbers(board, [1, 1, 2, 3, 1, 2]));
  const named = contacts.map(({ between, across }) => [
    between,
    across.map(([one, other]) => [one.row, one.col, other.row, other.col].join('')),
  ]);
  expect(named).toEqual([
    [
      [0, 2],
      ['0010', '1110'],
    ],
    [
      [0, 1],
      ['0102', '1112'],
    ],
  ]);
});
