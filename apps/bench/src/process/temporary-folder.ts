import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT } from '../exit.js';

/** Runs work with a temporary folder, which is removed at the end, also on ctrl-C. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const interrupt = () => {
    remove();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupt);
  try {
    return await work(folder);
  } finally {
    process.off('SIGINT', interrupt);
    remove();
  }
}
