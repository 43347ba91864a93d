import { Grid, type Place, PuzzleError } from '@gridproof/core';
import { readLeaps, readMarks, writeLeaps, writeMarks } from '@gridproof/formats';
import type { AnyPlaced } from '../layer/at.js';
import { type Coded, expectedOf, of } from './coding.js';

/** The things of a layer that has only one sort of them. */
const heldOf = (marks: readonly boolean[], { layer, places, board }: Coded): Grid<unknown, Place> => {
  const [thing] = (layer as AnyPlaced).value.samples(board);
  return Grid.over(places, (_, at) => (marks[at] ? thing : undefined));
};

const marksOf = (held: Grid<unknown, Place>, { places }: Coded): readonly boolean[] =>
  places.map((place) => held.at(place) !== undefined);

/** Where things of one sort stand, of puzz.link: a digit takes up to 17 empty places along. */
export const marks = of({
  read: (scanner, coded) => heldOf(readMarks(scanner, coded.places.length), coded),
  write: (held, coded) => writeMarks(marksOf(held, coded)),
  looks: /^[\da-z]+$/,
  example: 'j823…',
});

/** The same of Simon Tatham's ids and Puzzle Team tasks: a letter skips empty places up to the next. */
export const leaps = of({
  read: (scanner, coded) => heldOf(readLeaps(scanner, coded.places.length), coded),
  write: (held, coded) => writeLeaps(marksOf(held, coded)),
  looks: /^[a-z_]+$/,
  example: 'bda_…',
});

/** A number for each place, parted by commas: none may be missing. */
export const inCommas = of({
  read: (scanner, coded) => {
    const { value } = coded.layer as AnyPlaced;
    const expected = expectedOf(coded);
    return Grid.over(coded.places, (_, at) => {
      const all = `${coded.places.length} numbers`;
      if (at > 0 && !scanner.take(/,/y))
        throw scanner.done ? scanner.tooShort(at, all) : scanner.unexpected("','");
      const start = scanner.at;
      const digits = scanner.take(/\d{1,9}/y);
      if (digits === undefined) throw scanner.unexpected(expected);
      const held = value.fromClue(Number(digits), coded.board);
      if (held !== undefined) return held;
      throw scanner.error('out-of-range', `found ${digits}, expected ${expected}`, start);
    });
  },
  write: (held: Grid<unknown, Place>, { layer, places, what }) => {
    const { value, called } = layer as AnyPlaced;
    return places
      .map((place) => {
        const one = held.at(place);
        if (one !== undefined) return value.toClue(one);
        throw new PuzzleError('cannot-hold', `${what} has all ${called}: one is missing here`);
      })
      .join(',');
  },
  looks: /^\d+(?:,\d+)*$/,
  example: '1,0,2…',
});
