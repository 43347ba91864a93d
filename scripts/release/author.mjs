// Somebody who writes a kind of puzzle outside this repository, and follows docs/adding-a-puzzle.md to the letter.
import { join } from 'node:path';
import { walk } from '../walk.mjs';
import { root } from '../workspace.mjs';
import { run } from './command.mjs';
import { Project } from './project.mjs';

/** Resolves with the project that the page leads to. */
export async function author(start) {
  const page = join(root, 'docs', 'adding-a-puzzle.md');
  const type = (command, folder, status) => run(command, folder, start.environment, status);
  const made = new Project(await walk(page, start.folder, type), start.environment);
  const { stdout: list } = await made.run('npx gridproof list');
  if (!/^ *kurodoko .*gridproof-kurodoko/m.test(list))
    throw new Error(`gridproof list has no kurodoko:\n${list}`);
  await takePartInBench(made);
  return made;
}

/** With the examples that the page wrote, on the engines that it installed. */
async function takePartInBench(project) {
  await project.run('npm i -D @gridproof/bench');
  const { stdout } = await project.run('npx gridproof-bench run --suite examples --repeat 1 --warm-up 0');
  for (const engine of ['cadical', 'z3'])
    if (!new RegExp(`^kurodoko +${engine} +4 of 4`, 'm').test(stdout))
      throw new Error(`expected 4 examples of kurodoko solved by ${engine}, found\n${stdout}`);
}
