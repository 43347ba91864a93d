// `npm run dev <package>`: reruns the tests of a package when files change, serves the page from its sources, or, without a
// name, rebuilds the command line.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install } from './bootstrap.mjs';
import { environment, packageFolders, root } from './workspace.mjs';

const HELP = `Usage: npm run dev [package] [-- tests...]

  npm run dev                 builds the command line anew at each change
  npm run dev slant           runs the tests of packages/puzzles/slant anew at each change of a source that they read
  npm run dev core steps      the same of packages/core, those files alone whose names hold "steps"
  npm run dev web             serves the page from its sources
`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const [name, ...filters] = positionals;
const folder = packageFolders().find((one) => basename(one) === name);
if (values.help || (name !== undefined && !folder)) {
  if (!values.help) process.stderr.write(`gridproof: there is no package '${name}'\n\n`);
  (values.help ? process.stdout : process.stderr).write(HELP);
  process.exit(values.help ? 0 : 2);
}

install();
if (!folder) watch(root, 'turbo', 'watch', 'bundle');
else if (existsSync(join(folder, 'vite.config.ts'))) await serve();
else watch(root, 'vitest', 'watch', ...testFiles(folder, filters));

/** Returns the paths of a package's test files whose names contain one of the filters, or the path of the package. */
function testFiles(folder, filters) {
  if (filters.length === 0) return [`${pathOf(folder)}/`];
  const files = ['src', 'test']
    .map((part) => join(folder, part))
    .filter(existsSync)
    .flatMap((part) => readdirSync(part, { recursive: true }).map((file) => join(part, file)))
    .filter((file) => file.endsWith('.test.ts') && filters.some((filter) => basename(file).includes(filter)));
  if (files.length > 0) return files.map(pathOf);
  process.stderr.write(
    `gridproof: no test file in ${pathOf(folder)} has a name with ${filters.join(' or ')}\n`,
  );
  return process.exit(2);
}

/** Returns a path from the root as vitest compares it, with slashes. */
function pathOf(file) {
  return relative(root, file).replaceAll(sep, '/');
}

/** Runs a program on this terminal until it is interrupted. */
function watch(cwd, program, ...args) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, args, { cwd, env: environment(), stdio: 'inherit', shell });
  process.exitCode = status ?? 1;
}

async function serve() {
  const vite = createRequire(join(folder, 'package.json')).resolve('vite');
  const { createServer } = await import(pathToFileURL(vite).href);
  const server = await createServer({ root: folder, server: { host: 'localhost' } });
  await server.listen();
  server.printUrls();
}
