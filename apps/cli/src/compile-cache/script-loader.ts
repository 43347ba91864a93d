import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { exports as exportedBy } from 'resolve.exports';
import type { CompileCache } from './compile-cache.js';

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** The first line of a script, as `script-build.ts` writes it: a function of what `#run` gives it. */
const FIRST_LINE =
  /^\(function \(module, require, __import, __dirname, __url\) \{ \/\/ gridproof ([0-9a-f]{32})\n/;

const require = createRequire(import.meta.filename);

/** A package was built before packages had scripts. */
class NoScript extends Error {}

/**
 * Packages of this project in the form of scripts, whose compiled code is kept. Each is loaded once, from where it is installed for
 * the package that asks for it, as Node does with modules.
 */
export class ScriptLoader {
  readonly #code: CompileCache;
  /** By their files. */
  readonly #loaded = new Map<string, Exports>();

  constructor(code: CompileCache) {
    this.#code = code;
  }

  /** What a script exports; undefined where the file is none of this project. */
  load(file: string): Exports | undefined {
    const known = this.#loaded.get(file);
    if (known) return known;
    const exports = this.#run(file);
    if (exports) this.#loaded.set(file, exports);
    return exports;
  }

  /** What the module at an address exports: in the form of a script where it has one, else the module itself. */
  readonly import = async (url: string): Promise<Exports> =>
    (url.startsWith('file:') && this.#besides(fileURLToPath(url))) || (await import(url));

  /** The script beside the module of a package; undefined where it, or one that it needs, is none. */
  #besides(module: string): Exports | undefined {
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
    // Who changes a line to see what happens leaves the first one as it is.
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

  /** What a script in a folder is given for a name; each of its sources asks for itself. */
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

/** The script of the package that a script in `folder` asks for by this name. */
function scriptOf(name: string, folder: string): string | undefined {
  const script = join(homeOf(name, folder), 'dist', 'script.cjs');
  return existsSync(script) ? realpathSync.native(script) : undefined;
}

/** The address of the module that `import` of this name would load. */
function moduleOf(name: string, folder: string): string {
  const home = homeOf(name, folder);
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return pathToFileURL(realpathSync(join(home, exportedBy(manifest, '.')![0]!))).href;
}

/** Where the package is that a script in `folder` asks for by this name. */
function homeOf(name: string, folder: string): string {
  const home = join(folder, 'node_modules', name);
  if (existsSync(join(home, 'package.json'))) return home;
  const above = dirname(folder);
  if (above === folder) throw new Error(`${name} is not installed`);
  return homeOf(name, above);
}

/** The source of a script, in UTF-8 as regular expressions may need it; empty where there is none. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
