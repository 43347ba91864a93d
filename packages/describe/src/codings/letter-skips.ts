import type { Scanner } from '../text/scanner.js';

/** The number of empty places that `z` skips, without a mark behind them. */
const FAR = 25;

/**
 * Reads marks of one kind in some of Simon Tatham's ids, up to a comma or the end: `_` is a mark without a gap, a letter from `a` to `y` is
 * 1 to 25 empty places and a mark, `z` is 25 empty places. An extra mark follows the last place.
 */
export function readLetterSkips(scanner: Scanner, places: number, all = `${places} cells`): boolean[] {
  const marks: boolean[] = Array(places + 1).fill(false);
  let at = 0;
  while (!scanner.done && scanner.peek !== ',') {
    const start = scanner.at;
    const letter = scanner.take(/[a-z_]/y);
    if (letter === undefined) throw scanner.unexpected("a letter or '_'");
    at += letter === '_' ? 0 : Math.min(FAR, letter.charCodeAt(0) - 96);
    if (at > places) throw scanner.tooLong(all, start);
    if (letter !== 'z') marks[at++] = true;
  }
  if (at <= places) {
    if (at === places) throw scanner.unexpected('a last letter, which ends behind the board');
    throw scanner.tooShort(at, all);
  }
  return marks.slice(0, places);
}

/** Inverse of `readLetterSkips`. */
export function writeLetterSkips(marks: readonly boolean[]): string {
  let text = '';
  let empty = 0;
  for (const mark of [...marks, true]) {
    if (!mark) {
      empty++;
      continue;
    }
    for (; empty > FAR; empty -= FAR) text += 'z';
    text += empty === 0 ? '_' : String.fromCharCode(96 + empty);
    empty = 0;
  }
  return text;
}
