// Malicious texts and addresses.
import { addressOf, clickStop, message, open, press, readMessage } from './board.js';
import { exampleOf } from './examples.js';
import { expect, test } from './fixtures.js';

test('refuse text that is no puzzle, with a reason', async ({ page }) => {
  await page.goto('./');
  await page.click('header button[aria-label="Open"]');
  for (const [text, reason] of [
    ['', 'Paste a puzzle first.'],
    ['takuzu\n1..x', "found 'x'"],
    ['ringring:5x5:a', "'ringring'"],
    [`takuzu\n${'<img src=x onerror=alert(1)>'.repeat(4000)}`, 'found'],
  ] as const) {
    await page.fill('#puzzle-text', text);
    await page.click('form button.main');
    await page.locator('.said.wrong', { hasText: reason }).waitFor();
  }
});

for (const p of ['slant:9000x9000:a', 'nothing:1', `slant:${'a'.repeat(100_000)}`, 'takuzu:<b>1</b>'])
  test(`answer the broken address of ${p.slice(0, 20)} with a sentence`, async ({ page }) => {
    await page.goto(addressOf(p, { e: '~zz~~00ZZZ', v: '<script>', s: '9e9' }));
    await page.locator('.said.wrong').waitFor();
    expect((await readMessage(page)).length).toBeLessThan(400);
  });

test('open the next address while the last entry is being written into this one', async ({
  page,
  baseURL,
}) => {
  const [first, second] = await Promise.all([exampleOf('takuzu'), exampleOf('sudoku')]);
  await open(page, first.text);
  await clickStop(page, first.open[0]!.variable);
  await page.evaluate(
    (address) => {
      location.href = address;
      // Blocks the page until the save is due.
      for (const start = performance.now(); performance.now() < start + 400; );
    },
    new URL(addressOf(second.text), baseURL).href,
  );
  await expect(page.locator('h1')).toHaveText('Sudoku');
});

test('end a frozen worker after its time, and ask another one', async ({ page }) => {
  const { text } = await exampleOf('sudoku');
  const started = page.waitForEvent('worker');
  await page.goto(addressOf(text, { v: 'solve' }));
  const worker = await started;
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  // Does not wait, because the task never returns.
  worker
    .evaluate(() => {
      for (;;);
    })
    .catch(() => {});
  const spare = page.waitForEvent('worker');
  await press(page, 'Solve');
  await spare;
  // The page stays responsive meanwhile.
  await page.locator('.stop[data-variable]').first().focus();
  await expect(message(page)).toHaveText('There was not enough time to find out.');
  await press(page, 'Solve');
  await expect(message(page)).toHaveText('This is the only answer.');
});
