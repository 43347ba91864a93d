// `node scripts/check-node-versions.mjs`: runs the commands of all READMEs with the oldest supported Node and the newest
// one, then the release rehearsal, in which players and programs use each version. Installs Node from npm for this
// script only; skips a version that is not available and prints the reason.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { arch, env, execPath, platform, version } from 'node:process';
import { root } from './workspace.mjs';

const WANTED = ['20.19', '22', '24', '26'];
const PACKAGE = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
/** Time limit of an npm command, in milliseconds. */
const LIMIT = 300_000;

/** Returns the paths of the available Node programs. */
function nodes() {
  return WANTED.filter((wanted) => !version.startsWith(`v${wanted}.`)).flatMap((wanted) => {
    const found = nodeOf(wanted);
    if (found.path) return [{ wanted, path: found.path }];
    console.log(`left out: Node ${wanted} (${found.why})`);
    return [];
  });
}

/** Installs a Node version and returns its path, or the reason why it is not available. */
function nodeOf(wanted) {
  const folder = join(root, 'node_modules', '.cache', 'nodes', wanted);
  const path = join(folder, 'node_modules', PACKAGE, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', `${PACKAGE}@${wanted}`];
    const { status, stderr, error } = ran('npm', install, { cwd: folder });
    if (status !== 0)
      return { why: `npm install ${PACKAGE}@${wanted}: ${error?.message ?? lastLine(stderr)}` };
  }
  const { status, stdout, stderr, error } = ran(path, ['--version']);
  if (status === 0 && stdout.startsWith(`v${wanted}.`)) return { path };
  return { why: error?.message ?? `${path} --version says '${lastLine(stdout || stderr)}'` };
}

const ran = (program, args, options) =>
  spawnSync(program, args, {
    encoding: 'utf8',
    timeout: LIMIT,
    shell: platform === 'win32' && program === 'npm',
    ...options,
  });

const lastLine = (text) => text.trim().split('\n').at(-1);

/** Runs a script with a Node version first on the PATH. Returns whether it succeeded. */
function runs(path, script, args, stdio) {
  const { status, stdout } = spawnSync(path, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...env, PATH: [dirname(path), env.PATH].join(delimiter) },
    stdio,
    encoding: 'utf8',
  });
  return { well: status === 0, stdout };
}

const available = nodes();
let well = true;
for (const { wanted, path } of new Set([available[0], available.at(-1)].filter(Boolean))) {
  const began = performance.now();
  const readmes = runs(path, 'check-readmes.mjs', [], ['ignore', 'pipe', 'inherit']);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${readmes.well ? 'ok    ' : 'FAILED'}  ${seconds} s  the commands of the READMEs on Node ${wanted}`,
  );
  if (!readmes.well) console.log(readmes.stdout.replaceAll(/^ok .*\n/gm, ''));
  well &&= readmes.well;
}
const nodePaths = available.map(({ path }) => path);
well =
  runs(execPath, join('release', 'rehearsal.mjs'), nodePaths, ['ignore', 'inherit', 'inherit']).well && well;
process.exitCode = well ? 0 : 1;
