import { mkdirSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/**
 * The folder for compiled code, made if need be; undefined where there is none. Code from it is carried out, so it must be this user's, and
 * nobody else may write there.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string | undefined {
  try {
    const folder = env.NODE_DISABLE_COMPILE_CACHE ? undefined : placeIn(env);
    return folder !== undefined && isOurs(folder) ? folder : undefined;
  } catch {
    // There is no home, or nothing may be written there.
    return undefined;
  }
}

/** Where the user wants it, else where programs keep what they can make again. */
function placeIn({
  NODE_COMPILE_CACHE,
  XDG_CACHE_HOME,
  LOCALAPPDATA,
}: NodeJS.ProcessEnv): string | undefined {
  if (NODE_COMPILE_CACHE) return join(resolve(NODE_COMPILE_CACHE), 'gridproof');
  const caches = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME || cachesAtHome();
  // From an empty HOME it would be a folder wherever the program is called.
  return caches && isAbsolute(caches) ? join(caches, 'gridproof') : undefined;
}

const cachesAtHome = (): string =>
  join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');

function isOurs(folder: string): boolean {
  // What root makes in somebody's home, he could not write to.
  if (statIn(folder) === undefined && isAnothers(nearest(folder))) return false;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = statSync(folder);
  return process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o022) === 0);
}

/** Whether a user owns it who is neither this one nor root. */
const isAnothers = ({ uid }: Stats): boolean =>
  process.getuid !== undefined && uid !== 0 && uid !== process.getuid();

/** The nearest folder above that is there. */
function nearest(folder: string): Stats {
  const above = dirname(folder);
  return statIn(above) ?? nearest(above);
}

const statIn = (folder: string): Stats | undefined => statSync(folder, { throwIfNoEntry: false });
