import { defineConfig } from 'vitest/config';
import packages from './vitest.config.ts';

/** The tests of all puzzle types in one run: of its own, each would spend most of its time loading core and the engines. */
export default defineConfig({
  ...packages,
  test: {
    ...packages.test,
    include: ['packages/puzzles/*/{src,test}/**/*.test.ts'],
    // A path whose every step is proved minimal takes half a minute, and several where other work is done at the same time.
    testTimeout: 300_000,
  },
});
