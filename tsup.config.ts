import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { pageScripts } from './page-scripts.js';
import { buildScript } from './script-build.js';
import { packageFolders, root } from './scripts/workspace.mjs';

/** Modules that some packages have besides `index.ts`. */
const ENTRIES = ['index', 'bin', 'worker', 'execute-job', 'commands', 'create-examples', 'redis-server'];

const SHARED: Options = {
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Packages are imported from where they are installed. One of them is no module, which a browser could not import.
  external: [/^[^./]/],
  noExternal: ['lz-string'],
  // Parts of pages that a program writes are loaded as text.
  esbuildPlugins: [pageScripts],
  loader: { '.css': 'text' },
  silent: true,
};

const packages = packageFolders()
  .map((folder) => ({ folder, entries: entriesOf(folder) }))
  .filter(({ entries }) => entries.length > 0);
for (const { folder } of packages) clean(join(folder, 'dist'));

/** Packages with several modules, which share code: `gridproof` and a few others. */
const several = packages.filter(({ entries }) => entries.length > 1);

/** Builds all packages in one process: those of one module together. */
export default defineConfig([
  {
    ...SHARED,
    entry: Object.fromEntries(
      packages
        .filter((one) => !several.includes(one))
        .map(({ folder }) => [`${pathOf(folder)}/dist/index`, `./${pathOf(folder)}/src/index.ts`]),
    ),
    outDir: '.',
    splitting: false,
    onSuccess: async () => {
      await Promise.all(packages.map(({ folder }) => buildScript(folder, [pageScripts])));
    },
  },
  ...several.map(({ folder, entries }): Options => {
    // A program that begins as a script needs none of what loads modules, which takes Node some milliseconds.
    const isProgram = existsSync(join(folder, 'src/program.ts'));
    return {
      ...SHARED,
      entry: entries.map((name) => `./${pathOf(folder)}/src/${name}.ts`),
      outDir: `${pathOf(folder)}/dist`,
      ...(isProgram && {
        format: 'cjs',
        treeshake: true,
        define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
        noExternal: ['lz-string', 'resolve.exports'],
      }),
    };
  }),
]);

function entriesOf(folder: string): readonly string[] {
  return ENTRIES.filter((name) => existsSync(join(folder, 'src', `${name}.ts`)));
}

/** Declarations are written by `scripts/build-declarations.mjs`. */
function clean(dist: string): void {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist))
    if (!name.endsWith('.d.ts')) rmSync(join(dist, name), { recursive: true });
}

function pathOf(folder: string): string {
  return relative(root, folder).replaceAll('\\', '/');
}
