import { Grid, type Place, placeKey, type Side, side } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { type CodingContext, expectedOf, of } from './coding.js';

/** The letters of the sides to the right of a cell and below it. */
const TOWARDS = { R: 'right', D: 'below' } as const;

const sidesOf = ({ places }: CodingContext): ReadonlySet<number> => new Set(places.map(placeKey));

/** Coding of signs between neighbours in Puzzle Team tasks: for each cell, separated by commas, those to its right and below it, `R=Dx`. */
export const sideSigns = of({
  read: (scanner, coded) => {
    const { board, layer } = coded;
    const { value } = layer as AnyPlacedLayer;
    const there = sidesOf(coded);
    const found = new Map<number, unknown>();
    for (const [at, { row, col }] of board.cells.entries()) {
      if (at > 0 && !scanner.take(/,/y))
        throw scanner.done
          ? scanner.tooShort(at, `${board.cells.length} cells`)
          : scanner.unexpected("'R', 'D' or ','");
      for (let letter = scanner.take(/[RD]/y); letter; letter = scanner.take(/[RD]/y)) {
        const place = side(row, col, TOWARDS[letter as 'R' | 'D']);
        const start = scanner.at;
        const sign = scanner.take(/[^,]/y) ?? '';
        const held = value.read(sign, board, place);
        if (held === undefined) throw scanner.unexpected(expected(coded), start);
        if (!there.has(placeKey(place)) || found.has(placeKey(place)))
          throw scanner.error('out-of-range', `found '${letter}${sign}', expected another side`, start - 1);
        found.set(placeKey(place), held);
      }
    }
    return Grid.over(coded.places, (place) => found.get(placeKey(place)));
  },
  write: (held: Grid<unknown, Place>, coded) => {
    const { value } = coded.layer as AnyPlacedLayer;
    const there = sidesOf(coded);
    const signAt = (letter: string, at: Side) => {
      const one = there.has(placeKey(at)) ? held.at(at) : undefined;
      return one === undefined ? '' : `${letter}${value.write(one, at)}`;
    };
    return coded.board.cells
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
const expected = (coded: CodingContext): string => {
  const { value } = coded.layer as AnyPlacedLayer;
  const [first] = coded.places;
  return first ? value.expected(coded.board, first).join(' or ') : expectedOf(coded);
};
