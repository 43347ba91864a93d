/** Writes a run of empty places as letters: `first` is one place, and one letter stands for at most `most` places. */
export function emptyRun(places: number, first: string, most: number): string {
  let text = '';
  for (let left = places; left > 0; left -= most)
    text += String.fromCharCode(first.charCodeAt(0) - 1 + Math.min(most, left));
  return text;
}

/**
 * Writes the codes of clues with runs of empty places in between, including those at the end, as the sites do. `codeOf` also receives the
 * text so far.
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
