// New puzzles: one, the next one that is made meanwhile, wishes that are rare, and booklets.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { settled } from './site.mjs';

const built = (...path) => import(pathToFileURL(join(root, 'packages', ...path, 'dist', 'index.js')).href);
const { makeable } = await built('core');

const press = (page, name) => page.click(`#panel button:text-is("${name}")`);
const hash = async (page) => {
  await settled(page);
  return page.evaluate(() => location.hash);
};
const made = (page) => page.locator('.said', { hasText: 'A new puzzle with' }).waitFor();

/** All of that. */
export async function make(site) {
  await site.check('the next puzzle is there at once, and each is another', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await page.click('#tab-make');
    await page.selectOption('#panel select >> nth=0', 'takuzu');
    await page.fill('#panel input >> nth=0', '6');
    await page.fill('#panel input >> nth=1', '6');
    assert.ok(await page.isDisabled('#panel button:text-is("Next")'));
    await press(page, 'Make');
    await made(page);
    const seen = new Set([await hash(page)]);
    for (let n = 0; n < 3; n++) {
      // It takes as long as somebody plays.
      await page.waitForTimeout(1500);
      const before = await hash(page);
      const took = await page.evaluate(async (old) => {
        const start = performance.now();
        [...document.querySelectorAll('#panel button')].find((one) => one.textContent === 'Next').click();
        while (location.hash === old) await new Promise((next) => setTimeout(next, 1));
        return performance.now() - start;
      }, before);
      assert.ok(took < 300, `the next puzzle took ${took} ms`);
      seen.add(await hash(page));
    }
    assert.equal(seen.size, 4);
    await page.close();
  });
  await site.check('the same seed makes the same puzzle', async () => {
    const page = await site.open();
    await page.goto(site.base);
    const addresses = [];
    for (let n = 0; n < 2; n++) {
      await page.click('#tab-make');
      await page.selectOption('#panel select >> nth=0', 'mosaic');
      for (const [at, value] of ['5', '5', 'seven'].entries())
        await page.fill(`#panel input >> nth=${at}`, value);
      await press(page, 'Make');
      await made(page);
      addresses.push(await hash(page));
      await page.click('#tab-open');
    }
    assert.equal(addresses[0], addresses[1]);
    await page.close();
  });
  await site.check(
    'wishes that are hardly ever met, and types of which none are made, are named at once',
    async () => {
      const page = await site.open();
      await page.goto(site.base);
      await page.click('#tab-make');
      const ids = await page.$$eval('#panel select >> nth=0 >> option', (all) =>
        all.map(({ value }) => value),
      );
      for (const id of ids) {
        const { default: type } = await built('puzzles', id);
        const { rare = [] } = type.described.maker.making;
        await page.selectOption('#panel select >> nth=0', id);
        for (const grade of ['easy', 'medium', 'hard', 'extreme']) {
          await page.selectOption('#panel select >> nth=1', grade);
          const warning = page.locator('#panel p', { hasText: `hardly ever ${grade}` });
          await warning.waitFor({ state: rare.includes(grade) ? 'visible' : 'detached' });
        }
        const able = makeable(type);
        const never = page.locator('#panel p.wrong', { hasText: able.why ?? 'It cannot be made' });
        await never.waitFor({ state: able.can ? 'detached' : 'visible' });
      }
      await page.close();
    },
  );
  await site.check('a booklet is made, and opened to print with its style', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await page.click('#tab-make');
    await page.selectOption('#panel select >> nth=0', 'galaxies');
    for (const at of [0, 1]) await page.fill(`#panel input >> nth=${at}`, '5');
    const booklet = page.locator('section[aria-label="A booklet to print"]');
    await booklet.locator('input').fill('5');
    await booklet.locator('button', { hasText: 'Make the booklet' }).click();
    await page.locator('.said', { hasText: 'The booklet has 5 puzzles' }).waitFor();
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      booklet.locator('button', { hasText: 'Open and print' }).click(),
    ]);
    await opened.locator('.page').first().waitFor();
    assert.equal(await opened.locator('.puzzles figure').count(), 5);
    assert.equal(await opened.locator('.answers figure').count(), 5);
    assert.equal(await opened.$eval('.puzzles', (one) => getComputedStyle(one).display), 'grid');
    assert.equal(await opened.$eval('.gp-paper', (one) => getComputedStyle(one).fill), 'rgb(255, 255, 255)');
    const pdf = (await opened.pdf({ preferCSSPageSize: true })).toString('latin1');
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 4);
    await opened.close();
    await page.close();
  });
  await site.check('a booklet that is stopped keeps what there is', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await page.click('#tab-make');
    await page.selectOption('#panel select >> nth=0', 'slant');
    const booklet = page.locator('section[aria-label="A booklet to print"]');
    await booklet.locator('input').fill('60');
    await booklet.locator('button', { hasText: 'Make the booklet' }).click();
    await page.locator('text=/^(One puzzle|\\d+ puzzles) so far\\.$/').waitFor();
    await page.waitForFunction(() => !document.body.textContent.includes('0 puzzles so far.'));
    await press(page, 'Stop');
    await page.locator('.said', { hasText: 'of the 60 puzzles.' }).waitFor();
    assert.ok(await booklet.locator('button', { hasText: 'Open and print' }).isEnabled());
    await page.close();
  });
}
