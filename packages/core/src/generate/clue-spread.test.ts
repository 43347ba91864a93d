import { expect, it } from 'vitest';
import { Board } from '../board/board.js';
import { outside } from '../board/place.js';
import { ClueSpread } from './clue-spread.js';

const { cells } = new Board(10, 10);
const spread = new ClueSpread(cells);

it('accepts spread clues, and rejects an empty rectangle of more than a fifth of the board', () => {
  expect(spread.isEven(cells.filter(({ row, col }) => (row + col) % 3 === 0))).toBe(true);
  expect(spread.isEven(cells.filter(({ row, col }) => row < 2 || row > 5 || col < 1 || col > 5))).toBe(true);
  expect(spread.isEven(cells.filter(({ row, col }) => row < 2 || row > 6 || col < 1 || col > 5))).toBe(false);
});

it('rejects a quarter with less than half of its share', () => {
  const few = (n: number) =>
    cells.filter(({ row, col }) => (row < 5 && col < 5 ? (row * 5 + col) % n === 0 : (row + col) % 2 === 0));
  expect(spread.isEven(few(2))).toBe(true);
  expect(spread.isEven(few(9))).toBe(false);
});

it('tolerates unevenness that existed before reduction', () => {
  const upper = cells.filter(({ row }) => row < 4);
  expect(new ClueSpread([...upper, cells[99]!]).isEven([...upper, cells[99]!])).toBe(true);
});

it('ignores clues outside the board', () => {
  const beside = [0, 1, 2].map((col) => outside('above', -1, col));
  expect(new ClueSpread(beside).isEven([])).toBe(true);
});
