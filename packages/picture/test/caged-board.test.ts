import { describe, expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { CAGE_LOOKS, cagedBoard, type DrawnCage } from './caged-board.js';
import { prove } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

interface Caged {
  readonly cages: readonly {
    readonly clue: number;
    readonly cells: readonly { readonly row: number; readonly col: number }[];
  }[];
}

/** Returns the example with cages that cover 9x9 cells. */
async function cagedExample() {
  const type = await loadType('sudoku');
  const puzzle = examplesOf(type).find(
    (one) => (one as Caged).cages.flatMap(({ cells }) => cells).length === 81,
  ) as Caged;
  const cages = puzzle.cages.map(
    ({ clue, cells }): DrawnCage => ({ sum: clue, cells: cells.map(({ row, col }) => [row, col]) }),
  );
  return { type, puzzle, cages };
}

describe.each(CAGE_LOOKS)('cages with $name', (look) => {
  it.each([40, 56])('are read at %i pixels a cell', async (size) => {
    const { type, puzzle, cages } = await cagedExample();
    const reading = await readPicture(decodePicture(cagedBoard(cages, look, size)), { types: [type], prove });
    expect(type.print(reading.puzzle as never)).toBe(type.print(puzzle as never));
    expect(reading.doubts).toEqual([]);
  });
});

it('asks about cages whose sums are too small to read', async () => {
  const { type, puzzle } = await cagedExample();
  const raster = decodePicture(rasterise(type.draw(puzzle as never), { cellSize: 34 }));
  const { doubts } = await readPicture(raster, { types: [type], prove });
  expect(doubts.map(({ message }) => message)).toContain('row 1, column 1 shows something that is not read');
});

it('asks about a cage without a sum among others', async () => {
  const { type, cages } = await cagedExample();
  const [{ cells }, ...others] = cages as [DrawnCage, ...DrawnCage[]];
  const board = cagedBoard([{ sum: '' as never, cells }, ...others], CAGE_LOOKS[0]!, 48);
  const { doubts } = await readPicture(decodePicture(board), { types: [type], prove });
  expect(doubts.map(({ message }) => message)).toEqual(['row 1, column 1 shows something that is not read']);
});
