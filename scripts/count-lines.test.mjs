import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { countByPackage, isSource, linesByFile } from './count-lines.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gridproof-count-'));
after(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function git(...args) {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}

test('tests, examples, data and generated files are no source', () => {
  const source = [
    'apps/web/src/page.tsx',
    'apps/web/index.html',
    'scripts/new.mjs',
    'packages/a/src/contest.ts',
  ];
  const others = [
    'packages/a/src/index.test.ts',
    'apps/web/test/play.spec.ts',
    'packages/a/test/fixtures/one.mjs',
    'packages/a/src/redis-server.ts',
    'packages/puzzles/b/src/examples.ts',
    'examples/browser/page.js',
    'packages/plugins/known.json',
    'docs/packages.svg',
    'README.md',
  ];
  assert.deepEqual([...source, ...others].filter(isSource), source);
});

test('a file counts for the package whose manifest is the nearest above it', () => {
  const files = new Map([
    ['scripts/new.mjs', 1],
    ['packages/core/src/read/read.ts', 3],
    ['packages/core/package.json', 9],
    ['packages/puzzles/b/package.json', 9],
    ['packages/puzzles/b/src/index.ts', 4],
    ['packages/puzzles/b/src/index.test.ts', 7],
    ['tsup.config.ts', 2],
  ]);
  assert.deepEqual(
    [...countByPackage(files)],
    [
      ['.', 3],
      ['packages/core', 3],
      ['packages/puzzles/b', 4],
    ],
  );
});

test('lines that are not blank are counted, in a revision or in the work tree without what git ignores', () => {
  git('init', '--quiet');
  write('a.ts', '// A comment.\n\n  \nconst a = 1;\n');
  write('b/c.ts', 'const c = 1;');
  write('.gitignore', 'dist\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  write('a.ts', 'const a = 1;\n');
  write('b/new.ts', 'one\ntwo\nthree\n');
  write('dist/built.ts', 'one\n');
  rmSync(join(folder, 'b/c.ts'));
  const sort = (files) => [...files].sort();
  assert.deepEqual(sort(linesByFile(folder, 'HEAD')), [
    ['.gitignore', 1],
    ['a.ts', 2],
    ['b/c.ts', 1],
  ]);
  assert.deepEqual(sort(linesByFile(folder)), [
    ['.gitignore', 1],
    ['a.ts', 1],
    ['b/new.ts', 3],
  ]);
});

test('the last row is the total, and an unknown revision is refused', () => {
  const script = fileURLToPath(new URL('count-lines.mjs', import.meta.url));
  const count = (...args) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const { status, stdout } = count();
  assert.equal(status, 0);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  const sum = rows.slice(0, -1).reduce((all, [, lines]) => all + Number(lines), 0);
  assert.deepEqual(rows.at(-1), ['total', `${sum}`]);
  const refused = count('no-such-revision');
  assert.deepEqual([refused.status, refused.stdout], [2, '']);
  assert.match(refused.stderr, /no-such-revision/);
});
