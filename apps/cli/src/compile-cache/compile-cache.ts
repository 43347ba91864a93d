import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { cacheFolder } from './cache-folder.js';
import { codeTag, nodeBuild } from './node-build.js';

/** A script file and the fingerprint of its source. */
export interface ScriptSource {
  readonly file: string;
  readonly fingerprint: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds after which an unused entry is removed: its Node version or program probably no longer exists. */
const MAX_AGE_MS = 30 * DAY;

/** Names of the folders with code of one Node build, and of the files in them. */
const NODE_FOLDER = /^node-/;
const CODE_FILE = /\.code(\.\w+)?$/;

/**
 * Code cache of V8 that lasts from call to call, in a folder of the user. Compiling takes as long as everything else in a
 * short call. If no file can be written, all code is compiled again. As with Node's own cache, `NODE_COMPILE_CACHE` sets the
 * folder and `NODE_DISABLE_COMPILE_CACHE=1` disables the cache.
 * V8 trusts its input and crashes on invalid data. It therefore gets only code that the same Node build (`nodeBuild`)
 * compiled from the same source, with a matching checksum.
 */
export class CompileCache {
  readonly #folder: string | undefined;
  readonly #build: string;
  readonly #use: string;
  readonly #tag = codeTag();
  readonly #newScripts = new Map<ScriptSource, Script>();

  /** `use`: the purpose of this thread. Each use has its own code, with only the functions that it needs. */
  constructor(use: string, folder = cacheFolder(), build = nodeBuild()) {
    this.#folder = build === undefined ? undefined : folder;
    this.#build = build ?? '';
    this.#use = use;
    if (this.#folder !== undefined) process.on('exit', () => this.#save(this.#folder!));
  }

  /** Returns the cached code of a script, or undefined. */
  of(source: ScriptSource): Buffer | undefined {
    if (this.#folder === undefined) return undefined;
    const place = this.#placeOf(source);
    try {
      const content = readFileSync(place);
      const label = this.#labelOf(source);
      const end = content.length - label.length - 4;
      if (end < 0 || !content.subarray(end + 4).equals(label)) return undefined;
      const code = content.subarray(0, end);
      if (crc32(code) !== content.readUInt32LE(end)) return undefined;
      touchDaily(place);
      return code;
    } catch {
      return undefined;
    }
  }

  /** Registers a compiled script. Its code, with all functions called until then, is written when the call ends. */
  add(source: ScriptSource, script: Script): void {
    this.#newScripts.set(source, script);
  }

  #placeOf({ file }: ScriptSource): string {
    return join(
      this.#folder!,
      `node-${process.version}-${hex(this.#build)}`,
      `${this.#use}-${hex(file)}.code`,
    );
  }

  /** Label of the cached code of a source. It follows the code, because V8 would copy code that does not start at the start of the file. */
  #labelOf({ file, fingerprint }: ScriptSource): Buffer {
    return Buffer.from(JSON.stringify([this.#build, file, fingerprint]));
  }

  #save(folder: string): void {
    // An engine may have changed the V8 flags, which would make the code unusable.
    if (this.#newScripts.size === 0 || codeTag() !== this.#tag) return;
    try {
      for (const [source, script] of this.#newScripts) {
        const code = script.createCachedData();
        const checksum = Buffer.alloc(4);
        checksum.writeUInt32LE(crc32(code));
        write(this.#placeOf(source), Buffer.concat([code, checksum, this.#labelOf(source)]));
      }
      removeUnused(folder);
    } catch {
      // The next call tries again.
    }
  }
}

const hex = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Writes a file atomically: other processes may read and write it at the same time. */
function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Processes in different containers may have the same process id.
  const draft = `${file}.${process.pid}${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Updates the time of a file to that of its last use, to within a day. */
function touchDaily(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > DAY) utimesSync(file, now / 1000, now / 1000);
}

/** Removes unused cache files and their drafts, and no other files. */
function removeUnused(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => NODE_FOLDER.test(one))) {
    const all = readdirSync(join(folder, name));
    const unused = all
      .filter((one) => CODE_FILE.test(one))
      .map((one) => join(folder, name, one))
      .filter((file) => Date.now() - statSync(file).mtimeMs > MAX_AGE_MS);
    for (const file of unused) rmSync(file, { force: true });
    if (unused.length === all.length) rmdirSync(join(folder, name));
  }
}
