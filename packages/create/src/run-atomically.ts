import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Runs work that writes at these paths. If it throws, restores them and throws the same error. In an existing folder, files may be added
 * but not changed.
 */
export function runAtomically<T>(paths: readonly string[], work: () => T): T {
  const restore = paths.map(createRestorer);
  try {
    return work();
  } catch (error) {
    for (const one of restore.toReversed()) one();
    throw error;
  }
}

/** Returns a function that restores the current state of a path. */
function createRestorer(path: string): () => void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) {
    const first = findFirstMissing(path);
    return () => rmSync(first, { recursive: true, force: true });
  }
  if (stats.isDirectory()) {
    const before = new Set(readdirSync(path));
    return () => {
      for (const name of readdirSync(path))
        if (!before.has(name)) rmSync(join(path, name), { recursive: true, force: true });
    };
  }
  const content = readFileSync(path);
  return () => {
    if (existsSync(path) && readFileSync(path).equals(content)) return;
    writeFileSync(path, content);
    chmodSync(path, stats.mode);
    // Restores the times, so that programs that compare them see no change.
    utimesSync(path, stats.atimeMs / 1000, stats.mtimeMs / 1000);
  };
}

/** Returns the topmost missing folder above a path, or the path itself. */
function findFirstMissing(path: string): string {
  const above = dirname(path);
  return above === path || existsSync(above) ? path : findFirstMissing(above);
}
