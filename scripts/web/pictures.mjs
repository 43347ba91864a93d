// What the page looks like.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf } from './examples.mjs';

/** Keeps pictures of the page in a folder. */
export async function takePictures(site, folder) {
  mkdirSync(folder, { recursive: true });
  const { text } = await exampleOf('sudoku');
  for (const [name, width, colorScheme] of [
    ['light', 1280, 'light'],
    ['dark', 1280, 'dark'],
    ['phone', 360, 'light'],
  ]) {
    const page = await site.open({ width, colorScheme });
    for (const [panel, address] of [
      ['start', site.base],
      ['play', site.addressOf(text)],
      ['share', site.addressOf(text, { v: 'share' })],
    ]) {
      await page.goto(address);
      await page.reload();
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `${panel}-${name}.png`), fullPage: true });
    }
    await page.close();
  }
}
