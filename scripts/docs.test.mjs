import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './workspace.mjs';

/** Matches a file path in the text of a page: folders and a name with an extension. */
const PATH = /^[\w.@-]+(?:\/[\w.@-]+)+\.(?:ts|tsx|mjs|cjs|js|json|md|txt)$/;

test('files that the pages for contributors name exist', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  /** Returns whether a path, relative to the root or to some folder, is a file of this repository or a build output. */
  const exists = (path) => {
    const [home, built] = path.split('/dist/');
    if (built !== undefined)
      return readFileSync(join(root, home, 'package.json'), 'utf8').includes(`./dist/${built}`);
    return files.some((file) => file === path || file.endsWith(`/${path}`));
  };
  const decisions = readdirSync(join(root, 'docs/decisions')).map((page) => `docs/decisions/${page}`);
  const pages = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/adding-a-constraint.md', ...decisions];
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, code]) => code.split(' '))
      .filter((word) => PATH.test(word) && !word.startsWith('dist/') && !exists(word))
      .map((word) => `${page}: ${word}`),
  );
  assert.deepEqual(missing, []);
});
