import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes a line to standard output and waits if the reader is slower. */
export async function writeLine(stdout: Writable, line: string, signal: AbortSignal): Promise<void> {
  if (!stdout.write(`${line}\n`)) await once(stdout, 'drain', { signal });
}
