import { addressOf, fragment, runTimers } from './board.js';
import { exampleOf } from './examples.js';
import { expect, test } from './fixtures.js';

test('find a type by another name, and open it with Enter', async ({ page }) => {
  await page.goto('/');
  await page.fill('#type-search', 'Light-Up');
  await expect(page.locator('.type')).toHaveCount(1);
  await page.press('#type-search', 'Enter');
  await expect(page.locator('h1')).toHaveText('Akari');
});

test('go from a puzzle to its levels and to the start by the way back', async ({ page }) => {
  await page.goto('/');
  await page.locator('.type', { hasText: 'Takuzu' }).click();
  await expect(page).toHaveURL(/#t=takuzu$/);
  await page.locator('.examples a').first().click();
  await page.locator('.board').waitFor();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Takuzu');
  await expect(page.locator('.level').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('.type').first()).toBeVisible();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Takuzu');
});

test('keep an address while its puzzle is being opened', async ({ page }) => {
  await page.goto('/');
  await page.locator('.type').first().waitFor();
  const { text } = await exampleOf('slant');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const address = addressOf(text).slice('./#'.length);
  // The page is about to write the address of the levels when the user enters another one.
  await page.locator('.type', { hasText: 'Takuzu' }).evaluate((card, hash) => {
    (card as HTMLElement).click();
    location.hash = hash;
  }, address);
  await runTimers(page, 1_000);
  expect(new URL(page.url()).hash.slice(1)).toBe(address);
  release();
  await page.locator('.board').waitFor();
  expect((await fragment(page)).get('p')).toBeTruthy();
});

test('keep the last entry of a board that the user leaves at once', async ({ page }) => {
  await page.goto(addressOf((await exampleOf('takuzu')).text));
  await page.locator('.board').waitFor();
  const open = page.locator('.stop[aria-label$=": open"]');
  await open.first().press('1');
  expect((await fragment(page)).get('e')).toBeTruthy();
  const count = await open.count();
  await open.first().evaluate((stop: HTMLElement) => {
    stop.focus();
    stop.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    document.querySelector<HTMLElement>('header button')!.click();
  });
  await expect(page).not.toHaveURL(/#p=/);
  await page.goBack();
  await page.locator('.board').waitFor();
  await expect(open).toHaveCount(count - 1);
});

test('play a level, and go on with the next one', async ({ page }) => {
  await page.goto('/#t=takuzu');
  const level = page.locator('.level').first();
  await level.locator('.dot').first().click();
  await page.locator('.board').waitFor();
  await expect(page).toHaveURL(/#p=/);
  const first = (await fragment(page)).get('p');
  await page.locator('#tool-solve').click();
  await page.locator('#panel .main').click();
  await page.getByRole('button', { name: 'Enter the answer' }).click();
  await page.locator('.state.good').waitFor();
  // The player enters the last value.
  await page.locator('.stop[aria-label$=": 1"]').first().press('Delete');
  await page.keyboard.press('1');
  await page.locator('.finish .main').click();
  await expect(page.locator('.state.good')).toHaveCount(0);
  await expect.poll(async () => (await fragment(page)).get('p')).not.toBe(first);
  await page.goBack();
  await page.locator('.state.good').waitFor();
  await page.goto('/#t=takuzu');
  await expect(level.locator('.dot.solved')).toHaveCount(1);
});

test('keep the time, the level and the grade of a board over a reload', async ({ page }) => {
  const about = page.locator('.about');
  await page.clock.install();
  await page.goto('/#t=takuzu');
  await page.locator('.level').first().locator('.dot').nth(1).click();
  // On a busy computer, the grade comes later than the board, and may be another one. Time that passes would end its rating.
  await expect(about).toContainText(/easy|medium/);
  const graded = (await about.textContent())!;
  await page.locator('.stop[aria-label$=": open"]').first().press('Enter');
  await page.clock.runFor(130_000);
  await page.reload();
  await expect(page.locator('.clock')).toContainText(/2:1\d/);
  await expect(about).toHaveText(graded);
});

test('make a puzzle of the day again after a failure', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let isBroken = true;
    addEventListener('click', () => (isBroken = false), true);
    Worker.prototype.postMessage = function (message, ...rest) {
      if (isBroken && message.job?.task === 'generate') this.dispatchEvent(new ErrorEvent('error'));
      else Reflect.apply(postMessage, this, [message, ...rest]);
    };
  });
  await page.goto('./');
  const card = page.locator('.today-card').first();
  await expect(card).toContainText('Press this card to try again');
  await card.click();
  await expect(card).not.toContainText('Press this card to try again');
  await card.locator('svg').waitFor({ timeout: 120_000 });
  await card.click();
  await page.locator('.stage .board').waitFor();
});

test('open a level whose grade is not found, with a puzzle of any grade', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      const { generateOptions } = message.job ?? {};
      // No puzzle of a certain grade is found.
      const job = generateOptions?.difficulty
        ? { ...message.job, generateOptions: { ...generateOptions, attempts: 0 } }
        : message.job;
      Reflect.apply(postMessage, this, [{ ...message, job }, ...rest]);
    };
  });
  await page.goto('/');
  await expect(page.locator('.today-card svg')).toHaveCount(3);
  await page.goto('/#t=takuzu');
  await page.locator('.level').last().locator('.dot').first().click();
  await page.locator('.board').waitFor();
  const about = page.locator('.about');
  await expect(about).toHaveText(/^\d+ clues, (easy|medium)$/);
  // Also without entries.
  const text = await about.textContent();
  await page.reload();
  await expect(about).toHaveText(text!);
});
