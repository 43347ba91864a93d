import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { exports as exportedBy } from 'resolve.exports';
import type { CompileCache } from './compile-cache.js';

/** The exports of a module, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** The first line of a script, as written by `script-build.ts`: a function with the arguments that `#run` passes. */
const FIRST_LINE =
  /^\(function \(module, require, __import, __dirname, __url\) \{ \/\/ gridproof ([0-9a-f]{32})\n/;

const require = createRequire(import.meta.filename);

/** Thrown for a package that was built without a script. */
class NoScript extends Error {}

/**
 * Loads packages of this project as scripts, with cached code. Each is loaded once and resolved from the package that
 * imports it, as Node resolves modules.
 */
export class ScriptLoader {
  readonly #code: CompileCache;
  /** Exports by script file. */
  readonly #exports = new Map<string, Exports>();

  constructor(code: CompileCache) {
    this.#code = code;
  }

  /** Returns the exports of a script; undefined if the file is not a script of this project. */
  load(file: string): Exports | undefined {
    const known = this.#exports.get(file);
    if (known) return known;
    const exports = this.#run(file);
    if (exports) this.#exports.set(file, exports);
    return exports;
  }

  /** Imports the module at a URL, as a script if it has one. */
  readonly import = async (url: string): Promise<Exports> =>
    (url.startsWith('file:') && this.#scriptBeside(fileURLToPath(url))) || (await import(url));

  /** Loads the script next to the module of a package; undefined if it or one of its dependencies has none. */
  #scriptBeside(module: string): Exports | undefined {
    if (basename(module) !== 'index.js') return undefined;
    try {
      return this.load(join(dirname(module), 'script.cjs'));
    } catch (error) {
      if (error instanceof NoScript) return undefined;
      throw error;
    }
  }

  #run(file: string): Exports | undefined {
    const text = textOf(file);
    const [, hash] = FIRST_LINE.exec(text) ?? [];
    if (hash === undefined) return undefined;
    // The first line stays the same if someone edits a line to try something, so size and time also count.
    const { size, mtimeMs } = statSync(file);
    const source = { file, fingerprint: `${hash} ${size} ${mtimeMs}` };
    const url = pathToFileURL(file).href;
    const cachedData = this.#code.of(source);
    const script = new Script(text, { filename: url, ...(cachedData && { cachedData }) });
    if (!cachedData || script.cachedDataRejected) this.#code.add(source, script);
    const folder = dirname(file);
    const module = { exports: {} };
    script.runInThisContext()(
      module,
      this.#requireIn(folder),
      (name: string) => import(name.includes(':') ? name : moduleOf(name, folder)),
      folder,
      url,
    );
    return module.exports;
  }

  /** Returns the `require` function of scripts in a folder. Each source calls it itself. */
  #requireIn(folder: string): (name: string) => unknown {
    const known = new Map<string, unknown>();
    return (name) => {
      if (!known.has(name)) known.set(name, this.#require(name, folder));
      return known.get(name);
    };
  }

  #require(name: string, folder: string): unknown {
    if (isBuiltin(name)) return require(name);
    const script = scriptOf(name, folder);
    const exports = script === undefined ? undefined : this.load(script);
    if (!exports) throw new NoScript(`${name} is not completely installed`);
    return exports;
  }
}

/** Path of the script of a package that a script in `folder` imports by name; undefined if it has none. */
function scriptOf(name: string, folder: string): string | undefined {
  const script = join(homeOf(name, folder), 'dist', 'script.cjs');
  return existsSync(script) ? realpathSync.native(script) : undefined;
}

/** URL of the module that `import` of a name would load from a folder. */
function moduleOf(name: string, folder: string): string {
  const home = homeOf(name, folder);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return pathToFileURL(realpathSync(join(home, exportedBy(manifest, '.')![0]!))).href;
}

/** Folder of the package that a script in `folder` imports by name. */
function homeOf(name: string, folder: string): string {
  const home = join(folder, 'node_modules', name);
  if (existsSync(join(home, 'package.json'))) return home;
  const above = dirname(folder);
  if (above === folder) throw new Error(`${name} is not installed`);
  return homeOf(name, above);
}

/** Source of a script, in UTF-8 because of its regular expressions; empty if the file is missing. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
