import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder } from './cache-folder.js';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'caches-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place, { recursive: true });
});

/** Environment variables that place the cache folder, for each system. */
const cachesAt = (caches: string): NodeJS.ProcessEnv => ({ XDG_CACHE_HOME: caches, LOCALAPPDATA: caches });

describe('the folder for compiled code', () => {
  it('is made where caches are', () => {
    expect(cacheFolder({ NODE_COMPILE_CACHE: join(place, 'own') })).toBe(join(place, 'own', 'gridproof'));
    expect(existsSync(join(place, 'own', 'gridproof'))).toBe(true);
  });

  it('is none where that is turned off', () => {
    const env = { NODE_COMPILE_CACHE: join(place, 'own'), NODE_DISABLE_COMPILE_CACHE: '1' };
    expect(cacheFolder(env)).toBeUndefined();
    expect(existsSync(join(place, 'own'))).toBe(false);
  });

  it('is none where nothing can be made', () => {
    writeFileSync(join(place, 'file'), '');
    for (const folder of [join(place, 'file'), join(place, 'file', 'below')])
      expect(cacheFolder({ NODE_COMPILE_CACHE: folder })).toBeUndefined();
    writeFileSync(join(place, 'gridproof'), '');
    expect(cacheFolder({ NODE_COMPILE_CACHE: place })).toBeUndefined();
  });

  describe.skipIf(process.platform === 'win32' || process.platform === 'darwin')('of a user', () => {
    it('is never below the working directory', () => {
      expect(cacheFolder(cachesAt('caches'))).toBeUndefined();
      expect(existsSync('caches')).toBe(false);
      vi.stubEnv('HOME', '');
      expect(cacheFolder({})).toBeUndefined();
      vi.unstubAllEnvs();
    });

    it('is its own, and nobody else may write there', () => {
      const folder = cacheFolder(cachesAt(place))!;
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      for (const mode of [0o777, 0o770, 0o720, 0o702]) {
        chmodSync(folder, mode);
        expect(cacheFolder(cachesAt(place))).toBeUndefined();
      }
      chmodSync(folder, 0o755);
      expect(cacheFolder(cachesAt(place))).toBe(folder);
      vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
      expect(cacheFolder(cachesAt(place))).toBeUndefined();
    });

    it('is not made in the home of another', () => {
      const home = join(place, 'home');
      mkdirSync(home);
      // Root can write anywhere; the owner could not write to a folder that root creates.
      if (statSync(home).uid === 0) chownSync(home, 12_345, 12_345);
      vi.spyOn(process, 'getuid').mockReturnValue(0);
      expect(cacheFolder(cachesAt(join(home, '.cache')))).toBeUndefined();
      expect(existsSync(join(home, '.cache'))).toBe(false);
    });
  });
});
