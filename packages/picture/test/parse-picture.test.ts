import { PuzzleError } from '@gridproof/core';
import { expect, it } from 'vitest';
import { examplesOf, loadType, TYPE_NAMES } from './puzzle-types.js';

it('reads the examples of all types from what they draw, except options that no picture shows', async () => {
  const read: string[] = [];
  for (const name of TYPE_NAMES) {
    const type = await loadType(name);
    const parser = await type.described!.pictureParser();
    const puzzles = examplesOf(type);
    const equal = puzzles.filter((puzzle) => {
      try {
        return type.print(parser.parse(type.draw(puzzle))) === type.print(puzzle);
      } catch (error) {
        if (error instanceof PuzzleError) return false;
        throw error;
      }
    });
    read.push(`${name}: ${equal.length} of ${puzzles.length}`);
  }
  expect(read).toMatchSnapshot();
});

it('finds no option of a board that is too small for it', async () => {
  const sudokus = await loadType('multi-sudoku');
  const { withHiddenOptions } = await sudokus.described!.pictureParser();
  const hidden = examplesOf(sudokus).flatMap((puzzle) => withHiddenOptions(puzzle as never));
  for (const puzzle of hidden) expect(sudokus.parse(sudokus.print(puzzle as never))).toEqual(puzzle);
});
