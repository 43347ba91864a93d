import leven from 'leven';

/** The name most similar to a misspelt one; undefined if none is similar. */
export function findClosestName(input: string, names: readonly string[]): string | undefined {
  return names
    .map((name) => ({ name, distance: leven(name.toLowerCase(), input.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= maxDistance(Math.min(name.length, input.length)))
    .toSorted((one, other) => one.distance - other.distance)[0]?.name;
}

/** Maximum edit distance: one or two letters, three for long names. */
const maxDistance = (letters: number): number => Math.min(3, Math.max(1, Math.floor(letters * 0.4)));
