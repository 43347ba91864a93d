import { Grid, type Place, PuzzleError, placeKey } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { Scanner } from '../text/scanner.js';
import type { ValueType } from '../value/value.js';
import { type Coding, type CodingContext, expectedOf, type Part } from './coding.js';

const valueIn = ({ layer }: CodingContext): ValueType<any, any> => (layer as AnyPlacedLayer).value;

/** Creates the function for a part of several layers whose coding contains each of them in every cell. */
const inEachCell =
  (coding: Coding) =>
  <const N extends string>(layer: N, other: N): Part<N> => ({ layer, interleaved: [other], coding });

/** Calls `read` for each cell. Throws `PuzzleError` if the text ends before the last cell. */
function eachCell(scanner: Scanner, { places }: CodingContext, read: (cell: Place) => void): void {
  for (const [at, cell] of places.entries()) {
    if (scanner.done) throw scanner.tooShort(at, `${places.length} cells`);
    read(cell);
  }
}

const at = (values: ReadonlyMap<number, unknown>, { places }: CodingContext): Grid<unknown, Place> =>
  Grid.from(places, (place) => values.get(placeKey(place)));

/** The letters behind a cell for a value on its link to the right, and on the link below. */
const BARS = { v: 'right', h: 'below' } as const;

/**
 * Coding of a digit of base 16 for each cell, followed by `v` and `h` for values on its links to the right and below, in Simon Tatham's
 * ids.
 */
export const barredDigits = inEachCell({
  read(scanner, context) {
    const bars = context.interleaved[0]!;
    const [digits, things] = [new Map<number, unknown>(), new Map<number, unknown>()];
    const [thing] = valueIn(bars).samples(context.board);
    const links = new Set(bars.places.map(placeKey));
    eachCell(scanner, context, (cell) => {
      const start = scanner.at;
      const sign = scanner.next();
      const digit = /^[\da-f]$/i.test(sign) ? Number.parseInt(sign, 16) : undefined;
      const clueValue = digit === undefined ? undefined : valueIn(context).fromClue(digit, context.board);
      if (clueValue === undefined) throw scanner.unexpected(expectedOf(context), start);
      digits.set(placeKey(cell), clueValue);
      while (scanner.peek in BARS) {
        const from = scanner.at;
        const link = linkOf(cell, BARS[scanner.next() as keyof typeof BARS]);
        if (!links.has(placeKey(link))) throw scanner.unexpected('the next cell', from);
        things.set(placeKey(link), thing);
      }
    });
    return [at(digits, context), at(things, bars)];
  },
  write: ([digits, things]: readonly Grid<unknown, Place>[], context) =>
    context.places
      .map((cell) => {
        const digit = valueIn(context).toClue(digits!.at(cell)) as number;
        const bars = Object.entries(BARS).filter(([, towards]) => {
          const link = linkOf(cell, towards);
          return things!.has(link) && things!.at(link) !== undefined;
        });
        return digit.toString(16) + bars.map(([letter]) => letter).join('');
      })
      .join(''),
  pattern: /^[\da-fhv]+$/i,
  example: '2v9h…',
});

const linkOf = ({ row, col }: Place, towards: 'right' | 'below'): Place => ({
  kind: 'link',
  row,
  col,
  towards,
  length: 1,
});

/** Coding of a letter for each cell, `a` for the first of its values, after a number if there is one, in Simon Tatham's ids. */
export const numberedLetters = inEachCell({
  read(scanner, context) {
    const numbered = context.interleaved[0]!;
    const { board } = context;
    const values = valueIn(context).samples(board);
    const [letters, numbers] = [new Map<number, unknown>(), new Map<number, unknown>()];
    eachCell(scanner, context, (cell) => {
      const start = scanner.at;
      const digits = scanner.take(/\d{1,9}/y);
      if (digits !== undefined) {
        const clueValue = valueIn(numbered).fromClue(Number(digits), board);
        if (clueValue === undefined)
          throw scanner.error('out-of-range', `found ${digits}, expected ${expectedOf(numbered)}`, start);
        numbers.set(placeKey(cell), clueValue);
      }
      const letterValue = /[a-z]/.test(scanner.peek) ? values[scanner.peek.charCodeAt(0) - A] : undefined;
      if (letterValue === undefined) {
        const last = String.fromCharCode(A + values.length - 1);
        throw scanner.unexpected(
          `${digits === undefined ? `${expectedOf(numbered)} or ` : ''}a letter from a to ${last}`,
        );
      }
      scanner.next();
      letters.set(placeKey(cell), letterValue);
    });
    return [at(letters, context), at(numbers, numbered)];
  },
  write([letters, numbers]: readonly Grid<unknown, Place>[], context) {
    const numbered = context.interleaved[0]!;
    const values = valueIn(context).samples(context.board);
    return context.places
      .map((cell) => {
        const number = numbers!.at(cell);
        const clue = number === undefined ? '' : valueIn(numbered).toClue(number);
        if (clue === undefined || clue === '?')
          throw new PuzzleError('cannot-hold', `${context.formatNoun} cannot hold a clue without a number`);
        return `${clue}${String.fromCharCode(A + values.indexOf(letters!.at(cell)))}`;
      })
      .join('');
  },
  pattern: /^(?:\d*[a-z])+$/,
  example: '1ccf…',
});

const A = 'a'.charCodeAt(0);
