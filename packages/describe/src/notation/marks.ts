import { Grid, type Place, PuzzleError } from '@gridproof/core';
import { readBase3, writeBase3 } from '../codings/base3.js';
import { readLetterSkips, writeLetterSkips } from '../codings/letter-skips.js';
import { readMarks, writeMarks } from '../codings/marks.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, defineCoding, expectedOf, type Part } from './coding.js';
import { fileSigns } from './file-table.js';

/** Returns the content of a layer with a single value. */
const heldOf = (marks: readonly boolean[], { layer, places, board }: CodingContext): Grid<unknown, Place> => {
  const [thing] = (layer as AnyPlacedLayer).value.samples(board);
  return Grid.from(places, (_, at) => (marks[at] ? thing : undefined));
};

const marksOf = (content: Grid<unknown, Place>, { places }: CodingContext): readonly boolean[] =>
  places.map((place) => content.at(place) !== undefined);

/** Coding of places with a layer's only value in puzz.link addresses: a digit includes up to 17 empty places. */
export const marks = defineCoding({
  read: (scanner, context) => heldOf(readMarks(scanner, context.places.length), context),
  write: (clueValue, context) => writeMarks(marksOf(clueValue, context)),
  pattern: /^[\da-z]+$/,
  example: 'j823…',
});

/**
 * Coding of places with a layer's only value in Simon Tatham's ids and Puzzle Team tasks: a letter skips empty places up to the next mark.
 */
export const letterSkips = defineCoding({
  read: (scanner, context) => heldOf(readLetterSkips(scanner, context.places.length), context),
  write: (clueValue, context) => writeLetterSkips(marksOf(clueValue, context)),
  pattern: /^[a-z_]+$/,
  example: 'bda_…',
});

/**
 * Coding of one of two values, by their signs in the text, or none in puzz.link addresses: three places to a digit. Its files number the
 * values from 1.
 */
export const base3 = <const N extends string>(layer: N, signs: readonly [string, string]): Part<N> => ({
  layer,
  coding: {
    fileSigns: fileSigns({ 1: signs[0], 2: signs[1] }),
    read: (scanner, { layer, places, board }) => {
      const { value } = layer as AnyPlacedLayer;
      const digits = readBase3(scanner, places.length);
      return Grid.from(places, (place, at) => {
        const sign = signs[digits[at]! - 1];
        return sign === undefined ? undefined : value.read(sign, board, place);
      });
    },
    write: (content: Grid<unknown, Place>, { layer, places, formatNoun }) => {
      const { value } = layer as AnyPlacedLayer;
      return writeBase3(
        places.map((place) => {
          const one = content.at(place);
          if (one === undefined) return 0;
          const sign = value.write(one, place);
          const number = signs.indexOf(sign) + 1;
          if (number > 0) return number;
          throw new PuzzleError('cannot-hold', `${formatNoun} cannot hold the clue '${sign}'`);
        }),
      );
    },
    pattern: /^[\da-q]+$/,
    example: '1063…',
  },
});

/** Coding of a number for each place, separated by commas; none may be missing. */
export const commaSeparated = defineCoding({
  read: (scanner, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    const expected = expectedOf(context);
    return Grid.from(context.places, (_, at) => {
      const all = `${context.places.length} numbers`;
      if (at > 0 && !scanner.take(/,/y))
        throw scanner.done ? scanner.tooShort(at, all) : scanner.unexpected("','");
      const start = scanner.at;
      const digits = scanner.take(/\d{1,9}/y);
      if (digits === undefined) throw scanner.unexpected(expected);
      const clueValue = value.fromClue(Number(digits), context.board);
      if (clueValue !== undefined) return clueValue;
      throw scanner.error('out-of-range', `found ${digits}, expected ${expected}`, start);
    });
  },
  write: (content: Grid<unknown, Place>, { layer, places, formatNoun }) => {
    const { value, label } = layer as AnyPlacedLayer;
    return places
      .map((place) => {
        const one = content.at(place);
        if (one !== undefined) return value.toClue(one);
        throw new PuzzleError('cannot-hold', `${formatNoun} has all ${label}: one is missing here`);
      })
      .join(',');
  },
  pattern: /^\d+(?:,\d+)*$/,
  example: '1,0,2…',
});

/**
 * A part about sides whose places are first those to the right of cells, then those below them, row by row. Files of the same sites have
 * another order and are not read.
 */
export function rightThenBelow<const N extends string>({ coding, ...part }: Part<N>): Part<N> {
  const inOrder = (context: CodingContext): CodingContext => {
    const isBelow = (place: Place) => 'towards' in place && place.towards === 'below';
    const { places } = context;
    return { ...context, places: [...places.filter((one) => !isBelow(one)), ...places.filter(isBelow)] };
  };
  const { fileSigns: _, ...rest } = coding;
  return {
    ...part,
    coding: {
      ...rest,
      read(scanner, context) {
        const content = coding.read(scanner, inOrder(context)) as Grid<unknown, Place>;
        return Grid.from(context.places, (place) => content.at(place));
      },
      write: (content, context) => coding.write(content, inOrder(context)),
    },
  };
}
