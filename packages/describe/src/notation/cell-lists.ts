import { Grid, type Place, PuzzleError } from '@gridproof/core';
import { type CellList, cellListCode, readCellLists, writeCellLists } from '../codings/cell-lists.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { asList } from '../value/list.js';
import { defineCoding, expectedOf } from './coding.js';

/** Coding of up to four numbers in a cell, 0 for none, in puzz.link addresses. */
export const cellLists = defineCoding({
  read: (scanner, context) => {
    const value = asList((context.layer as AnyPlacedLayer).value)!;
    const lists = readCellLists(scanner, context.places.length);
    return Grid.from(context.places, (_, at) => {
      const list = lists[at];
      if (list === undefined) return undefined;
      const items = list.map((clue) => value.item.fromClue(clue, context.board));
      if (!items.includes(undefined) && (items.length || value.emptySign !== undefined)) return items;
      const clueText = list.length ? list.join(' and ') : '0';
      throw new PuzzleError('out-of-range', `found the clue ${clueText}, expected ${expectedOf(context)}`);
    });
  },
  write: (content: Grid<readonly unknown[], Place>, { layer, places, formatNoun }) => {
    const value = asList((layer as AnyPlacedLayer).value)!;
    return writeCellLists(
      places.map((place) => {
        const items = content.at(place) as readonly unknown[] | undefined;
        if (items === undefined) return undefined;
        const list = items.map((item) => value.item.toClue(item)) as CellList;
        if (cellListCode(list) !== undefined) return list;
        throw new PuzzleError(
          'cannot-hold',
          `${formatNoun} cannot hold the clue '${value.write(items, place)}'`,
        );
      }),
    );
  },
  pattern: /^[\da-z.]+$/,
  example: '3n5hch…',
});
