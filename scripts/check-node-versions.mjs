// `node scripts/check-node-versions.mjs`: runs the commands of all READMEs with the oldest supported Node and the newest
// one, and at the same time the release rehearsal, in which players and programs use each version. Installs Node from npm
// for this script only; skips a version that is not available and prints the reason.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

/** Runs a script with a Node version first on the PATH. Resolves with whether it succeeded, and its output if that is piped. */
async function runs(path, script, args, stdio) {
  const child = spawn(path, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...env, PATH: [dirname(path), env.PATH].join(delimiter) },
    stdio: ['ignore', stdio, stdio],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { well: status === 0, output };
}

/** Runs the commands of all READMEs with the oldest and the newest Node. Resolves with whether all succeeded. */
async function checkReadmes(available) {
  let allWell = true;
  for (const { wanted, path } of new Set([available[0], available.at(-1)])) {
    const began = performance.now();
    const { well, output } = await runs(path, 'check-readmes.mjs', [], 'pipe');
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${well ? 'ok    ' : 'FAILED'}  ${seconds} s  the commands of the READMEs on Node ${wanted}`);
    if (!well) console.log(output.replaceAll(/^ok .*\n/gm, ''));
    allWell &&= well;
  }
  return allWell;
}

const others = nodes();
const rehearsal = join('release', 'rehearsal.mjs');
const results = await Promise.all([
  checkReadmes(others.length ? others : [{ wanted: version, path: execPath }]),
  runs(
    execPath,
    rehearsal,
    others.map(({ path }) => path),
    'inherit',
  ).then(({ well }) => well),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;
