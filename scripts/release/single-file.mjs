// Rehearses a user with a puzzle type in one TypeScript file, which is neither built nor installed.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const SOLVE = 'npx gridproof solve --plugin ./creek.ts creek.txt --quiet';
const ANSWER = '..##..\n#....#\n#..#..\n#..#.#\n#..#.#\n##.#..\n';
const ADVICE = /cannot load TypeScript\. Use Node 22\.18 or later, or run: (npm install jiti)\n/;

export async function singleFile(project) {
  for (const file of ['creek.ts', 'creek.txt'])
    copyFileSync(join(root, 'examples', 'one-file', file), join(project.folder, file));
  await project.run('npm i gridproof @gridproof/engine-cadical');
  await singleFileAgain(project, process.version);
}

/**
 * Solves where the command line is installed, without the package that a Node before this one may have needed. `nodeVersion`
 * is the version of the Node that runs the program, such as `v22.18.0`.
 */
export async function singleFileAgain(project, nodeVersion) {
  if (project.hasPackage('jiti')) await project.run('npm uninstall jiti');
  if (Number(/^v(\d+)/.exec(nodeVersion)[1]) < 22) {
    const { stderr } = await project.run(SOLVE, 2);
    const [, command] = ADVICE.exec(stderr) ?? [];
    if (!command) throw new Error(`expected advice to install jiti, found\n${stderr}`);
    await project.run(command);
  }
  await project.runPrinting(SOLVE, ANSWER);
}
