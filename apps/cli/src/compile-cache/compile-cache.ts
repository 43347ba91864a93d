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

/** A script, and by what its source is known. */
export interface Source {
  readonly file: string;
  readonly fingerprint: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** What no call has used for so long is removed: of a Node, or of a program, that is gone. */
const LONG = 30 * DAY;

/** How the folders are called that hold what one Node compiled, and what is kept there. */
const OF_ONE_NODE = /^node-/;
const KEPT = /\.code(\.\w+)?$/;

/**
 * Compiled code that is kept from one call to the next, in a folder of the user's own: to compile takes as long as everything else
 * that a short call does. Where nothing can be kept, nothing is, and all is compiled anew. As for what Node keeps by itself,
 * `NODE_COMPILE_CACHE` names another folder, and `NODE_DISABLE_COMPILE_CACHE=1` keeps nothing.
 *
 * V8 trusts what it is given, and crashes on what is not right. So it is given only what this very Node wrote (`nodeBuild`), for
 * this very source, and whole: its checksum is looked at.
 */
export class CompileCache {
  readonly #folder: string | undefined;
  readonly #build: string;
  readonly #use: string;
  readonly #tag = codeTag();
  readonly #compiled = new Map<Source, Script>();

  /** `use`: what is done in this thread. Each use has code of its own, only what it needs. */
  constructor(use: string, folder = cacheFolder(), build = nodeBuild()) {
    this.#folder = build === undefined ? undefined : folder;
    this.#build = build ?? '';
    this.#use = use;
    if (this.#folder !== undefined) process.on('exit', () => this.#keep(this.#folder!));
  }

  /** The code that was kept of a script. */
  of(source: Source): Buffer | undefined {
    if (this.#folder === undefined) return undefined;
    const place = this.#placeOf(source);
    try {
      const kept = readFileSync(place);
      const label = this.#labelOf(source);
      const end = kept.length - label.length - 4;
      if (end < 0 || !kept.subarray(end + 4).equals(label)) return undefined;
      const code = kept.subarray(0, end);
      if (crc32(code) !== kept.readUInt32LE(end)) return undefined;
      stillUsed(place);
      return code;
    } catch {
      return undefined;
    }
  }

  /** A script was compiled: its code is kept once the call ends, with that of all functions which it took. */
  add(source: Source, script: Script): void {
    this.#compiled.set(source, script);
  }

  #placeOf({ file }: Source): string {
    return join(
      this.#folder!,
      `node-${process.version}-${hex(this.#build)}`,
      `${this.#use}-${hex(file)}.code`,
    );
  }

  /** Whose code it is. It stands behind the code, which V8 would copy if it did not begin where the file does. */
  #labelOf({ file, fingerprint }: Source): Buffer {
    return Buffer.from(JSON.stringify([this.#build, file, fingerprint]));
  }

  #keep(folder: string): void {
    // An engine may have changed the settings of Node, so that nobody could use it.
    if (this.#compiled.size === 0 || codeTag() !== this.#tag) return;
    try {
      for (const [source, script] of this.#compiled) {
        const code = script.createCachedData();
        const checksum = Buffer.alloc(4);
        checksum.writeUInt32LE(crc32(code));
        write(this.#placeOf(source), Buffer.concat([code, checksum, this.#labelOf(source)]));
      }
      removeUnused(folder);
    } catch {
      // The next call will try again.
    }
  }
}

const hex = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Writes a whole file or none: others may read it, and write it, at the same time. */
function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Processes in different containers may have the same number.
  const draft = `${file}.${process.pid}${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Files are as old as their last use, give or take a day. */
function stillUsed(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > DAY) utimesSync(file, now / 1000, now / 1000);
}

/** Removes what was kept, and drafts of it, and nothing else that may lie there. */
function removeUnused(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => OF_ONE_NODE.test(one))) {
    const all = readdirSync(join(folder, name));
    const unused = all
      .filter((one) => KEPT.test(one))
      .map((one) => join(folder, name, one))
      .filter((file) => Date.now() - statSync(file).mtimeMs > LONG);
    for (const file of unused) rmSync(file, { force: true });
    if (unused.length === all.length) rmdirSync(join(folder, name));
  }
}
