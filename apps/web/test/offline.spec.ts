// After one visit, the page works without a network. A new version waits.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generationSupport } from '@gridproof/core';
import type { Page } from '@playwright/test';
import { addressOf, fragment, message, open, press } from './board.js';
import { exampleOf, TESTED } from './examples.js';
import { test as base, complaintsOf, dist, expect, type Host, serve } from './fixtures.js';
import { dropPicture, uncertainPicture } from './picture-files.js';

interface Visit {
  readonly page: Page;
  readonly address: string;
  readonly complaints: string[];
}

/** Waits until the page is cached. */
async function expectSaved(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const test = base.extend<{ offlinePage: Page }, { visit: Visit }>({
  // A page whose server has stopped after one visit.
  visit: [
    async ({ browser }, use) => {
      const host = await serve();
      const context = await browser.newContext();
      const page = await context.newPage();
      const visit = { page, address: host.address, complaints: complaintsOf(page, host.address) };
      await page.goto(host.address);
      await expectSaved(page);
      await context.setOffline(true);
      await host.close();
      await use(visit);
      await context.close();
    },
    { scope: 'worker' },
  ],
  offlinePage: async ({ visit }, use) => {
    await visit.page.goto(visit.address);
    await use(visit.page);
    expect(visit.complaints.splice(0)).toEqual([]);
  },
});

test.use({ allowsServiceWorker: true });

test('install the page', async ({ page }) => {
  await page.goto('./');
  await expectSaved(page);
  const manifest = await page.evaluate(async () => {
    const answer = await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href);
    return answer.json();
  });
  expect(manifest.start_url).toBe('./');
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', type: 'image/png' }));
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Private windows cannot install pages. There is no other obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('open the start page without a network', async ({ offlinePage }) => {
  await offlinePage.locator('.type').first().waitFor();
});

test('read a picture without a network', async ({ offlinePage }) => {
  await dropPicture(offlinePage, (await uncertainPicture(offlinePage)).file);
  await offlinePage.locator('.question').waitFor();
});

for (const id of TESTED)
  test(`${id}: open, prove and make a puzzle without a network`, async ({ offlinePage, visit }) => {
    const { text, type } = await exampleOf(id);
    await offlinePage.goto(new URL(addressOf(text, { v: 'solve' }), visit.address).href);
    await offlinePage.reload();
    await offlinePage.locator('.board').waitFor();
    await press(offlinePage, 'Solve');
    await expect(message(offlinePage)).toHaveText('This is the only answer.');
    await offlinePage.click('#tool-new');
    await offlinePage.getByLabel('Seed').fill('without a network');
    await offlinePage.click('#panel form button.main');
    await expect(message(offlinePage)).toHaveText(
      generationSupport(type).isSupported ? /^A new puzzle/ : /^No new puzzles/,
      {
        timeout: 90_000,
      },
    );
  });

/** A copy of the page with its own server. */
const copyTest = base.extend<{ folder: string; copy: Host }>({
  allowsServiceWorker: true,
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
  folder: async ({}, use, info) => {
    const folder = info.outputPath('page');
    cpSync(dist, folder, { recursive: true });
    await use(folder);
  },
  copy: async ({ folder }, use) => {
    const host = await serve(folder);
    await use(host);
    await host.close();
  },
  baseURL: ({ copy }, use) => use(copy.address),
});

copyTest('a newer version waits until the player wants it', async ({ page, folder }) => {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  };
  const { text } = await exampleOf('takuzu');
  await open(page, text);
  await expectSaved(page);
  change('index.html', (html) => html.replace('<title>GridProof<', '<title>GridProof, newer<'));
  change('sw.js', (program) => program.replace(/(?<=url:"index\.html",revision:"\w+)(?=")/, '1'));
  await page.reload();
  await page.locator('.stop[data-variable]').first().click({ force: true });
  await expect(page.locator('.newer')).toContainText('A newer version of this page is available.');
  await expect(page).toHaveTitle('GridProof');
  const before = `${await fragment(page)}`;
  await page.click('.newer button');
  await expect(page).toHaveTitle('GridProof, newer');
  await page.locator('.board').waitFor();
  expect(`${await fragment(page)}`).toBe(before);
});
