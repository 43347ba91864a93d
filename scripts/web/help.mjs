// Hints, paths and proofs, where more happens than the next button.
import assert from 'node:assert/strict';
import { exampleOf } from './examples.mjs';
import { said, settled } from './site.mjs';

const press = (page, name) => page.click(`#panel button:text-is("${name}")`);
const stop = (page, variable) => page.locator(`.stop[data-variable="${variable}"]`);
const entered = async (page) => {
  await settled(page);
  return page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('e') ?? '');
};

/** Five types, and what a player may do wrong or may not wait for. */
export async function help(site) {
  for (const id of ['sudoku', 'slitherlink', 'galaxies', 'nonogram', 'akari'])
    await site.check(
      `${id}: a path begins at once, is walked by keys, and goes on after a reload`,
      async () => {
        const page = await site.open();
        const { text } = await exampleOf(id);
        await page.goto(site.addressOf(text, { v: 'path' }));
        await press(page, 'Walk the path');
        const label = page.locator('#panel label', { has: page.locator('input[type=range]') });
        await label.filter({ hasText: /^Step 1 of/ }).waitFor();
        await page.locator('.board .gp-certain').first().waitFor({ state: 'attached' });
        assert.equal(await page.evaluate(() => document.activeElement.type), 'range');
        await page.locator('text=/^Difficulty: /').waitFor();
        await page.keyboard.press('ArrowRight');
        await label.filter({ hasText: /^Step 2 of/ }).waitFor();
        const [, all] = (await label.textContent()).match(/of (\d+)/);
        const claim = await page.textContent('#panel strong');
        await settled(page);
        await page.reload();
        await label.filter({ hasText: new RegExp(`^Step 2 of ${all}`) }).waitFor();
        assert.equal(await page.textContent('#panel strong'), claim);
        await page.keyboard.press('Tab');
        await label.locator('input').fill(all);
        assert.ok(await page.isDisabled('#panel button[aria-label="One step on"]'));
        // On this board nothing is written.
        await page.locator('.stop[data-variable]').first().click({ force: true });
        assert.equal(await entered(page), '');
        await page.close();
      },
    );
  await site.check('what a step excludes is crossed out in its cells', async () => {
    const page = await site.open();
    const text = 'sudoku:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
    await page.goto(site.addressOf(text, { v: 'path', s: '1' }));
    await page.locator('input[type=range]').waitFor();
    await page.waitForFunction(() => {
      const slider = document.querySelector('input[type=range]');
      if (slider.max < 8) return false;
      slider.value = Number(slider.value) < Number(slider.max) ? Number(slider.value) + 1 : 1;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      return document.querySelector('.board .gp-candidates .gp-wrong') !== null;
    });
    await page.close();
  });
  await site.check('a hint on a contradiction shows the entries that cannot all be right', async () => {
    const page = await site.open();
    await page.goto(site.addressOf('takuzu\n1..0\n....\n....\n....', { v: 'play' }));
    for (const variable of [4, 8]) await stop(page, variable).click({ force: true });
    await page.click('#tab-hint');
    await press(page, 'Where?');
    assert.match(await said(page), /^The entries contradict the puzzle/);
    await page.locator('.board .gp-wrong').first().waitFor({ state: 'attached' });
    assert.ok((await page.locator('#panel > p').count()) > 1);
    await page.click('#tab-play');
    await press(page, 'Clear');
    await page.click('#tab-hint');
    await press(page, 'The step');
    assert.match(await said(page), /\.$/);
    await page.close();
  });
  await site.check('a hint that is entered makes way for the next', async () => {
    const page = await site.open();
    const { text } = await exampleOf('nurikabe');
    await page.goto(site.addressOf(text, { v: 'hint' }));
    await press(page, 'The step');
    const first = await said(page);
    await press(page, 'Enter it');
    await page.waitForFunction(() => document.querySelector('.said').textContent === '');
    assert.notEqual(await entered(page), '');
    await press(page, 'The step');
    assert.notEqual(await said(page), first);
    await page.close();
  });
  for (const [button, answer] of [
    ['Solve', 'This is the only answer.'],
    ['What is certain', 'This is the only answer.'],
    ['Why is there none?', 'This is the only answer.'],
  ])
    await site.check(`"${button}", when time is up, goes on with more of it`, async () => {
      const page = await site.open();
      await page.addInitScript(() => {
        // The first limit is over at once.
        const later = window.setTimeout;
        let first = true;
        window.setTimeout = (work, delay, ...rest) => {
          const isLimit = delay >= 10_000 && first;
          if (isLimit) first = false;
          return later(work, isLimit ? 0 : delay, ...rest);
        };
      });
      const { text } = await exampleOf('slant');
      await page.goto(site.addressOf(text, { v: 'solve' }));
      await press(page, button);
      assert.equal(await said(page), "Don't know: time limit.");
      await press(page, 'Go on');
      await page.locator('.said', { hasText: answer }).waitFor();
      assert.equal(await page.locator('#panel button:text-is("Go on")').count(), 0);
      // A click on an answer goes back to one's own board, and writes nothing.
      if (button !== 'Why is there none?') {
        await page.locator('.stop[data-variable]').first().click({ force: true });
        assert.equal(await entered(page), '');
      }
      await page.close();
    });
}
