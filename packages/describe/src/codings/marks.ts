import type { Scanner } from '../text/scanner.js';
import { emptyRun } from './empty-run.js';

/** The maximum number of empty places in the digit of a mark; a letter for empty places alone stands for up to one more. */
const MAX_GAP = 17;
const LAST_MARK = 17;

/**
 * Reads marks of one kind, row by row, as puzz.link writes them: a digit of base 36 up to `h` is a mark and that many empty places behind
 * it, and the letters from `i` on are 1 to 18 empty places.
 */
export function readMarks(scanner: Scanner, places: number): boolean[] {
  const marks: boolean[] = [];
  while (!scanner.done && marks.length < places) {
    const start = scanner.at;
    const sign = scanner.take(/[\da-z]/y);
    if (sign === undefined) throw scanner.unexpected('a digit or a letter');
    const digit = Number.parseInt(sign, 36);
    if (digit <= LAST_MARK) marks.push(true);
    for (let empty = digit <= LAST_MARK ? digit : digit - LAST_MARK; empty > 0; empty--) marks.push(false);
    if (marks.length > places) throw scanner.tooLong(`${places} cells`, start);
  }
  if (marks.length < places) throw scanner.tooShort(marks.length, `${places} cells`);
  return marks;
}

/** Inverse of `readMarks`; empty places at the end are written out, as the sites do. */
export function writeMarks(marks: readonly boolean[]): string {
  let text = '';
  for (let at = 0; at < marks.length; ) {
    const isMark = marks[at]!;
    if (isMark) at++;
    const next = marks.indexOf(true, at);
    const empty = Math.min((next === -1 ? marks.length : next) - at, isMark ? MAX_GAP : MAX_GAP + 1);
    text += isMark ? empty.toString(36) : emptyRun(empty, 'i', MAX_GAP + 1);
    at += empty;
  }
  return text;
}
