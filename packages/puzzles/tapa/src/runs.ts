import type { Board, Cell } from '@gridproof/describe';

/** A clue: the lengths of runs, `?` for an unknown one; none for 0. */
export type Clue = readonly (number | '?')[];

/** The steps to the places around a cell, clockwise. */
const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
] as const;

/** All ways to shade the places around a cell, with the runs of each. */
const RINGS = Array.from({ length: 2 ** AROUND.length }, (_, bits) => {
  const ring = Array.from({ length: AROUND.length }, (_, at) => (bits & (1 << at)) !== 0);
  return { ring, runs: runsAround(ring) };
});

/** The eight places around a cell, as one walks around it: none where that is beyond the board. */
export function ringAround(board: Board, { row, col }: Cell): readonly (Cell | undefined)[] {
  return AROUND.map(([down, right]) => board.rows[row + down]?.[col + right]);
}

/** Returns the possible shadings of the ring around a clue, a row for each; places outside the board are unshaded. */
export function shadingsAround(
  clue: Clue,
  around: readonly (Cell | undefined)[],
): readonly (readonly boolean[])[] {
  const fitting = RINGS.filter(
    ({ ring, runs }) => fits(clue, runs) && ring.every((shaded, at) => !shaded || around[at]),
  );
  return fitting.map(({ ring }) => ring.filter((_, at) => around[at]));
}

/** The lengths of the runs of a ring: each begins behind a place that is not shaded. */
export function runsAround(ring: readonly boolean[]): readonly number[] {
  const { length } = ring;
  if (!ring.includes(false)) return [length];
  return ring.flatMap((shaded, at) => {
    if (!shaded || ring.at(at - 1)) return [];
    let run = 1;
    while (ring[(at + run) % length]) run++;
    return [run];
  });
}

/** Returns whether a clue matches runs in any order. A single `?` may be 0. */
function fits(clue: Clue, runs: readonly number[]): boolean {
  if (clue.length === 1 && clue[0] === '?') return runs.length <= 1;
  if (clue.length !== runs.length) return false;
  const left = [...runs];
  for (const length of clue) {
    if (length === '?') continue;
    const at = left.indexOf(length);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
