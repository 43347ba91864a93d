// Which package, and which folder of core, may import which: `npx depcruise packages apps`, a part of `npm run lint`.

/** The imports that the sources of a package may have beside its own files. The pattern of a package may stand for several. */
const SOURCES = {
  'packages/core': [],
  'packages/describe': ['@gridproof/core', 'valibot'],
  'packages/render': ['@gridproof/core'],
  'packages/booklet': ['@gridproof/core', '@gridproof/render'],
  'packages/picture': ['@gridproof/core', '@gridproof/render', 'fast-png', 'jpeg-js'],
  'packages/picture-tesseract': [
    ...['@gridproof/picture', '@tesseract.js-data/eng', 'tesseract.js', 'node:'],
  ],
  'packages/runner': ['@gridproof/core', '@gridproof/describe', 'jiti', 'tinypool', 'node:'],
  'packages/batch': [
    ...['@gridproof/api', '@gridproof/core', '@gridproof/plugins', '@gridproof/runner'],
    ...['papaparse', 'node:'],
  ],
  'packages/farm': ['node:'],
  'packages/farm-bullmq': [
    ...['@gridproof/api', '@gridproof/batch', '@gridproof/farm', '@gridproof/plugins'],
    ...['bullmq', 'commander', 'ioredis', 'node:'],
  ],
  'packages/plugins': [
    ...['@gridproof/core', '@gridproof/runner', 'leven', 'resolve.exports', 'semver', 'node:'],
  ],
  'packages/api': [
    ...['@gridproof/core', '@gridproof/plugins', '@gridproof/render', '@gridproof/runner'],
    ...['type commander', 'node:'],
  ],
  'packages/http': [
    ...['@gridproof/api', '@gridproof/core', '@gridproof/plugins', '@gridproof/runner'],
    ...['@hono/node-server', 'lru-cache', 'rate-limiter-flexible', 'type commander', 'node:'],
  ],
  'packages/mcp': [
    ...['@gridproof/api', '@gridproof/core', '@gridproof/plugins', '@gridproof/render'],
    ...['@gridproof/runner', '@gridproof/http'],
    ...['@modelcontextprotocol/server', 'lru-cache', 'type commander', 'zod', 'node:'],
  ],
  'packages/create': ['node:'],
  'packages/testkit': ['@gridproof/core', '@gridproof/engine-[^/]+', 'fast-check', 'vitest', 'node:'],
  'packages/engines/[^/]+': ['@gridproof/core', 'cadical-wasm', 'z3-solver'],
  'packages/puzzles/[^/]+': [
    ...['@gridproof/core', '@gridproof/describe', 'type @gridproof/render'],
    ...['@noble/hashes', 'lz-string'],
  ],
  'apps/server': [
    ...['@gridproof/api', '@gridproof/core', '@gridproof/plugins', '@gridproof/render'],
    ...['@gridproof/http', 'hono', 'prom-client', 'valibot', '@valibot/to-json-schema', 'node:'],
  ],
};

/** The imports that tests may have beside those of the sources. */
const TESTS = {
  'packages/api': ['@gridproof/takuzu'],
  'packages/booklet': ['jsdom'],
  'packages/picture': ['@gridproof/engine-cadical', '@resvg/resvg-js', 'esbuild'],
  'packages/create': ['@gridproof/describe', '@gridproof/testkit'],
  'packages/testkit': ['@gridproof/describe'],
  'packages/engines/[^/]+': ['@gridproof/testkit'],
  'packages/puzzles/[^/]+': ['@gridproof/testkit'],
};

/** The only package that may import another one: solvers, and what only some users want. */
const ONLY = {
  'packages/engines/z3': ['z3-solver'],
  'packages/engines/cadical': ['cadical-wasm'],
  'packages/mcp': ['@modelcontextprotocol/server'],
  'packages/http': ['@hono/node-server'],
  'packages/picture': ['fast-png', 'jpeg-js', '@resvg/resvg-js'],
  'packages/picture-tesseract': ['tesseract.js'],
  'packages/farm-bullmq': ['bullmq', 'ioredis'],
  'packages/puzzles/minesweeper': ['@noble/hashes'],
  'packages/puzzles/sudoku': ['lz-string'],
  'apps/server': ['hono'],
};

