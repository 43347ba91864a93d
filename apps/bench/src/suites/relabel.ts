import type { Random } from '@gridproof/core';

/**
 * Returns an equivalent 9x9 sudoku (81 characters): renames digits, permutes bands, rows in bands, stacks and columns in
 * stacks, and may transpose the board.
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

/** Permutes nine lines, keeping threes together. */
const lines = (random: Random): number[] =>
  random.shuffled([0, 3, 6]).flatMap((band) => random.shuffled([band, band + 1, band + 2]));
