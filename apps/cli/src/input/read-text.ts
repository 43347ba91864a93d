import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { encodingOf, MAX_INPUT_BYTES } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import type { Io } from '../io.js';

/**
 * Reads a file, or standard input (`-`), of at most `most` bytes.
 * @throws UsageError if it cannot be read.
 */
export function readBytes(
  file: string,
  { stdinDescriptor }: Pick<Io, 'stdinDescriptor'>,
  most = MAX_INPUT_BYTES,
): Buffer {
  if (file === '-') return readOpenBytes(stdinDescriptor, 'the input', most);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`there is no file '${file}'`);
  if (stats.isDirectory()) throw new UsageError(`'${file}' is a folder, expected a file`);
  if (stats.size > most) throw tooLarge(`'${file}'`, most);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    return readOpenBytes(descriptor, `'${file}'`, most);
  } finally {
    closeSync(descriptor);
  }
}

const tooLarge = (name: string, most: number): UsageError =>
  new UsageError(`${name} is too large, expected at most ${most / 1_000_000} MB`);

/** Reads an open file. `name` identifies it in error messages. */
function readOpenBytes(descriptor: number, name: string, most: number): Buffer {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const read = readChunk(descriptor, chunk, name);
    if (read === 0) return Buffer.concat(chunks);
    bytes += read;
    if (bytes > most) throw tooLarge(name, most);
    chunks.push(chunk.subarray(0, read));
  }
}

function readChunk(descriptor: number, chunk: Buffer, name: string): number {
  for (;;)
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      // EAGAIN: standard input has no data yet.
      if (code !== 'EAGAIN') throw new UsageError(`${name} cannot be read (${code})`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
}

/** Reads a file, or standard input, as text. */
export function readText(file: string, io: Pick<Io, 'stdinDescriptor'>): string {
  const bytes = readBytes(file, io);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
