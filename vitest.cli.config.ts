import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import packages from './vitest.config.ts';

/** Most of these tests start the program and wait for it, so one file more than there are processors goes at a time. */
export default defineConfig({
  ...packages,
  test: { ...packages.test, maxWorkers: availableParallelism() + 1 },
});
