import { defineConfig } from 'vitest/config';

const conditions = ['@gridproof/source'];

/** Tests read the sources of every package, so they need no build. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    typecheck: { enabled: false },
  },
});
