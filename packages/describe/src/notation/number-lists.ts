import { Grid, joinList, type Outside, PuzzleError } from '@gridproof/core';
import { readNumber16, writeNumber16 } from '../codings/number16.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { ListValue } from '../value/list.js';
import type { Coding, CodingContext, Part } from './coding.js';

/** Returns the line ends, each with the maximum length of its list: half the cells of the line, rounded up. */
const linesOf = ({ layer, places, board }: CodingContext) => {
  const value = (layer as AnyPlacedLayer).value as unknown as ListValue<unknown>;
  const ends = places as readonly Outside[];
  return {
    ends,
    value,
    rooms: ends.map((end) => Math.ceil(board.lineFrom(end).length / 2)),
    expected: joinList(value.item.expected(board, ends[0]!), 'or'),
    fits: (clue: number | '?') => value.item.fromClue(clue, board) !== undefined,
  };
};

/** Returns the numbers of a list. */
function numbersOf(items: readonly unknown[], { value }: { readonly value: ListValue<unknown> }): number[] {
  return items.map((item) => value.item.toClue(item) as number);
}

const WHAT = 'numbers';

/** Coding of lists in puzz.link addresses: each line has as many spaces as its length allows, the number next to the board first. */
const NUMBER16_LISTS: Coding = {
  read: (scanner, context) => {
    const { ends, value, rooms, expected, fits } = linesOf(context);
    const all = rooms.reduce((sum, room) => sum + room, 0);
    const { hasNext, board } = context;
    const clues = readNumber16(scanner, all, { expected, fits, hasNext, extent: `${all} ${WHAT}` });
    let first = 0;
    return Grid.from(ends, (_, at) => {
      const regionClues = clues.slice(first, first + rooms[at]!);
      first += rooms[at]!;
      return regionClues
        .filter((clue) => clue !== undefined)
        .map((clue) => value.item.fromClue(clue, board))
        .reverse();
    });
  },
  write: (content: Grid<readonly unknown[], Outside>, context) => {
    const lines = linesOf(context);
    return writeNumber16(
      lines.ends.flatMap((end, at) => {
        const numbers = numbersOf(content.at(end), lines).reverse();
        const room = lines.rooms[at]!;
        if (numbers.length > room)
          throw new PuzzleError(
            'cannot-hold',
            `${context.formatNoun} has room for ${room === 1 ? '1 number' : `${room} ${WHAT}`} there, not for '${lines.value.write(content.at(end), end)}'`,
          );
        return Array.from({ length: room }, (_, nth) => numbers[nth]);
      }),
    );
  },
  pattern: /^[\da-z.+=-]+$/,
  example: '12g1…',
};

/** Coding of lists with points between the numbers and `/` between the lists; an empty list is an empty text or 0. */
const SLASHED_LISTS: Coding = {
  read: (scanner, context) => {
    const { ends, value, expected, fits } = linesOf(context);
    const { board } = context;
    return Grid.from(ends, (_, at) => {
      if (at > 0 && !scanner.take(/\//y))
        throw scanner.done ? scanner.tooShort(at, `${ends.length} lines`) : scanner.unexpected("'/'");
      const items: unknown[] = [];
      if (scanner.done || /[/,;]/.test(scanner.peek) || scanner.take(/0(?![\d.])/y)) return items;
      do {
        const start = scanner.at;
        const digits = scanner.take(/\d{1,9}/y);
        if (digits === undefined) throw scanner.unexpected(`${expected} or '/'`);
        if (!fits(Number(digits)))
          throw scanner.error('out-of-range', `found ${digits}, expected ${expected}`, start);
        if (items.length === value.maxLength(board))
          throw scanner.error('too-long', `found more than ${items.length} ${WHAT} for one line`, start);
        items.push(value.item.fromClue(Number(digits), board));
      } while (scanner.take(/\./y));
      return items;
    });
  },
  write: (content: Grid<readonly unknown[], Outside>, context) => {
    const lines = linesOf(context);
    return lines.ends.map((end) => numbersOf(content.at(end), lines).join('.')).join('/');
  },
  pattern: /^[\d.]*\/[\d./]*$/,
  example: '1.3/2//1…',
};

/** Coding of lists of numbers outside the board in puzz.link addresses. */
export const number16Lists = <const N extends string>(layer: N): Part<N> => ({
  layer,
  coding: NUMBER16_LISTS,
});

/**
 * Coding of lists of numbers outside the board with `/` between the lines and points between the numbers, in Simon Tatham's ids and Puzzle
 * Team tasks.
 */
export const slashedLists = <const N extends string>(layer: N): Part<N> => ({
  layer,
  coding: SLASHED_LISTS,
});
