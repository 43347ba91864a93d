import { defaultClientConditions, defineConfig } from 'vite';
import { compressFiles } from './plugins/compress.js';
import { devWithoutCsp } from './plugins/dev-without-csp.js';
import { icons } from './plugins/icons.js';
import { type Installed, installedIn } from './plugins/installed-types.js';
import { offline } from './plugins/offline.js';
import { puzzleExamples } from './plugins/puzzle-examples.js';
import { puzzleTypes } from './plugins/puzzle-types.js';
import { workerFile } from './plugins/worker-file.js';

/** What reading and drawing need of core: of constraints their meaning, not how they are solved. */
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
  // It works at any address, whatever folder a host puts it in.
  base: './',
  // From the sources, so that what only one panel needs of a package need not come with what all of them do.
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
    // What others have written and is part of the page. By a name with "licence" in it, pnpm would take it for that of the package.
    license: { fileName: 'notices.txt' },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // What is needed from the start is two files, one that the worker has too and one of the page alone; a third is what most types are written with.
          groups: [
            { name: 'core', test: SHARED, minShareCount: 2 },
            { name: 'page', test: OF_THE_PAGE, minShareCount: 2 },
            { name: 'types', test: /packages\/(?:describe|formats)\/src|valibot/, minShareCount: 22 },
          ],
        },
      },
    },
  },
  // A page cannot say itself who may frame it.
  preview: { port: 4173, headers: { 'content-security-policy': "frame-ancestors 'self'" } },
});
