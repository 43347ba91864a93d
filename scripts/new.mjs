// `npm run new <name>`, or `pnpm new <name>`: creates the package of a new puzzle type and adds it to
// packages/plugins/known.json, from which the command line, the benchmarks and the page read the types.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, install, mustRun, run } from './bootstrap.mjs';
import { root } from './workspace.mjs';

const HELP = `Usage: npm run new <name> [-- --title <title>]

Starts packages/puzzles/<name>, for a new puzzle type: <name> is its common English name in small letters, as in star-battle.
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
run('turbo', ['run', 'bundle', '--output-logs=errors-only'], { quiet: true });
const { runAtomically, namesOf, PackageError, writePuzzle } = await import(
  '../packages/create/dist/index.js'
);

// An interruption ends the running program, and written files are removed as after any other failure.
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    interrupted = true;
  });

try {
  const [id] = positionals;
  const names = namesOf({ id, title: values.title, package: `@gridproof/${id}` });
  const folder = join(root, 'packages', 'puzzles', id);
  const link = join(root, 'node_modules', '@gridproof', id);
  const sharedFiles = ['packages/plugins/known.json', 'pnpm-lock.yaml'].map((path) => join(root, path));
  const files = runAtomically([folder, link, ...sharedFiles], () => {
    const written = writePuzzle(folder, names, 'inside');
    mustRun('biome', ['check', '--write', folder], { quiet: true });
    mustRun('pnpm', ['install', '--reporter=silent'], { quiet: true });
    // pnpm does not always link a new package in the root.
    mkdirSync(dirname(link), { recursive: true });
    if (!existsSync(link)) symlinkSync(relative(dirname(link), folder), link, 'junction');
    mustRun('turbo', ['run', 'bundle', '--output-logs=errors-only'], { quiet: true });
    mustRun('node', ['scripts/write-known.mjs'], { quiet: true });
    return written;
  });
  console.log(
    [
      `${names.title} begins in ${relative(root, folder)}:`,
      ...files.map((path) => `  ${path}`),
      'It is known to the command line, the benchmarks and the page.',
      '',
      'Next, as docs/adding-a-puzzle.md shows:',
      `  cd ${relative(root, folder)}`,
      '  npm test               fails until the rules and examples are there, and says what is missing',
      `  npm run examples ${id}   in the root of the repository: writes examples, once the rules are there`,
      '  npm run generate       in the root of the repository: draws its pictures and lists it, once it has examples',
    ].join('\n'),
  );
} catch (error) {
  const { code, path } = error;
  if (error instanceof PackageError) console.error(error.message);
  else if (error instanceof Failure) console.error(`${error.message}; everything is as it was before`);
  else if (code !== undefined && path !== undefined)
    console.error(`'${path}' cannot be used (${code}); everything is as it was before`);
  else throw error;
  process.exitCode = interrupted ? 130 : 2;
}
