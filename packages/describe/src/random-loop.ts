import { type Board, endsOf, Grid, type Link, type Random } from '@gridproof/core';

/** A square that widens the area inside the loop is added with probability 1 in this number. */
const WIDENING_RATE = 6;

/**
 * Draws a loop through the centres of cells; undefined if the board is too small. The loop encloses squares between four cells each. They
 * are added one by one where they neither close a ring nor touch others only at a corner.
 */
export function randomLoop(board: Board, random: Random): Grid<boolean, Link> | undefined {
  const [width, height] = [board.width - 1, board.height - 1];
  if (width < 1 || height < 1) return undefined;
  const inside = new Set<number>();
  const isInside = (row: number, col: number) =>
    row >= 0 && row < height && col >= 0 && col < width && inside.has(row * width + col);
  /** Counts the runs of enclosed squares around this one, and the enclosed squares that share a side with it. */
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
      if (runs !== 1 || sides === 0 || (sides > 1 && random.below(WIDENING_RATE) > 0)) continue;
      inside.add(square);
      grown ||= sides === 1;
    }
  }
  return Grid.from(board.links, (link) => {
    const [{ row, col }] = endsOf(link);
    const isNeighbourInside = link.towards === 'right' ? isInside(row - 1, col) : isInside(row, col - 1);
    return isInside(row, col) !== isNeighbourInside;
  });
}

/** The eight neighbours in a ring; those at even positions share a side. */
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
