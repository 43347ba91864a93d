// `npm run new <genre>`, or `pnpm new <genre>`: starts the package of a new kind of puzzle, and makes it known to the command line and the benchmarks.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { install, run } from './ready.mjs';
import { root } from './workspace.mjs';

const HELP = `Usage: npm run new <genre> [-- --title <title>]

Starts packages/puzzles/<genre>: its common English name in small letters, as in star-battle.
`;

const { values, positionals } = parseArgs({
  options: { title: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help || positionals.length !== 1) {
  (values.help ? process.stdout : process.stderr).write(HELP);
  process.exit(values.help ? 0 : 2);
}

install();
run('turbo', ['run', 'build', '--filter=create-gridproof-puzzle', '--output-logs=errors-only'], {
  quiet: true,
});
const { namesOf, UsageError, writePuzzle } = await import('../packages/create/dist/index.js');

try {
  const [id] = positionals;
  const names = namesOf({ id, title: values.title, package: `@gridproof/${id}` });
  const folder = join(root, 'packages', 'puzzles', id);
  const files = writePuzzle(folder, names, 'inside');
  for (const app of ['cli', 'bench']) depend(join(root, 'apps', app, 'package.json'), names.package);
  const changeset = join(root, '.changeset', `${id}.md`);
  writeFileSync(changeset, `---\n'${names.package}': minor\n---\n\n${names.title}: a new kind of puzzle.\n`);
  run('biome', ['check', '--write', folder], { quiet: true });
  run('pnpm', ['install', '--reporter=silent'], { quiet: true });
  console.log(
    [
      `${names.title} begins in ${relative(root, folder)}:`,
      ...files.map((path) => `  ${path}`),
      `It is known to the command line and the benchmarks, and has a changeset (${relative(root, changeset)}).`,
      '',
      'Next, as docs/adding-a-puzzle.md shows:',
      `  cd ${relative(root, folder)}`,
      '  npm test               fails until the rules and examples are there, and says what is missing',
      '  npm run generate       in the root of the repository: draws its pictures and lists it, once it has examples',
    ].join('\n'),
  );
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Plugins of this repository are found among what a program depends on while it is developed. */
function depend(file, name) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const dependencies = { ...manifest.devDependencies, [name]: 'workspace:*' };
  manifest.devDependencies = Object.fromEntries(
    Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
