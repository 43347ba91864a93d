// Files of many puzzles: read as a list, proved one by one, opened by a click.
import type { Page } from '@playwright/test';
import { message, runTimers } from './board.js';
import { exampleOf } from './examples.js';
import { expect, test } from './fixtures.js';

const lineOf = async (id: string) => (await exampleOf(id)).text.replace('\n', ':').replaceAll('\n', '/');

/** Drops a file on the page. */
const drop = (page: Page, text: string, encoding: BufferEncoding = 'utf8') =>
  page.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'puzzles.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [...Buffer.from(text, encoding)],
  );

const rows = (page: Page) => page.locator('.list tbody tr');
const statuses = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.dataset.status));

/** Waits until the list has this many puzzles and all are proved. */
const expectProved = (page: Page, puzzles: number) =>
  page.waitForFunction(
    (all) => {
      const bar = document.querySelector('progress');
      const open = document.querySelector('.list tr:is([data-status=waiting], [data-status=proving])');
      return bar?.max === all && bar.value === all && !open;
    },
    puzzles,
    { timeout: 120_000 },
  );

const ENCODINGS = { 'UTF-8 with lines of Windows': ['utf8', ''], 'UTF-16': ['utf16le', '\uFEFF'] } as const;

for (const [name, [encoding, mark]] of Object.entries(ENCODINGS))
  test(`drop a file of lines in ${name}`, async ({ page }) => {
    const [takuzu, slant] = await Promise.all([lineOf('takuzu'), lineOf('slant')]);
    const lines = [
      takuzu,
      '# between two puzzles',
      'takuzu:..../..../..../....',
      'takuzu:1111/..../..../....',
      'takuzu:1x../..../..../....',
      slant,
    ];
    await page.goto('./');
    await drop(page, mark + lines.join('\r\n'), encoding);
    await expectProved(page, 5);
    expect(await statuses(page)).toEqual(['unique', 'multiple', 'unsolvable', 'fault', 'unique']);
    await expect(page.locator('#list-counts')).toHaveText(/^2 with one answer, 1 with several/);
    await expect(rows(page).nth(3)).toContainText("found 'x'");
    await rows(page).nth(4).locator('button').click();
    await page.locator('.stage[aria-label="Slant"]').waitFor();
    await page.click('header button[aria-label="Open"]');
    await expect(rows(page)).toHaveCount(5);
    await page.click('text=Close the list');
    await expect(page.locator('.list')).toHaveCount(0);
  });

test('paste a table, and lines of JSON', async ({ page }) => {
  const [takuzu, slant] = await Promise.all([lineOf('takuzu'), lineOf('slant')]);
  const table = `id,puzzle\nfirst,${takuzu}\n"second, of two","${slant}"`;
  const json = [takuzu, slant].map((puzzle) => JSON.stringify({ puzzle, level: 3 })).join('\n');
  await page.goto('./');
  await page.click('header button[aria-label="Open"]');
  for (const text of [json, json, table, table]) {
    await page.fill('#puzzle-text', text);
    await page.click('form button.main');
    await expectProved(page, 2);
    expect(await statuses(page)).toEqual(['unique', 'unique']);
    if (text === table) await page.locator('.list button', { hasText: 'second, of two' }).waitFor();
    await page.click('text=Close the list');
  }
});

test('stop a long list, and go on', async ({ page }) => {
  const takuzu = await lineOf('takuzu');
  await page.goto('./');
  await drop(page, Array(1000).fill(takuzu).join('\n'));
  await page.locator('.list tr[data-status=unique]').first().waitFor();
  await page.click('#panel section button:text-is("Stop")');
  const count = () => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);
  const before = await count();
  await runTimers(page, 200);
  expect(await count()).toBe(before);
  await page.click('text=Show more (900 remaining)');
  await expect(rows(page)).toHaveCount(200);
  await page.click('text=Continue');
  await expectProved(page, 1000);
});

test('one puzzle, and a file with nothing in it, are no list', async ({ page }) => {
  await page.goto('./');
  await drop(page, ' \n');
  await expect(message(page)).toHaveText('This file is empty.');
  await drop(page, 'takuzu\n1..0\n....\n....\n....');
  await page.locator('.board').waitFor();
  await expect(page.locator('.list')).toHaveCount(0);
});
