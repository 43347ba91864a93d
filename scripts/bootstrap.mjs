// Preparation of the npm commands in the README: installs dependencies and builds packages, if not done yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, packageFolders, root } from './workspace.mjs';

const installMarker = join(root, 'node_modules', '.modules.yaml');
const built = join(root, 'node_modules', '.gridproof-built');

/** Thrown when a program has failed. Its output has been shown. */
export class Failure extends Error {}

/** Runs a program in the repository, with the workspace's programs first on the PATH. Ends this process if it fails. */
export function run(program, args, options) {
  try {
    mustRun(program, args, options);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

/** Runs a program like `run`, but throws `Failure` if it fails. */
export function mustRun(program, args, { quiet = false } = {}) {
  const { status, error, stdout } = spawnSync(program, args, {
    cwd: root,
    env: environment({ npm_config_loglevel: 'error' }),
    // The output of the build must not mix with the output of the command.
    stdio: ['ignore', quiet ? 'pipe' : 2, 2],
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (error || status !== 0) {
    process.stderr.write(`${stdout ?? ''}\n`);
    throw new Failure(`${program} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  }
}

const changeTime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export function install() {
  if (changeTime(installMarker) >= changeTime(join(root, 'pnpm-lock.yaml'))) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  process.stderr.write('Installing dependencies (once) ...\n');
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    quiet: true,
  });
  utimesSync(installMarker, new Date(), new Date());
}

/** Builds the command line if a source is newer than the last build. */
export function build() {
  if (changeTime(built) > newestSource() && complete()) return;
  process.stderr.write('Building (once) ...\n');
  const start = new Date();
  run('turbo', ['run', 'bundle', '--output-logs=errors-only'], { quiet: true });
  writeFileSync(built, '');
  utimesSync(built, start, start);
}

/** Returns whether every package has a build. */
function complete() {
  return (
    existsSync(join(root, 'apps/cli/dist/bin.cjs')) &&
    packageFolders().every(
      (one) => !existsSync(join(one, 'src/index.ts')) || existsSync(join(one, 'dist/index.js')),
    )
  );
}

function newestSource() {
  let newest = Math.max(
    ...['tsup.config.ts', 'page-scripts.ts', 'script-build.ts', 'tsconfig.base.json', 'pnpm-lock.yaml'].map(
      (file) => changeTime(join(root, file)),
    ),
  );
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.test(entry.name)) walk(path);
      } else if (/\.(ts|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) {
        newest = Math.max(newest, changeTime(path));
      }
    }
  };
  for (const folder of ['packages', 'apps']) walk(join(root, folder));
  return newest;
}

/** Folders without sources of the command line. The page is built by `npm run web`. */
const SKIPPED = /^(node_modules|dist|\.turbo|test|web)$/;
