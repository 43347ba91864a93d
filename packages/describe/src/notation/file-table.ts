import { type Board, joinList, type Place, PuzzleError, type TextPosition } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import { asList, itemOf, type ListValue } from '../value/list.js';

/** A token of a file with its position. */
export interface FileToken extends TextPosition {
  readonly text: string;
}

/** A reader of the lines of a file, from the top. */
export class LineReader {
  #at = 0;

  /** The tokens of each line. */
  constructor(readonly lines: readonly (readonly FileToken[])[]) {}

  /** Consumes the next lines. Throws `PuzzleError` if the file has fewer. */
  take(number: number, what: string): readonly (readonly FileToken[])[] {
    const found = this.lines.slice(this.#at, this.#at + number);
    if (found.length < number)
      throw new PuzzleError('too-short', `this file has ${found.length} of the ${number} lines of ${what}`);
    this.#at += number;
    return found;
  }

  /** Consumes the next line if it is this one sign; returns whether it was. */
  flag(sign: string): boolean {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (token?.text !== sign || more.length) return false;
    this.#at++;
    return true;
  }

  /** Consumes and returns the next line if it is one integer, else undefined. */
  number(): number | undefined {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (!token || more.length || !/^\d{1,5}$/.test(token.text)) return undefined;
    this.#at++;
    return Number(token.text);
  }
}

/** The form of a layer in such files. */
export interface FileTable<H> {
  /** Parses the layer from the next lines. Throws `PuzzleError`. */
  read(lines: LineReader, board: Board): H;
  /** Returns the lines of the layer. */
  write(held: H, board: Board): readonly string[];
}

/** Signs of a player's entries in cells without a clue: a shaded cell, a dot. */
export const PLAYED = new Set(['.', '#', '+']);

/** The sign of an empty list. */
const NONE = '0';

/** The mapping between signs of such files and those of the text. */
export interface FileSigns {
  /** The expected signs for messages. */
  readonly expected: readonly string[];
  /** Returns the text's sign for one of a file; undefined if it is another. */
  toText(sign: string): string | undefined;
  /** Inverse of `toText`. */
  fromText(text: string): string | undefined;
}

/** Creates a mapping from file signs to text signs. */
export const fileSigns = (signs: Readonly<Record<string, string>>): FileSigns => ({
  expected: Object.keys(signs).map((sign) => `'${sign}'`),
  toText: (sign) => (Object.hasOwn(signs, sign) ? signs[sign] : undefined),
  fromText: (text) => Object.keys(signs).find((sign) => signs[sign] === text),
});

/** Returns the value of a sign in such a file; `own` maps special signs. Throws `PuzzleError`. */
export function clueOf(
  { value }: Pick<AnyPlacedLayer, 'value'>,
  { text, ...position }: FileToken,
  board: Board,
  place: Place,
  own?: FileSigns,
): unknown {
  if (PLAYED.has(text)) return undefined;
  const sign = own?.toText(text);
  const meant = sign === undefined ? undefined : value.read(sign, board, place);
  if (meant !== undefined) return meant;
  const list = asList(value);
  if (list) return listOf(list, { text, ...position }, board, place);
  const found = /^\d{1,5}$/.test(text)
    ? value.fromClue(Number(text), board)
    : text === '-'
      ? value.fromClue('?', board)
      : undefined;
  if (found !== undefined) return found;
  const numbers = value.expected(board, place).filter((one: string) => !/^'.*'$/.test(one));
  const signs = value.fromClue('?', board) === undefined ? [] : ["'-'"];
  throw new PuzzleError(
    'bad-symbol',
    `found '${text}', expected ${joinList([...numbers, ...signs, ...(own?.expected ?? []), "'.'"], 'or')}`,
    position,
  );
}

/** Parses a list of values separated by commas; an empty list is 0. */
function listOf(
  value: ListValue<unknown>,
  { text, ...position }: FileToken,
  board: Board,
  place: Place,
): unknown {
  if (text === NONE && value.emptySign !== undefined) return [];
  let column = position.column ?? 1;
  const items = text.split(',').map((one) => {
    const token = { ...position, text: one, column };
    column += one.length + 1;
    return clueOf({ value: value.item }, token, board, place);
  });
  const most = value.maxLength(board);
  if (items.length <= most && !items.includes(undefined)) return items;
  const numbers = value.item.expected(board, place).filter((one) => !/^'.*'$/.test(one));
  throw new PuzzleError(
    'bad-symbol',
    `found '${text}', expected ${joinList(numbers, 'or')}, up to ${most} of them with ',' between`,
    position,
  );
}

export function signOf(
  { value }: Pick<AnyPlacedLayer, 'value'>,
  held: unknown,
  place: Place,
  own?: FileSigns,
): string {
  if (held === undefined) return '.';
  const sign = own?.fromText(value.write(held, place));
  if (sign !== undefined) return sign;
  const item = itemOf(value);
  if (item) {
    const items = held as readonly unknown[];
    return items.map((one) => signOf({ value: item }, one, place)).join(',') || NONE;
  }
  const clue = value.toClue(held);
  if (clue === undefined)
    throw new PuzzleError('cannot-hold', `such a file cannot hold the clue '${value.write(held, place)}'`);
  return clue === '?' ? '-' : String(clue);
}

/** Checks the number of signs in a row. Throws `PuzzleError`. */
export function expectWidth(tokens: readonly FileToken[], width: number): void {
  if (tokens.length === width) return;
  const found = tokens.length === 1 ? '1 sign' : `${tokens.length} signs`;
  throw new PuzzleError('ragged', `this row has ${found}, expected ${width}`, {
    line: tokens[0]?.line,
  });
}
