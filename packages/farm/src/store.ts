import type { Chunk } from './chunk.js';

/** Where the rows of finished chunks lie until they are merged. */
export interface Store {
  /**
   * Whether the rows of a chunk are there, whole. Those that are torn are not.
   *
   * @throws StoreError where rows of other entries have its name.
   */
  has(chunk: Chunk): Promise<boolean>;
  /**
   * Writes the rows of a chunk, all or nothing. Who comes second with the same rows finds them there.
   *
   * @throws StoreError where other rows of the same chunk are there already.
   */
  put(chunk: Chunk, rows: readonly string[]): Promise<void>;
  /**
   * The rows of a chunk.
   *
   * @throws StoreError where they are not there, or not as they were written.
   */
  read(name: string): Promise<readonly string[]>;
  /** Removes the rows of a chunk, if they are there. */
  remove(name: string): Promise<void>;
}

/** What is wrong with a store, in words for the one who runs the farm. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: 'missing' | 'damaged' | 'other-input' | 'contradiction' | 'bad-name',
    message: string,
  ) {
    super(message);
  }
}
