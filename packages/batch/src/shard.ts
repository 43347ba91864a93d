/** One of several parts of a batch. */
export interface Shard {
  /** From 0. */
  readonly index: number;
  /** Number of shards. */
  readonly of: number;
}

/** Lines per block. Blocks go to the shards in turn. */
export const BLOCK_LINES = 1000;

/** Returns the 0-based block of a 1-based line. An input that is one puzzle is in the first block. */
export const blockOf = (line = 1): number => Math.floor((line - 1) / BLOCK_LINES);

/** Returns whether a line belongs to a shard, or to the whole input. */
export const isInShard = (shard: Shard | undefined, line: number | undefined): boolean =>
  !shard || blockOf(line) % shard.of === shard.index;

/** Returns the range of 0-based numbers below `count` that belongs to a shard. The lengths of ranges differ by at most one. */
export function shardRange(
  { index, of }: Shard,
  count: number,
): { readonly first: number; readonly count: number } {
  const startOf = (shard: number) => Math.floor((shard * count) / of);
  return { first: startOf(index), count: startOf(index + 1) - startOf(index) };
}
