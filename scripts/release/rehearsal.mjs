// Rehearses a release and its use: `node scripts/release/rehearsal.mjs [NODE...]`. Some parts also run with the given Node
// programs. See docs/releasing.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { environment, publicManifests, root } from '../workspace.mjs';
import { author } from './author.mjs';
import { copyWorkspace } from './copy-workspace.mjs';
import { playAgain, player } from './player.mjs';
import { program, programAgain, types } from './program.mjs';
import { Project } from './project.mjs';
import { publish, version } from './publish.mjs';
import { startRegistry } from './registry.mjs';
import { run, stop } from './run-command.mjs';
import { selfHoster } from './self-hoster.mjs';
import { singleFile, singleFileAgain } from './single-file.mjs';
import { singleType } from './single-type.mjs';
import { sizeTable } from './sizes.mjs';
import { checkTarballs } from './tarballs.mjs';

const temporary = mkdtempSync(join(tmpdir(), 'gridproof-release-'));
let registry;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    interrupted = true;
    stop();
  });

try {
  await rehearse();
} catch (error) {
  console.error(interrupted ? 'stopped' : error.message);
  process.exitCode = interrupted ? 130 : 1;
} finally {
  registry?.stop();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
}

async function rehearse() {
  const workspace = join(temporary, 'workspace');
  await chapter('build', () =>
    run(
      'turbo run bundle build --output-logs=errors-only && node scripts/build-declarations.mjs',
      root,
      environment(),
    ),
  );
  await chapter('copy the workspace', () => copyWorkspace(workspace));
  const own = publicManifests(workspace).map(({ name }) => name);
  registry = await chapter('start a registry', () => startRegistry(temporary, own));
  await chapter('changeset version', () => version(workspace, registry));
  const packages = await chapter('changeset publish', () => publish(workspace, registry));
  const tarballs = join(temporary, 'tarballs');
  const weighed = await chapter('look at each tarball', () => checkTarballs(packages, tarballs));

  const projects = [];
  const user = async (name, action, what) => {
    const project = new Project(join(temporary, name), registry.environment);
    const used = await chapter(what, () => action(project));
    projects.push({ name, installed: (used ?? project).installedBytes });
  };
  await user('player', player, 'a player solves a takuzu, misses slant, installs and solves it');
  await user('site', selfHoster, 'an organization installs its own puzzle site');
  await user('takuzu-alone', singleType, 'takuzu alone brings no engine');
  await user('single-file', singleFile, 'a user solves with a puzzle type in one file');
  const useAndTypecheck = async (project) => {
    await program(project, packages);
    await types(project, packages);
  };
  await user('program', useAndTypecheck, 'a program solves, and all types check');
  await user('author', author, 'an author makes a puzzle outside');
  console.log(`\n${sizeTable(weighed, projects).join('\n')}\n`);
  for (const path of process.argv.slice(2)) {
    const PATH = [dirname(path), registry.environment.PATH].join(delimiter);
    const other = { ...registry.environment, PATH };
    const node = (await run('node --version', root, other)).stdout.trim();
    const again = (name, action, what) =>
      chapter(`${what} with Node ${node}`, () => action(new Project(join(temporary, name), other), node));
    await again('player', playAgain, 'that player');
    await again('single-file', singleFileAgain, 'that puzzle type in one file');
    await again('program', programAgain, 'that program');
  }
}

/** Runs a part and prints its duration or its failure. */
async function chapter(title, action) {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7);
  try {
    const result = await action();
    console.log(`ok      ${seconds()}  ${title}`);
    return result;
  } catch (error) {
    console.log(`FAILED  ${seconds()}  ${title}\n`);
    throw error;
  }
}
