import type { Cell } from '@gridproof/describe';

/** The letter of the tetromino that some cells form, however it is turned or mirrored; none for a square. */
export function letterOf(cells: readonly Cell[]): 'L' | 'I' | 'T' | 'S' | undefined {
  if (cells.length !== 4) return undefined;
  const beside = cells.map((one) => cells.filter((other) => areNeighbours(one, other)).length);
  // Four connected cells touch three times, which each side counts; those of a square touch four times.
  if (beside.reduce((all, n) => all + n) !== 6) return undefined;
  const longest = Math.max(
    ...cells.map(({ row }) => cells.filter((other) => other.row === row).length),
    ...cells.map(({ col }) => cells.filter((other) => other.col === col).length),
  );
  if (longest === 4) return 'I';
  if (longest === 2) return 'S';
  return beside.includes(3) ? 'T' : 'L';
}

export const areNeighbours = (one: Cell, other: Cell): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
