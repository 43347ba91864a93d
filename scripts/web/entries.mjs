// What a player writes beside the answer itself: notes, marks, checks of each entry, the rest in one press.
import assert from 'node:assert/strict';
import { exampleOf } from './examples.mjs';
import { said, settled } from './site.mjs';

const press = (page, name) => page.click(`#panel button:text-is("${name}")`);
const stop = (page, variable) => page.locator(`.stop[data-variable="${variable}"]`);
const notes = async (page) => {
  await settled(page);
  return page.locator('.board .gp-candidates text').allTextContents();
};
const entered = async (page) => {
  await settled(page);
  return page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('e') ?? '');
};

/** All of that, on a type whose fields take many values, one of two values in cells, and one on sides. */
export async function entries(site) {
  const begin = async (id) => {
    const page = await site.open();
    const { text, open } = await exampleOf(id);
    await page.goto(site.addressOf(text));
    await page.locator('.board').waitFor();
    return { page, open };
  };
  await site.check('notes of many values: by the shift key and by the switch, undone, kept', async () => {
    const { page, open } = await begin('sudoku');
    const [first, second] = open;
    await stop(page, first.variable).click({ force: true });
    await page.keyboard.press('Shift+Digit2');
    await page.keyboard.press('Shift+Digit4');
    assert.deepEqual(await notes(page), ['2', '4']);
    assert.match(await stop(page, first.variable).getAttribute('aria-label'), /open, noted: 2, 4$/);
    await press(page, 'Note');
    await stop(page, second.variable).click({ force: true });
    await page.locator('.pad button').first().click();
    assert.equal((await notes(page)).length, 3);
    assert.equal(await entered(page), '');
    await settled(page);
    await page.reload();
    await page.locator('.board').waitFor();
    assert.equal((await notes(page)).length, 3);
    await stop(page, first.variable).click({ force: true });
    await page.keyboard.press('2');
    assert.equal((await notes(page)).length, 1);
    await press(page, 'Undo');
    assert.equal((await notes(page)).length, 3);
    await page.close();
  });
  await site.check('many notes outlive a reload, though no address holds them', async () => {
    const { page, open } = await begin('sudoku');
    for (const { variable } of open) {
      await stop(page, variable).focus();
      for (const digit of [1, 2, 3, 4]) await page.keyboard.press(`Shift+Digit${digit}`);
    }
    const before = await notes(page);
    assert.equal(before.length, 4 * open.length);
    if (open.length * 5 > 300) assert.ok(!(await page.evaluate(() => location.hash)).includes('&n='));
    await settled(page);
    await page.reload();
    await page.locator('.board').waitFor();
    assert.deepEqual(await notes(page), before);
    await page.close();
  });
  for (const [id, where] of [
    ['nurikabe', 'a cell'],
    ['slitherlink', 'a side'],
  ])
    await site.check(`a dot at ${where} is no entry`, async () => {
      const { page, open } = await begin(id);
      const { variable } = open[1];
      await stop(page, variable).click({ force: true, modifiers: ['Shift'] });
      await settled(page);
      assert.match(await stop(page, variable).getAttribute('aria-label'), /noted: a dot$/);
      assert.equal(await page.locator('.board text', { hasText: '•' }).count(), 1);
      assert.equal(await entered(page), '');
      await stop(page, variable).click({ force: true, modifiers: ['Shift'] });
      await settled(page);
      assert.equal(await page.locator('.board text', { hasText: '•' }).count(), 0);
      await page.close();
    });
  await site.check('what was tried is taken back to the mark', async () => {
    const { page, open } = await begin('takuzu');
    await stop(page, open[0].variable).click({ force: true });
    const marked = await entered(page);
    await press(page, 'Mark');
    await page.locator('text=The board is marked as it stands.').waitFor();
    await stop(page, open[1].variable).click({ force: true });
    await stop(page, open[2].variable).click({ force: true });
    await page.locator('text=2 places have changed since the mark.').waitFor();
    await press(page, 'Back to the mark');
    assert.equal(await entered(page), marked);
    assert.ok(await page.isDisabled('#panel button:text-is("Back to the mark")'));
    await page.close();
  });
  await site.check('each entry is checked, and nothing is called solved before all is decided', async () => {
    const { page, open } = await begin('nurikabe');
    await page.check('text=Check each entry');
    assert.equal(await said(page), 'No mistake so far: an answer agrees with all entries.');
    const shaded = open.filter(({ all, value }) => value === all[0].value);
    const [wrong] = open.filter(({ all, value }) => value !== all[0].value);
    await stop(page, wrong.variable).click({ force: true });
    await page.locator('.said.wrong', { hasText: 'One entry is wrong' }).waitFor();
    await press(page, 'Undo');
    await page.locator('.said:not(.wrong)', { hasText: 'No mistake so far' }).waitFor();
    for (const { variable } of shaded) await stop(page, variable).click({ force: true });
    assert.equal(await page.locator('#panel p.good').count(), 0);
    await press(page, 'The rest is .');
    await page.locator('#panel p.good', { hasText: 'Solved: every rule is kept.' }).waitFor();
    await page.close();
  });
  await site.check('the board before the first of several mistakes is found', async () => {
    const { page, open } = await begin('takuzu');
    const enter = async ({ variable, all, value }, right) => {
      const at = all.findIndex((one) => one.value === value) === 0 ? 0 : 1;
      for (let turns = 0; turns <= (right ? at : 1 - at); turns++)
        await stop(page, variable).click({ force: true });
    };
    await enter(open[0], true);
    await enter(open[1], true);
    const right = await entered(page);
    await enter(open[2], false);
    await enter(open[3], true);
    await enter(open[4], false);
    await press(page, 'Back to before the mistake');
    assert.match(await said(page), /entries were taken back\.$/);
    assert.ok((await entered(page)).startsWith(right), `${await entered(page)} begins with ${right}`);
    await press(page, 'Check');
    assert.match(await said(page), /^No mistake so far/);
    await page.close();
  });
}
