import leven from 'leven';

/** The name that is almost what was written, if there is any. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  return names
    .map((name) => ({ name, distance: leven(name.toLowerCase(), written.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= mostWrong(Math.min(name.length, written.length)))
    .toSorted((one, other) => one.distance - other.distance)[0]?.name;
}

/** A letter or two may be wrong, of long names three. */
const mostWrong = (letters: number): number => Math.min(3, Math.max(1, Math.floor(letters * 0.4)));
