import { defaultClientConditions, defineConfig } from 'vite';
import { compressFiles } from './plugins/compress.js';
import { devWithoutCsp } from './plugins/dev-without-csp.js';
import { icons } from './plugins/icons.js';
import { type InstalledType, installedIn } from './plugins/installed-types.js';
import { offline } from './plugins/offline.js';
import { puzzleExamples } from './plugins/puzzle-examples.js';
import { puzzleTypes } from './plugins/puzzle-types.js';
import { workerFile } from './plugins/worker-file.js';

/** Modules that the page needs for reading and drawing: of constraints only the definitions, not the lowerings. */
const READING = [
  /packages\/core\/src\/(?:[a-z-]+\.|board\/|expressions\/|read\/)/,
  /packages\/core\/src\/constraints\/(?:[a-z-]+\/(?:definition|orientations|placements|shape|arrangements)|constraint|graph-constraint|definitions?|may-hold|scope|comparison|wording)\.ts/,
  // The colours of drawings, which pictures are compared with.
  /packages\/render\/src\/(?:svg-tints|svg-hues|svg-style|xml)\./,
  /web\/src\/types|virtual:puzzle-types|preload-helper/,
].map(({ source }) => source);
const SHARED = new RegExp(READING.join('|'));
const OF_THE_PAGE = /preact|packages\/render|web\/src\/(?!types|worker\/worker|picture\/)/;

let cache: Promise<readonly InstalledType[]> | undefined;
/** Finds the installed types once. */
const loadInstalled = () => (cache ??= installedIn(import.meta.dirname));

export default defineConfig({
  // Works below any path of a host.
  base: './',
  // Bundles the sources, so that code for one panel is separate from shared code.
  resolve: { conditions: ['@gridproof/source', ...defaultClientConditions] },
  plugins: [
    icons(),
    puzzleTypes(loadInstalled),
    puzzleExamples(loadInstalled),
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
