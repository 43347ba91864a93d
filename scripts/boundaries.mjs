// Holds the directions of dependency between the packages: `node scripts/boundaries.mjs`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the sources of a package may import beside its own files; the first row that fits counts. */
const SOURCES = [
  ['packages/core', []],
  ['packages/describe', ['@gridproof/core', 'valibot']],
  ['packages/render', ['@gridproof/core']],
  ['packages/booklet', ['@gridproof/core', '@gridproof/render']],
  ['packages/runner', ['@gridproof/core', 'tinypool', 'node:*']],
  // It knows no queue but its own; the only importer of bullmq and ioredis is another package.
  ['packages/farm', ['node:*']],
  [
    'packages/farm-bullmq',
    [
      '@gridproof/farm',
      '@gridproof/plugins',
      'type @gridproof/answers',
      'bullmq',
      'commander',
      'ioredis',
      'node:*',
    ],
  ],
  ['packages/plugins', ['@gridproof/core', 'leven', 'resolve.exports', 'semver', 'node:*']],
  [
    'packages/answers',
    [
      '@gridproof/core',
      '@gridproof/plugins',
      '@gridproof/render',
      '@gridproof/runner',
      // How a command describes itself.
      'type commander',
      'node:*',
    ],
  ],
  // The only one that listens.
  [
    'packages/service',
    [
      '@gridproof/answers',
      '@gridproof/core',
      '@gridproof/plugins',
      '@gridproof/runner',
      '@hono/node-server',
      'type commander',
      'node:*',
    ],
  ],
  // The only one that knows the protocol of agents.
  [
    'packages/mcp',
    [
      '@gridproof/answers',
      '@gridproof/core',
      '@gridproof/plugins',
      '@gridproof/render',
      '@gridproof/runner',
      '@gridproof/service',
      '@modelcontextprotocol/server',
      'type commander',
      'zod',
      'node:*',
    ],
  ],
  ['packages/create', ['node:*']],
  ['packages/testkit', ['@gridproof/core', '@gridproof/engine-*', 'fast-check', 'vitest', 'node:util']],
  // Both work in browsers too.
  ['packages/engines/z3', ['@gridproof/core', 'z3-solver']],
  ['packages/engines/cadical', ['@gridproof/core', 'cadical-wasm']],
  ['packages/engines/*', ['@gridproof/core', 'node:*']],
  // Layouts of boards in play are masked with a hash.
  [
    'packages/puzzles/minesweeper',
    ['@gridproof/core', '@gridproof/describe', '@noble/hashes', '@noble/hashes/*', 'type @gridproof/render'],
  ],
  // Links of other programs are compressed.
  [
    'packages/puzzles/sudoku',
    ['@gridproof/core', '@gridproof/describe', 'lz-string', 'type @gridproof/render'],
  ],
  ['packages/puzzles/*', ['@gridproof/core', '@gridproof/describe', 'type @gridproof/render']],
  [
    'apps/server',
    [
      '@gridproof/answers',
      '@gridproof/core',
      '@gridproof/plugins',
      '@gridproof/render',
      '@gridproof/service',
      'hono',
      'valibot',
      '@valibot/to-json-schema',
      'node:*',
    ],
  ],
  ['apps/*', ['*']],
];

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
}

function judge(one, file, { name, typeOnly, line }, byName, shared) {
  const bad = (message) => [{ path: file.path, line, message }];
  if (name.startsWith('.')) {
    const target = posix.join(posix.dirname(file.path), name);
    if (!within(one.folder, target)) return bad(`'${name}' reaches out of ${one.folder}`);
    return file.test ? [] : crossing(file.path, target, typeOnly).flatMap(bad);
  }
  const wanted = packageName(name);
  const target = byName.get(wanted);
  if (target && !exported(target, name))
    return bad(`'${name}' reaches into ${target.folder}, which does not export it`);
  if (target === one) return [];
  if (target && fits('apps/*', target.folder)) return bad(`nothing imports an app, and '${name}' is one`);
  const owners = ALONE[wanted];
  if (owners && !owners.includes(one.folder))
    return bad(`only ${owners.join(' and ')} may import '${wanted}'`);
  const allowed = [...row(SOURCES, one.folder), ...(file.test ? row(TESTS, one.folder) : [])];
  if (!allowed.some((pattern) => fits(pattern, wanted) || (typeOnly && fits(pattern, `type ${wanted}`)))) {
    const may = allowed.includes(`type ${wanted}`) ? 'may import only types of' : 'may not import';
    return bad(`${file.test ? 'tests' : 'sources'} of ${one.folder} ${may} '${wanted}'`);
  }
  return /^(?:node|virtual):/.test(wanted) || declared(one, file, typeOnly, shared).includes(wanted)
    ? []
    : bad(`'${wanted}' is not declared in ${one.folder}/package.json`);
}

