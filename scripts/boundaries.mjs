// Holds what imports do not show: `node scripts/boundaries.mjs`. Those are held by `.dependency-cruiser.mjs`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolders, puzzleFolders, root } from './workspace.mjs';

/** Sources that serve all puzzle types, and so name none. */
const SHARED = /^(?:packages\/(?!puzzles|create|testkit)|apps\/(?!bench)).*\/src\/.*(?<!\.test)\.tsx?$/;

<<<<<<< HEAD
/** The lines of a text that name a puzzle type; a part of a camelCase name is a word too. @returns {string[]} */
export function linesNaming(puzzles, text) {
  const words = puzzles.flatMap((id) => [
    `(?<![A-Za-z])${id}(?![a-z])`,
    `${id[0].toUpperCase()}${id.slice(1)}(?![a-z])`,
    id.toUpperCase(),
  ]);
  const word = new RegExp(words.join('|'));
  return text.split('\n').flatMap((line, at) => (word.test(line) ? [`${at + 1}: ${line.trim()}`] : []));
=======
/** What tests may import beside what the sources may. */
const TESTS = [
  ['packages/core', ['vitest', 'fast-check', 'node:*']],
  // It is tried on types that are made of descriptions.
  ['packages/testkit', ['vitest', 'fast-check', 'node:*', '@gridproof/describe']],
  // Its template is a puzzle.
  ['packages/create', ['vitest', 'node:*', '@gridproof/describe', '@gridproof/testkit']],
  // Pictures and paths are those of a real type.
  ['packages/answers', ['vitest', 'node:*', '@gridproof/takuzu']],
  // It is read as a browser reads it.
  ['packages/booklet', ['vitest', 'jsdom']],
  ['packages/farm-bullmq', ['vitest', 'ioredis', 'node:*']],
  ['packages/*', ['vitest', 'fast-check', 'node:*']],
  ['packages/*/*', ['vitest', 'fast-check', 'node:*', '@gridproof/testkit']],
  ['apps/*', ['*']],
];

/** What the sources in a folder may import of other folders beside it. Files that stand beside the folders are free. */
const FOLDERS = {
  'packages/core/src': {
    board: [],
    expressions: ['board'],
    lazy: ['board'],
    program: ['lazy'],
    constraints: ['board', 'expressions', 'lazy'],
    lower: ['board', 'expressions', 'lazy', 'program', 'constraints'],
    expand: ['program'],
    read: ['board', 'expressions', 'constraints'],
    tell: ['board', 'expressions', 'constraints', 'type read', 'type reasons', 'type tasks'],
    search: ['board', 'expressions', 'lazy', 'program', 'lower'],
    reasons: ['board', 'expressions', 'constraints', 'lazy', 'program', 'lower', 'search'],
    make: ['board', 'expressions', 'read', 'lazy', 'program', 'lower', 'search', 'reasons'],
    tasks: ['board', 'expressions', 'read', 'search', 'reasons', 'make'],
    export: ['expressions', 'lazy', 'program', 'lower', 'expand', 'search'],
  },
};

/** What is loaded without what: a page that only reads and draws need not know how constraints are solved. */
const UNLOADED = [
  {
    by: ['board', 'expressions', 'model.ts', 'read', 'tell', 'constraints/meanings.ts', 'puzzle.ts'],
    never: ['constraints/lowerings.ts', 'lazy', 'program', 'lower', 'expand', 'search'],
    of: 'packages/core/src',
  },
];

/** Who alone may import a package: solvers, and what only some users want. */
const ALONE = {
  'z3-solver': ['packages/engines/z3'],
  'cadical-wasm': ['packages/engines/cadical'],
  '@modelcontextprotocol/server': ['packages/mcp'],
  hono: ['apps/server'],
  'prom-client': ['apps/server'],
  // Its SDK has it; schemas of all others are of valibot.
  zod: ['packages/mcp'],
  '@hono/node-server': ['packages/service'],
  bullmq: ['packages/farm-bullmq'],
  ioredis: ['packages/farm-bullmq'],
};

/** What no app brings along: users install what they want. */
const PLUGINS = ['packages/engines/*', 'packages/puzzles/*'];

/** What is built with all that it is made of, so that nothing is installed with it. */
export const PAGES = ['apps/web'];

/** Whose manifest names no dependency. */
const INDEPENDENT = ['packages/core', ...PAGES];

/** Whose sources never speak of one puzzle type. */
const PUZZLE_BLIND = [
  'packages/core',
  'packages/engines/*',
  'packages/render',
  'packages/booklet',
  'packages/runner',
  'packages/farm',
  'packages/farm-bullmq',
  'packages/plugins',
  'packages/answers',
  'packages/service',
  'packages/mcp',
  'packages/describe',
  'apps/cli',
  'apps/server',
  'apps/web',
];

const WORKSPACE = ['packages/*', 'packages/engines/*', 'packages/puzzles/*', 'apps/*'];

/** @typedef {{ path: string, line: number, message: string }} Violation */

/** Everything in a repository that breaks the tables above. @returns {Violation[]} */
export function violations(root) {
  const packages = packagesOf(root);
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  const puzzles = packages
    .filter(({ folder }) => fits('packages/puzzles/*', folder))
    .map(({ folder }) => posix.basename(folder));
  const shared = Object.keys(manifestIn(root)?.devDependencies ?? {});
  return packages
    .flatMap((one) => {
      const files = filesOf(root, one);
      return [
        ...independence(root, one),
        ...brought(root, one, byName),
        ...files.flatMap((file) =>
          importsOf(file).flatMap((found) => judge(one, file, found, byName, shared)),
        ),
        ...files.flatMap((file) => namedPuzzles(one, file, puzzles)),
        ...cycles(files),
        ...loaded(files),
      ];
    })
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
>>>>>>> 972aee70 (server: stream parts of an answer through an event iterator)
}

/** The plugins that an app would bring along, which its users install if they want them; a page is built with them. @returns {string[]} */
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
    linesNaming(puzzles, readFileSync(join(root, path), 'utf8')).map(
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
  const found = faults();
  for (const fault of found) console.error(fault);
  process.exitCode = found.length ? 1 : 0;
}
