import { expect, it } from 'vitest';
import { Board } from './board.js';
import { cell, corner } from './place.js';
import { placesName } from './places-name.js';

it('names places together where they are in lines or blocks', () => {
  const board = new Board(9, 9);
  expect(placesName([])).toBe('nowhere');
  expect(placesName([cell(1, 3)])).toBe('row 2, column 4');
  expect(placesName([cell(1, 0), cell(1, 1), cell(1, 2)])).toBe('row 2, columns 1 to 3');
  expect(placesName([cell(1, 3), cell(1, 5), cell(1, 6), cell(1, 7)])).toBe('row 2, columns 4 and 6 to 8');
  expect(placesName([cell(1, 3), cell(2, 3)])).toBe('column 4, rows 2 and 3');
  expect(placesName([cell(3, 3), cell(1, 3)])).toBe('column 4, rows 2 and 4');
  expect(placesName(board.rectangle(0, 3, 3, 3))).toBe('rows 1 to 3, columns 4 to 6');
  expect(placesName([cell(0, 0), cell(0, 1), cell(1, 1)])).toBe('row 1, columns 1 and 2; row 2, column 2');
  expect(placesName([corner(1, 1), corner(2, 4)])).toBe('corners 2, 2 and 3, 5');
  expect(placesName([corner(1, 1), cell(2, 4), cell(2, 4)])).toBe('row 3, column 5; corner 2, 2');
});

it('names whole lines by their numbers, where it knows the board', () => {
  const board = new Board(6, 4);
  expect(placesName(board.rows[2]!, board)).toBe('row 3');
  expect(placesName([...board.columns[0]!, ...board.columns[3]!], board)).toBe('columns 1 and 4');
  expect(placesName(board.cells, board)).toBe('the whole board');
  expect(placesName(board.rows[2]!.slice(1), board)).toBe('row 3, columns 2 to 6');
});

it('does not count up what lies here and there', () => {
  const places = [0, 1, 2, 3, 4, 5, 6].map((at) => cell(at, at));
  const name = 'the 7 cells from row 1, column 1 to row 7, column 7';
  expect(placesName(places)).toBe(name);
  expect(placesName([...places.slice(3), ...places.slice(0, 3).reverse()])).toBe(name);
});
