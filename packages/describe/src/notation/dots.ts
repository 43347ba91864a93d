import { Grid, type Place } from '@gridproof/core';
import { readBits, writeBits } from '../codings/bits.js';
import { readGapDigits, TWO_CLUES, writeGapDigits } from '../codings/gap-digits.js';
import { readSkips, writeSkips } from '../codings/skips.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, defineCoding } from './coding.js';

/** Returns the index of the value at each place; undefined for none. */
const nthOf = (
  content: Grid<unknown, Place>,
  { layer, places, board }: CodingContext,
): readonly (number | undefined)[] => {
  const values = (layer as AnyPlacedLayer).value.samples(board);
  return places.map((place) =>
    content.at(place) === undefined ? undefined : values.indexOf(content.at(place)),
  );
};

/** Inverse of `nthOf`. */
const heldOf = (
  nth: readonly (number | undefined)[],
  { layer, places, board }: CodingContext,
): Grid<unknown, Place> => {
  const values = (layer as AnyPlacedLayer).value.samples(board);
  return Grid.from(places, (_, at) => (nth[at] === undefined ? undefined : values[nth[at]]));
};

/** Coding of one of two values at some places, white or black dots, in puzz.link addresses: a digit includes up to seven empty places. */
export const dots = defineCoding({
  read: (scanner, context) =>
    heldOf(
      readGapDigits(scanner, context.places.length, TWO_CLUES, 'a dot') as readonly (number | undefined)[],
      context,
    ),
  write: (content, context) => writeGapDigits(nthOf(content, context), TWO_CLUES),
  pattern: /^[\da-z]+$/,
  example: '6fl9…',
});

/** Coding of two values in Simon Tatham's ids: a letter skips places up to a dot, in lower case for the first value. */
export const skippedDots = defineCoding({
  read: (scanner, context) =>
    heldOf(
      readSkips(scanner, context.places.length).map((mark) =>
        mark === undefined ? undefined : Number(mark),
      ),
      context,
    ),
  write: (content, context) =>
    writeSkips(nthOf(content, context).map((nth) => (nth === undefined ? undefined : nth === 1))),
  pattern: /^[a-zA-Z]+$/,
  example: 'gpzb…',
});

/** Coding of a layer's only value at some places in puzz.link addresses: five places to a digit, up to the end of the text. */
export const missingCells = defineCoding({
  read: (scanner, context) => {
    const { length } = context.places;
    const there = readBits(scanner, length, 5);
    if (!scanner.done && !context.hasNext) throw scanner.tooLong(`${length} cells`);
    return heldOf(
      there.map((one) => (one ? 0 : undefined)),
      context,
    );
  },
  write: (content, context) =>
    writeBits(
      nthOf(content, context).map((nth) => nth !== undefined),
      5,
    ),
  pattern: /^[\da-v]+$/,
  example: '10000…',
});
