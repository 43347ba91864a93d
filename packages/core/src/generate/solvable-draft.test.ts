import { expect, it } from 'vitest';
import { Board } from '../board/board.js';
import { Grid } from '../board/grid.js';
import type { Model } from '../model.js';
import type { AnyPuzzle, PuzzleFactory, PuzzleWithAnswer } from '../puzzle.js';
import { Random } from '../random.js';
import { TaskMonitor } from '../search/task-monitor.js';
import { changeUntilSolvable } from './solvable-draft.js';

const board = new Board(4, 1);
/** A puzzle is the number of cells that are given, from the left; the others stay open. */
const type = {
  encode(m: Model, given: number) {
    const cells = m.bools(board.cells);
    for (const cell of board.cells.slice(0, given)) m.require('given', cell, cells.at(cell));
    return cells;
  },
  *verify() {},
} as unknown as AnyPuzzle;
const size = { width: 4, height: 1 };
const answer = Grid.from(board.cells, () => true);
const options = { size, symmetry: 'none', random: Random.of('a') } as const;

function factoryWith(change: (given: number, open: number) => number) {
  const seen: string[] = [];
  const factory = {
    values: () => answer.values,
    change: ({ puzzle }: PuzzleWithAnswer, places: readonly unknown[]) => {
      seen.push(`${puzzle} given, ${places.length} open`);
      return { puzzle: change(puzzle as number, places.length), answer };
    },
  } as unknown as PuzzleFactory<unknown>;
  return { factory, seen };
}

it('changes a draft where inferences end until they end nowhere', async () => {
  const { factory, seen } = factoryWith((given) => given + 1);
  const made = await changeUntilSolvable(
    type,
    factory,
    { puzzle: 1, answer },
    { most: 2 },
    options,
    new TaskMonitor({}),
  );
  expect(made).toEqual({ puzzle: 4, answer });
  expect(seen).toEqual(['1 given, 3 open', '2 given, 2 open', '3 given, 1 open']);
});

it('gives up without progress, and if no change makes it hard enough', async () => {
  const { factory, seen } = factoryWith((given) => given);
  const draft = { puzzle: 2, answer };
  const monitor = new TaskMonitor({});
  expect(await changeUntilSolvable(type, factory, draft, { most: 2 }, options, monitor)).toBe('undrawn');
  expect(seen).toHaveLength(40);
  const easy = { puzzle: 4, answer };
  expect(await changeUntilSolvable(type, factory, easy, { most: 4, above: 2 }, options, monitor)).toBe(
    'undrawn',
  );
});
