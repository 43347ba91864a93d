import { Grid, type Place, PuzzleError } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { defineCoding, expectedOf } from './coding.js';

/**
 * Coding of a number for each place, numbers of several digits in brackets, in Simon Tatham's ids and Puzzle Team tasks; none may be
 * missing.
 */
export const bracketed = defineCoding({
  read: (scanner, context) => {
    const { board, places, layer } = context;
    const { value } = layer as AnyPlacedLayer;
    const expected = expectedOf(context);
    const all = `${places.length} numbers`;
    const content = places.map((_, at) => {
      if (scanner.done) throw scanner.tooShort(at, all);
      const start = scanner.at;
      const sign = scanner.take(/\d|\[\d{1,9}\]/y);
      if (sign === undefined) throw scanner.unexpected(expected);
      const parsed = value.fromClue(Number(sign.replaceAll(/[[\]]/g, '')), board);
      if (parsed !== undefined) return parsed;
      throw scanner.error('out-of-range', `found ${sign}, expected ${expected}`, start);
    });
    if (!scanner.done) throw scanner.tooLong(all);
    return new Grid(places, content);
  },
  write: (content: Grid<unknown, Place>, { layer, places, formatNoun }) => {
    const { value } = layer as AnyPlacedLayer;
    return places
      .map((place) => {
        const number = value.toClue(content.at(place));
        if (typeof number === 'number') return number > 9 ? `[${number}]` : `${number}`;
        throw new PuzzleError('cannot-hold', `${formatNoun} has a number in each place: one is missing here`);
      })
      .join('');
  },
  pattern: /^(?:\d|\[\d+\])+$/,
  example: '30[10]2…',
});
