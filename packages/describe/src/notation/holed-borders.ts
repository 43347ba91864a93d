import {
  type Cell,
  Grid,
  joinRegions,
  PuzzleError,
  placeKey,
  placeName,
  type Regions,
  regionIndices,
} from '@gridproof/core';
import { readBits, writeBits } from '../codings/bits.js';
import { readOpenSides, writeWalls } from '../codings/borders.js';
import type { Scanner } from '../text/scanner.js';
import type { CodingContext, Part } from './coding.js';
import { base3 } from './marks.js';

/**
 * Coding of borders between dominoes in puzz.link addresses, followed by signs of another layer, three cells to a digit, and by the holes,
 * which belong to no domino and have no borders; both only if either exists. Older addresses without holes end before them.
 */
export const holedBorders = <const N extends string>(
  dominoes: N,
  marked: N,
  signs: readonly [string, string],
): Part<N> => {
  const { coding: marks } = base3(marked, signs);
  return {
    layer: dominoes,
    interleaved: [marked],
    coding: {
      read: (scanner, context) => {
        const { board } = context;
        const open = readOpenSides(scanner, board);
        const { known, holes } = tail(scanner, context.interleaved[0]!);
        const isHole = new Set(board.cells.filter((_, at) => holes[at]));
        const regions = joinRegions(
          board,
          open.filter((two) => !two.some((cell) => isHole.has(cell))),
        );
        const alone = regions.find(([first, ...others]) => others.length === 0 && !isHole.has(first!));
        if (alone)
          throw new PuzzleError(
            'half-domino',
            `${placeName(alone[0]!)} is in no domino, and no hole either: such addresses are not read here`,
          );
        return [regions, known];
      },
      write: ([regions, known]: readonly [Regions, Grid<unknown, Cell>], context) => {
        const { board } = context;
        const alone = new Set(regions.flatMap((cells) => (cells.length === 1 ? cells.map(placeKey) : [])));
        const isBare = alone.size === 0 && known.known().length === 0;
        const holes = writeBits(
          board.cells.map((cell) => alone.has(placeKey(cell))),
          5,
        );
        const region = regionIndices(board, regions);
        const isWall = (one: Cell, other: Cell) =>
          region.at(one) !== region.at(other) && ![one, other].some((cell) => alone.has(placeKey(cell)));
        return `${writeWalls(board, isWall)}${isBare ? '' : `${marks.write(known, context.interleaved[0]!)}${holes}`}`;
      },
      pattern: /^[\da-v]+$/,
      example: '08p0…',
    },
  };

  function tail(scanner: Scanner, context: CodingContext) {
    if (scanner.done) return { known: Grid.from(context.places, () => undefined), holes: [] };
    const known = marks.read(scanner, context);
    return { known, holes: scanner.done ? [] : readBits(scanner, context.board.cells.length, 5) };
  }
};
