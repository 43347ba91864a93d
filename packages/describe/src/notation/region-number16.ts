import type { Regions } from '@gridproof/core';
import { type Cell, Grid, type Place, PuzzleError, placeKey, placeName } from '@gridproof/core';
import { readNumber16, writeNumber16 } from '../codings/number16.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type Coding, type CodingContext, expectedOf, type Part } from './coding.js';

/**
 * Coding of numbers of regions in puzz.link addresses: one for each region of another layer, in the order of their first cells. A region's
 * number has no place there, so it is read at the first cell; a number at another cell is refused.
 */
export const regionNumber16 = <const N extends string>(layer: N, regions: string): Part<N> => ({
  layer,
  coding: codingBy(({ data }) => data[regions] as Regions),
});

const codingBy = (regionsOf: (context: CodingContext) => Regions): Coding => ({
  read(scanner, context) {
    const { value } = context.layer as AnyPlacedLayer;
    const regions = regionsOf(context);
    const numbers = readNumber16(scanner, regions.length, {
      expected: expectedOf(context),
      fits: (clue) => value.fromClue(clue, context.board) !== undefined,
      hasNext: context.hasNext,
      extent: `${regions.length} regions`,
    });
    const first = new Map(regions.map(([cell], at) => [placeKey(cell!), numbers[at]]));
    return Grid.from(context.places, (place) => {
      const clue = first.get(placeKey(place));
      return clue === undefined ? undefined : value.fromClue(clue, context.board);
    });
  },
  write(content: Grid<unknown, Place>, context) {
    const { value, label } = context.layer as AnyPlacedLayer;
    const numberOf = (region: readonly Cell[]) => {
      const other = region.slice(1).find((cell) => content.at(cell) !== undefined);
      if (other)
        throw new PuzzleError(
          'cannot-hold',
          `${context.formatNoun} has ${label ?? 'numbers'} at the first cells of regions: it cannot hold that of ${placeName(other)}`,
        );
      const one = content.at(region[0]!);
      return one === undefined ? undefined : value.toClue(one);
    };
    return writeNumber16(regionsOf(context).map(numberOf));
  },
  pattern: /^[\da-z.+=-]*$/,
  example: 'g1h2…',
});
