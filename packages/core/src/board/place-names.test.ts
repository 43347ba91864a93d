import { expect, it } from 'vitest';
import { Board } from './board.js';
import type { Coordinates } from './coordinates.js';
import { formatExits } from './link-names.js';
import { cell, corner, link, type Place, placeName, side } from './place.js';
import { formatEachPlace, formatPlaces } from './place-names.js';

it('names places in lines or blocks together', () => {
  const board = new Board(9, 9);
  expect(formatPlaces([])).toBe('nowhere');
  expect(formatPlaces([cell(1, 3)])).toBe('row 2, column 4');
  expect(formatPlaces([cell(1, 0), cell(1, 1), cell(1, 2)])).toBe('row 2, columns 1 to 3');
  expect(formatPlaces([cell(1, 3), cell(1, 5), cell(1, 6), cell(1, 7)])).toBe('row 2, columns 4 and 6 to 8');
  expect(formatPlaces([cell(1, 3), cell(2, 3)])).toBe('column 4, rows 2 and 3');
  expect(formatPlaces([cell(3, 3), cell(1, 3)])).toBe('column 4, rows 2 and 4');
  expect(formatPlaces(board.rectangle(0, 3, 3, 3))).toBe('rows 1 to 3, columns 4 to 6');
  expect(formatPlaces([cell(0, 0), cell(0, 1), cell(1, 1)])).toBe('row 1, columns 1 and 2; row 2, column 2');
  expect(formatPlaces([corner(1, 1), corner(2, 4)])).toBe('corners 2, 2 and 3, 5');
  expect(formatPlaces([corner(1, 1), cell(2, 4), cell(2, 4)])).toBe('row 3, column 5; corner 2, 2');
});

it('names whole lines by their numbers, where it knows the board', () => {
  const board = new Board(6, 4);
  expect(formatPlaces(board.rows[2]!, board)).toBe('row 3');
  expect(formatPlaces([...board.columns[0]!, ...board.columns[3]!], board)).toBe('columns 1 and 4');
  expect(formatPlaces(board.cells, board)).toBe('the whole board');
  expect(formatPlaces(board.rows[2]!.slice(1), board)).toBe('row 3, columns 2 to 6');
});

it('does not list scattered cells one by one', () => {
  const places = [0, 1, 2, 3, 4, 5, 6].map((at) => cell(at, at));
  const name = 'the 7 cells from row 1, column 1 to row 7, column 7';
  expect(formatPlaces(places)).toBe(name);
  expect(formatPlaces([...places.slice(3), ...places.slice(0, 3).reverse()])).toBe(name);
});

it('does not list scattered sides one by one', () => {
  const sides = [0, 1, 2, 3, 4].flatMap((at) => [side(at, at, 'right'), side(at, at + 1, 'below')]);
  expect(formatPlaces(sides)).toBe('the 10 sides in rows 1 to 5, columns 1 to 6');
  expect(formatPlaces(sides.slice(0, 2))).toBe(
    'the side right of row 1, column 1; the side below row 1, column 2',
  );
  expect(formatEachPlace(sides.slice(0, 6))).toBe(
    'the sides right of row 1, column 1, row 2, column 2 and row 3, column 3 and the sides below row 1, column 2, row 2, column 3 and row 3, column 4',
  );
});

it('lists corners so that each can be told from the next, and many by the first and the last', () => {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => corner(at, 9 - at));
  expect(formatPlaces([corner(2, 4), corner(1, 1)])).toBe('corners 2, 2 and 3, 5');
  expect(formatPlaces([corner(0, 4), corner(0, 3), corner(1, 3)])).toBe('corners (1, 4), (1, 5) and (2, 4)');
  expect(formatPlaces(corners)).toBe('the 9 corners from 1, 10 to 9, 2');
  expect(formatEachPlace(corners)).toContain('(1, 10), (2, 9), (3, 8)');
});

