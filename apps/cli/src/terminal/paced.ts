import { once } from 'node:events';

/** Writes a line on standard output, and waits for a reader that is slower. */
export async function writePaced(line: string, signal: AbortSignal): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain', { signal });
}
