// Checks boundaries that imports do not show: `node scripts/boundaries.mjs`. Imports are checked by
// `.dependency-cruiser.mjs`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolders, puzzleFolders, root } from './workspace.mjs';

/** Sources that serve all puzzle types and therefore name none. */
const SHARED = /^(?:packages\/(?!puzzles|create|testkit)|apps\/(?!bench)).*\/src\/.*(?<!\.test)\.tsx?$/;

/**
 * Returns the lines of a text that name a puzzle type; parts of camelCase names count as words.
 * @returns {string[]}
 */
export function findTypeNames(puzzles, text) {
  const words = puzzles.flatMap((id) => [
    `(?<![A-Za-z])${id}(?![a-z])`,
    `${id[0].toUpperCase()}${id.slice(1)}(?![a-z])`,
    id.toUpperCase(),
  ]);
  const word = new RegExp(words.join('|'));
  return text.split('\n').flatMap((line, at) => (word.test(line) ? [`${at + 1}: ${line.trim()}`] : []));
}

/**
 * Returns the plugins that an app depends on. Users install plugins themselves; only the page is built with them.
 * @returns {string[]}
 */
export function broughtBy({ name, dependencies, peerDependencies, optionalDependencies }, plugins) {
  const needed = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  return name === '@gridproof/web' ? needed : needed.filter((one) => plugins.includes(one));
}

function faults() {
  const puzzles = puzzleFolders().map((folder) => basename(folder));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const sources = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => SHARED.test(path) && existsSync(join(root, path)));
  const named = sources.flatMap((path) =>
    findTypeNames(puzzles, readFileSync(join(root, path), 'utf8')).map(
      (line) => `${path}:${line}: a puzzle type is named`,
    ),
  );
  const manifests = packageFolders().map((folder) => ({
    isApp: basename(join(folder, '..')) === 'apps',
    ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  }));
  const plugins = manifests
    .filter(({ keywords }) => keywords?.some((word) => /^gridproof-(?:puzzle|engine)$/.test(word)))
    .map(({ name }) => name);
  const brought = manifests
    .filter(({ isApp }) => isApp)
    .flatMap((manifest) =>
      broughtBy(manifest, plugins).map((one) => `${manifest.name} depends on ${one}, which users install`),
    );
  return [...named, ...brought];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const messages = faults();
  for (const fault of messages) console.error(fault);
  process.exitCode = messages.length ? 1 : 0;
}
