// Rehearses authors of programs: a solver script, and TypeScript that uses every package.
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const script = (rows, shown) => `import { solve } from '@gridproof/core';
import { z3 } from '@gridproof/engine-z3';
import { takuzu } from '@gridproof/takuzu';

const rows = ${JSON.stringify(rows)};
const puzzle = takuzu.parse(rows.join('\\n'));
const result = await solve(takuzu, puzzle, z3);
if (result.status === 'solved') console.log(${shown});
`;
/** The clues of the first board decide everything, so it needs no engine; a large board without clues does. */
const SCRIPTS = [
  {
    name: 'solve',
    text: script(
      ['1..0..', '..00.1', '.00..1', '......', '00.1..', '.1..00'],
      'takuzu.printAnswer(result.answer, puzzle)',
    ),
    printed: '101010\n010011\n100101\n011010\n001101\n110100\n',
  },
  { name: 'ask', text: script(Array(20).fill('.'.repeat(20)), 'result.stats.engine'), printed: 'z3\n' },
];
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

const importable = (packages) => packages.filter((one) => one.importable).map(({ name }) => name);

/** Runs the scripts with every package installed. */
export async function program(project, packages) {
  project.write('package.json', { private: true, type: 'module' });
  await project.run(`npm i ${importable(packages).join(' ')}`);
  for (const { name, text } of SCRIPTS) project.write(`${name}.js`, text);
  await programAgain(project);
}

/** Runs the scripts where every package is installed. */
export async function programAgain(project) {
  for (const { name, printed } of SCRIPTS) await project.runPrinting(`node ${name}.js`, printed);
}

/**
 * Type-checks the scripts and the types of every package, without those of Node. Skips packages with commands, because their
 * dependencies need Node's types.
 */
export async function types(project, packages) {
  const names = importable(packages.filter(({ bringsCommands }) => !bringsCommands));
  project.write('tsconfig.json', TSCONFIG);
  for (const { name, text } of SCRIPTS) project.write(`${name}.ts`, text);
  project.write('all.ts', names.map((name, at) => `export * as import${at} from '${name}';\n`).join(''));
  await project.run(`"${join(root, 'node_modules', '.bin', 'tsc')}" -p .`);
  await project.run('npm ls --all');
}
