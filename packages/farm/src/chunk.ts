import { createHash } from 'node:crypto';

/** What JSON holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Entries of the input that follow each other, with all that a worker must know of them: the whole of a job. */
export interface Chunk {
  readonly run: string;
  /** Its number, from 0; of one that was split, also which half, and of that which half: `12-1-0`. */
  readonly name: string;
  readonly question: Json;
  /** One or more. */
  readonly entries: readonly Json[];
}

/** Whether something is the name of a chunk, as far as one can see. */
export const isChunkName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= 100 && /^\d+(?:-[01])*$/.test(name);

/** What is asked of all entries, and how many of them a chunk holds. */
export interface ChunkOptions {
  readonly run: string;
  readonly question: Json;
  /** At most this many entries. */
  readonly rows: number;
  /** And at most about as many characters, unless a single entry has more. */
  readonly characters?: number | undefined;
}

/** What a queue carries without effort. */
const CHARACTERS = 200_000;

/** Cuts entries into chunks. The same entries are always cut in the same way. */
export async function* chunksOf(
  entries: AsyncIterable<Json>,
  { run, question, rows, characters = CHARACTERS }: ChunkOptions,
): AsyncGenerator<Chunk> {
  let number = 0;
  let held: Json[] = [];
  let length = 0;
  const cut = (): Chunk => {
    const chunk = { run, name: String(number++), question, entries: held };
    held = [];
    length = 0;
    return chunk;
  };
  for await (const entry of entries) {
    const own = JSON.stringify(entry).length;
    if (held.length > 0 && length + own > characters) yield cut();
    held.push(entry);
    length += own;
    if (held.length >= rows) yield cut();
  }
  if (held.length > 0) yield cut();
}

/** The two halves of a chunk; undefined where it has but one entry. */
export function splitChunk({ entries, name, ...same }: Chunk): readonly [Chunk, Chunk] | undefined {
  if (entries.length < 2) return undefined;
  const middle = Math.ceil(entries.length / 2);
  return [
    { ...same, name: `${name}-0`, entries: entries.slice(0, middle) },
    { ...same, name: `${name}-1`, entries: entries.slice(middle) },
  ];
}

/** A fingerprint of what is asked in a chunk: 16 digits. */
export const requestFingerprint = ({ question, entries }: Chunk): string =>
  createHash('sha256')
    .update(JSON.stringify([question, entries]))
    .digest('hex')
    .slice(0, 16);
