// The screenshots in the README; --update-snapshots takes them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { open, press, readMessage } from './board.js';
import { expect, isUpdate, test } from './fixtures.js';

const root = join(import.meta.dirname, '..', '..', '..');
/** Maximum size of a screenshot in bytes: every reader of the README loads them. */
const MAX_BYTES = 60_000;

const SUDOKU =
  'sudoku:53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/....8..79';

test.use({ viewport: { width: 1040, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Takes a screenshot for the README. Chromium encodes it as WebP, at a third of the size of PNG. */
async function takePicture(page: Page, name: string, isWritten: boolean): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
  const picture = Buffer.from(data, 'base64');
  expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  if (isWritten) writeFileSync(join(root, 'docs', 'screenshots', `${name}.webp`), picture);
}

test('some steps entered', async ({ page }, { config }) => {
  await open(page, readFileSync(join(root, 'examples', 'akari-10x10.txt'), 'utf8'));
  await page.click('#tool-hint');
  for (let steps = 0; steps < 14; steps++) {
    await press(page, 'The step');
    await readMessage(page);
    await press(page, 'Enter it');
  }
  await page.click('#tool-rules');
  await takePicture(page, 'play', isUpdate(config));
});

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a step shown', async ({ page }, { config }) => {
    await open(page, SUDOKU);
    await page.click('#tool-steps');
    await press(page, 'Show the steps');
    await page.locator('text=/^Difficulty: /').waitFor();
    await page.locator('input[type=range]').fill('12');
    await readMessage(page);
    await takePicture(page, 'step', isUpdate(config));
  });
});
