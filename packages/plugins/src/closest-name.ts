import leven from 'leven';

/** The name most similar to a misspelt one; undefined if none is similar. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  return names
    .map((name) => ({ name, distance: leven(name.toLowerCase(), written.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= mostWrong(Math.min(name.length, written.length)))
    .toSorted((one, other) => one.distance - other.distance)[0]?.name;
}

/** Maximum edit distance: one or two letters, three for long names. */
const mostWrong = (letters: number): number => Math.min(3, Math.max(1, Math.floor(letters * 0.4)));
