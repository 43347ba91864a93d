import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Chunk, isChunkName, requestFingerprint } from './chunk.js';
import { type Store, StoreError } from './store.js';

/** The last line of a file: the fingerprint of the request, the number of rows and a checksum. */
interface Seal {
  readonly request: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Maximum bytes of a seal. */
const MAX_SEAL_BYTES = 512;

/**
 * A store in a folder, local or shared by several machines: a file per chunk, a thousand files per subfolder. Files are
 * written under a temporary name and renamed once they are on disk; a seal at the end proves that a file is complete.
 */
export class FolderStore implements Store {
  constructor(readonly folder: string) {}

  async has(chunk: Chunk): Promise<boolean> {
    const seal = await readSeal(this.#path(chunk.name));
    if (!seal) return false;
    if (seal.request !== requestFingerprint(chunk))
      throw new StoreError(
        'other-input',
        `'${this.folder}' holds the rows of another input (chunk ${chunk.name}), and is left as it is`,
      );
    return true;
  }

  async put(chunk: Chunk, rows: readonly string[]): Promise<void> {
    const text = Buffer.from(rows.map((row) => `${row}\n`).join(''));
    const seal: Seal = {
      request: requestFingerprint(chunk),
      rows: rows.length,
      bytes: text.length,
      sha256: checksum(text),
    };
    const path = this.#path(chunk.name);
    const temporaryPath = join(this.folder, 'aside', `${chunk.name}-${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    await mkdir(dirname(temporaryPath), { recursive: true });
    try {
      const content = Buffer.concat([text, Buffer.from(`${JSON.stringify(seal)}\n`)]);
      await writeFile(temporaryPath, content, { flag: 'wx', flush: true });
      if (await this.has(chunk)) this.#compare(chunk.name, rows, await this.read(chunk.name));
      else await rename(temporaryPath, path);
    } finally {
      await rm(temporaryPath, { force: true });
    }
  }

  async read(name: string): Promise<readonly string[]> {
    const path = this.#path(name);
    const seal = await readSeal(path);
    if (!seal) throw new StoreError('missing', `chunk ${name} is not in '${this.folder}'`);
    const text = (await readFile(path)).subarray(0, seal.bytes);
    if (checksum(text) !== seal.sha256)
      throw new StoreError('damaged', `chunk ${name} in '${this.folder}' is not as it was written`);
    return text.toString().split('\n').slice(0, -1);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  /** Removes temporary files of killed writers. */
  async removeTemporaryFiles(): Promise<void> {
    await rm(join(this.folder, 'aside'), { recursive: true, force: true });
  }

  /** The path of a chunk. Names come from the queue and must not lead out of the folder. Throws `StoreError`. */
  #path(name: string): string {
    if (!isChunkName(name))
      throw new StoreError(
        'bad-name',
        `found a chunk called ${JSON.stringify(name)?.slice(0, 80)}, expected a number as in 12 or 12-0-1`,
      );
    const subfolder = String(Math.floor(Number.parseInt(name, 10) / 1000)).padStart(4, '0');
    return join(this.folder, 'chunks', subfolder, `${name}.jsonl`);
  }

  /**
   * Throws `StoreError` for rows that differ. Rows are a function of the request, so a difference is a fault of the
   * program that computed them.
   */
  #compare(name: string, rows: readonly string[], stored: readonly string[]): void {
    const at = rows.findIndex((row, index) => row !== stored[index]);
    if (at < 0) return;
    throw new StoreError(
      'contradiction',
      `two workers have written different rows for chunk ${name}, row ${at + 1}:\n${stored[at]}\n${rows[at]}`,
    );
  }
}

const checksum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The seal of a file; undefined if the file is missing or incomplete. */
async function readSeal(path: string): Promise<Seal | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const length = Math.min(size, MAX_SEAL_BYTES);
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

/** Counts the chunks in a folder. */
export async function countChunks(folder: string): Promise<number> {
  const files = await readdir(join(folder, 'chunks'), { recursive: true }).catch(() => []);
  return files.filter((file) => /^\d+\.jsonl$/.test(basename(file))).length;
}
