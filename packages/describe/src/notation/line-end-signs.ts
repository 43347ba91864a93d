import { Grid, groupBy, type Outside, PuzzleError } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, defineCoding, expectedOf } from './coding.js';

/** The signs of the numbers from 0 on. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the places of each end of the lines. */
const byEnds = ({ places }: CodingContext): readonly (readonly Outside[])[] => [
  ...groupBy(places as readonly Outside[], ({ end }) => end).values(),
];

/**
 * Coding of a sign for the number at the end of each line, `.` for none, with commas between the ends of the board, in Simon Tatham's ids.
 */
export const endSigns = defineCoding({
  read: (scanner, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    const clues = byEnds(context).flatMap((places, nth) => {
      if (nth > 0 && !scanner.take(/,/y)) throw scanner.unexpected("','");
      return places.map(() => {
        const start = scanner.at;
        const sign = scanner.take(/[\da-zA-Z.]/y);
        if (sign === undefined) throw scanner.unexpected(`${expectedOf(context)} or '.'`);
        const clueValue = sign === '.' ? undefined : value.fromClue(SIGNS.indexOf(sign), context.board);
        if (sign === '.' || clueValue !== undefined) return clueValue;
        throw scanner.error(
          'out-of-range',
          `found ${SIGNS.indexOf(sign)}, expected ${expectedOf(context)}`,
          start,
        );
      });
    });
    return Grid.from(context.places, (_, at) => clues[at]);
  },
  write: (content: Grid<unknown, Outside>, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    return byEnds(context)
      .map((places) =>
        places
          .map((place) => {
            const one = content.at(place);
            if (one === undefined) return '.';
            const sign = SIGNS[value.toClue(one) as number];
            if (sign !== undefined) return sign;
            throw new PuzzleError(
              'cannot-hold',
              `${context.formatNoun} cannot hold the clue '${value.write(one, place)}'`,
            );
          })
          .join(''),
      )
      .join(',');
  },
  pattern: /^[\da-zA-Z.]+(?:,[\da-zA-Z.]+)*$/,
  example: '12.0,2.1…',
});
