import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Chunk, isChunkName, requestFingerprint } from './chunk.js';
import { type Store, StoreError } from './store.js';

/** The last line of a file: what its rows were asked, how many they are, and a sum of their bytes. */
interface Seal {
  readonly asked: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** No seal is longer, in bytes. */
const LONGEST_SEAL = 512;

/**
 * A folder, on this machine or shared by several: a file for each chunk, a thousand files in a folder. A file is written aside
 * and renamed once it is on the disk, and a seal at its end says that it is whole.
 */
export class FolderStore implements Store {
  constructor(readonly folder: string) {}

  async has(chunk: Chunk): Promise<boolean> {
    const seal = await sealOf(this.#path(chunk.name));
    if (!seal) return false;
    if (seal.asked !== requestFingerprint(chunk))
      throw new StoreError(
        'other-input',
        `'${this.folder}' holds the rows of another input (chunk ${chunk.name}), and is left as it is`,
      );
    return true;
  }

  async put(chunk: Chunk, rows: readonly string[]): Promise<void> {
    const text = Buffer.from(rows.map((row) => `${row}\n`).join(''));
    const seal: Seal = {
      asked: requestFingerprint(chunk),
      rows: rows.length,
      bytes: text.length,
      sha256: sumOf(text),
    };
    const path = this.#path(chunk.name);
    const aside = join(this.folder, 'aside', `${chunk.name}-${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    await mkdir(dirname(aside), { recursive: true });
    try {
      await written(aside, Buffer.concat([text, Buffer.from(`${JSON.stringify(seal)}\n`)]));
      if (await this.has(chunk)) this.#compare(chunk.name, rows, await this.read(chunk.name));
      else await rename(aside, path);
    } finally {
      await rm(aside, { force: true });
    }
  }

  async read(name: string): Promise<readonly string[]> {
    const path = this.#path(name);
    const seal = await sealOf(path);
    if (!seal) throw new StoreError('missing', `chunk ${name} is not in '${this.folder}'`);
    const text = (await readFile(path)).subarray(0, seal.bytes);
    if (sumOf(text) !== seal.sha256)
      throw new StoreError('damaged', `chunk ${name} in '${this.folder}' is not as it was written`);
    return text.toString().split('\n').slice(0, -1);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  /** Removes what writers that were killed have left behind. */
  async tidy(): Promise<void> {
    await rm(join(this.folder, 'aside'), { recursive: true, force: true });
  }

  /** Names come with what a queue carries: they must not lead out of the folder. Throws `StoreError`. */
  #path(name: string): string {
    if (!isChunkName(name))
      throw new StoreError(
        'bad-name',
        `found a chunk called ${JSON.stringify(name)?.slice(0, 80)}, expected a number as in 12 or 12-0-1`,
      );
    const thousand = String(Math.floor(Number.parseInt(name, 10) / 1000)).padStart(4, '0');
    return join(this.folder, 'chunks', thousand, `${name}.jsonl`);
  }

  /** A row is a function of what is asked: two that differ are a fault of the program that made them. */
  #compare(name: string, rows: readonly string[], there: readonly string[]): void {
    const at = rows.findIndex((row, index) => row !== there[index]);
    if (at < 0) return;
    throw new StoreError(
      'contradiction',
      `two workers have written different rows for chunk ${name}, row ${at + 1}:\n${there[at]}\n${rows[at]}`,
    );
  }
}

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function written(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Undefined where the file is not there, or is torn. */
async function sealOf(path: string): Promise<Seal | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const length = Math.min(size, LONGEST_SEAL);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const line = buffer.toString().trimEnd().split('\n').at(-1)!;
    const seal: Seal = JSON.parse(line);
    return seal.bytes + Buffer.byteLength(line) + 1 === size ? seal : undefined;
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}

/** How many chunks lie in a folder. */
export async function chunksIn(folder: string): Promise<number> {
  const files = await readdir(join(folder, 'chunks'), { recursive: true }).catch(() => []);
  return files.filter((file) => /^\d+\.jsonl$/.test(basename(file))).length;
}
