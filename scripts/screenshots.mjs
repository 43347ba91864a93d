// Takes the pictures of the page that the README shows: `node scripts/screenshots.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { Site, said, serve } from './web/site.mjs';
import { root } from './workspace.mjs';

const FOLDER = join(root, 'docs', 'screenshots');
/** The most that a picture may take: every reader of the README loads it. */
const MOST = 60_000;

const example = (name) => readFileSync(join(root, 'examples', name), 'utf8');

const SUDOKU =
  'sudoku:53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/....8..79';

/** Each picture: what is opened, in which colours, and what is done before it is taken. */
const PICTURES = {
  play: { text: example('akari-10x10.txt'), colorScheme: 'light', prepare: enterSomeSteps },
  path: { text: SUDOKU, colorScheme: 'dark', prepare: walkTo },
};

async function enterSomeSteps(page) {
  await page.click('#tab-hint');
  for (let steps = 0; steps < 14; steps++) {
    await page.click('#panel button:text-is("The step")');
    await said(page);
    await page.click('#panel button:text-is("Enter it")');
  }
  await page.click('#tab-play');
}

async function walkTo(page) {
  await page.click('#tab-path');
  await page.click('#panel button:text-is("Walk the path")');
  await page.locator('text=/^Difficulty: /').waitFor({ timeout: 60_000 });
  await page.locator('input[type=range]').fill('12');
  await said(page);
}

const server = await serve();
const browser = await launchChromium();
const site = new Site(browser, `http://localhost:${server.httpServer.address().port}/`);
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [name, { text, colorScheme, prepare }] of Object.entries(PICTURES)) {
    const page = await site.open({ width: 1040, height: 640, colorScheme, reducedMotion: 'reduce' });
    await page.goto(site.addressOf(text));
    await page.locator('.board').waitFor();
    await prepare(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement.blur());
    // Chromium writes WebP itself, which is a third of a PNG.
    const chromium = await page.context().newCDPSession(page);
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST)
      throw new Error(`${name} takes ${picture.length} bytes, at most ${MOST} were expected`);
    writeFileSync(join(FOLDER, `${name}.webp`), picture);
    console.log(`docs/screenshots/${name}.webp (${picture.length} bytes)`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
