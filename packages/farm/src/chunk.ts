import { createHash } from 'node:crypto';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Consecutive entries of the input with everything that a worker needs. */
export interface Chunk {
  readonly run: string;
  /** The number, from 0; the halves of a split chunk append `-0` and `-1`: `12-1-0`. */
  readonly name: string;
  readonly question: Json;
  /** At least one entry. */
  readonly entries: readonly Json[];
}

/** Whether a value has the form of a chunk name. */
export const isChunkName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 100 && /^\d+(?:-[01])*$/.test(name);

/** The request for all entries, and the size of a chunk. */
export interface ChunkOptions {
  readonly run: string;
  readonly question: Json;
  /** Maximum number of entries. */
  readonly rows: number;
  /** Approximate maximum number of characters, unless a single entry has more. */
  readonly characters?: number | undefined;
}

/** A size that queues carry without effort, in characters. */
const MAX_CHARACTERS = 200_000;

/** Divides entries into chunks. The same entries always give the same chunks. */
export async function* createChunks(
  entries: AsyncIterable<Json>,
  { run, question, rows, characters = MAX_CHARACTERS }: ChunkOptions,
): AsyncGenerator<Chunk> {
  let number = 0;
  let buffer: Json[] = [];
  let length = 0;
  const cut = (): Chunk => {
    const chunk = { run, name: String(number++), question, entries: buffer };
    buffer = [];
    length = 0;
    return chunk;
  };
  for await (const entry of entries) {
    const size = JSON.stringify(entry).length;
    if (buffer.length > 0 && length + size > characters) yield cut();
    buffer.push(entry);
    length += size;
    if (buffer.length >= rows) yield cut();
  }
  if (buffer.length > 0) yield cut();
}

/** Splits a chunk in two halves; undefined if it has one entry. */
export function splitChunk({ entries, name, ...rest }: Chunk): readonly [Chunk, Chunk] | undefined {
  if (entries.length < 2) return undefined;
  const middle = Math.ceil(entries.length / 2);
  return [
    { ...rest, name: `${name}-0`, entries: entries.slice(0, middle) },
    { ...rest, name: `${name}-1`, entries: entries.slice(middle) },
  ];
}

/** A fingerprint of the request and entries of a chunk: 16 hexadecimal digits. */
export const requestFingerprint = ({ question, entries }: Chunk): string =>
  createHash('sha256')
    .update(JSON.stringify([question, entries]))
    .digest('hex')
    .slice(0, 16);
