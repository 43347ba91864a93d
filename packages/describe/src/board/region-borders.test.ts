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
  const links = contacts.flatMap(({ links }) => links);
  expect(links.map(({ row, col, towards }) => `${row}${col} ${towards}`)).toEqual([
    '00 below',
    '10 right',
    '01 right',
    '11 right',
  ]);
});
