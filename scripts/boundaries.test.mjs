import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { violations } from './boundaries.mjs';

const manifest = (name, rest = {}) =>
  JSON.stringify(
    { name, exports: { '.': './src/index.ts', './package.json': './package.json' }, ...rest },
    null,
    2,
  );
const needs = (...names) => Object.fromEntries(names.map((name) => [name, '*']));

/** A small repository in which everything is as it should be. */
const clean = {
  'package.json': manifest('root', { devDependencies: needs('vitest') }),
  'packages/core/package.json': manifest('@gridproof/core', { devDependencies: needs('fast-check') }),
  'packages/core/src/index.ts': "export * from './grid.js';\n",
  'packages/core/src/grid.ts': 'export const splits = 1; // a slanted grid\n',
  'packages/core/src/grid.test.ts':
    "import { test } from 'vitest';\nimport 'fast-check';\nimport './grid.js';\n// sudoku\n",
  'packages/describe/package.json': manifest('@gridproof/describe', {
    dependencies: needs('valibot', '@gridproof/core'),
  }),
  'packages/describe/src/index.ts': "import 'valibot';\nimport '@gridproof/core';\n",
  'packages/render/package.json': manifest('@gridproof/render', {
    peerDependencies: needs('@gridproof/core'),
  }),
  'packages/render/src/index.ts': "import '@gridproof/core';\n",
  'packages/render/test/samples.ts': 'export const sudoku = 1;\n',
  'packages/runner/package.json': manifest('@gridproof/runner', {
    peerDependencies: needs('@gridproof/core'),
  }),
  'packages/runner/src/index.ts':
    "import 'node:os';\nimport 'node:timers/promises';\nimport '@gridproof/core';\nawait import(process.argv[2]);\n",
  'packages/runner/test/job.mjs': "import '../dist/index.js';\n",
  'packages/plugins/package.json': manifest('@gridproof/plugins', {
    peerDependencies: needs('@gridproof/core'),
  }),
  'packages/plugins/src/index.ts':
    "import 'node:module';\nimport type { Engine } from '@gridproof/core';\nawait import(process.argv[2]);\n",
  'packages/testkit/package.json': manifest('@gridproof/testkit', {
    dependencies: needs('@gridproof/core', '@gridproof/engine-z3', 'fast-check', 'vitest'),
  }),
  'packages/testkit/src/index.ts':
    "import '@gridproof/core';\nimport '@gridproof/engine-z3';\nimport 'vitest';\nimport 'fast-check';\n",
  'packages/testkit/test/self.test.ts': "import '@gridproof/testkit';\nimport 'vitest';\n",
  'packages/engines/z3/package.json': manifest('@gridproof/engine-z3', {
    dependencies: needs('z3-solver'),
    peerDependencies: needs('@gridproof/core'),
  }),
  'packages/engines/z3/src/index.ts':
    "import '@gridproof/core';\nimport 'z3-solver';\nimport 'z3-solver/build/z3-built.js';\n",
  'packages/engines/cadical/package.json': manifest('@gridproof/engine-cadical', {
    dependencies: needs('cadical-wasm', '@gridproof/core'),
  }),
  'packages/engines/cadical/src/index.ts':
    "import 'cadical-wasm';\nimport type { Engine } from '@gridproof/core';\n",
  'packages/puzzles/sudoku/package.json': manifest('@gridproof/sudoku', {
    dependencies: needs('@gridproof/describe', '@gridproof/core', '@gridproof/render'),
    devDependencies: needs('@gridproof/testkit'),
  }),
  'packages/puzzles/sudoku/src/index.ts':
    "import '@gridproof/core';\nimport '@gridproof/describe';\nimport type { Svg } from '@gridproof/render';\n",
  'packages/puzzles/sudoku/src/index.test.ts': "import '@gridproof/testkit';\nimport 'vitest';\n",
  'packages/puzzles/slant/package.json': manifest('@gridproof/slant', {
    dependencies: needs('@gridproof/core'),
  }),
  'packages/puzzles/slant/src/index.ts': "import '@gridproof/core';\n",
  'apps/cli/package.json': manifest('gridproof', {
    dependencies: needs('@gridproof/core', '@gridproof/runner', 'commander'),
    devDependencies: needs('@gridproof/sudoku'),
  }),
  'apps/cli/src/bin.ts':
    "import '@gridproof/core';\nimport '@gridproof/runner';\nimport 'commander';\nimport 'node:fs';\n",
  'apps/cli/test/bin.test.ts': "import '@gridproof/sudoku';\nimport 'vitest';\n",
  'apps/bench/package.json': manifest('@gridproof/bench', {
    dependencies: needs('gridproof'),
    devDependencies: needs('@gridproof/sudoku'),
  }),
  'apps/bench/src/bin.ts': "import type { Sudoku } from '@gridproof/sudoku';\n",
  'apps/web/package.json': manifest('@gridproof/web', { devDependencies: needs('@gridproof/core') }),
  'apps/web/src/main.tsx': "import '@gridproof/core';\n",
};

