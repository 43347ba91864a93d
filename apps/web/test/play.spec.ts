// Solves examples by mouse, touch and keys, and with all aids.
import {
  expectFinish,
  expectSolved,
  fragment,
  open,
  press,
  readMessage,
  savePicture,
  tool,
} from './board.js';
import { exampleOf, TESTED } from './examples.js';
import { expect, test } from './fixtures.js';
import { enterWrong, playByKeys, playByPointer } from './player.js';

for (const id of TESTED) {
  test(
    `${id}: play to the finish card by pointer`,
    { tag: '@phone' },
    async ({ page, hand }, { project }) => {
      const example = await exampleOf(id);
      await open(page, example.text);
      await expect(page.locator('.board')).toBeInViewport({ ratio: 1 });
      const before = (await page.locator('.board').boundingBox())!;
      await playByPointer(page, example, hand);
      await expectFinish(page);
      expect(await page.locator('.board').boundingBox()).toEqual(before);
      const card = (await page.locator('.finish').boundingBox())!;
      if (!hand.isTouch) expect(card.x).toBeGreaterThan(before.x + before.width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await savePicture(page, `${id} solved ${project.name} ${colorScheme}`);
      }
    },
  );

  test(`${id}: play by keys, undo, redo and reload`, async ({ page }) => {
    const example = await exampleOf(id);
    await open(page, example.text);
    await playByKeys(page, example);
    await expectFinish(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(page.locator('.state.good')).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expectSolved(page);
    await fragment(page);
    await page.reload();
    await expectSolved(page);
  });

  test(`${id}: find a wrong entry, take a hint, prove the answer, show the steps`, async ({ page }) => {
    const example = await exampleOf(id);
    await open(page, example.text);
    await enterWrong(page, example);
    await tool(page, 'Check');
    expect(await readMessage(page)).toMatch(/^(Th.* broken: |No rule is broken yet|The board cannot)/);
    await tool(page, 'Back to before the mistake');
    await expect(page.locator('.said')).toHaveText(/taken back\.$/);
    await page.click('#tool-hint');
    for (const degree of ['Where?', 'Which technique?', 'The step']) {
      await press(page, degree);
      expect(await readMessage(page)).toMatch(degree === 'Where?' ? /^Look at / : /\.$/);
    }
    await press(page, 'Enter it');
    await page.click('#tool-solve');
    await press(page, 'Solve');
    await expect(page.locator('.said')).toHaveText('This is the only answer.');
    await page.click('#tool-steps');
    await press(page, 'Show the steps');
    await page.locator('text=/^Difficulty: /').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('input[type=range]').fill('1');
    expect(await readMessage(page)).toMatch(/\.$/);
  });
}
