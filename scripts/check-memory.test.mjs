import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { growthOf } from './check-memory.mjs';

test('compares the halves without the first reading', () => {
  assert.equal(growthOf([10, 100, 100, 100, 100, 100, 150, 150]), 1.25);
  assert.equal(growthOf([50, 1, 1, 1, 1, 1, 1, 1]), 1);
});

test('refuses a number of puzzles that is none', () => {
  const script = fileURLToPath(new URL('check-memory.mjs', import.meta.url));
  for (const puzzles of ['many', '3'])
    assert.equal(spawnSync(process.execPath, [script, puzzles]).status, 2, puzzles);
});
