// Packs every public package and checks what users get: `node scripts/packages.mjs`.
// publint and attw look at the manifests and types; then a new project installs some of the packages and solves puzzles.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, packageFolders, root } from './workspace.mjs';

const temporary = mkdtempSync(join(tmpdir(), 'gridproof-packages-'));
const failures = [];

/** What a first user does: the packages, the script, and what it prints. */
const INSTALLED = ['@gridproof/core', '@gridproof/formats', '@gridproof/takuzu', '@gridproof/engine-z3'];
const script = (rows, shown) => `import { solve } from '@gridproof/core';
import { z3 } from '@gridproof/engine-z3';
import { takuzu } from '@gridproof/takuzu';

const rows = ${JSON.stringify(rows)};
const puzzle = takuzu.parse(rows.join('\\n'));
const result = await solve(takuzu, puzzle, z3);
if (result.status === 'solved') console.log(${shown});
`;
const SOLVE = {
  file: 'solve',
  text: script(
    ['1..0..', '..00.1', '.00..1', '......', '00.1..', '.1..00'],
    'takuzu.printAnswer(result.answer, puzzle)',
  ),
  printed: '101010\n010011\n100101\n011010\n001101\n110100\n',
};
/** The clues above decide everything, and no engine is asked; a board without clues needs one. */
const ASK = { file: 'ask', text: script(Array(6).fill('......'), 'result.stats.engine'), printed: 'z3\n' };
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ['*.ts'],
};

/** Runs a program; the workspace's own programs come first. Says whether it succeeded, and what it printed if it did. */
function attempt(what, folder, program, ...args) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: environment({ NO_COLOR: '1' }),
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (!error && status === 0) {
    console.log(`ok      ${what}`);
    return { stdout };
  }
  fail(what, [error?.message, stdout, stderr].filter(Boolean).join('\n'));
  return undefined;
}

function fail(what, why) {
  failures.push(what);
  console.log(`FAILED  ${what}\n${why.trim().replace(/^/gm, '        ')}`);
}

function publicPackages() {
  return packageFolders()
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private);
}

/** Packs and checks one package; returns its tarball. */
function pack({ folder, manifest: { name, version, exports } }) {
  const packed = attempt(`${name}: pack`, folder, 'pnpm', 'pack', '--pack-destination', temporary);
  if (!packed) return undefined;
  const tarball = join(temporary, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  attempt(`${name}: publint`, root, 'publint', 'run', tarball, '--strict');
  // A program without exports has no types to look at.
  if (exports)
    attempt(
      `${name}: attw`,
      root,
      'attw',
      tarball,
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      '--no-emoji',
    );
  return tarball;
}

/** Installs the packages into a new project, as npm does it, and runs and type-checks the script there. */
function tryOut(tarballs) {
  const missing = INSTALLED.filter((name) => !tarballs.get(name));
  if (missing.length) return fail('a new project', `not packed: ${missing.join(', ')}`);
  const project = join(temporary, 'project');
  mkdirSync(project);
  const write = (file, content) =>
    writeFileSync(
      join(project, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  for (const name of INSTALLED) copyFileSync(tarballs.get(name), join(project, `${name.split('/')[1]}.tgz`));
  write('package.json', {
    name: 'first-user',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(INSTALLED.map((name) => [name, `file:${name.split('/')[1]}.tgz`])),
    // What the packages ask of each other is packed here too, and perhaps not published yet.
    overrides: Object.fromEntries(INSTALLED.map((name) => [name, `$${name}`])),
  });
  write('tsconfig.json', TSCONFIG);
  for (const { file, text } of [SOLVE, ASK]) {
    write(`${file}.js`, text);
    write(`${file}.ts`, text);
  }
  if (!attempt('a new project: npm install', project, 'npm', 'install', '--no-audit', '--no-fund')) return;
  for (const { file, printed } of [SOLVE, ASK]) {
    const what = `a new project: ${file}.js`;
    const run = attempt(`${what} runs`, project, 'node', `${file}.js`);
    if (run && run.stdout !== printed) fail(`${what} prints`, `expected\n${printed}\nfound\n${run.stdout}`);
  }
  attempt('a new project: the scripts type-check', project, 'tsc', '-p', '.');
}

try {
  if (attempt('build', root, 'turbo', 'run', 'build', '--output-logs=errors-only'))
    tryOut(new Map(publicPackages().map((one) => [one.manifest.name, pack(one)])));
} finally {
  rmSync(temporary, { recursive: true });
}
if (failures.length) console.error(`\n${failures.length} failed: ${failures.join(', ')}`);
process.exitCode = failures.length ? 1 : 0;
