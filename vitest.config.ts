import { defineConfig } from 'vitest/config';
import { pageScriptsInTests } from './page-assets.js';

const conditions = ['@gridproof/source'];

/** Tests read the sources of every package, so they need no build. */
export default defineConfig({
  plugins: [pageScriptsInTests],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 90_000,
    // A process for each file would take longer to start than most files take, and now and then one does not start at all.
    isolate: false,
    maxWorkers: '100%',
    typecheck: { enabled: false },
  },
});
