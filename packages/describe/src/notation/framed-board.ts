import { type Board, type End, Grid, type Place, PuzzleError } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { itemOf } from '../value/list.js';
import { expectWidth, type FileTable, formatClue, parseClue } from './file-table.js';

/**
 * The place of a sign in a table around a board: a cell, or one of the spaces for clues at the end of a line; undefined if nothing can
 * stand there.
 */
type Spot = Place | undefined;

/** Returns the number of signs at the end of a line: one, or the maximum length of lists. */
const roomsFor = ({ value }: AnyPlacedLayer, length: number): number =>
  itemOf(value) ? Math.ceil(length / 2) : 1;

/**
 * Table of the board with clues outside it at some line ends, numbers of a list next to the board. Givens of the answer have a `q` in
 * front, as other values are a player's entries; a player's marks on clues have a `c` in front.
 */
export function framedTable(
  outside: AnyPlacedLayer,
  inside: AnyPlacedLayer | undefined,
  isAnswer: boolean,
): FileTable<readonly unknown[]> {
  const item = itemOf(outside.value);
  const single = { value: item ?? outside.value };
  const isList = item !== undefined;
  const spots = (board: Board): readonly (readonly Spot[])[] => {
    const at = new Map(
      outside.places(board).map((place) => [`${place.end} ${place.row} ${place.col}`, place]),
    );
    const deep = (end: End, length: number) => (outside.kinds.includes(end) ? roomsFor(outside, length) : 0);
    const lines = (before: number, length: number, behind: number) =>
      Array.from({ length: before + length + behind }, (_, nth) =>
        Math.max(-1, Math.min(length, nth - before)),
      );
    const { width, height } = board;
    const columns = lines(deep('left', width), width, deep('right', width));
    return lines(deep('above', height), height, deep('below', height)).map((row) =>
      columns.map((col): Spot => {
        if (board.has({ row, col })) return board.cell(row, col);
        const end = row < 0 ? 'above' : row === height ? 'below' : col < 0 ? 'left' : 'right';
        return at.get(`${end} ${row} ${col}`);
      }),
    );
  };
  return {
    read(lines, board) {
      const wanted = spots(board);
      const clues = new Map<Place, unknown>();
      const lists = new Map<Place, unknown[]>(
        isList ? outside.places(board).map((place) => [place, []]) : [],
      );
      for (const [row, tokens] of lines.take(wanted.length, 'its board').entries()) {
        expectWidth(tokens, wanted[row]!.length);
        for (const [col, token] of tokens.entries()) {
          const place = wanted[row]![col];
          if (place?.kind === 'outside') {
            const text = token.text.replace(/^c(?=\d)/, '');
            const clue = parseClue(single, { ...token, text }, board, place);
            if (clue !== undefined && isList) lists.get(place)!.push(clue);
            else if (!isList) clues.set(place, clue);
          } else if (place && inside && (isAnswer ? /^q/ : /^\d/).test(token.text))
            clues.set(
              place,
              parseClue(inside, { ...token, text: token.text.replace(/^q/, '') }, board, place),
            );
        }
      }
      const contentOf = (layer: AnyPlacedLayer) =>
        Grid.from(layer.places(board), (place) => lists.get(place) ?? clues.get(place));
      return [contentOf(outside), ...(inside ? [contentOf(inside)] : [])];
    },
    write([around, within], board) {
      const wanted = spots(board);
      /** The numbers of lists that are still to be written; the spaces in front of them stay empty. */
      const left = new Map<Place, unknown[]>();
      if (isList)
        for (const place of outside.places(board)) {
          const items = (around as Grid<readonly unknown[], Place>).at(place);
          const rooms = wanted.flat().filter((one) => one === place).length;
          if (items.length > rooms)
            throw new PuzzleError(
              'cannot-hold',
              `such a file has room for ${rooms === 1 ? '1 number' : `${rooms} numbers`} there, not for '${outside.value.write(items, place)}'`,
            );
          left.set(place, [...Array(rooms - items.length).fill(undefined), ...items]);
        }
      return wanted.map((places) =>
        places
          .map((place) => {
            if (!place) return '.';
            if (place.kind === 'outside')
              return isList
                ? formatClue(single, left.get(place)!.shift(), place)
                : formatClue(outside, (around as Grid<unknown, Place>).at(place), place);
            const clue = (within as Grid<unknown, Place> | undefined)?.at(place);
            return clue === undefined ? '.' : `${isAnswer ? 'q' : ''}${formatClue(inside!, clue, place)}`;
          })
          .join(' '),
      );
    },
  };
}
