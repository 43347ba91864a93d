import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pageScripts } from './page-assets.js';

/** One build for every package: its `src/index.ts`, and the entries that some packages have besides. */
export default defineConfig({
  entry: ['index', 'bin', 'commands', 'worker', 'work', 'experiments']
    .map((name) => `src/${name}.ts`)
    .filter((file) => existsSync(file)),
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: true,
  treeshake: true,
  // What a page is made of, which a program writes out, is text.
  esbuildPlugins: [pageScripts],
  loader: { '.css': 'text' },
  // It is no module, and a browser could not import it.
  noExternal: ['lz-string'],
});
