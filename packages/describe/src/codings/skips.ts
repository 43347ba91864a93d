import type { Scanner } from '../text/scanner.js';

/** The number of places that `z` skips; the letters before it skip 0 to 24 places, and a mark follows. */
const FAR = 25;

/**
 * Reads marks of two kinds in some of Simon Tatham's ids, up to the end: a letter from `a` to `y` skips 0 to 24 places and marks the next
 * one, `false` in lower case and `true` in upper case; `z` skips 25 places. Places behind the last mark are empty. `all` is the extent of
 * the board for messages.
 */
export function readSkips(
  scanner: Scanner,
  places: number,
  all = `${places} places`,
): (boolean | undefined)[] {
  const marks: (boolean | undefined)[] = Array(places).fill(undefined);
  let at = 0;
  while (!scanner.done) {
    const start = scanner.at;
    const letter = scanner.take(/[a-zA-Y]/y);
    if (letter === undefined) throw scanner.unexpected('a letter');
    const skipped = letter.toLowerCase().charCodeAt(0) - 97;
    at += skipped;
    if (at + (skipped === FAR ? 0 : 1) > places) throw scanner.tooLong(all, start);
    if (skipped !== FAR) marks[at++] = letter < 'a';
  }
  return marks;
}

/** Inverse of `readSkips`. */
export function writeSkips(marks: readonly (boolean | undefined)[]): string {
  let text = '';
  let skipped = 0;
  for (const mark of marks) {
    if (mark === undefined) {
      skipped++;
      continue;
    }
    text += 'z'.repeat(Math.floor(skipped / FAR));
    text += String.fromCharCode((mark ? 65 : 97) + (skipped % FAR));
    skipped = 0;
  }
  return text;
}
