import { Grid } from '@gridproof/core';
import { readNumber16, writeNumber16 } from '../codings/number16.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, expectedOf, type Part } from './coding.js';

const valuesOf = ({ layer }: CodingContext) => (layer as AnyPlacedLayer).value;

/**
 * Coding of numbers of two layers at the ends of the same lines, one behind the other, in puzz.link addresses: `inner` is next to the
 * board.
 */
export const number16Pairs = <const N extends string>(inner: N, outer: N): Part<N> => ({
  layer: inner,
  interleaved: [outer],
  coding: {
    read: (scanner, coded) => {
      const layers = [coded, coded.interleaved[0]!];
      const lines = coded.places.length;
      const { value } = coded.layer as AnyPlacedLayer;
      const fits = (clue: number | '?') => value.fromClue(clue, coded.board) !== undefined;
      const clues = readNumber16(scanner, 2 * lines, {
        expected: expectedOf(coded),
        fits,
        hasNext: coded.hasNext,
        extent: `${2 * lines} numbers`,
      });
      return layers.map((one, nth) =>
        Grid.over(one.places, (_, at) => {
          const clue = clues[2 * at + nth];
          return clue === undefined ? undefined : valuesOf(one).fromClue(clue, one.board);
        }),
      );
    },
    write: (held: readonly Grid<unknown, any>[], coded) => {
      const layers = [coded, coded.interleaved[0]!];
      return writeNumber16(
        coded.places.flatMap((_, at) =>
          layers.map((one, nth) => {
            const own = held[nth]!.at(one.places[at]!);
            return own === undefined ? undefined : valuesOf(one).toClue(own);
          }),
        ),
      );
    },
    pattern: /^[\da-z.+=-]+$/,
    example: '12g1…',
  },
});
