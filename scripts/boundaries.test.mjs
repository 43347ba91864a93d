import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { broughtBy, findTypeNames } from './boundaries.mjs';

/** Text of each file, and the rules that it breaks. */
const FILES = {
  'packages/core/src/index.ts': ["export * from './grid.js';"],
  'packages/core/src/grid.ts': ["import 'node:fs';", 'imports of packages/core'],
  'packages/core/src/grid.test.ts': [
    "import 'vitest';\nimport './verbalize/verbalizer.js';\nimport './grid.js';",
  ],
  'packages/core/src/grid-law.test.ts': ["import 'valibot';", 'imports of tests of packages/core'],
  'packages/core/src/lazy/lazy-constraint.ts': ["import '../program/rows.js';", "imports of core's lazy"],
  'packages/core/src/program/rows.ts': [
    "import type { Bool } from '../expressions/expression.js';",
    "imports of core's program",
  ],
  'packages/core/src/expressions/expression.ts': ['export type Bool = boolean;'],
  'packages/core/src/verbalize/verbalizer.ts': ["import type { Step } from '../reasons/solve-path.js';"],
  'packages/core/src/verbalize/value-text.ts': [
    "import { Step } from '../reasons/solve-path.js';\nStep;",
    "imports of core's verbalize, but types",
    'reading loads no solving',
  ],
  'packages/core/src/reasons/solve-path.ts': ['export class Step {}'],
  'packages/core/src/constraints/differ/definition.ts': [
    "import type { Low } from './lowering.js';\nimport '../../grid.js';",
  ],
  'packages/core/src/constraints/differ/view.ts': ["import './lowering.js';", 'reading loads no solving'],
  'packages/core/src/constraints/differ/lowering.ts': ["import '../../lazy/lazy-constraint.js';"],
  'packages/core/src/board/one.ts': ["import './other.js';", 'no circle'],
  'packages/core/src/board/other.ts': ["import type { One } from './one.js';"],
  'packages/puzzles/slant/src/index.ts': [
    "import '@gridproof/core';\nimport type { Svg } from '@gridproof/render';",
  ],
  'packages/puzzles/slant/src/slant.ts': [
    "import { svg } from '@gridproof/render';\nsvg;",
    'imports of packages/puzzles/[^/]+, but types',
  ],
  'packages/puzzles/slant/src/solve.ts': [
    "await import('@gridproof/engine-z3');",
    'imports of packages/puzzles/[^/]+',
  ],
  'packages/puzzles/slant/src/laws.ts': [
    "import '@gridproof/testkit';",
    'imports of packages/puzzles/[^/]+',
    'development dependencies serve tests',
  ],
  'packages/puzzles/slant/src/solve.test.ts': ["import '@gridproof/testkit';"],
  'packages/puzzles/slant/src/other.ts': [
    "export * from '../../sudoku/src/index.js';",
    'no path leads out of a package',
  ],
  'packages/puzzles/slant/src/deep.ts': [
    "import '@gridproof/core/src/grid.js';",
    'all imports resolve',
    'imports of packages/puzzles/[^/]+',
  ],
  'packages/puzzles/slant/src/describe.ts': [
    "import '@gridproof/describe';",
    'sources import what is declared',
  ],
  'packages/puzzles/sudoku/src/index.ts': [''],
  'apps/bench/src/bin.ts': ["import type { Slant } from '@gridproof/slant';"],
  'apps/bench/src/slant.ts': [
    "import '@gridproof/slant';",
    'development dependencies of an app give it types',
  ],
  'apps/bench/src/solve.ts': ["require('z3-solver/build/z3.js');", 'only packages/engines/z3'],
  'apps/bench/src/cli.ts': ["import 'gridproof';", 'no app is imported'],
};

/** Manifest of each package. */
const MANIFESTS = {
  'packages/core': { devDependencies: ['vitest', 'valibot'] },
  'packages/puzzles/slant': {
    dependencies: ['@gridproof/core', '@gridproof/render', '@gridproof/engine-z3'],
    devDependencies: ['@gridproof/testkit'],
  },
  'apps/bench': { dependencies: ['z3-solver', 'gridproof'], devDependencies: ['@gridproof/slant'] },
};

test('every rule of imports finds what breaks it, and nothing else', async () => {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    for (const [path, [text]] of Object.entries(FILES)) write(path, text);
    for (const [folder, manifest] of Object.entries(MANIFESTS)) {
      const kinds = Object.entries(manifest).map(([kind, names]) => [
        kind,
        Object.fromEntries(names.map((name) => [name, '*'])),
      ]);
      write(`${folder}/package.json`, JSON.stringify(Object.fromEntries(kinds)));
      for (const name of ['@gridproof/describe', ...Object.values(manifest).flat()]) {
        const exported = { '.': './index.js', './build/z3.js': './index.js' };
        write(`${folder}/node_modules/${name}/package.json`, JSON.stringify({ name, exports: exported }));
        write(`${folder}/node_modules/${name}/index.js`, '');
      }
    }
    const ruleSet = { forbidden: config.forbidden };
    const { output } = await cruise(
      ['packages', 'apps'],
      { ...config.options, baseDir: root, validate: true, ruleSet },
      config.options.enhancedResolveOptions,
    );
    const found = new Map(Object.keys(FILES).map((path) => [path, new Set()]));
    for (const { from, rule } of output.summary.violations) found.get(from).add(rule.name);
    for (const [path, [, ...rules]] of Object.entries(FILES))
      assert.deepEqual([...found.get(path)].sort(), rules.sort(), path);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('sources that name a puzzle type are found', () => {
  const text = 'splits on a slanted grid\nconst isSlant = slantGrid;\nif (SUDOKU)\nsudokus';
  assert.deepEqual(findTypeNames(['slant', 'sudoku'], text), [
    '2: const isSlant = slantGrid;',
    '3: if (SUDOKU)',
  ]);
});

test('plugins that an app brings along are found, and all that a page does', () => {
  const dependencies = { '@gridproof/core': '*', '@gridproof/slant': '*' };
  const plugins = ['@gridproof/slant'];
  assert.deepEqual(broughtBy({ name: 'gridproof', dependencies }, plugins), ['@gridproof/slant']);
  assert.deepEqual(broughtBy({ name: 'gridproof', devDependencies: dependencies }, plugins), []);
  assert.deepEqual(broughtBy({ name: '@gridproof/web', peerDependencies: dependencies }, plugins), [
    '@gridproof/core',
    '@gridproof/slant',
  ]);
});
