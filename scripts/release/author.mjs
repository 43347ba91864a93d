// Rehearses the author of a puzzle type outside this repository, who follows docs/adding-a-puzzle.md literally.
import { join } from 'node:path';
import { runTutorial } from '../run-tutorial.mjs';
import { root } from '../workspace.mjs';
import { Project } from './project.mjs';
import { run } from './run-command.mjs';

/** Puzzle types made by the page, in order, with their numbers of examples. */
const MADE = { doppelblock: 4, 'vertex-slitherlink': 4 };

/** Runs the page and resolves with its project. */
export async function author(start) {
  const page = join(root, 'docs', 'adding-a-puzzle.md');
  const type = (command, folder, status) => run(command, folder, start.environment, status);
  const last = new Project(await runTutorial(page, start.folder, type), start.environment);
  for (const [name, examples] of Object.entries(MADE)) {
    const made = new Project(join(start.folder, `gridproof-${name}`), start.environment);
    const { stdout: list } = await made.run('npx gridproof list');
    if (!new RegExp(`^ *${name} .*gridproof-${name}`, 'm').test(list))
      throw new Error(`gridproof list has no ${name}:\n${list}`);
    await takePartInBench(made, name, examples);
  }
  return last;
}

/** Benchmarks the examples written by the page on the installed engines. */
async function takePartInBench(project, name, examples) {
  await project.run('npm i -D @gridproof/bench');
  const { stdout } = await project.run('npx gridproof-bench run --suite examples --repeat 1 --warm-up 0');
  for (const engine of ['cadical', 'z3'])
    if (!new RegExp(`^${name} +${engine} +${examples} of ${examples}`, 'm').test(stdout))
      throw new Error(`expected ${examples} examples of ${name} solved by ${engine}, found\n${stdout}`);
}
