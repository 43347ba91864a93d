import type { Scanner } from '../text/scanner.js';
import { withEmptyRuns } from './empty-run.js';

/** The clue of a cell: numbers, `?` for an unknown one; an empty list is written as 0. */
export type CellList = readonly (number | '?')[];

/**
 * The code of lists of a fixed length: the numbers are digits of one number, the first one in the highest position and `?` as 0, which is
 * written in base 36 with two signs.
 */
interface ListCode {
  readonly length: number;
  /** The number of the first list. */
  readonly from: number;
  /** The base: each item is less. */
  readonly base: number;
}
const LIST_CODES: readonly ListCode[] = [
  { length: 2, from: 360, base: 6 },
  { length: 3, from: 396, base: 4 },
  { length: 4, from: 460, base: 2 },
];

/** Lists of one number up to this have a single sign, as has one longer list. */
const MAX_SINGLE_SIGN = 8;
const FOUR_ONES: readonly [sign: string, list: CellList] = ['9', [1, 1, 1, 1]];

const EXPECTED = 'numbers (0 to 9, a point, or a0 to d7) or a letter from g to z for empty cells';

/** Reads up to four numbers for each cell, as puzz.link writes them; undefined for a cell without a clue. */
export function readCellLists(scanner: Scanner, cells: number): (CellList | undefined)[] {
  const lists: (CellList | undefined)[] = [];
  while (!scanner.done) {
    const start = scanner.at;
    const sign = scanner.next();
    if (/[g-z]/.test(sign)) for (let n = sign.charCodeAt(0) - 102; n > 0; n--) lists.push(undefined);
    else {
      const list = /[a-d]/.test(sign)
        ? listOfCode(Number.parseInt(sign + scanner.next(), 36))
        : listOfSign(sign);
      if (!list) throw scanner.unexpected(EXPECTED, start);
      lists.push(list);
    }
    if (lists.length > cells) throw scanner.tooLong(`${cells} cells`, start);
  }
  if (lists.length < cells) throw scanner.tooShort(lists.length, `${cells} cells`);
  return lists;
}

function listOfSign(sign: string): CellList | undefined {
  if (sign === '.') return ['?'];
  if (sign === FOUR_ONES[0]) return FOUR_ONES[1];
  if (!/[0-8]/.test(sign)) return undefined;
  return sign === '0' ? [] : [Number(sign)];
}

function listOfCode(code: number): CellList | undefined {
  const listCode = LIST_CODES.find(({ length, from, base }) => code >= from && code < from + base ** length);
  return (
    listCode &&
    Array.from({ length: listCode.length }, (_, at) => {
      const digit =
        Math.floor((code - listCode.from) / listCode.base ** (listCode.length - 1 - at)) % listCode.base;
      return digit === 0 ? '?' : digit;
    })
  );
}

/** Returns the code of a list; undefined if it has none. */
export function cellListCode(list: CellList): string | undefined {
  const [first = 0] = list;
  if (list.length < 2) return first === '?' ? '.' : first <= MAX_SINGLE_SIGN ? `${first}` : undefined;
  if (`${list}` === `${FOUR_ONES[1]}`) return FOUR_ONES[0];
  const several = LIST_CODES.find(({ length }) => length === list.length);
  const digits = list.map((one) => (one === '?' ? 0 : one));
  if (!several || digits.some((digit) => digit >= several.base)) return undefined;
  return (several.from + digits.reduce((sum, digit) => sum * several.base + digit, 0)).toString(36);
}

/** Inverse of `readCellLists`, for lists that have a code. */
export const writeCellLists = (lists: readonly (CellList | undefined)[]): string =>
  withEmptyRuns(lists, 'g', 20, (list) => cellListCode(list)!);