/** An import from one folder of a package to another that does not serve it. */
function crossing(from, to, typeOnly) {
  return Object.entries(FOLDERS).flatMap(([parent, table]) => {
    const [own, other] = [from, to].map((path) => folderIn(parent, path));
    if (!own || !other || own === other || table[own]?.includes(other)) return [];
    const types = table[own]?.includes(`type ${other}`);
    if (typeOnly && types) return [];
    return [`${parent}/${own} may ${types ? 'import only types of' : 'not import'} ${parent}/${other}`];
  });
}

/** Which folders of a parent import which others of it, as `from to`, and whether all of it is types. @returns {Map<string, boolean>} */
export function foldersBetween(root, parent) {
  const arrows = new Map();
  for (const one of packagesOf(root).filter(({ folder }) => within(folder, parent)))
    for (const file of filesOf(root, one).filter(({ test }) => !test))
      for (const { name, typeOnly } of importsOf(file)) {
        if (!name.startsWith('.')) continue;
        const target = posix.join(posix.dirname(file.path), name);
        const [from, to] = [file.path, target].map((path) => folderIn(parent, path));
        if (from && to && from !== to)
          arrows.set(`${from} ${to}`, typeOnly && (arrows.get(`${from} ${to}`) ?? true));
      }
  return arrows;
}

/** The folder among those of a parent that a file is in; undefined where it stands beside them. */
function folderIn(parent, path) {
  const [folder, ...rest] = within(parent, path) ? path.slice(parent.length + 1).split('/') : [];
  return rest.length ? folder : undefined;
}

/** Files that are loaded together with what does not need them, each named once with one way there. */
function loaded(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return UNLOADED.flatMap(({ by, never, of }) => {
    const among = (parts, { path }) => parts.some((part) => within(`${of}/${part}`, path));
    const ways = new Map(
      files.filter((file) => !file.test && among(by, file)).map((file) => [file, [file.path]]),
    );
    for (const [file, way] of ways)
      for (const next of among(never, file) ? [] : loadedBy(file, byPath))
        if (!ways.has(next)) ways.set(next, [...way, next.path]);
    return [...ways].flatMap(([file, [first, ...others]]) =>
      among(never, file)
        ? [{ path: first, line: 1, message: `loads what it does without: ${others.join(' -> ')}` }]
        : [],
    );
  });
}

/** The files that a file imports more than types of. */
const loadedBy = (file, byPath) =>
  importsOf(file).flatMap(({ name, typeOnly }) => {
    const path = name.startsWith('.') && sourceOf(posix.join(posix.dirname(file.path), name), byPath);
    return path && !typeOnly && byPath.has(path) ? [byPath.get(path)] : [];
  });

/**
 * Development dependencies are not there where the package is installed, so only tests may use them, and what is built into a page. What an app takes of
 * their types is gone when it is built; a library's users would meet it.
 */
function declared({ folder, manifest }, file, typeOnly, shared) {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const always = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  const developed = Object.keys(devDependencies ?? {});
  if (file.test) return [...always, ...developed, ...shared];
  if (PAGES.includes(folder)) return developed;
  return typeOnly && fits('apps/*', folder) ? [...always, ...developed] : always;
}

function independence(root, { folder, manifest }) {
  if (!INDEPENDENT.includes(folder)) return [];
  const path = `${folder}/package.json`;
  const text = readFileSync(join(root, path), 'utf8');
  return ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}).map((name) => ({
      path,
      line: lineAt(text, text.indexOf(`"${name}"`, text.indexOf(`"${kind}"`))),
      message: `${folder} has no dependencies, and '${name}' is one`,
    })),
  );
}

/** Puzzles and engines that come with an app: users install those that they want. */
function brought(root, { folder, manifest }, byName) {
  if (!fits('apps/*', folder)) return [];
  const path = `${folder}/package.json`;
  const text = readFileSync(join(root, path), 'utf8');
  return ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {})
      .filter((name) => PLUGINS.some((pattern) => fits(pattern, byName.get(name)?.folder ?? '')))
      .map((name) => ({
        path,
        line: lineAt(text, text.indexOf(`"${name}"`, text.indexOf(`"${kind}"`))),
        message: `${folder} brings '${name}' along, which its users install if they want it`,
      })),
  );
}

