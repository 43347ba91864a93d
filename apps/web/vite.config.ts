import { defaultClientConditions, defineConfig } from 'vite';
import { compressFiles } from './plugins/compress.js';
import { devWithoutCsp } from './plugins/dev-without-csp.js';
import { icons } from './plugins/icons.js';
import { type Installed, installedIn } from './plugins/installed-types.js';
import { offline } from './plugins/offline.js';
import { puzzleExamples } from './plugins/puzzle-examples.js';
import { puzzleTypes } from './plugins/puzzle-types.js';
import { workerFile } from './plugins/worker-file.js';

/** Replaces modules of core that only solving needs: reading and drawing need the definitions of constraints, not their lowerings. */
const READING = [
  /packages\/core\/src\/(?:[a-z]+\.|board\/|expressions\/|read\/)/,
  /packages\/core\/src\/constraints\/(?:[a-z-]+\/(?:meaning|form|positions|shape|arrangements)|constraint|graph-rule|meanings?|possible|scope|view|wording)\.ts/,
  /web\/src\/types|virtual:puzzle-types|preload-helper/,
].map(({ source }) => source);
const SHARED = new RegExp(READING.join('|'));
const OF_THE_PAGE = /preact|packages\/render|web\/src\/(?!types|work\/worker)/;

let found: Promise<readonly Installed[]> | undefined;
/** They are looked for once. */
const installed = () => (found ??= installedIn(import.meta.dirname));

export default defineConfig({
  // Works below any path of a host.
  base: './',
  // Bundles the sources, so that code for one panel is separate from shared code.
  resolve: { conditions: ['@gridproof/source', ...defaultClientConditions] },
  plugins: [
    icons(),
    puzzleTypes(installed),
    puzzleExamples(installed),
    workerFile('../src/worker/worker.ts'),
    offline(),
    devWithoutCsp(),
    compressFiles(),
  ],
  build: {
    target: 'es2022',
    modulePreload: false,
    // Licences of bundled packages. pnpm would take a file with "licence" in its name for that of this package.
    license: { fileName: 'notices.txt' },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // The first view needs two files: one shared with the worker, and one of the page alone. A third contains code
          // that most types share.
          groups: [
            { name: 'core', test: SHARED, minShareCount: 2 },
            { name: 'page', test: OF_THE_PAGE, minShareCount: 2 },
            { name: 'types', test: /packages\/(?:describe|formats)\/src|valibot/, minShareCount: 22 },
          ],
        },
      },
    },
  },
  // A page cannot set frame-ancestors itself.
  preview: { port: 4173, headers: { 'content-security-policy': "frame-ancestors 'self'" } },
});
