import { type Store, StoreError } from './store.js';

/** Thrown when chunks are missing or damaged, with their faults by number. */
export class IncompleteRunError extends Error {
  override readonly name = 'Incomplete';

  constructor(readonly faults: ReadonlyMap<number, 'missing' | 'damaged'>) {
    super(`${faults.size} ${faults.size === 1 ? 'chunk is' : 'chunks are'} not there`);
  }
}

/**
 * Reads the rows of all chunks in the order of the input. Removes damaged chunks, so that a restart of the run solves
 * them again. @throws IncompleteRunError after the last chunk, if some are missing or damaged.
 */
export async function* mergeRows(store: Store, chunks: number): AsyncGenerator<readonly string[]> {
  const faults = new Map<number, 'missing' | 'damaged'>();
  for (let number = 0; number < chunks; number++)
    try {
      const rows = await store.read(String(number));
      if (faults.size === 0) yield rows;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const fault = error.code === 'damaged' ? 'damaged' : 'missing';
      faults.set(number, fault);
      if (fault === 'damaged') await store.remove(String(number));
    }
  if (faults.size > 0) throw new IncompleteRunError(faults);
}
