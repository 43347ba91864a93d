import type { Scanner } from '../text/scanner.js';

/** How many places `z` skips; the letters before it skip 0 to 24 and a mark follows. */
const FAR = 25;

/**
 * Marks of two sorts with empty places among them, as some of Simon Tatham's ids write them: a letter from `a` to `y`
 * skips 0 to 24 places, and the next one is marked, `false` in lower case and `true` in upper case; `z` skips 25 places.
 * Reads up to the end; behind the last mark all is empty. `all` is what a board has, for the message.
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

/** The inverse of `readSkips`. */
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
