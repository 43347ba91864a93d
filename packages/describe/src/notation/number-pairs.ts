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
    read: (scanner, context) => {
      const layers = [context, context.interleaved[0]!];
      const lines = context.places.length;
      const { value } = context.layer as AnyPlacedLayer;
      const fits = (clue: number | '?') => value.fromClue(clue, context.board) !== undefined;
      const clues = readNumber16(scanner, 2 * lines, {
        expected: expectedOf(context),
        fits,
        hasNext: context.hasNext,
        extent: `${2 * lines} numbers`,
      });
      return layers.map((one, nth) =>
        Grid.from(one.places, (_, at) => {
          const clue = clues[2 * at + nth];
          return clue === undefined ? undefined : valuesOf(one).fromClue(clue, one.board);
        }),
      );
    },
    write: (content: readonly Grid<unknown, any>[], context) => {
      const layers = [context, context.interleaved[0]!];
      return writeNumber16(
        context.places.flatMap((_, at) =>
          layers.map((one, nth) => {
            const own = content[nth]!.at(one.places[at]!);
            return own === undefined ? undefined : valuesOf(one).toClue(own);
          }),
        ),
      );
    },
    pattern: /^[\da-z.+=-]+$/,
    example: '12g1…',
  },
});
