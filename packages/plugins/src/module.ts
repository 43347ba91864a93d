import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { inspect } from 'node:util';
import { exports } from 'resolve.exports';
import type { Manifest } from './manifest.js';

/** Thrown when a module of a package cannot be used; the message is a clause about the plugin: `it has not been built`. */
export class PluginFault extends Error {
  override readonly name = 'PluginFault';
}

const missingMessage = (path: string): string =>
  `${path} is missing: it has not been built, or is not completely installed`;

/** The path of the module that `import` of a package, or of one of its entries, loads. Throws `PluginFault` if there is none. */
export function modulePath(folder: string, manifest: Manifest, entry = '.'): string {
  const exported =
    manifest.exports === undefined && entry === '.' ? undefined : exportedPath(manifest, entry);
  const path = exported === undefined ? resolveMain(folder) : join(folder, exported);
  if (path !== undefined && existsSync(path)) return path;
  throw new PluginFault(missingMessage(`its module ${exported ?? manifest.main ?? 'index.js'}`));
}

function exportedPath(manifest: Manifest, entry: string): string {
  try {
    return exports(manifest, entry)![0]!;
  } catch {
    throw new PluginFault(`its package.json has no module at exports['${entry}'] for import`);
  }
}

/** Resolves the main module of a package without exports, as Node does. */
function resolveMain(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve(folder);
  } catch {
    return undefined;
  }
}

/** The reason why a module in a folder could not be loaded. */
export function loadFault(error: unknown, folder: string): string {
  const message = error instanceof Error ? String(error).split('\n')[0]! : inspect(error);
  const code = (error as { readonly code?: unknown } | undefined)?.code;
  const missingModule = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  if ((code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') || missingModule === undefined)
    return `it throws when it is loaded: ${message}`;
  if (/^(?:\.{0,2}[\\/]|[A-Za-z]:)/.test(missingModule))
    return missingMessage(`its module ${relativePath(missingModule, folder)}`);
  const [scope, rest] = missingModule.split('/');
  const name = scope!.startsWith('@') ? `${scope}/${rest}` : scope;
  return `it asks for '${missingModule}', which is not installed. Run: npm install ${name}`;
}

/** A path relative to a folder, unchanged if it is outside. */
function relativePath(path: string, folder: string): string {
  const inner = relative(folder, path);
  return inner.startsWith('..') ? path : inner.split(sep).join('/');
}
