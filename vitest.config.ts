import { defineConfig } from 'vitest/config';
import { lateOptimization } from './apps/cli/src/compile-cache/late-optimization.js';
import { pageScriptsInTests } from './page-scripts.js';

const conditions = ['@gridproof/source'];

/** Tests of a project read the sources of every package, so they need no build but that of worker threads. */
const fromSources = {
  plugins: [pageScriptsInTests],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};

const shared = {
  // Ends only a test that hangs: on a busy computer a test may take many times as long as usual.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A process for each file would take longer to start than most files take.
  isolate: false,
  // Most code of a test runs too seldom for optimizing it.
  execArgv: [...lateOptimization(16)],
  typecheck: { enabled: false },
};

const tests = (...folders: readonly string[]) =>
  folders.flatMap((folder) => [`${folder}/src/**/*.test.ts`, `${folder}/test/**/*.test.ts`]);

/** All tests in one run. A project is a part of them: `vitest run --project cli`. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        ...fromSources,
        test: {
          ...shared,
          name: 'packages',
          include: tests('packages/*', 'apps/bench', 'apps/server', 'apps/web'),
        },
      },
      // An engine starts once in a process, so each file has one of its own.
      {
        ...fromSources,
        test: { ...shared, name: 'engines', include: tests('packages/engines/*'), isolate: true },
      },
      {
        ...fromSources,
        test: { ...shared, name: 'puzzles', include: tests('packages/puzzles/*') },
      },
      // The command line is tested as it is built, with the packages that it finds installed.
      {
        plugins: [pageScriptsInTests],
        test: {
          ...shared,
          name: 'cli',
          include: tests('apps/cli'),
          // A busy computer may delay the processes that these tests start and interrupt.
          retry: 1,
          server: { deps: { external: [/\/dist\//] } },
        },
      },
    ],
  },
});
