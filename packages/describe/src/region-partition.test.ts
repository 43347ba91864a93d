import { Board, Grid, Random, regionsOf } from '@gridproof/core';
import { expect, it } from 'vitest';
import { drawLargerRegions, drawRegions, moveBorder, RegionPartition } from './region-partition.js';

const board = new Board(5, 4);
/** The regions by connection, which are more where a region falls apart. */
const connectedRegions = (partition: RegionPartition) =>
  regionsOf(board, (one, other) => partition.numberAt(one) === partition.numberAt(other));

it('grows a connected region around each seed, and every cell belongs to one', () => {
  for (const seed of ['a', 'b', 'c']) {
    const random = Random.of(seed);
    const seeds = random.shuffled(board.cells).slice(0, 4);
    const partition = RegionPartition.grow(board, seeds, random);
    expect(seeds.map((cell) => partition.numberAt(cell))).toEqual([0, 1, 2, 3]);
    expect(partition.regions()).toEqual(connectedRegions(partition));
    expect(partition.regions().flat()).toHaveLength(20);
  }
});

it('draws regions around random cells, at least so many', () => {
  expect(drawRegions(board, Random.of('a'))).toHaveLength(3);
  expect(drawRegions(board, Random.of('a'), 5)).toHaveLength(5);
});

it('spares a cell exactly if its region stays connected and not empty, and undoes moves', () => {
  const random = Random.of('spare');
  const partition = RegionPartition.grow(board, random.shuffled(board.cells).slice(0, 6), random);
  const before = partition.regions();
  expect(RegionPartition.of(board, before).regions()).toEqual(before);
  let spared = 0;
  for (const cell of board.cells)
    for (const to of partition.othersBeside(cell)) {
      const canSpare = partition.canSpare(cell);
      const undo = partition.move(cell, to);
      expect(connectedRegions(partition).length === before.length).toBe(canSpare);
      if (canSpare) spared++;
      undo();
      expect(partition.regions()).toEqual(before);
    }
  expect(spared).toBeGreaterThan(0);
});

it('moves a cell at random to each region beside it, unless its own would fall apart', () => {
  const random = Random.of('move');
  const stripes = RegionPartition.of(board, board.columns);
  const cell = board.cell(0, 1);
  const reached = new Set<number>();
  for (let times = 0; times < 20; times++) {
    const undo = stripes.moveAtRandom(cell, random);
    reached.add(stripes.numberAt(cell));
    undo!();
  }
  expect(reached).toEqual(new Set([0, 2]));
  expect(stripes.moveAtRandom(board.cell(1, 1), random)).toBeUndefined();
  expect(RegionPartition.of(board, [board.cells]).moveAtRandom(cell, random)).toBeUndefined();
});

it('merges regions', () => {
  const partition = RegionPartition.of(board, board.rows);
  partition.merge(1, 0);
  expect(partition.regions().map(({ length }) => length)).toEqual([10, 5, 5]);
});

it('moves one cell between regions, mostly near a place, but no fixed cell', () => {
  const halves = [board.columns.slice(0, 2).flat(), board.columns.slice(2).flat()];
  const fixed = board.cell(1, 2);
  let far = 0;
  for (let seed = 0; seed < 40; seed++) {
    const random = Random.of(`${seed}`);
    const places = [board.cell(1, 1)];
    const answer = Grid.from(board.cells, (cell) => cell === fixed);
    const moved = moveBorder({ puzzle: { board, regions: halves }, answer }, places, { random })?.clues
      .regions;
    if (!moved) continue;
    const before = RegionPartition.of(board, halves);
    const after = RegionPartition.of(board, moved);
    const changed = board.cells.filter((cell) => before.numberAt(cell) !== after.numberAt(cell));
    expect(moved).toEqual(connectedRegions(after));
    expect(changed).toHaveLength(1);
    expect(changed).not.toContain(fixed);
    if (Math.abs(changed[0]!.row - 1) + Math.abs(changed[0]!.col - 1) > 1) far++;
  }
  expect(far).toBeGreaterThan(0);
  expect(far).toBeLessThan(20);
});

it('draws regions of at least two cells', () => {
  const board = new Board(10, 10);
  for (const seed of 'abcdefgh') {
    const sizes = drawLargerRegions(board, Random.of(seed)).map(({ length }) => length);
    expect(Math.min(...sizes)).toBeGreaterThan(1);
  }
  expect(drawLargerRegions(new Board(1, 1), Random.of('a'))).toHaveLength(1);
});
