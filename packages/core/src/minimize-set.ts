/** Options for minimizing a set. */
interface MinimizeOptions<T> {
  /** Receives each smaller set, so that it is not lost if a query takes too long. */
  readonly onFewer?: ((left: readonly T[]) => void) | undefined;
  /** Maximum number of items that are tested at a time, while the items before them are unnecessary; 1 by default. */
  readonly most?: number;
}

/**
 * Removes items one by one, in order, while the rest is sufficient, so that no remaining item can be removed. This is deletion-based
 * extraction of a minimal unsatisfiable subset, where each core narrows the rest (Marques-Silva, "Minimal unsatisfiability", 2010).
 */
export function minimizeSet<T>(
  items: readonly T[],
  sufficient: (some: readonly T[]) => readonly T[] | undefined,
  { onFewer, most = 1 }: MinimizeOptions<T> = {},
): readonly T[] {
  let left = items;
  for (let at = 0, successes = 0; at < items.length; ) {
    const size = Math.min(most, 2 ** Math.max(0, successes - 1));
    const tested = items.slice(at, at + size).filter((item) => left.includes(item));
    const rest = tested.length > 0 ? sufficient(left.filter((item) => !tested.includes(item))) : left;
    if (rest && rest !== left) {
      left = rest;
      onFewer?.(left);
    }
    if (rest || size === 1) at += size;
    successes = rest ? successes + 1 : 0;
  }
  return left;
}

/**
 * Same as `minimizeSet`, but independent of the engine's cores: items outside a core are known to be unnecessary and are not tested, but
 * stay until their turn. While items are unnecessary, twice as many are tested at a time.
 */
export function minimizeSetInOrder<T>(
  items: readonly T[],
  sufficient: (some: readonly T[]) => readonly T[] | undefined,
): readonly T[] {
  const needed: T[] = [];
  let core: ReadonlySet<T> | undefined;
  let size = 1;
  for (let at = 0; at < items.length; ) {
    const tested = items.slice(at, at + size);
    if (!core || tested.some((item) => core!.has(item))) {
      const rest = sufficient([...needed, ...items.slice(at + size)]);
      if (!rest) {
        if (size === 1) needed.push(items[at++]!);
        size = Math.max(1, size >> 1);
        continue;
      }
      core = new Set(rest);
    }
    at += size;
    size *= 2;
  }
  return needed;
}
