import { PuzzleError } from '@gridproof/core';
import type { Scanner } from '../text/scanner.js';
import { type CodingContext, defineCoding } from './coding.js';

/** The letters of standard sets: one piece of this length, and one more of each shorter length. */
const LETTERS: Readonly<Record<string, number>> = { c: 3, d: 4, e: 5 };

/** Returns the lengths of a standard set of straight pieces: one of the longest, one more of each next shorter length. */
const staircase = (longest: number): readonly number[] =>
  Array.from({ length: longest }, (_, more) => Array<number>(more + 1).fill(longest - more)).flat();

const BASE = 32;
const TO_A_DIGIT = 5;
const MOST = 35;

/**
 * Coding of a bank of straight pieces in puzz.link addresses, as their lengths: `//c` for 3 2 2 1 1 1, or `/2/31s/21o` with the number of
 * pieces, and the size of each with its cells, five to a digit.
 */
export const straightPieces = defineCoding({
  read: (scanner, context) => {
    if (!scanner.take(/\//y)) throw scanner.unexpected("'/' and the pieces");
    const letter = scanner.take(/\/[a-z]/y);
    if (letter !== undefined) {
      const longest = LETTERS[letter[1]!];
      if (longest === undefined)
        throw scanner.error(
          'bad-symbol',
          `found the pieces '${letter[1]}', expected straight ones`,
          scanner.at - 1,
        );
      return lengthsIn(staircase(longest), context, scanner);
    }
    const digits = scanner.take(/\d{1,4}/y);
    if (digits === undefined) throw scanner.unexpected('the number of pieces');
    const lengths = Array.from({ length: Number(digits) }, () => readPiece(scanner));
    return lengthsIn(lengths, context, scanner);
  },
  write: (content: readonly number[], { formatNoun }) => {
    for (const [letter, longest] of Object.entries(LETTERS))
      if (`${content}` === `${staircase(longest)}`) return `//${letter}`;
    return `/${content.length}${content.map((length) => `/${writePiece(length, formatNoun)}`).join('')}`;
  },
  hasSlashes: true,
  pattern: /^\/(?:\/[a-z]|\d+(?:\/[\da-v]+)*)$/,
  example: '//c',
});

/** Checks that the layer may hold each length. Throws `PuzzleError`. */
function lengthsIn(lengths: readonly number[], { layer, board }: CodingContext, scanner: Scanner): unknown {
  try {
    return layer.fromJson(lengths, board, 'pieces');
  } catch (error) {
    if (error instanceof PuzzleError) throw scanner.error(error.code, error.sentence);
    throw error;
  }
}

function readPiece(scanner: Scanner): number {
  const start = scanner.at + 1;
  const [, across, down, bits] =
    /^\/([\da-z])([\da-z])([\da-v]*)$/.exec(scanner.take(/\/[\da-z]+/y) ?? '') ?? [];
  if (across === undefined || down === undefined || bits === undefined)
    throw scanner.unexpected("'/' and a piece", start - 1);
  const [width, height] = [Number.parseInt(across, 36), Number.parseInt(down, 36)];
  const length = Math.max(width, height);
  if (Math.min(width, height) !== 1 || bits !== bitsOf(length))
    throw scanner.error(
      'unsupported',
      `found the piece '${across}${down}${bits}', expected a straight one`,
      start,
    );
  return length;
}

function writePiece(length: number, what: string): string {
  if (length > MOST) throw new PuzzleError('cannot-hold', `${what} cannot hold a piece of ${length} cells`);
  return `${length.toString(36)}1${bitsOf(length)}`;
}

/** Writes this many set bits, five to a digit. */
function bitsOf(length: number): string {
  let digits = '';
  for (let left = length; left > 0; left -= TO_A_DIGIT) {
    const here = Math.min(left, TO_A_DIGIT);
    digits += (BASE - 2 ** (TO_A_DIGIT - here)).toString(BASE);
  }
  return digits;
}
