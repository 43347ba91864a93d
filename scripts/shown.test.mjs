import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { blocksOf } from './blocks.mjs';
import { root } from './workspace.mjs';

/** Pages that show files of this repository whole, each block with the path behind its language. */
const PAGES = ['docs/adding-a-constraint.md'];

for (const page of PAGES)
  test(`${page} shows its files as they are`, () => {
    const shown = blocksOf(join(root, page)).filter(({ info }) => info);
    assert.notEqual(shown.length, 0);
    for (const { info, code } of shown) assert.equal(code, readFileSync(join(root, info), 'utf8'), info);
  });
