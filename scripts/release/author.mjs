// Rehearses the author of puzzle types outside this repository, who follows two pages literally.
import { join } from 'node:path';
import { runTutorial } from '../run-tutorial.mjs';
import { root } from '../workspace.mjs';
import { Project } from './project.mjs';
import { run } from './run-command.mjs';

/** The pages, with the puzzle types that they build and their numbers of examples. */
const PAGES = [
  { page: 'adding-a-puzzle.md', name: 'doppelblock', examples: 3 },
  { page: 'adding-lines.md', name: 'vertex-slitherlink', examples: 4 },
];

/** Follows the pages and resolves with the last project. */
export async function author(start) {
  // Tests of this repository try all properties in full.
  const env = { ...start.environment, GRIDPROOF_PROPERTIES: 'quick' };
  const type = (command, folder, status) => run(command, folder, env, status);
  let last;
  for (const { page, name, examples } of PAGES) {
    last = new Project(await runTutorial(join(root, 'docs', page), start.folder, type), start.environment);
    const { stdout: list } = await last.run('npx gridproof list');
    if (!new RegExp(`^ *${name} .*gridproof-${name}`, 'm').test(list))
      throw new Error(`gridproof list has no ${name}:\n${list}`);
    await takePartInBench(last, name, examples);
  }
  return last;
}

/** Benchmarks the examples written by a page on the installed engines. */
async function takePartInBench(project, name, examples) {
  await project.run('npm i -D @gridproof/bench');
  const { stdout } = await project.run('npx gridproof-bench run --suite examples --repeat 1 --warm-up 0');
  for (const engine of ['cadical', 'z3'])
    if (!new RegExp(`^${name} +${engine} +${examples} of ${examples}`, 'm').test(stdout))
      throw new Error(`expected ${examples} examples of ${name} solved by ${engine}, found\n${stdout}`);
}
