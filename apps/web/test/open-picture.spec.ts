// Pictures of boards: opened if every reading is certain, and otherwise asked.
import { type AnyPuzzle, readPuzzle } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import type { Page } from '@playwright/test';
import { fragment, message, open, press } from './board.js';
import { exampleOf, typeOf } from './examples.js';
import { expect, test } from './fixtures.js';
import { dropPicture, screenshotOf, uncertainPicture } from './picture-files.js';

const pictureOf = async (page: Page, id: string) => {
  const { type, puzzle } = await exampleOf(id);
  return screenshotOf(page, renderSvg(type.draw(puzzle as never), { cellSize: 40 }));
};

/** Expects that the puzzle of a text is played. */
async function expectPuzzle(page: Page, type: AnyPuzzle, text: string): Promise<void> {
  await page.locator(`.stage[aria-label="${type.title}"]`).waitFor();
  const played = readPuzzle((await fragment(page)).get('p')!, [type]).puzzle;
  expect(type.print(played)).toBe(type.print(readPuzzle(text, [type]).puzzle));
}

test('drop a picture', { tag: '@phone' }, async ({ page }, { annotations }) => {
  const { text, type } = await exampleOf('slitherlink');
  const picture = await pictureOf(page, 'slitherlink');
  await page.goto('./');
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const start = performance.now();
  await dropPicture(page, picture);
  await page.locator('.board').waitFor();
  annotations.push({ type: 'milliseconds', description: `${Math.round(performance.now() - start)}` });
  await expectPuzzle(page, type, text);
});

test('paste a picture over another puzzle, in a text field too', async ({ page }) => {
  const { text, type } = await exampleOf('hitori');
  const picture = await pictureOf(page, 'hitori');
  await open(page, (await exampleOf('takuzu')).text, { v: 'open' });
  await page.locator('#puzzle-text').evaluate((target, bytes) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, picture);
  await expectPuzzle(page, type, text);
});

test('choose a picture, or take a photograph', { tag: '@phone' }, async ({ page, hasTouch }) => {
  const { text, type } = await exampleOf('heyawake');
  const picture = await pictureOf(page, 'heyawake');
  await page.goto('./');
  await page.click('header button[aria-label="Open"]');
  const camera = page.getByLabel('Take a photograph');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(page.locator('.camera')).toBeVisible({ visible: hasTouch });
  const input = hasTouch ? camera : page.getByLabel('Choose a picture');
  await input.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
  await expectPuzzle(page, type, text);
});

test('ask about a digit that may be another one', { tag: '@phone' }, async ({ page }) => {
  const { file, textWith } = await uncertainPicture(page);
  await page.goto('./');
  await dropPicture(page, file);
  const question = page.locator('.question');
  await expect(question.locator('legend')).toHaveText(/^Row 1, column 3: (?:3, 8|8, 3) or \d\?$/);
  await expect(page.locator('.outlined .open')).toHaveCount(1);
  await expect(page.locator('.board')).toHaveCount(0);
  await press(page, '3');
  await expect(question.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.outlined .answered')).toHaveCount(1);
  await press(page, '8');
  await expect(question.getByRole('button', { name: '8' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Play');
  await expectPuzzle(page, await typeOf('sudoku'), textWith('8'));
});

test('correct a text by hand', async ({ page }) => {
  const { file, textWith } = await uncertainPicture(page);
  await page.goto('./');
  await dropPicture(page, file);
  const text = page.locator('#picture-text');
  await text.waitFor();
  await text.fill('takuzu\n1..x');
  await expect(page.locator('.question button').first()).toBeDisabled();
  await press(page, 'Play');
  await expect(page.locator('.said.wrong')).toContainText("found 'x'");
  await press(page, 'Take my changes back');
  await expect(page.locator('.question button').first()).toBeEnabled();
  await text.fill(textWith('3'));
  await press(page, 'Play');
  await expectPuzzle(page, await typeOf('sudoku'), textWith('3'));
});

test('let the player choose between types that look alike', async ({ page }) => {
  const { text, type } = await exampleOf('takuzu');
  const picture = await pictureOf(page, 'takuzu');
  await page.goto('./');
  await dropPicture(page, picture);
  await expect(message(page)).toHaveText('The picture may show several puzzle types. Choose one.');
  await press(page, 'Takuzu');
  await expectPuzzle(page, type, text);
});

test('refuse pictures without a board, and keep the rest', async ({ page }) => {
  const lines = Array.from({ length: 20 }, (_, nth) => `<p>Line ${nth} of 20: 3 boards, 12 cells.</p>`);
  const picture = await screenshotOf(page, lines.join(''));
  await open(page, (await exampleOf('takuzu')).text, { v: 'open' });
  await page.fill('#puzzle-text', 'a text');
  await dropPicture(page, picture);
  await expect(message(page)).toHaveText(/^No board was found in this picture\./);
  await dropPicture(page, [1, 2, 3]);
  await expect(message(page)).toHaveText('This file is no picture that your browser can show.');
  await expect(page.locator('#puzzle-text')).toHaveValue('a text');
  await expect(page.locator('.stage[aria-label="Takuzu"]')).toBeVisible();
});

test('stop reading a picture', async ({ page }) => {
  const picture = await pictureOf(page, 'slitherlink');
  await page.goto('./');
  // The code for pictures never arrives.
  await page.route('**/picture-reader*', () => {});
  await dropPicture(page, picture);
  await press(page, 'Stop');
  await expect(message(page)).toHaveText('Stopped.');
  await page.unroute('**/picture-reader*');
  await dropPicture(page, picture);
  await page.locator('.board').waitFor();
});
