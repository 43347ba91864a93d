import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './test/chromium.js';
import { PHONE } from './test/fixtures.js';

/** Tests of the built page, and of the example without a bundler. Time limits are generous, because the computer may be busy. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'node_modules/.playwright',
  // Only the icons are compared as images.
  snapshotPathTemplate: 'public/{arg}{ext}',
  // Tests use the built packages.
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
