import type { Chunk } from './chunk.js';

/** Stores the rows of finished chunks until they are merged. */
export interface Store {
  /**
   * Whether the store has the complete rows of a chunk; false for an incomplete file. @throws StoreError if the name
   * belongs to rows of other entries.
   */
  has(chunk: Chunk): Promise<boolean>;
  /**
   * Writes the rows of a chunk atomically; does nothing if the same rows are stored already. @throws StoreError if other
   * rows of the chunk are stored.
   */
  put(chunk: Chunk, rows: readonly string[]): Promise<void>;
  /** Reads the rows of a chunk. @throws StoreError if they are missing or damaged. */
  read(name: string): Promise<readonly string[]>;
  /** Removes the rows of a chunk, if any. */
  remove(name: string): Promise<void>;
}

/** A fault of a store, with a message for the operator of the farm. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: 'missing' | 'damaged' | 'other-input' | 'contradiction' | 'bad-name',
    message: string,
  ) {
    super(message);
  }
}
