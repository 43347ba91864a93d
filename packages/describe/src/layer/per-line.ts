import { type Board, Grid, joinList, type Outside, PuzzleError } from '@gridproof/core';
import { isList } from '../json/json-kind.js';
import { jsonValueError } from '../json/places.js';
import type { ValueType } from '../value/value.js';
import type { Layer, NumberedFieldsText } from './layer.js';
import { at, type LayerOptions } from './placed.js';

/**
 * Values of rows or columns, each in a field of the text: `row 2: 12`. Pictures show them at the end of the line; in JSON they are one
 * list.
 */
export interface PerLine<T> extends Layer<Grid<T | undefined, Outside>> {
  readonly value: ValueType<T>;
  readonly text: NumberedFieldsText<Grid<T | undefined, Outside>>;
}

/** Creates a layer of values for some rows, shown to the right of them, or for some columns, shown below them. */
export function perLine<T>(line: 'row' | 'column', value: ValueType<T>, options?: LayerOptions): PerLine<T> {
  const ends = at(line === 'row' ? 'right' : 'below', value, options);
  const linesOf = (board: Board): number => (line === 'row' ? board.height : board.width);
  const gridOf = (board: Board, values: ReadonlyMap<number, T>) =>
    new Grid(
      ends.places(board),
      ends.places(board).map((_, nth) => values.get(nth)),
    );
  return {
    ...ends,
    text: {
      kind: 'fields',
      name: line,
      read: (fields, board) => {
        const values = new Map<number, T>();
        for (const [nth, token] of fields) {
          const field = `${line} ${nth}`;
          if (Number(nth) > linesOf(board))
            throw new PuzzleError(
              'out-of-range',
              `found '${field}', expected one of the ${linesOf(board)} ${line}s of the board`,
              { line: token.line },
            );
          const end = ends.places(board)[Number(nth) - 1]!;
          const parsed = value.read(token.text, board, end);
          if (parsed === undefined)
            throw new PuzzleError(
              'bad-field',
              `'${field}' is '${token.text}', expected ${joinList(value.expected(board, end), 'or')}`,
              token,
            );
          values.set(Number(nth) - 1, parsed);
        }
        return gridOf(board, values);
      },
      print: (content) =>
        content
          .entries()
          .flatMap(([end, one], nth) => (one === undefined ? [] : [[nth + 1, value.write(one, end)]])),
    },
    fromJson: (data, board, path) => {
      if (!isList(data)) throw jsonValueError(path, data, 'a list');
      if (data.length !== linesOf(board))
        throw new PuzzleError(
          'wrong-length',
          `${path} has length ${data.length}, expected ${linesOf(board)}`,
        );
      const values = new Map<number, T>();
      for (const [nth, one] of data.entries()) {
        if (one === null) continue;
        const parsed = value.fromJson(one, board);
        const expected = (value.expectedInJson ?? value.expected)(board, ends.places(board)[nth]!);
        if (parsed === undefined) throw jsonValueError(`${path}[${nth}]`, one, [...expected, 'null']);
        values.set(nth, parsed);
      }
      return gridOf(board, values);
    },
    toJson: (content) => content.values.map((one) => (one === undefined ? null : value.toJson(one))),
  };
}
