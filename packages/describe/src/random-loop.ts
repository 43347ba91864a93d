import { type Board, endsOf, Grid, type Link, type Random } from '@gridproof/core';

/** One in so many squares is added that widens the ground within a loop instead of reaching on. */
const WIDENS = 6;

/**
 * A loop through the middles of cells, none on boards without room for one. It runs around squares between four cells each,
 * which are added one by one where they neither close a ring nor meet others at a corner alone.
 */
export function randomLoop(board: Board, random: Random): Grid<boolean, Link> | undefined {
  const [width, height] = [board.width - 1, board.height - 1];
  if (width < 1 || height < 1) return undefined;
  const inside = new Set<number>();
  const isInside = (row: number, col: number) =>
    row >= 0 && row < height && col >= 0 && col < width && inside.has(row * width + col);
  /** How many runs the squares inside form around this one, and how many of them share a side with it. */
  const around = (row: number, col: number) => {
    const ring = AROUND.map(([down, right]) => isInside(row + down, col + right));
    return {
      runs: ring.filter((one, at) => one && !ring.at(at - 1)).length,
      sides: ring.filter((one, at) => one && at % 2 === 0).length,
    };
  };
  inside.add(random.below(width * height));
  for (let grown = true; grown; ) {
    grown = false;
    for (const square of random.shuffled(Array.from({ length: width * height }, (_, at) => at))) {
      if (inside.has(square)) continue;
      const { runs, sides } = around(Math.floor(square / width), square % width);
      if (runs !== 1 || sides === 0 || (sides > 1 && random.below(WIDENS) > 0)) continue;
      inside.add(square);
      grown ||= sides === 1;
    }
  }
  return Grid.over(board.links, (link) => {
    const [{ row, col }] = endsOf(link);
    const beyond = link.towards === 'right' ? isInside(row - 1, col) : isInside(row, col - 1);
    return isInside(row, col) !== beyond;
  });
}

/** The eight neighbours in a ring, those that share a side first and then every other one. */
const AROUND = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;
