import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Where a package has its script: the command line looks for it there (`apps/cli/src/compile-cache/script-loader.ts`). */
const SCRIPT = 'dist/script.cjs';

/** The parameters of a script. */
const GIVEN = 'module, require, __import, __dirname, __url';

/** Where the command line has its module. */
const MODULE = 'dist/program.mjs';

/** Never loaded by the command line, so without a script. */
const OTHERS = [
  '@gridproof/testkit',
  '@gridproof/bench',
  '@gridproof/farm',
  '@gridproof/picture-tesseract',
  'create-gridproof-puzzle',
];

/** Packages with commands are loaded as modules. */
const COMMANDS = 'gridproof-command';

/** Loaded from where they are installed: they bring WebAssembly along, a thread, or are seldom asked for. */
const INSTALLED = ['@gridproof/*', 'cadical-wasm', 'z3-solver', 'tinypool', 'semver'];

interface Manifest {
  readonly name: string;
  readonly keywords?: readonly string[];
}

/** Commander can have a command carried out by another program. None of ours is, and what starts programs takes Node long to load. */
const noPrograms: Plugin = {
  name: 'no programs for commands',
  setup(build) {
    build.onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path, namespace: 'nothing' } : undefined,
    );
    build.onLoad({ filter: /$/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/**
 * Beside its modules, a package as one script with all that it needs from elsewhere but other packages of this project: Node can keep the
 * compiled code of a script, and of modules only in later versions. It is a function, so that it can be compiled as it is read, without another
 * copy of it; its first line has a fingerprint, which identifies cached code.
 */
export async function buildScript(folder: string, plugins: readonly Plugin[]): Promise<void> {
  const { name, keywords = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entry = ['program', 'index']
    .map((one) => join(folder, 'src', `${one}.ts`))
    .find((file) => existsSync(file));
  if (!entry || OTHERS.includes(name) || keywords.includes(COMMANDS)) return;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: INSTALLED,
    loader: { '.css': 'text' },
    plugins: [...plugins, noPrograms],
    // Names stay for those who read a stack.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'inline',
    define: { 'import.meta.url': '__url', 'import.meta.dirname': '__dirname' },
  });
  // Modules outside the bundle are imported from the folder of the package, which cached code does not know.
  const text = exportingValues(outputFiles[0]!.text).replaceAll(/\bimport\(/g, '__import(');
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 32);
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, SCRIPT), `(function (${GIVEN}) { // gridproof ${fingerprint}\n${text}})`);
  if (entry.endsWith('program.ts')) await buildModule(entry, join(folder, MODULE), plugins);
}

/**
 * How esbuild writes what is exported: at the top functions that look each name up, as cycles between packages would need them, with all that
 * other packages export; at the end the names alone.
 */
const LOOKED_UP =
  /__export\((\w+),\{([^{}]*)\}\);module\.exports=__toCommonJS\(\1\);((?:__reExport\(\1,require\("[^"]+"\),module\.exports\);)*)/;
const NAMED = /0&&\(module\.exports=\{[^{}]*\}\);\s*$/;

/** The same script, which exports values once all are there: hundreds of such functions take as long as much of what they are for. */
function exportingValues(text: string): string {
  const [found, , own, others] = LOOKED_UP.exec(text) ?? [];
  if (found === undefined || !NAMED.test(text))
    throw new Error('esbuild writes exports in another way than is known here');
  const values = [
    ...[...others!.matchAll(/require\("[^"]+"\)/g)].map(([other]) => `...${other}`),
    own!.replaceAll(':()=>', ':'),
  ].join();
  return text.replace(found, '').replace(NAMED, () => `module.exports={${values}};\n`);
}

/** The program as a module, too: commands of other packages are modules, and are to find the same modules as it does. */
async function buildModule(entry: string, outfile: string, plugins: readonly Plugin[]): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    loader: { '.css': 'text' },
    plugins: [...plugins],
  });
}