/** By folder of core: the other folders that it may import. Files beside the folders are free. */
const CORE = {
  board: [],
  expressions: ['board'],
  lazy: ['board'],
  program: ['lazy'],
  constraints: ['board', 'expressions', 'lazy'],
  lower: ['board', 'expressions', 'lazy', 'program', 'constraints'],
  cnf: ['program'],
  read: ['board', 'expressions', 'constraints'],
  verbalize: [
    'board',
    'expressions',
    'constraints',
    'type read',
    'type reasons',
    'type tasks',
    'type techniques',
  ],
  search: ['board', 'expressions', 'lazy', 'program', 'lower'],
  techniques: ['board', 'expressions', 'constraints'],
  reasons: ['board', 'expressions', 'constraints', 'lazy', 'program', 'lower', 'search', 'techniques'],
  generate: ['board', 'expressions', 'read', 'lazy', 'program', 'lower', 'search', 'reasons'],
  tasks: ['board', 'expressions', 'read', 'search', 'reasons', 'generate', 'type techniques'],
  export: ['expressions', 'lazy', 'program', 'lower', 'cnf', 'search'],
};

/** Files outside `src`, and tests inside it. */
const TEST = String.raw`^(?!.*/src/)|\.test\.`;
const TYPES = ['type-only', 'type-import'];
const FREE_OF_SOLVING = '^packages/core/src/(?:(?:board|expressions|read|verbalize|constraints)/|[^/]+$)';
const SOLVING =
  '^packages/core/src/(?:(?:lazy|program|lower|cnf|search|techniques|reasons|generate|tasks|export)/|constraints/[^.]*(?:lowering|lazy|memberships))';

const installed = (name) => `/node_modules/${name}/`;

/** Two rules: only listed packages may be imported, and from a listed `type` no values. */
function only(name, from, own, list, pathOf) {
  const types = list.flatMap((one) => (one.startsWith('type ') ? [pathOf(one.slice(5))] : []));
  const pathNot = [own, ...list.map((one) => pathOf(one.replace('type ', '')))];
  const dependencyTypesNot = list.includes('node:') ? ['core'] : [];
  return [
    error(name, from, { pathNot, dependencyTypesNot }),
    ...(types.length ? [error(`${name}, but types`, from, { path: types, dependencyTypesNot: TYPES })] : []),
  ];
}

const error = (name, from, to, comment) => ({
  name,
  severity: 'error',
  from,
  to,
  ...(comment && { comment }),
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(SOURCES).flatMap(([folder, list]) =>
      only(
        `imports of ${folder}`,
        { path: `^${folder}/src/`, pathNot: TEST },
        `^${folder}/(?!node_modules/)`,
        list,
        installed,
      ),
    ),
    ...Object.entries(SOURCES)
      .filter(([folder]) => folder.startsWith('packages/'))
      .flatMap(([folder, list]) =>
        only(
          `imports of tests of ${folder}`,
          { path: `^${folder}/(?:(?!src/)|.*[.]test[.])` },
          `^${folder}/(?!node_modules/)`,
          [
            ...list.map((one) => one.replace('type ', '')),
            ...(TESTS[folder] ?? []),
            ...['node:', 'vitest', 'fast-check'],
          ],
          installed,
        ),
      ),
    ...Object.entries(ONLY).map(([folder, list]) =>
      error(`only ${folder}`, { pathNot: `^${folder}/` }, { path: list.map(installed) }),
    ),
    ...Object.entries(CORE).flatMap(([folder, list]) =>
      only(
        `imports of core's ${folder}`,
        { path: `^packages/core/src/${folder}/`, pathNot: TEST },
        `^packages/core/src/(?:${folder}/|[^/]+$)`,
        list,
        (other) => `^packages/core/src/${other}/`,
      ),
    ),
    error(
      'reading loads no solving',
      { path: FREE_OF_SOLVING, pathNot: [TEST, SOLVING, '^packages/core/src/index[.]ts$'] },
      { path: SOLVING, dependencyTypesNot: TYPES },
      'A page that only reads and draws loads nothing of how constraints are solved.',
    ),
    error('no app is imported', {}, { path: installed('(?:gridproof|@gridproof/(?:bench|server|web))') }),
    error(
      'no path leads out of a package',
      { path: '^((?:packages|apps)/(?:(?:engines|puzzles)/)?[^/]+)/' },
      { pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    error('no circle', {}, { circular: true }),
    error('all imports resolve', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    error(
      'sources import what is declared',
      { path: '/src/', pathNot: TEST },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    ),
    error(
      'development dependencies serve tests',
      { path: '^packages/.*/src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer'] },
    ),
    error(
      'development dependencies of an app give it types',
      { path: '^apps/(?!web/)[^/]+/src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', ...TYPES] },
      'The page has in it what it is made of.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    // So a package of this workspace, imported by its name, is as any other.
    preserveSymlinks: true,
    skipAnalysisNotInRules: true,
    exclude: { path: '(?:^|/)(?:dist|template)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@gridproof/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
