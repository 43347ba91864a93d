import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import type { Script } from 'node:vm';

/** A script, and by what its source is known. */
export interface Source {
  readonly file: string;
  readonly fingerprint: string;
}

/**
 * Compiled code that is kept from one call to the next, in a folder of the user's own: to compile takes as long as everything else
 * that a short call does. Where nothing can be kept, nothing is, and all is compiled anew. As for what Node keeps by itself,
 * `NODE_COMPILE_CACHE` names another folder, and `NODE_DISABLE_COMPILE_CACHE=1` keeps nothing.
 */
export class KeptCode {
  readonly #folder: string | undefined;
  readonly #use: string;
  /** Of the version of Node, of its settings and of the processor: no other code could be used. */
  readonly #tag = cachedDataVersionTag();
  readonly #compiled = new Map<Source, Script>();

  /** `use`: what is done in this thread. Each use has code of its own, only what it needs. */
  constructor(use: string, folder = folderOf(process.env)) {
    this.#folder = folder && isOurs(folder) ? folder : undefined;
    this.#use = use;
    if (this.#folder !== undefined) process.on('exit', () => this.#keep());
  }

  /** The code that was kept of a script. */
  of({ file, fingerprint }: Source): Buffer | undefined {
    if (this.#folder === undefined) return undefined;
    try {
      const kept = readFileSync(this.#placeOf(file));
      const isSame = kept.toString('latin1', 0, fingerprint.length) === fingerprint;
      return isSame ? kept.subarray(fingerprint.length) : undefined;
    } catch {
      return undefined;
    }
  }

  /** A script was compiled: its code is kept once the call ends, with that of all functions which it took. */
  add(source: Source, script: Script): void {
    this.#compiled.set(source, script);
  }

  /** Under the script's own path, which compiled code knows and shows in stacks. */
  #placeOf(file: string): string {
    return join(this.#folder!, `${this.#tag.toString(16)}-${this.#use}`, file.replace(/^([A-Za-z]):/, '$1'));
  }

  #keep(): void {
    // An engine may have changed the settings of Node, so that nobody could use it.
    if (this.#compiled.size === 0 || cachedDataVersionTag() !== this.#tag) return;
    try {
      for (const [{ file, fingerprint }, script] of this.#compiled)
        write(this.#placeOf(file), [Buffer.from(fingerprint), script.createCachedData()]);
    } catch {
      // The next call will try again.
    }
  }
}

/** Writes a whole file or none: others may read it at the same time. */
function write(file: string, parts: readonly Buffer[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, Buffer.concat(parts), { flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Where programs keep what they can make again. */
function folderOf({
  NODE_DISABLE_COMPILE_CACHE,
  NODE_COMPILE_CACHE,
  ...env
}: NodeJS.ProcessEnv): string | undefined {
  if (NODE_DISABLE_COMPILE_CACHE === '1') return undefined;
  const caches =
    NODE_COMPILE_CACHE ||
    (process.platform === 'win32'
      ? env.LOCALAPPDATA
      : env.XDG_CACHE_HOME || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache'));
  return caches && join(caches, 'gridproof');
}

/** Whether a folder is there, or can be made, and only this user writes there: code from it is carried out. */
function isOurs(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
  } catch {
    return false;
  }
}
