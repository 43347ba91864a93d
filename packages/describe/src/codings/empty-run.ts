/** A run of empty places as letters: the first letter is one place, and one letter holds a number of them at most. */
export function emptyRun(places: number, first: string, most: number): string {
  let text = '';
  for (let left = places; left > 0; left -= most)
    text += String.fromCharCode(first.charCodeAt(0) - 1 + Math.min(most, left));
  return text;
}

/**
 * The codes of clues one after the other, and such runs where there is none; the tail is written out as the sites do. `codeOf` takes
 * what stands before, too.
 */
export function withEmptyRuns<T>(
  clues: readonly (T | undefined)[],
  first: string,
  most: number,
  codeOf: (clue: T, before: string) => string,
): string {
  let text = '';
  let empty = 0;
  for (const clue of clues) {
    if (clue === undefined) {
      empty++;
      continue;
    }
    text += emptyRun(empty, first, most);
    text += codeOf(clue, text);
    empty = 0;
  }
  return text + emptyRun(empty, first, most);
}