it('names cells as players of a puzzle type do', () => {
  const board = new Board(12, 12);
  const named = (coordinates: Coordinates, places: readonly Place[]) =>
    formatPlaces(places, board, { coordinates });
  for (const [places, numbers, letters] of [
    [[cell(0, 1)], 'r1c2', 'B1'],
    [[cell(0, 1), cell(0, 4)], 'r1c25', 'B1, E1'],
    [[cell(0, 1), cell(1, 1), cell(3, 1)], 'r124c2', 'B1-B2, B4'],
    [board.rectangle(0, 3, 3, 3), 'r123c456', 'D1-F3'],
    [[cell(0, 1), cell(2, 4)], 'r1c2, r3c5', 'B1, E3'],
    [[cell(9, 0), cell(9, 10), cell(9, 11)], 'r10c1,11-12', 'A10, K10-L10'],
    [board.rows[2]!, 'row 3', 'row 3'],
    [board.columns[2]!, 'column 3', 'column C'],
    [[side(0, 1, 'below')], 'the side below r1c2', 'the side below B1'],
    [[corner(0, 1)], 'corner 1, 2', 'corner 1, 2'],
    [[0, 1, 2, 3, 4].map((at) => cell(at, at)), 'the 5 cells from r1c1 to r5c5', 'the 5 cells from A1 to E5'],
  ] as const) {
    expect(named('r1c2', places)).toBe(numbers);
    expect(named('a1', places)).toBe(letters);
  }
  expect(placeName(cell(0, 26), 'a1')).toBe('AA1');
  expect(placeName(cell(0, 53), 'a1')).toBe('BB1');
});

it('names distant links by their ends', () => {
  const across = link(0, 0, 'right', 3);
  expect(placeName(across)).toBe('the link between row 1, columns 1 and 4');
  expect(formatEachPlace([across, link(1, 2, 'below', 2), link(2, 2, 'right')])).toBe(
    'the link from row 3, column 3 to column 4 and the links between row 1, columns 1 and 4 and between column 3, rows 2 and 4',
  );
});

it('names links by their routes, or by the exits of cells', () => {
  const board = new Board(6, 6);
  const right = board.linksFrom(cell(1, 1), 'right');
  const down = board.linksFrom(cell(1, 5), 'below').slice(0, 2);
  expect(formatPlaces([link(1, 1, 'right')])).toBe('the link from row 2, column 2 to column 3');
  expect(formatPlaces([link(1, 1, 'below')], board, { coordinates: 'r1c2' })).toBe(
    'the link from r2c2 to r3c2',
  );
  expect(formatPlaces([...down, ...right])).toBe(
    'the links from row 2, column 2 to column 6 and on to row 4',
  );
  expect(formatPlaces([link(4, 0, 'right'), link(5, 0, 'right')])).toBe(
    'the links from row 5, column 1 to column 2 and from row 6, column 1 to column 2',
  );
  const loop = [link(0, 0, 'right'), link(0, 1, 'below'), link(1, 0, 'right'), link(0, 0, 'below')];
  expect(formatEachPlace(loop)).toBe(
    'the links from row 1, column 1 to column 2, on to row 2, on to column 1 and on to row 1',
  );
  const many = [...loop, ...board.linksFrom(cell(4, 4), 'above')];
  expect(formatPlaces(many)).toBe('the 8 links in rows 1 to 5, columns 1 to 5');

  expect(formatExits([link(4, 0, 'right')], 'words')).toBe('from row 5, column 1 to column 2');
  expect(formatExits(board.linksOf(cell(2, 2)), 'words')).toBe('through row 3, column 3');
  expect(formatExits([...board.linksOf(cell(0, 2)), link(4, 4, 'below')], 'words')).toBe(
    'from row 1, column 3 to the left, to the right or down or from row 5, column 5 to row 6',
  );
});

it('knows the links from a cell up to each end of its lines', () => {
  const board = new Board(4, 3);
  const at = cell(1, 2);
  expect(board.linksFrom(at, 'left')).toEqual([link(1, 1, 'right'), link(1, 0, 'right')]);
  expect(board.linksFrom(at, 'right')).toEqual([link(1, 2, 'right')]);
  expect(board.linksFrom(at, 'above')).toEqual([link(0, 2, 'below')]);
  expect(board.linksFrom(at, 'below')).toEqual([link(1, 2, 'below')]);
  expect(board.linksFrom(cell(0, 0), 'left')).toEqual([]);
});
