/** One of several parts into which a work is divided. */
export interface Shard {
  /** From 0. */
  readonly index: number;
  /** How many there are. */
  readonly of: number;
}

/** The lines of an input are dealt out in blocks of so many: one after the other, to each shard in turn. */
export const BLOCK = 1000;

/** The block of a line, both from 0; a line counts from 1. What is an input as a whole is in the first. */
export const blockOf = (line = 1): number => Math.floor((line - 1) / BLOCK);

/** Whether a line belongs to a shard. */
export const isInShard = ({ index, of }: Shard, line: number | undefined): boolean =>
  blockOf(line) % of === index;

/** The numbers, from 0, that a shard has of `count`: a stretch of them, as long as those of the others or by one longer. */
export function shardRange(
  { index, of }: Shard,
  count: number,
): { readonly first: number; readonly count: number } {
  const begin = (shard: number) => Math.floor((shard * count) / of);
  return { first: begin(index), count: begin(index + 1) - begin(index) };
}

/** Reads `3/64`; says what is wrong with anything else. */
export function parseShard(text: string): Shard | string {
  const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? [];
  const [index, of] = [Number(first), Number(second)];
  if (first === undefined || of === 0) return 'Expected one of several shards as in 0/8.';
  if (index >= of) return `Shards count from 0: expected ${of === 1 ? '0/1' : `0/${of} to ${of - 1}/${of}`}.`;
  return { index, of };
}
