import { type Board, joinList, type Place, PuzzleError, type TextPosition } from '@gridproof/core';
import type { AnyPlaced } from '../layer/placed.js';
import { asList, itemOf, type List } from '../value/list.js';

/** A token of a file and where it stands. */
export interface FileToken extends TextPosition {
  readonly text: string;
}

/** Reads the lines of a file from above. */
export class Lines {
  #at = 0;

  /** The tokens of each line. */
  constructor(readonly lines: readonly (readonly FileToken[])[]) {}

  /** The next lines, a number of them; throws `PuzzleError` where the file ends before. */
  take(number: number, what: string): readonly (readonly FileToken[])[] {
    const found = this.lines.slice(this.#at, this.#at + number);
    if (found.length < number)
      throw new PuzzleError('too-short', `this file has ${found.length} of the ${number} lines of ${what}`);
    this.#at += number;
    return found;
  }

  /** Whether the next line is this one sign; then it is read. */
  flag(sign: string): boolean {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (token?.text !== sign || more.length) return false;
    this.#at++;
    return true;
  }

  /** The next line, if it is one whole number. */
  number(): number | undefined {
    const [token, ...more] = this.lines[this.#at] ?? [];
    if (!token || more.length || !/^\d{1,5}$/.test(token.text)) return undefined;
    this.#at++;
    return Number(token.text);
  }
}

/** A layer as such files have it. */
export interface Table<H> {
  /** Reads it from the next lines; throws `PuzzleError`. */
  read(lines: Lines, board: Board): H;
  /** The lines of it. */
  write(held: H, board: Board): readonly string[];
}

/** What a player wrote where no clue stands: a shaded cell, a dot. */
export const PLAYED = new Set(['.', '#', '+']);

/** A list of none. */
const NONE = '0';

/** Signs that such files have of their own, and those of the text for them. */
export interface FileSigns {
  /** What they are, for messages. */
  readonly expected: readonly string[];
  /** The sign of the text for one of a file. */
  toText(sign: string): string | undefined;
  /** The inverse of `toText`. */
  fromText(text: string): string | undefined;
}

/** Some signs, and those of the text for them. */
export const fileSigns = (signs: Readonly<Record<string, string>>): FileSigns => ({
  expected: Object.keys(signs).map((sign) => `'${sign}'`),
  toText: (sign) => (Object.hasOwn(signs, sign) ? signs[sign] : undefined),
  fromText: (text) => Object.keys(signs).find((sign) => signs[sign] === text),
});

/** The value that a sign of such a file means; `own`: signs that it has of its own. */
export function clueOf(
  { value }: Pick<AnyPlaced, 'value'>,
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

/** The values of a list have commas between them; one of none is a 0. */
function listOf(value: List<unknown>, { text, ...position }: FileToken, board: Board, place: Place): unknown {
  if (text === NONE && value.none !== undefined) return [];
  let column = position.column ?? 1;
  const items = text.split(',').map((one) => {
    const token = { ...position, text: one, column };
    column += one.length + 1;
    return clueOf({ value: value.item }, token, board, place);
  });
  const most = value.most(board);
  if (items.length <= most && !items.includes(undefined)) return items;
  const numbers = value.item.expected(board, place).filter((one) => !/^'.*'$/.test(one));
  throw new PuzzleError(
    'bad-symbol',
    `found '${text}', expected ${joinList(numbers, 'or')}, up to ${most} of them with ',' between`,
    position,
  );
}

export function signOf(
  { value }: Pick<AnyPlaced, 'value'>,
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

/** Demands that a row has a number of signs. */
export function expectWidth(tokens: readonly FileToken[], width: number): void {
  if (tokens.length === width) return;
  const found = tokens.length === 1 ? '1 sign' : `${tokens.length} signs`;
  throw new PuzzleError('ragged', `this row has ${found}, expected ${width}`, {
    line: tokens[0]?.line,
  });
}
