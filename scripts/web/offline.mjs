// One visit, and from then on no network: everything still works.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleOf, puzzles } from './examples.mjs';
import { addressed, baseOf, dist, said, serve } from './site.mjs';

/** How many milliseconds a new puzzle of any type may take. */
const PATIENCE = 60_000;

export async function offline(site) {
  await withoutNetwork(site);
  await newerVersion(site);
}

async function withoutNetwork(site) {
  const server = await serve();
  const base = baseOf(server);
  const page = await site.open({ base, offline: true });
  await site.check('one visit keeps the whole page, and it can be installed', async () => {
    await page.goto(base);
    await kept(page);
    const manifest = await page.evaluate(async () => {
      const answer = await fetch(document.querySelector('link[rel=manifest]').href);
      return answer.json();
    });
    assert.equal(manifest.start_url, './');
    assert.ok(manifest.icons.some(({ sizes, type }) => sizes === '512x512' && type === 'image/png'));
    assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window that leaves no trace installs nothing; that is the only thing in the way.
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
  });
  await page.context().setOffline(true);
  await server.close();
  await site.check('without a network the page opens', async () => {
    await page.goto(base);
    await page.locator('#puzzle-text').waitFor();
  });
  for (const id of puzzles) {
    const { text, canBeMade } = await exampleOf(id);
    await site.check(`without a network: ${id} is opened, proved and made`, async () => {
      await page.goto(base);
      await page.goto(site.addressOf(text, { v: 'solve' }, base));
      await page.reload();
      await page.locator('.board').waitFor();
      await page.click('#panel button:text-is("Solve")');
      assert.equal(await said(page), 'This is the only answer.');
      await page.click('#tab-make');
      await page.getByLabel('Seed').fill('without a network');
      await page.click('#panel form button.main');
      await page
        .locator('.said', { hasText: canBeMade ? /^A new puzzle/ : /^It cannot be made/ })
        .waitFor({ timeout: PATIENCE });
    });
  }
  await page.close();
}

/** A copy of the page, which then changes while a player has it open. */
async function newerVersion(site) {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-page-'));
  cpSync(dist, folder, { recursive: true });
  const change = (file, from, to) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    assert.ok(text.includes(from), `${file} has no ${from}`);
    writeFileSync(path, text.replace(from, to));
  };
  const server = await serve(folder);
  const { text } = await exampleOf('takuzu');
  const page = await site.open({ base: baseOf(server), offline: true });
  await site.check('a newer version waits until the player wants it', async () => {
    await page.goto(site.addressOf(text, {}, baseOf(server)));
    await kept(page);
    change('index.html', '<title>GridProof<', '<title>GridProof, newer<');
    const program = readFileSync(join(folder, 'sw.js'), 'utf8');
    const [, revision] = /url:"index\.html",revision:"(\w+)"/.exec(program);
    change('sw.js', revision, `${revision}1`);
    await page.reload();
    await page.locator('.stop[data-variable]').first().click({ force: true });
    await page.locator('.newer', { hasText: 'A newer version of this page is here.' }).waitFor();
    assert.equal(await page.title(), 'GridProof');
    await addressed(page);
    const entered = new URL(page.url()).hash;
    await page.click('.newer button');
    await page.waitForFunction(() => document.title === 'GridProof, newer');
    await page.locator('.board').waitFor();
    assert.equal(new URL(page.url()).hash, entered);
  });
  await page.close();
  await server.close();
  rmSync(folder, { recursive: true });
}

/** Waits until the page has kept itself. */
async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
