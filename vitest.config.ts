import { defineConfig } from 'vitest/config';
import { pageScriptsInTests } from './page-scripts.js';

const conditions = ['@gridproof/source'];

/**
 * Tests import the other packages as they are built, which loads faster than their sources. With `vitest watch`
 * (`npm run dev`), they import sources, so that a change of any package reruns them.
 */
const imports = process.argv.includes('watch') && {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};

const shared = {
  // Ends only a test that hangs: on a busy computer a test may take many times as long as usual.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A process for each file would take longer to start than most files take.
  isolate: false,
  // Most code of a test runs too seldom to be worth optimizing: Node 20 waits sixteen times as long as usual.
  execArgv: process.version.startsWith('v20.') ? ['--interrupt-budget=1081344'] : [],
  typecheck: { enabled: false },
  server: { deps: { external: [/\/dist\//] } },
};

const plugins = [pageScriptsInTests];

const tests = (...folders: readonly string[]) =>
  folders.flatMap((folder) => [`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`]);

/** All tests in one run. A project is a part of them: `vitest run --project cli`. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        ...imports,
        plugins,
        test: {
          ...shared,
          name: 'packages',
          include: tests('packages/*', 'apps/bench', 'apps/server', 'apps/web'),
        },
      },
      // An engine starts once in a process, so each file has one of its own.
      {
        ...imports,
        plugins,
        test: { ...shared, name: 'engines', include: tests('packages/engines/*'), isolate: true },
      },
      {
        ...imports,
        plugins,
        test: { ...shared, name: 'puzzles', include: tests('packages/puzzles/*') },
      },
      // The command line always finds the packages as they are built.
      {
        plugins,
        test: {
          ...shared,
          name: 'cli',
          include: tests('apps/cli'),
          // A busy computer may delay the processes that these tests start and interrupt.
          retry: 1,
        },
      },
    ],
  },
});
