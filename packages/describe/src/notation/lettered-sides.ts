import { cell, Grid, type Place, PuzzleError, placeKey, placeName, type Side, side } from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { Scanner } from '../text/scanner.js';
import { type Coding, type CodingContext, expectedOf, type Part } from './coding.js';

/** The values of letters at a side: of one at its first cell, at the second cell, or at both. */
export interface LetteredSides<T> {
  readonly first?: T;
  readonly second?: T;
  readonly both?: T;
}

type At = keyof LetteredSides<unknown>;

/** The letters of a cell in the order of writing, with the side that each refers to. */
const LETTERS = {
  U: { towards: 'below', down: -1, right: 0, at: 'second', opposite: 'D' },
  R: { towards: 'right', down: 0, right: 0, at: 'first', opposite: 'L' },
  D: { towards: 'below', down: 0, right: 0, at: 'first', opposite: 'U' },
  L: { towards: 'right', down: 0, right: -1, at: 'second', opposite: 'R' },
} as const;

type Letter = keyof typeof LETTERS;
const ALL = Object.keys(LETTERS) as readonly Letter[];

const sideOf = ({ row, col }: Place, letter: Letter): Side => {
  const { towards, down, right } = LETTERS[letter];
  return side(row + down, col + right, towards);
};

/** The letters of the two cells of a side, with their positions in the text. */
type SideLetters = {
  readonly [at in 'first' | 'second']?: { readonly letter: Letter; readonly start: number };
};

const coding = (of: (data: LayerData) => LetteredSides<unknown>, end: string): Coding => ({
  read(scanner, context) {
    const [lettered] = context.interleaved as readonly [CodingContext];
    const there = new Set(lettered.places.map(placeKey));
    const letters = new Map<number, SideLetters>();
    const numbers = context.places.map((cell, nth) => {
      if (nth > 0 && !scanner.take(/,/y)) throw missing(scanner, context, nth);
      const number = numberAt(scanner, context, nth);
      for (let letter = scanner.peek; ALL.includes(letter as Letter); letter = scanner.peek) {
        const start = scanner.at;
        const place = sideOf(cell, scanner.next() as Letter);
        if (!there.has(placeKey(place)))
          throw scanner.error('out-of-range', `found '${letter}' at the edge of the board`, start);
        const { at } = LETTERS[letter as Letter];
        letters.set(placeKey(place), {
          ...letters.get(placeKey(place)),
          [at]: { letter: letter as Letter, start },
        });
      }
      return number;
    });
    scanner.take(/,/y);
    const meant = of(context.data);
    const signs = Grid.from(lettered.places as readonly Side[], (place) => {
      const sideLetters = letters.get(placeKey(place));
      if (!sideLetters) return undefined;
      const sign = meant[atOf(sideLetters)];
      if (sign === undefined) throw mismatchError(scanner, place, sideLetters);
      return sign;
    });
    return [Grid.from(context.places, (_, nth) => numbers[nth]), signs];
  },
  write([numbers, signs]: readonly Grid<unknown, Place>[], context) {
    const meant = of(context.data);
    const isAt = (sign: unknown, at: At) => meant[at] === sign || meant.both === sign;
    for (const [place, sign] of signs!.known())
      if (!isAt(sign, 'first') && !isAt(sign, 'second'))
        throw new PuzzleError(
          'cannot-hold',
          `${context.formatNoun} cannot hold '${valueIn(context.interleaved[0]!).write(sign, place)}' here`,
        );
    const fields = context.places.map((cell) => {
      const number = numbers!.at(cell);
      const sides = ALL.filter((letter) => {
        const place = sideOf(cell, letter);
        const sign = signs!.has(place) ? signs!.at(place) : undefined;
        return sign !== undefined && isAt(sign, LETTERS[letter].at);
      });
      return `${number === undefined ? 0 : valueIn(context).toClue(number)}${sides.join('')}`;
    });
    return `${fields.join(',')}${end}`;
  },
  pattern: /^\d+[URDL]*(?:,\d+[URDL]*)*,?$/,
  example: '0R,3,0UD…',
});

const valueIn = ({ layer }: CodingContext) => (layer as AnyPlacedLayer).value;

/** Reads the number of a cell; 0 is none. */
function numberAt(scanner: Scanner, context: CodingContext, nth: number): unknown {
  const start = scanner.at;
  const digits = scanner.take(/\d{1,9}/y);
  if (digits === undefined) {
    if (scanner.done) throw scanner.tooShort(nth, `${context.places.length} cells`);
    throw scanner.unexpected('a number, 0 where there is none');
  }
  if (Number(digits) === 0) return undefined;
  const clueValue = valueIn(context).fromClue(Number(digits), context.board);
  if (clueValue === undefined)
    throw scanner.error('out-of-range', `found ${digits}, expected ${expectedOf(context)} or 0`, start);
  return clueValue;
}

const missing = (scanner: Scanner, context: CodingContext, nth: number): PuzzleError =>
  scanner.done
    ? scanner.tooShort(nth, `${context.places.length} cells`)
    : scanner.unexpected(`${listedLetters} or ','`);

const listedLetters = ALL.map((letter) => `'${letter}'`).join(', ');

const atOf = ({ first, second }: SideLetters): At => (first && second ? 'both' : first ? 'first' : 'second');

/** Returns the error for a letter whose opposite differs or is missing. */
function mismatchError(
  scanner: Scanner,
  { row, col, towards }: Side,
  { first, second }: SideLetters,
): PuzzleError {
  const cells = [cell(row, col), towards === 'right' ? cell(row, col + 1) : cell(row + 1, col)] as const;
  const { letter, start } = (second ?? first)!;
  const [near, other] = second ? [cells[1], cells[0]] : cells;
  const { opposite } = LETTERS[letter];
  return scanner.error(
    'half-sign',
    `found '${letter}' at ${placeName(near)}, and ${first && second ? 'also' : 'no'} '${opposite}' at ${placeName(other)}`,
    start,
  );
}

/**
 * Coding of a number for each cell, 0 for none, followed by a letter for each of its sides that has a sign: up, right, down or left. The
 * meaning of a letter at one or at both cells may depend on the puzzle. In Simon Tatham's ids a comma ends each cell.
 */
export const letteredSides = <const N extends string>(
  numbers: N,
  signs: N,
  of: (data: any) => LetteredSides<unknown>,
): Part<N> => ({ layer: numbers, interleaved: [signs], coding: coding(of, ',') });

/** The same coding in Puzzle Team tasks: commas only separate cells. */
export const letteredSidesBetweenCommas = <const N extends string>(
  numbers: N,
  signs: N,
  of: (data: any) => LetteredSides<unknown>,
): Part<N> => ({ layer: numbers, interleaved: [signs], coding: coding(of, '') });