/** What is found in the clean repository with these files changed or added. */
function found(changes = {}) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, text] of Object.entries({ ...clean, ...changes })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return violations(root).map(({ path, line, message }) => `${path}:${line}: ${message}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a clean repository has no violations', () => assert.deepEqual(found(), []));

test('this repository has no violations', () => {
  assert.deepEqual(violations(fileURLToPath(new URL('..', import.meta.url))), []);
});

const core = 'packages/core/src/index.ts';
const sudoku = 'packages/puzzles/sudoku/src/index.ts';
const cli = 'apps/cli/src/bin.ts';

for (const [rule, changes, ...expected] of [
  [
    'core imports no module of Node',
    { [core]: "\nimport 'node:fs';\n" },
    `${core}:2: sources of packages/core may not import 'node:fs'`,
  ],
  [
    'core imports no other package',
    { [core]: "export { text } from '@gridproof/render';\n" },
    `${core}:1: sources of packages/core may not import '@gridproof/render'`,
  ],
  [
    'core has no dependencies',
    { 'packages/core/package.json': manifest('@gridproof/core', { dependencies: needs('valibot') }) },
    "packages/core/package.json:8: packages/core has no dependencies, and 'valibot' is one",
    "packages/core/src/grid.test.ts:2: 'fast-check' is not declared in packages/core/package.json",
  ],
  [
    'only the server imports what it is made of',
    { [cli]: "import 'hono';\n" },
    `${cli}:1: only apps/server may import 'hono'`,
  ],
  [
    'answers takes only types from the command line',
    {
      'packages/answers/package.json': manifest('@gridproof/answers', {
        peerDependencies: needs('commander'),
      }),
      'packages/answers/src/index.ts':
        "import type { Command } from 'commander';\nimport { Option } from 'commander';\n",
    },
    "packages/answers/src/index.ts:2: sources of packages/answers may import only types of 'commander'",
  ],
  [
    'a puzzle imports no engine',
    { [sudoku]: "import '@gridproof/core';\nconst engine = await import('@gridproof/engine-z3');\n" },
    `${sudoku}:2: sources of packages/puzzles/sudoku may not import '@gridproof/engine-z3'`,
  ],
  [
    'a puzzle imports no other puzzle',
    { [sudoku]: "type Slant = import('@gridproof/slant').Slant;\n" },
    `${sudoku}:1: sources of packages/puzzles/sudoku may not import '@gridproof/slant'`,
  ],
  [
    'a puzzle does not import the runner',
    { [sudoku]: "import '@gridproof/runner';\n" },
    `${sudoku}:1: sources of packages/puzzles/sudoku may not import '@gridproof/runner'`,
  ],
  [
    'a puzzle takes only types from render',
    { [sudoku]: "import { svg } from '@gridproof/render';\n" },
    `${sudoku}:1: sources of packages/puzzles/sudoku may import only types of '@gridproof/render'`,
  ],
  [
    'only tests of a puzzle import the testkit',
    { [sudoku]: "import '@gridproof/testkit';\n" },
    `${sudoku}:1: sources of packages/puzzles/sudoku may not import '@gridproof/testkit'`,
  ],
  [
    'an engine imports only core and its own solver',
    { 'packages/engines/z3/src/index.ts': "import '@gridproof/describe';\nrequire('cadical-wasm');\n" },
    "packages/engines/z3/src/index.ts:1: sources of packages/engines/z3 may not import '@gridproof/describe'",
    "packages/engines/z3/src/index.ts:2: only packages/engines/cadical may import 'cadical-wasm'",
  ],
  [
    'only the Z3 engine imports z3-solver',
    { [cli]: "import '@gridproof/core';\nimport.meta.resolve('z3-solver');\n" },
    `${cli}:2: only packages/engines/z3 may import 'z3-solver'`,
  ],
  [
    'only the package for agents speaks their protocol',
    { [cli]: "import '@modelcontextprotocol/server';\n" },
    `${cli}:1: only packages/mcp may import '@modelcontextprotocol/server'`,
  ],
  [
    'render imports only core',
    { 'packages/render/src/index.ts': "import '@gridproof/describe';\n" },
    "packages/render/src/index.ts:1: sources of packages/render may not import '@gridproof/describe'",
  ],
  [
    'formats imports only core and valibot',
    { 'packages/describe/src/index.ts': "import 'node:zlib';\n" },
    "packages/describe/src/index.ts:1: sources of packages/describe may not import 'node:zlib'",
  ],
  [
    'the runner imports only core',
    { 'packages/runner/src/index.ts': "import '@gridproof/engine-z3';\n" },
    "packages/runner/src/index.ts:1: sources of packages/runner may not import '@gridproof/engine-z3'",
  ],
  [
    'what finds plugins imports none, and names none',
    { 'packages/plugins/src/index.ts': "import '@gridproof/slant';\nimport '@gridproof/engine-z3';\n" },
    "packages/plugins/src/index.ts:1: sources of packages/plugins may not import '@gridproof/slant'",
    "packages/plugins/src/index.ts:1: packages/plugins speaks of one puzzle type, 'slant'",
    "packages/plugins/src/index.ts:2: sources of packages/plugins may not import '@gridproof/engine-z3'",
  ],
  [
    'the testkit imports no puzzle',
    { 'packages/testkit/src/index.ts': "import '@gridproof/sudoku';\n" },
    "packages/testkit/src/index.ts:1: sources of packages/testkit may not import '@gridproof/sudoku'",
  ],
  [
    'nothing imports an app',
    { 'apps/bench/src/bin.ts': "import 'gridproof';\n" },
    "apps/bench/src/bin.ts:1: nothing imports an app, and 'gridproof' is one",
  ],
  [
    'an app brings no puzzle and no engine along',
    {
      'apps/cli/package.json': manifest('gridproof', {
        dependencies: needs('@gridproof/core', '@gridproof/runner', '@gridproof/sudoku', 'commander'),
        optionalDependencies: needs('@gridproof/engine-z3'),
      }),
    },
    "apps/cli/package.json:10: apps/cli brings '@gridproof/sudoku' along, which its users install if they want it",
    "apps/cli/package.json:14: apps/cli brings '@gridproof/engine-z3' along, which its users install if they want it",
  ],
  [
    'a page has in it what it is made of, and nothing is installed with it',
    {
      'apps/web/package.json': manifest('@gridproof/web', { dependencies: needs('@gridproof/core') }),
    },
    "apps/web/package.json:8: apps/web has no dependencies, and '@gridproof/core' is one",
    "apps/web/src/main.tsx:1: '@gridproof/core' is not declared in apps/web/package.json",
  ],
  [
    'an app takes nothing but types of what it is developed with',
    {
      'apps/bench/src/bin.ts':
        "import type { Sudoku } from '@gridproof/sudoku';\nimport '@gridproof/sudoku';\n",
    },
    "apps/bench/src/bin.ts:2: '@gridproof/sudoku' is not declared in apps/bench/package.json",
  ],
  [
    'shared sources name no puzzle type',
    {
      'packages/core/src/grid.ts': "if (id === 'sudoku') throw 0;\n",
      [cli]: 'let x;\nconst isSlant = slantGrid;\n',
    },
    `${cli}:2: apps/cli speaks of one puzzle type, 'slant'`,
    `${cli}:2: apps/cli speaks of one puzzle type, 'slant'`,
    "packages/core/src/grid.ts:1: packages/core speaks of one puzzle type, 'sudoku'",
  ],
  [
    'an imported package is declared',
    { 'packages/puzzles/slant/src/index.ts': "import '@gridproof/describe';\n" },
    "packages/puzzles/slant/src/index.ts:1: '@gridproof/describe' is not declared in packages/puzzles/slant/package.json",
  ],
  [
    'a development dependency does not serve the sources',
    {
      'packages/describe/package.json': manifest('@gridproof/describe', {
        devDependencies: needs('valibot', '@gridproof/core'),
      }),
    },
    "packages/describe/src/index.ts:1: 'valibot' is not declared in packages/describe/package.json",
    "packages/describe/src/index.ts:2: '@gridproof/core' is not declared in packages/describe/package.json",
  ],
  [
    'no import reaches into another package by its name',
    { [sudoku]: "import '@gridproof/core/src/grid.js';\n" },
    `${sudoku}:1: '@gridproof/core/src/grid.js' reaches into packages/core, which does not export it`,
  ],
  [
    'no import reaches into another package by its path',
    { [sudoku]: "import '../../slant/src/index.js';\n" },
    `${sudoku}:1: '../../slant/src/index.js' reaches out of packages/puzzles/sudoku`,
  ],
  [
    'a folder of core imports only those that serve it',
    {
      'packages/core/src/lazy/lazy.ts':
        "import { simplify } from '../program/simplify.js';\nimport '../grid.js';\n",
      'packages/core/src/program/simplify.ts': "import type { Bool } from '../expressions/expression.js';\n",
      'packages/core/src/tell/teller.ts':
        "import type { Step } from '../reasons/path.js';\nimport '../reasons/path.js';\n",
      'packages/core/src/reasons/path.ts': '',
      'packages/core/src/lazy/lazy.test.ts': "import '../expressions/expression.js';\n",
    },
    'packages/core/src/lazy/lazy.ts:1: packages/core/src/lazy may not import packages/core/src/program',
    'packages/core/src/program/simplify.ts:1: packages/core/src/program may not import packages/core/src/expressions',
    'packages/core/src/tell/teller.ts:2: packages/core/src/tell may import only types of packages/core/src/reasons',
  ],
  [
    'what reads loads nothing of what solves',
    {
      'packages/core/src/read/read.ts':
        "import '../constraints/rule.js';\nimport type { L } from '../constraints/lowerings.js';\n",
      'packages/core/src/constraints/rule.ts': "\nimport './lowerings.js';\n",
      'packages/core/src/constraints/lowerings.ts': '',
      'packages/core/src/tell/tell.ts': "import type { L } from '../constraints/lowerings.js';\n",
    },
    'packages/core/src/read/read.ts:1: loads what it does without: packages/core/src/constraints/rule.ts -> packages/core/src/constraints/lowerings.ts',
  ],
  [
    'files do not import each other in a circle',
    {
      'packages/core/src/grid.ts': "import './board.js';\n",
      'packages/core/src/board.ts': "\nimport type { Grid } from './grid.js';\n",
    },
    'packages/core/src/board.ts:2: files import each other in a circle: board.ts -> grid.ts -> board.ts',
  ],
])
  test(rule, () => assert.deepEqual(found(changes), expected));
