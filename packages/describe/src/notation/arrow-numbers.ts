import { Grid, PuzzleError } from '@gridproof/core';
import { type ArrowNumber16, readArrowNumber16, writeArrowNumber16 } from '../codings/arrow-number16.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { defineCoding, expectedOf } from './coding.js';
import type { FileSigns } from './file-table.js';

/** The signs of arrows by their numbers in files, 0 for none. */
const WAYS = ['', '^', 'v', '<', '>'];

/** A direction and a number separated by a comma, `3,2`; `-` is an unknown number. */
const inFiles: FileSigns = {
  expected: ["a way and a number, '3,2'"],
  toText(sign) {
    const [, direction, number] = /^([0-4]),(\d{1,5}|-)$/.exec(sign) ?? [];
    return direction === undefined ? undefined : `${number === '-' ? '?' : number}${WAYS[Number(direction)]}`;
  },
  fromText(text) {
    const [, number, sign] = /^(\d+|\?)([v^<>]?)$/.exec(text) ?? [];
    return number === undefined ? undefined : `${WAYS.indexOf(sign!)},${number === '?' ? '-' : number}`;
  },
};

/** Coding of numbers with arrows, and of closed cells, in puzz.link addresses: a `pair` of a number and an `arrow`, or `closed`. */
export const arrowNumber16 = defineCoding({
  fileSigns: inFiles,
  read: (scanner, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    const clues = readArrowNumber16(scanner, context.places.length);
    return Grid.from(context.places, (_, at) => {
      const clue = clues[at];
      if (clue === undefined) return undefined;
      const clueValue = value.fromJson(clue === 'closed' ? clue : [clue[0], clue[1] ?? null], context.board);
      if (clueValue !== undefined) return clueValue;
      const clueText = clue === 'closed' ? 'a closed cell' : `the clue ${clue[0]}`;
      throw new PuzzleError('out-of-range', `found ${clueText}, expected ${expectedOf(context)}`);
    });
  },
  write: (content: Grid<unknown>, { places, layer }) => {
    const { value } = layer as AnyPlacedLayer;
    const clues = places.map((place): ArrowNumber16 => {
      const one = content.at(place as never);
      const data =
        one === undefined ? undefined : (value.toJson(one) as 'closed' | [number | '?' | null, any]);
      // Without a number, the clue is unknown.
      return data === undefined || data === 'closed' ? data : [data[0] ?? '?', data[1] ?? undefined];
    });
    return writeArrowNumber16(clues);
  },
  pattern: /^[\da-z.+-]+$/,
  example: 'a21b10…',
});
