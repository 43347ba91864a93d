import { mkdirSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/**
 * Returns the folder for compiled code, creating it if necessary; undefined if there is none. Its content is executed, so
 * this user must own it and nobody else may write to it.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string | undefined {
  try {
    const folder = env.NODE_DISABLE_COMPILE_CACHE ? undefined : placeIn(env);
    return folder !== undefined && isOurs(folder) ? folder : undefined;
  } catch {
    // The home folder is missing or not writable.
    return undefined;
  }
}

/** Returns the folder that the user configured, or the cache folder of the system. */
function placeIn({
  NODE_COMPILE_CACHE,
  XDG_CACHE_HOME,
  LOCALAPPDATA,
}: NodeJS.ProcessEnv): string | undefined {
  if (NODE_COMPILE_CACHE) return join(resolve(NODE_COMPILE_CACHE), 'gridproof');
  const caches = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME || cachesAtHome();
  // With an empty HOME, the path would be relative to the working directory.
  return caches && isAbsolute(caches) ? join(caches, 'gridproof') : undefined;
}

const cachesAtHome = (): string =>
  join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');

function isOurs(folder: string): boolean {
  // Root would create a folder in another user's home that this user could not write to.
  if (statIn(folder) === undefined && isAnothers(nearest(folder))) return false;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = statSync(folder);
  return process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o022) === 0);
}

/** Returns whether a file belongs to a user other than this one and root. */
const isAnothers = ({ uid }: Stats): boolean =>
  process.getuid !== undefined && uid !== 0 && uid !== process.getuid();

/** Returns the nearest existing ancestor folder. */
function nearest(folder: string): Stats {
  const above = dirname(folder);
  return statIn(above) ?? nearest(above);
}

const statIn = (folder: string): Stats | undefined => statSync(folder, { throwIfNoEntry: false });
