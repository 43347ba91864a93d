import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pageScripts } from './page-assets.js';
import { buildScript } from './script-form.js';

/** The command line: its own code comes from its script (`script-form.ts`). */
const isProgram = existsSync('src/program.ts');

/** One build for every package: its `src/index.ts`, and the entries that some packages have besides. */
export default defineConfig({
  entry: ['index', 'bin', 'worker', 'work', 'experiments', 'commands', 'testing']
    .map((name) => `src/${name}.ts`)
    .filter((file) => existsSync(file)),
  // A program that begins as a script needs none of what loads modules, which takes Node some milliseconds.
  format: isProgram ? 'cjs' : 'esm',
  ...(isProgram && { define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' } }),
  target: 'node20',
  clean: true,
  sourcemap: true,
  treeshake: true,
  // What a page is made of, which a program writes out, is text.
  esbuildPlugins: [pageScripts],
  loader: { '.css': 'text' },
  // It is no module, and a browser could not import it.
  noExternal: ['lz-string', ...(isProgram ? ['resolve.exports'] : [])],
  onSuccess: () => buildScript([pageScripts]),
});
