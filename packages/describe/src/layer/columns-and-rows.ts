import { type Board, Grid, joinList, type Outside, PuzzleError, type Size } from '@gridproof/core';
import { isList, isObject } from '../json/json-kind.js';
import { itemsFromJson, jsonValueError } from '../json/places.js';
import type { Token } from '../text/text-board.js';
import type { ListValue } from '../value/list.js';
import type { Layer, SizeFieldsText } from './layer.js';
import { every, type LayerOptions } from './placed.js';

/**
 * Lists of values for each column and row, in two fields of the text that also show the size of the board: `columns: 1 3, 2` and `rows: 2,
 * 1 1, 0`. Pictures show them above and to the left; in JSON they are two lists of lists.
 */
export interface ColumnsAndRows<T> extends Layer<Grid<readonly T[], Outside>> {
  readonly value: ListValue<T>;
  readonly text: SizeFieldsText<Grid<readonly T[], Outside>>;
}

const FIELDS = ['columns', 'rows'] as const;

/** Creates a layer of lists for each column and row, as in `columns: 1 3, 2`. */
export function columnsAndRows<T>(value: ListValue<T>, options?: LayerOptions): ColumnsAndRows<T> {
  const ends = every(['above', 'left'], value, options);
  const { item, emptySign } = value;
  const sizeOf = ([columns, rows]: readonly (readonly unknown[])[]): Size => ({
    width: columns!.length,
    height: rows!.length,
  });

  const readLine = (line: Token, board: Board, end: Outside): readonly T[] => {
    if (emptySign !== undefined && (line.text.trim() === '' || line.text.trim() === emptySign)) return [];
    const items = [...line.text.matchAll(/[^\s.+]+/g)].map(({ 0: sign, index }) => {
      const parsed = item.read(sign, board, end);
      if (parsed !== undefined) return parsed;
      throw new PuzzleError(
        'bad-symbol',
        `found '${sign.slice(0, 20)}', expected ${joinList(item.expected(board, end), 'or')}`,
        { line: line.line, column: line.column + index },
      );
    });
    if (items.length <= value.maxLength(board)) return items;
    const quoted = `${line.text.trim().slice(0, 20)}`;
    throw new PuzzleError(
      'too-long',
      `found '${quoted}', expected up to ${value.maxLength(board)} numbers`,
      line,
    );
  };

  const listsIn = (data: unknown, path: string): readonly (readonly unknown[])[] => {
    if (!isObject(data)) throw jsonValueError(path, data, 'an object');
    const other = Object.keys(data).find((name) => !FIELDS.some((field) => field === name));
    if (other !== undefined)
      throw new PuzzleError(
        'bad-json-value',
        `${path}.${other} is not known here, expected ${joinList(FIELDS, 'or')}`,
      );
    return FIELDS.map((field) => {
      const lists = data[field];
      if (isList(lists)) return lists;
      throw jsonValueError(`${path}.${field}`, lists, 'a list');
    });
  };

  return {
    ...ends,
    value,
    text: {
      kind: 'size fields',
      names: FIELDS,
      sizeOf: (fields) => sizeOf(FIELDS.map((name) => linesOf(name, fields))),
      read: (fields, board) => {
        const lines = FIELDS.flatMap((name) => linesOf(name, fields));
        return Grid.from(ends.places(board), (end, at) => readLine(lines[at]!, board, end));
      },
      print: (content) => {
        const lists = content.entries().map(([end, items]) => ({
          end: end.end,
          text: items.length ? items.map((one) => item.write(one, end)).join(' ') : emptySign!,
        }));
        return FIELDS.map((field, at) => {
          const lineLists = lists.filter(({ end }) => end === (at ? 'left' : 'above'));
          return [field, lineLists.map(({ text }) => text).join(', ')] as const;
        });
      },
    },
    sizeInJson: (data, path) => sizeOf(listsIn(data, path)),
    fromJson: (data, board, path) => {
      const items = listsIn(data, path).flatMap((lists, at) =>
        lists.map((one, nth) =>
          itemsFromJson(one, value, {
            board,
            path: `${path}.${FIELDS[at]}[${nth}]`,
            place: ends.places(board)[0]!,
          }),
        ),
      );
      return Grid.from(ends.places(board), (_, at) => items[at]!);
    },
    toJson: (content, { width }) => {
      const lists = content.values.map((items) => value.toJson(items));
      return { [FIELDS[0]]: lists.slice(0, width), [FIELDS[1]]: lists.slice(width) };
    },
  };
}

/** Returns the part of a field for each column or row. */
function linesOf(name: string, fields: ReadonlyMap<string, Token>): readonly Token[] {
  const field = fields.get(name);
  const rule = `'${name}: 1 3, 2, …'`;
  if (!field) throw new PuzzleError('missing', `the ${name} are missing, expected ${rule}`);
  if (field.text === '') throw new PuzzleError('bad-field', `'${name}' is empty, expected ${rule}`, field);
  let column = field.column;
  return field.text.split(',').map((text) => {
    const token = { text, line: field.line, column };
    column += text.length + 1;
    return token;
  });
}
