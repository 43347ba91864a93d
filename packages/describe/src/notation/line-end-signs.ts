import { Grid, groupBy, type Outside, PuzzleError } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, expectedOf, of } from './coding.js';

/** The signs of the numbers from 0 on. */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the places of each end of the lines. */
const byEnds = ({ places }: CodingContext): readonly (readonly Outside[])[] => [
  ...groupBy(places as readonly Outside[], ({ end }) => end).values(),
];

/**
 * Coding of a sign for the number at the end of each line, `.` for none, with commas between the ends of the board, in Simon Tatham's ids.
 */
export const endSigns = of({
  read: (scanner, coded) => {
    const { value } = coded.layer as AnyPlacedLayer;
    const clues = byEnds(coded).flatMap((places, nth) => {
      if (nth > 0 && !scanner.take(/,/y)) throw scanner.unexpected("','");
      return places.map(() => {
        const start = scanner.at;
        const sign = scanner.take(/[\da-zA-Z.]/y);
        if (sign === undefined) throw scanner.unexpected(`${expectedOf(coded)} or '.'`);
        const held = sign === '.' ? undefined : value.fromClue(SIGNS.indexOf(sign), coded.board);
        if (sign === '.' || held !== undefined) return held;
        throw scanner.error(
          'out-of-range',
          `found ${SIGNS.indexOf(sign)}, expected ${expectedOf(coded)}`,
          start,
        );
      });
    });
    return Grid.over(coded.places, (_, at) => clues[at]);
  },
  write: (held: Grid<unknown, Outside>, coded) => {
    const { value } = coded.layer as AnyPlacedLayer;
    return byEnds(coded)
      .map((places) =>
        places
          .map((place) => {
            const one = held.at(place);
            if (one === undefined) return '.';
            const sign = SIGNS[value.toClue(one) as number];
            if (sign !== undefined) return sign;
            throw new PuzzleError(
              'cannot-hold',
              `${coded.formatNoun} cannot hold the clue '${value.write(one, place)}'`,
            );
          })
          .join(''),
      )
      .join(',');
  },
  pattern: /^[\da-zA-Z.]+(?:,[\da-zA-Z.]+)*$/,
  example: '12.0,2.1…',
});
