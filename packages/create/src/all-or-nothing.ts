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
 * Does work that writes at these paths, all or nothing: where it throws, they are as they were before, and then the same is
 * thrown. In a folder that is there already nothing is changed, but something may be added.
 */
export function allOrNothing<T>(paths: readonly string[], work: () => T): T {
  const restore = paths.map(restorer);
  try {
    return work();
  } catch (error) {
    for (const one of restore.toReversed()) one();
    throw error;
  }
}

/** What makes a path as it is now. */
function restorer(path: string): () => void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) {
    const first = firstMissing(path);
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
    // Programs that compare file times find nothing new.
    utimesSync(path, stats.atimeMs / 1000, stats.mtimeMs / 1000);
  };
}

/** The uppermost of the folders that are missing above a path, or the path itself. */
function firstMissing(path: string): string {
  const above = dirname(path);
  return above === path || existsSync(above) ? path : firstMissing(above);
}
