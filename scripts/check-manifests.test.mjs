import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manifestDifferences } from './check-manifests.mjs';

const measure = {
  name: '@my/package',
  keywords: ['gridproof-puzzle'],
  type: 'module',
  scripts: { build: 'tsup' },
  dependencies: { describe: '1' },
  devDependencies: {},
};

test('what a package says for itself may differ', () => {
  const own = { ...measure, name: 'other', keywords: ['more', 'gridproof-puzzle'] };
  assert.deepEqual(
    manifestDifferences({ ...own, gridproof: {}, dependencies: { describe: '1', lz: '2' } }, measure),
    [],
  );
});

test('anything else is found', () => {
  assert.deepEqual(manifestDifferences({ ...measure, scripts: { build: 'make' } }, measure), [
    'scripts is not as in the template',
  ]);
  assert.deepEqual(manifestDifferences({ ...measure, files: [] }, measure), [
    'files is not as in the template',
  ]);
  assert.deepEqual(manifestDifferences({ ...measure, keywords: [], dependencies: {} }, measure), [
    'keywords lack gridproof-puzzle',
    'dependencies lack describe',
  ]);
  const { type, ...others } = measure;
  assert.deepEqual(manifestDifferences({ ...others, type }, measure), ['its fields stand in another order']);
});
