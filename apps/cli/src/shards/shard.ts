/** One of several parts of a batch. */
export interface Shard {
  /** From 0. */
  readonly index: number;
  /** Number of shards. */
  readonly of: number;
}

/** Lines per block. Blocks go to the shards in turn. */
export const BLOCK = 1000;

/** Returns the 0-based block of a 1-based line. An input that is one puzzle is in the first block. */
export const blockOf = (line = 1): number => Math.floor((line - 1) / BLOCK);

/** Returns whether a line belongs to a shard. */
export const isInShard = ({ index, of }: Shard, line: number | undefined): boolean =>
  blockOf(line) % of === index;

/** Returns the range of 0-based numbers below `count` that belongs to a shard. The lengths of ranges differ by at most one. */
export function shardRange(
  { index, of }: Shard,
  count: number,
): { readonly first: number; readonly count: number } {
  const startOf = (shard: number) => Math.floor((shard * count) / of);
  return { first: startOf(index), count: startOf(index + 1) - startOf(index) };
}

/** Parses `3/64`. Returns an error message for anything else. */
export function parseShard(text: string): Shard | string {
  const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? [];
  const [index, of] = [Number(first), Number(second)];
  if (first === undefined || of === 0) return 'Expected one of several shards as in 0/8.';
  if (index >= of) return `Shards count from 0: expected ${of === 1 ? '0/1' : `0/${of} to ${of - 1}/${of}`}.`;
  return { index, of };
}
