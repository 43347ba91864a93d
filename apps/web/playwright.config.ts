import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './test/chromium.js';
import { PHONE } from './test/fixtures.js';

/** The tests of the built page, and those of the example without a bundler. They are generous with time, as the computer may be busy. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'node_modules/.playwright',
  // Only the icons are compared as pictures.
  snapshotPathTemplate: 'public/{arg}{ext}',
  // Packages are tested as they are built.
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'desktop', grepInvert: /@benchmark/ },
    { name: 'phone', grep: /@phone/, use: PHONE },
    { name: 'example', testDir: '../../examples/browser/test' },
    { name: 'benchmark', grep: /@benchmark/ },
  ],
});
