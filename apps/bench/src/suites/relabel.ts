import type { Random } from '@gridproof/core';

/**
 * The same 9x9 sudoku (81 characters) in another dress: digits renamed, bands and the rows in them exchanged, stacks
 * and their columns too, and perhaps turned over its diagonal.
 */
export function relabelSudoku(sudoku: string, random: Random): string {
  const digits = random.shuffled([...'123456789']);
  const rows = lines(random);
  const columns = lines(random);
  const transposed = random.below(2) === 1;
  return rows
    .flatMap((row) =>
      columns.map((column) => {
        const clue = sudoku[transposed ? 9 * column + row : 9 * row + column]!;
        return clue === '.' ? clue : digits[Number(clue) - 1]!;
      }),
    )
    .join('');
}

/** Nine lines in threes that stay together. */
const lines = (random: Random): number[] =>
  random.shuffled([0, 3, 6]).flatMap((band) => random.shuffled([band, band + 1, band + 2]));
