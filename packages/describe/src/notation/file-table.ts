import { type Board, joinList, type Place, PuzzleError, type TextPosition } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { asList, itemOf, type ListValue } from '../value/list.js';

/** A token of a pzprv3 file, with its position. */
export interface FileToken extends TextPosition {
  readonly text: string;
}

/** A reader of the lines of a pzprv3 file, from the top. */
export class LineReader {
  #at = 0;

  /** The tokens of each line. */
  constructor(readonly lines: readonly (readonly FileToken[])[]) {}

  /** Consumes the next `count` lines. `what` names their subject in messages. Throws `PuzzleError` if the file has fewer lines. */
  take(count: number, what: string): readonly (readonly FileToken[])[] {
    const rows = this.lines.slice(this.#at, this.#at + count);
    if (rows.length < count)
      throw new PuzzleError('too-short', `this file has ${rows.length} of the ${count} lines of ${what}`);
    this.#at += count;
    return rows;
  }

  /** Consumes the next line if it consists of this sign alone. Returns whether it did. */
  takeFlag(sign: string): boolean {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (token?.text !== sign || more.length) return false;
    this.#at++;
    return true;
  }

  /** Consumes the next line and returns its value if it is a single integer; otherwise returns undefined. */
  takeNumber(): number | undefined {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (!token || more.length || !/^\d{1,5}$/.test(token.text)) return undefined;
    this.#at++;
    return Number(token.text);
  }
}

/** The form of a layer in a pzprv3 file. `H` is the type of its content. */
export interface FileTable<H> {
  /** Parses the layer from the next lines. Throws `PuzzleError`. */
  read(lines: LineReader, board: Board): H;
  /** Returns the lines of the layer. */
  write(content: H, board: Board): readonly string[];
}

/** Signs in cells without a clue: an empty cell, and a player's entries, such as a shaded cell. */
export const ENTRY_SIGNS = new Set(['.', '#', '+']);

/** The sign of an empty list. */
const EMPTY_LIST = '0';

/** A mapping between signs of pzprv3 files and signs of the text format. */
export interface FileSigns {
  /** The signs of the file, quoted for messages. */
  readonly expected: readonly string[];
  /** Returns the sign in the text format for a sign of the file; undefined for signs that are not in the mapping. */
  toText(sign: string): string | undefined;
  /** Inverse of `toText`. */
  fromText(text: string): string | undefined;
}

/** Creates a mapping from an object with file signs as keys and text signs as values. */
export const fileSigns = (signs: Readonly<Record<string, string>>): FileSigns => ({
  expected: Object.keys(signs).map((sign) => `'${sign}'`),
  toText: (sign) => (Object.hasOwn(signs, sign) ? signs[sign] : undefined),
  fromText: (text) => Object.keys(signs).find((sign) => signs[sign] === text),
});

/**
 * Parses a clue. `specialSigns` contains signs that are neither numbers nor `-`. Returns undefined for a cell without a clue. Throws
 * `PuzzleError`.
 */
export function parseClue(
  { value }: Pick<AnyPlacedLayer, 'value'>,
  { text, ...position }: FileToken,
  board: Board,
  place: Place,
  specialSigns?: FileSigns,
): unknown {
  if (ENTRY_SIGNS.has(text)) return undefined;
  const sign = specialSigns?.toText(text);
  const special = sign === undefined ? undefined : value.read(sign, board, place);
  if (special !== undefined) return special;
  const list = asList(value);
  if (list) return parseList(list, { text, ...position }, board, place);
  const clueValue = /^\d{1,5}$/.test(text)
    ? value.fromClue(Number(text), board)
    : text === '-'
      ? value.fromClue('?', board)
      : undefined;
  if (clueValue !== undefined) return clueValue;
  const numbers = value.expected(board, place).filter((one: string) => !/^'.*'$/.test(one));
  const signs = value.fromClue('?', board) === undefined ? [] : ["'-'"];
  throw new PuzzleError(
    'bad-symbol',
    `found '${text}', expected ${joinList([...numbers, ...signs, ...(specialSigns?.expected ?? []), "'.'"], 'or')}`,
    position,
  );
}

/** Parses a list of values separated by commas; `0` is an empty list. */
function parseList(
  value: ListValue<unknown>,
  { text, ...position }: FileToken,
  board: Board,
  place: Place,
): unknown {
  if (text === EMPTY_LIST && value.emptySign !== undefined) return [];
  let column = position.column ?? 1;
  const items = text.split(',').map((item) => {
    const token = { ...position, text: item, column };
    column += item.length + 1;
    return parseClue({ value: value.item }, token, board, place);
  });
  const maxLength = value.maxLength(board);
  if (items.length <= maxLength && !items.includes(undefined)) return items;
  const numbers = value.item.expected(board, place).filter((item) => !/^'.*'$/.test(item));
  throw new PuzzleError(
    'bad-symbol',
    `found '${text}', expected ${joinList(numbers, 'or')}, up to ${maxLength} of them with ',' between`,
    position,
  );
}

/** Inverse of `parseClue`. Throws `PuzzleError` for a clue that the file cannot express. */
export function formatClue(
  { value }: Pick<AnyPlacedLayer, 'value'>,
  clueValue: unknown,
  place: Place,
  specialSigns?: FileSigns,
): string {
  if (clueValue === undefined) return '.';
  const sign = specialSigns?.fromText(value.write(clueValue, place));
  if (sign !== undefined) return sign;
  const item = itemOf(value);
  if (item) {
    const items = clueValue as readonly unknown[];
    return items.map((one) => formatClue({ value: item }, one, place)).join(',') || EMPTY_LIST;
  }
  const clue = value.toClue(clueValue);
  if (clue === undefined)
    throw new PuzzleError(
      'cannot-hold',
      `such a file cannot hold the clue '${value.write(clueValue, place)}'`,
    );
  return clue === '?' ? '-' : String(clue);
}

/** Checks the number of signs in a row. Throws `PuzzleError`. */
export function expectWidth(tokens: readonly FileToken[], width: number): void {
  if (tokens.length === width) return;
  const signCount = tokens.length === 1 ? '1 sign' : `${tokens.length} signs`;
  throw new PuzzleError('ragged', `this row has ${signCount}, expected ${width}`, { line: tokens[0]?.line });
}
