import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folders = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

/** Creates a small repository with stubs of the programs that are run. */
function repository(programs) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gridproof-new-')));
  folders.push(root);
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const script of ['new', 'bootstrap', 'workspace'])
    cpSync(join(repositoryRoot, 'scripts', `${script}.mjs`), join(root, 'scripts', `${script}.mjs`));
  mkdirSync(join(root, 'packages/puzzles'), { recursive: true });
  symlinkSync(join(repositoryRoot, 'packages/create'), join(root, 'packages/create'));
  write('packages/plugins/known.json', 'known: none\n');
  write('pnpm-lock.yaml', 'locked: true\n');
  write('node_modules/.modules.yaml', '');
  const defaults = { turbo: 'exit 0', biome: 'exit 0', pnpm: 'exit 0', node: 'exit 0' };
  for (const [name, does] of Object.entries({ ...defaults, ...programs })) {
    write(`node_modules/.bin/${name}`, `#!/bin/sh\n${does}\n`);
    chmodSync(join(root, 'node_modules/.bin', name), 0o755);
  }
  return root;
}

/** Returns all files with their contents. */
const contentOf = (root) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('packages/create'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

function start(root, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/new.mjs'), ...args], {
    encoding: 'utf8',
    cwd: root,
  });
  return { status, stdout, stderr };
}

/** Expects a call to fail with a message and to leave all files unchanged. */
function expectUnchanged(root, args, sentence) {
  const before = contentOf(root);
  const { status, stdout, stderr } = start(root, ...args);
  assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
  assert.match(stderr, sentence);
  assert.doesNotMatch(stderr, /\n {4}at /);
  assert.deepEqual(contentOf(root), before);
}

test('a package is begun and made known', () => {
  const root = repository({
    pnpm: 'echo more >> pnpm-lock.yaml',
    node: 'echo "$1" > packages/plugins/known.json',
  });
  const before = contentOf(root);
  const { status, stdout } = start(root, 'star-battle');
  assert.equal(status, 0);
  assert.match(stdout, /^Star Battle begins in packages\/puzzles\/star-battle:\n/);
  const files = contentOf(root);
  const own = join(root, 'packages/puzzles/star-battle/');
  const others = Object.keys(files).filter((path) => !path.startsWith(own) && files[path] !== before[path]);
  assert.deepEqual(others.sort(), [join(root, 'packages/plugins/known.json'), join(root, 'pnpm-lock.yaml')]);
  assert.equal(files[join(root, 'packages/plugins/known.json')], 'scripts/write-known.mjs\n');
  // The command line finds a type by its link in the root.
  assert.equal(realpathSync(join(root, 'node_modules/@gridproof/star-battle')), own.slice(0, -1));
});

const half = 'echo half > pnpm-lock.yaml; mkdir -p node_modules/@gridproof; ';

for (const [what, programs, sentence] of [
  [
    'an installation that fails',
    { pnpm: `${half}ln -s nowhere node_modules/@gridproof/star-battle; echo no network; exit 1` },
    /no network\n+pnpm install --reporter=silent failed; everything is as it was before\n$/,
  ],
  [
    'a list that cannot be written',
    { node: 'echo half > packages/plugins/known.json; exit 1' },
    /node scripts\/write-known.mjs failed; everything is as it was before\n$/,
  ],
  ['a formatter that fails', { biome: 'exit 1' }, /biome check .* failed; everything is as it was before\n$/],
  [
    'a program that is ended',
    { pnpm: `${half}kill -9 $$` },
    /pnpm install .* failed; everything is as it was/,
  ],
])
  test(`${what} leaves nothing behind, and is named`, () => {
    const root = repository(programs);
    expectUnchanged(root, ['star-battle'], sentence);
    assert.deepEqual(readdirSync(join(root, 'packages/puzzles')), []);
    assert.equal(existsSync(join(root, 'node_modules/@gridproof')), false);
    // A second attempt is possible.
    writeFileSync(join(root, 'node_modules/.bin/pnpm'), '#!/bin/sh\n');
    writeFileSync(join(root, 'node_modules/.bin/biome'), '#!/bin/sh\n');
    writeFileSync(join(root, 'node_modules/.bin/node'), '#!/bin/sh\n');
    assert.equal(start(root, 'star-battle').status, 0);
  });

test('a name that is taken or is no name changes nothing', () => {
  const root = repository({});
  expectUnchanged(root, ['Star'], /^'Star' is not a name for a puzzle/);
  mkdirSync(join(root, 'packages/puzzles/lits'));
  writeFileSync(join(root, 'packages/puzzles/lits/mine.txt'), 'mine');
  expectUnchanged(root, ['lits'], /packages\/puzzles\/lits' already exists/);
});

test('a folder that cannot be written changes nothing', () => {
  const root = repository({});
  rmSync(join(root, 'packages/puzzles'), { recursive: true });
  writeFileSync(join(root, 'packages/puzzles'), 'no folder');
  expectUnchanged(root, ['stars'], /cannot be (?:used|written) \(ENOTDIR\)/);
});
