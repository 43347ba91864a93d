// Text and addresses that are made to break the page.
import assert from 'node:assert/strict';
import { exampleOf } from './examples.mjs';
import { said } from './site.mjs';

export async function hostile(site) {
  const page = await site.open();
  await site.check('what is no puzzle is refused with a reason, and the page stays alive', async () => {
    await page.goto(site.base);
    for (const [text, reason] of [
      ['', 'Nothing to open yet: paste a puzzle.'],
      ['takuzu\n1..x', "found 'x'"],
      ['ringring:5x5:a', "'ringring'"],
      [`takuzu\n${'<img src=x onerror=alert(1)>'.repeat(4000)}`, 'found'],
    ]) {
      await page.fill('#puzzle-text', text);
      await page.click('form button.main');
      await page.locator('.said.wrong', { hasText: reason }).waitFor();
    }
  });
  await site.check('broken addresses get a sentence', async () => {
    for (const p of ['slant:9000x9000:a', 'nothing:1', `slant:${'a'.repeat(100_000)}`, 'takuzu:<b>1</b>']) {
      await page.goto(site.addressOf(p, { e: '~zz~~00ZZZ', v: '<script>', s: '9e9' }));
      await page.reload();
      await page.locator('.said.wrong').waitFor();
      assert.ok((await said(page)).length < 400);
    }
  });
  await site.check(
    'an address that is gone to while the last entry is being written into it is opened',
    async () => {
      const [{ text: first, open: fields }, { text: second }] = await Promise.all([
        exampleOf('takuzu'),
        exampleOf('sudoku'),
      ]);
      await page.goto(site.addressOf(first));
      await page.locator('h1', { hasText: 'Takuzu' }).waitFor();
      await page.locator(`.stop[data-variable="${fields[0].variable}"]`).click({ force: true });
      await page.evaluate((address) => {
        location.href = address;
        // Nothing else comes to its turn until what was to be written is due.
        for (const start = performance.now(); performance.now() < start + 400; );
      }, site.addressOf(second));
      await page.locator('h1', { hasText: 'Sudoku' }).waitFor();
    },
  );
  await page.close();
  await frozen(site);
}

/** A worker that hears nothing any more. */
async function frozen(site) {
  const page = await site.open();
  await site.check('a frozen worker is ended after its time, and another one answers at once', async () => {
    const { text } = await exampleOf('sudoku');
    const started = page.waitForEvent('worker');
    await page.goto(site.addressOf(text, { v: 'solve' }));
    const worker = await started;
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
    // It never returns, so nobody waits for it.
    worker
      .evaluate(() => {
        for (;;);
      })
      .catch(() => {});
    const spare = page.waitForEvent('worker');
    await page.click('#panel button:text-is("Solve")');
    await spare;
    // Meanwhile the page is alive.
    await page.locator('.stop[data-variable]').first().focus();
    assert.equal(await said(page), "Don't know: time limit.");
    const start = Date.now();
    await page.click('#panel button:text-is("Solve")');
    assert.equal(await said(page), 'This is the only answer.');
    assert.ok(Date.now() - start < 3_000);
  });
  await page.close();
}
