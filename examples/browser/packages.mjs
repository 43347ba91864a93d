// Finds the packages that a folder depends on and the URLs of their modules for a browser.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { exports as exported } from 'resolve.exports';

/** Returns folder and manifest of each package that some folders depend on, by name. */
export function packagesOf(folders) {
  const found = new Map();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const known = found.get(manifest.name);
    if (known?.folder === folder) continue;
    if (known && known.manifest.version !== manifest.version)
      throw new Error(
        `there are two versions of ${manifest.name}: ${known.manifest.version}, ${manifest.version}`,
      );
    if (known) continue;
    found.set(manifest.name, { folder, manifest });
    for (const name of needs(manifest)) waiting.push(folderOf(name, folder));
  }
  return found;
}

function needs({ dependencies, peerDependencies, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...peers];
}

/** Returns the folder of a package that another one imports. */
function folderOf(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name);
  const place = places.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed`);
  return realpathSync(join(place, name));
}

/**
 * Returns the `imports` of an import map: the URL of each importable name, below a base URL. Packages without `exports`
 * expose all files.
 */
export function addressesOf(packages, below) {
  const addresses = {};
  for (const [name, { manifest }] of packages) {
    if (manifest.exports === undefined) addresses[`${name}/`] = `${below}${name}/`;
    for (const path of subpaths(manifest.exports)) {
      const [file] = exported(manifest, path, { browser: true });
      addresses[name + path.slice(1)] = new URL(file, `http://localhost${below}${name}/`).pathname;
    }
  }
  return addresses;
}

/** Returns the exported paths of a package by name, without patterns. */
function subpaths(exports = {}) {
  if (typeof exports === 'string') return ['.'];
  const keys = Object.keys(exports);
  if (keys.length && !keys[0].startsWith('.')) return ['.'];
  return keys.filter((key) => !key.includes('*') && !key.endsWith('.json'));
}

/** Returns a module with URLs instead of package names, including those of dynamic imports. */
export async function replaceImports(source, addresses) {
  await init;
  let text = source;
  for (const { type, specifier, start, end } of parse(source)[0].toReversed()) {
    if (!['static', 'reexport-star', 'dynamic'].includes(type) || !Object.hasOwn(addresses, specifier))
      continue;
    // The argument of `import()` includes its quotes.
    const address = type === 'dynamic' ? `'${addresses[specifier]}'` : addresses[specifier];
    text = text.slice(0, start) + address + text.slice(end);
  }
  return text;
}
