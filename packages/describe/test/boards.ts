import { Board, type Regions, regionsOf } from '@gridproof/core';
import fc from 'fast-check';

/** Boards of different sides. */
const boards: fc.Arbitrary<Board> = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .map(({ width, height }) => new Board(width, height));

/** A board with a value for some of its places. */
const filled = <T>(
  value: fc.Arbitrary<T>,
  places: (board: Board) => number = ({ cells }) => cells.length,
): fc.Arbitrary<{ board: Board; values: T[] }> =>
  boards.chain((board) =>
    fc
      .array(value, { minLength: places(board), maxLength: places(board) })
      .map((values) => ({ board, values })),
  );

/** Boards divided into regions: neighbours with the same one of a few colours belong together. */
export const inRegions: fc.Arbitrary<{ board: Board; regions: Regions }> = fc
  .integer({ min: 1, max: 4 })
  .chain((colours) => filled(fc.integer({ min: 1, max: colours })))
  .map(({ board, values }) => {
    const colour = ({ row, col }: { row: number; col: number }) => values[row * board.width + col];
    return { board, regions: regionsOf(board, (one, other) => colour(one) === colour(other)) };
  });
