// The packages that a folder depends on, and the addresses at which a browser gets their modules.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { exports as exported } from 'resolve.exports';

/** Some folders and all that they depend on: the folder and the manifest of each package, by its name. */
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

/** Where a package is that another one imports. */
function folderOf(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name);
  const place = places.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed`);
  return realpathSync(join(place, name));
}

/**
 * The imports of an import map: every name that modules may import, and its address below some address. Of a package
 * that does not say what it exports, all files can be had.
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

/** What a package exports by name; patterns are left out. */
function subpaths(exports = {}) {
  if (typeof exports === 'string') return ['.'];
  const keys = Object.keys(exports);
  if (keys.length && !keys[0].startsWith('.')) return ['.'];
  return keys.filter((key) => !key.includes('*') && !key.endsWith('.json'));
}

/** A module with addresses instead of names, those that it imports when it needs them too. */
export async function addressed(source, addresses) {
  await init;
  let text = source;
  for (const { type, specifier, start, end } of parse(source)[0].toReversed()) {
    if (!['static', 'reexport-star', 'dynamic'].includes(type) || !Object.hasOwn(addresses, specifier))
      continue;
    // The quotes belong to what `import()` is called with.
    const address = type === 'dynamic' ? `'${addresses[specifier]}'` : addresses[specifier];
    text = text.slice(0, start) + address + text.slice(end);
  }
  return text;
}
