import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One build for every package: its `src/index.ts`, and the entries that some packages have besides. */
export default defineConfig({
  entry: ['index', 'bin', 'worker', 'work', 'experiments']
    .map((name) => `src/${name}.ts`)
    .filter((file) => existsSync(file)),
  format: 'esm',
  target: 'node20',
  clean: true,
  sourcemap: true,
  treeshake: true,
  // It is no module, and a browser could not import it.
  noExternal: ['lz-string'],
});
