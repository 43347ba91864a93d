import * as nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findModule } from './find-module.js';

/** Resolves a specifier, as hooks of Node do. */
type Resolve = (
  specifier: string,
  context: { readonly parentURL?: string | undefined },
  next: Resolve,
) => { readonly url: string };

/** The packages that a puzzle type in one file imports; it needs no installation of its own. */
const PROVIDED: Readonly<Record<string, () => Promise<unknown>>> = {
  '@gridproof/core': () => import('@gridproof/core'),
  '@gridproof/describe': () => import('@gridproof/describe'),
};

/**
 * Imports a TypeScript module that is not built. Node 22.18 and later load it; earlier versions need the package `jiti`,
 * installed beside the file or beside this package. Throws an error with advice if `jiti` is missing.
 */
export async function importTypeScript(url: string): Promise<{ readonly default?: unknown }> {
  if ((process.features as { readonly typescript?: unknown }).typescript) {
    registerHooksOnce();
    return import(url);
  }
  const path = findModule('jiti', [url, import.meta.url]);
  if (path === undefined)
    throw new Error(
      `Node ${process.versions.node} cannot load TypeScript. Use Node 22.18 or later, or run: npm install jiti`,
    );
  const { createJiti } = ((await import(pathToFileURL(path).href)) as { default: typeof import('jiti') })
    .default;
  const loaded = Object.entries(PROVIDED).map(async ([name, load]) => [name, await load()] as const);
  const virtualModules = Object.fromEntries(await Promise.all(loaded));
  return createJiti(url, { virtualModules, fsCache: false }).import(fileURLToPath(url));
}

let hasHooks = false;

/** Lets TypeScript modules import the provided packages, and each other by the names of their builds. */
function registerHooksOnce(): void {
  if (hasHooks) return;
  hasHooks = true;
  const { registerHooks } = nodeModule as unknown as { registerHooks: (hooks: { resolve: Resolve }) => void };
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context, next);
      } catch (error) {
        if (specifier in PROVIDED) return next(specifier, { ...context, parentURL: import.meta.url }, next);
        if (/^\.{1,2}\/.*\.js$/.test(specifier)) return next(specifier.replace(/js$/, 'ts'), context, next);
        throw error;
      }
    },
  });
}
