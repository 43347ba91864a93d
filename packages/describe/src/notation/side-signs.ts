import { Grid, type Place, placeKey, type Side, side } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, defineCoding, expectedOf } from './coding.js';

/** The letters of the sides to the right of a cell and below it. */
const TOWARDS = { R: 'right', D: 'below' } as const;

const sidesOf = ({ places }: CodingContext): ReadonlySet<number> => new Set(places.map(placeKey));

/** Coding of signs between neighbours in Puzzle Team tasks: for each cell, separated by commas, those to its right and below it, `R=Dx`. */
export const sideSigns = defineCoding({
  read: (scanner, context) => {
    const { board, layer } = context;
    const { value } = layer as AnyPlacedLayer;
    const there = sidesOf(context);
    const values = new Map<number, unknown>();
    for (const [at, { row, col }] of board.cells.entries()) {
      if (at > 0 && !scanner.take(/,/y))
        throw scanner.done
          ? scanner.tooShort(at, `${board.cells.length} cells`)
          : scanner.unexpected("'R', 'D' or ','");
      for (let letter = scanner.take(/[RD]/y); letter; letter = scanner.take(/[RD]/y)) {
        const place = side(row, col, TOWARDS[letter as 'R' | 'D']);
        const start = scanner.at;
        const sign = scanner.take(/[^,]/y) ?? '';
        const clueValue = value.read(sign, board, place);
        if (clueValue === undefined) throw scanner.unexpected(expected(context), start);
        if (!there.has(placeKey(place)) || values.has(placeKey(place)))
          throw scanner.error('out-of-range', `found '${letter}${sign}', expected another side`, start - 1);
        values.set(placeKey(place), clueValue);
      }
    }
    return Grid.from(context.places, (place) => values.get(placeKey(place)));
  },
  write: (content: Grid<unknown, Place>, context) => {
    const { value } = context.layer as AnyPlacedLayer;
    const there = sidesOf(context);
    const signAt = (letter: string, at: Side) => {
      const one = there.has(placeKey(at)) ? content.at(at) : undefined;
      return one === undefined ? '' : `${letter}${value.write(one, at)}`;
    };
    return context.board.cells
      .map(({ row, col }) =>
        Object.entries(TOWARDS)
          .map(([letter, towards]) => signAt(letter, side(row, col, towards)))
          .join(''),
      )
      .join(',');
  },
  pattern: /^[RD=x,]+$/,
  example: 'R=,Dx,…',
});

/** Describes the possible values at a side, all of which are signs. */
const expected = (context: CodingContext): string => {
  const { value } = context.layer as AnyPlacedLayer;
  const [first] = context.places;
  return first ? value.expected(context.board, first).join(' or ') : expectedOf(context);
};