function namedPuzzles(one, file, puzzles) {
  if (file.test || !PUZZLE_BLIND.some((pattern) => fits(pattern, one.folder))) return [];
  return puzzles.flatMap((id) => {
    // Parts of camelCase names are words too.
    const word = new RegExp(
      `(?<![A-Za-z])${id}(?![a-z])|${id[0].toUpperCase()}${id.slice(1)}(?![a-z])|${id.toUpperCase()}`,
      'g',
    );
    return [...file.text.matchAll(word)].map(({ index }) => ({
      path: file.path,
      line: lineAt(file.text, index),
      message: `${one.folder} speaks of one puzzle type, '${id}'`,
    }));
  });
}

/** Circles of imports between a package's files, each named once, where its first file imports the next. */
function cycles(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = [];
  const done = new Set();
  const visit = (file, trail) => {
    const at = trail.findIndex((step) => step.file === file);
    if (at >= 0) {
      const circle = trail.slice(at);
      const names = [...circle.map((step) => step.file), file].map(({ path }) => posix.basename(path));
      found.push({
        path: file.path,
        line: circle[0].line,
        message: `files import each other in a circle: ${names.join(' -> ')}`,
      });
    } else if (!done.has(file)) {
      for (const { name, line } of importsOf(file)) {
        const next =
          name.startsWith('.') && byPath.get(sourceOf(posix.join(posix.dirname(file.path), name), byPath));
        if (next) visit(next, [...trail, { file, line }]);
      }
      done.add(file);
    }
  };
  for (const file of files) visit(file, []);
  return found;
}

/** The file that an import of `./name.js` means. */
function sourceOf(path, byPath) {
  const source = path.replace(/js$/, 'ts');
  return byPath.has(source) ? source : path;
}

/** Every module that a file names: imports, exports, types and calls. */
function importsOf(file) {
  file.imports ??= read(file);
  return file.imports;
}

function read({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found = [];
  const add = (node, typeOnly) => {
    if (node && ts.isStringLiteralLike(node))
      found.push({ name: node.text, typeOnly, line: lineAt(text, node.getStart(source)) });
  };
  const walk = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && loads(node.expression)) add(node.arguments[0], false);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** `import(...)`, `require(...)`, `require.resolve(...)`, `import.meta.resolve(...)`. */
function loads(callee) {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(callee)) return callee.text === 'require';
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'resolve') return false;
  return (
    ts.isMetaProperty(callee.expression) ||
    (ts.isIdentifier(callee.expression) && callee.expression.text === 'require')
  );
}

function packagesOf(root) {
  const folders = WORKSPACE.flatMap((pattern) => {
    const parent = dirname(pattern);
    return list(join(root, parent)).map((entry) => posix.join(parent, entry.name));
  });
  return folders.flatMap((folder) => {
    const manifest = manifestIn(join(root, folder));
    return manifest ? [{ folder, manifest }] : [];
  });
}

function filesOf(root, { folder }) {
  const walk = (path) =>
    list(path).flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory())
        return ['node_modules', 'dist', '.turbo'].includes(entry.name) ? [] : walk(inner);
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [inner] : [];
    });
  return walk(join(root, folder)).map((path) => {
    const own = relative(root, path).split(sep).join('/');
    const test = !own.startsWith(`${folder}/src/`) || own.includes('.test.');
    return { path: own, test, text: readFileSync(path, 'utf8') };
  });
}

function manifestIn(folder) {
  const path = join(folder, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const list = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);
const row = (table, folder) => table.find(([pattern]) => fits(pattern, folder))?.[1] ?? [];
const lineAt = (text, index) => text.slice(0, index).split('\n').length;
const within = (folder, path) => path === folder || path.startsWith(`${folder}/`);
const packageName = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const exported = ({ manifest }, name) => {
  const subpath = `.${name.slice(manifest.name.length)}`;
  return subpath === '.' || Object.hasOwn(manifest.exports ?? {}, subpath);
};

/** A `*` in a pattern stands for anything without a slash; alone, for anything. */
function fits(pattern, text) {
  if (pattern === '*') return true;
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = violations(fileURLToPath(new URL('..', import.meta.url)));
  for (const { path, line, message } of found) console.error(`${path}:${line}: ${message}`);
  if (found.length) process.exitCode = 1;
}
