// Files of many puzzles: read as a list, proved one after the other, opened by a click.
import assert from 'node:assert/strict';
import { exampleOf } from './examples.mjs';
import { said } from './site.mjs';

/** Drops a file with these bytes on the page. */
const drop = (page, bytes, name = 'puzzles.txt') =>
  page.evaluate(
    ([all, called]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(all)], called));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [[...bytes], name],
  );
const statuses = (page) => page.$$eval('.list tbody tr', (rows) => rows.map(({ dataset }) => dataset.status));
/** Waits until a number of puzzles are in the list, and nothing is left to be proved. */
const proved = (page, puzzles) =>
  page.waitForFunction((all) => {
    const bar = document.querySelector('progress');
    const open = document.querySelector('.list tr:is([data-status=waiting], [data-status=proving])');
    return bar?.max === all && bar.value === all && !open;
  }, puzzles);

/** Lists of lines, in UTF-16 too, of JSON and of tables; one that is stopped. */
export async function list(site) {
  const line = async (id) => (await exampleOf(id)).text.replace('\n', ':').replaceAll('\n', '/');
  const [takuzu, slant] = [await line('takuzu'), await line('slant')];
  const LINES = [
    takuzu,
    `# between two puzzles`,
    `takuzu:..../..../..../....`,
    `takuzu:1111/..../..../....`,
    'takuzu:1x../..../..../....',
    slant,
  ];
  for (const [name, bytes] of [
    ['UTF-8 with lines of Windows', Buffer.from(LINES.join('\r\n'))],
    ['UTF-16', Buffer.from(`\uFEFF${LINES.join('\r\n')}`, 'utf16le')],
  ])
    await site.check(`a dropped file of lines in ${name} becomes a list with what is proved`, async () => {
      const page = await site.open();
      await page.goto(site.base);
      await drop(page, bytes);
      await proved(page, 5);
      assert.deepEqual(await statuses(page), ['unique', 'multiple', 'unsolvable', 'fault', 'unique']);
      assert.match(await page.textContent('#list-counts'), /^2 with one answer, 1 with several/);
      assert.match(await page.textContent('.list tbody tr:nth-child(4)'), /found 'x'/);
      await page.click('.list tbody tr:nth-child(5) button');
      await page.locator('.left[aria-label="Slant"]').waitFor();
      await page.click('#tab-open');
      await page.locator('.list').waitFor();
      assert.equal((await statuses(page)).length, 5);
      await page.click('text=Close the list');
      assert.equal(await page.locator('.list').count(), 0);
      await page.close();
    });
  await site.check('a pasted table and lines of JSON are lists, too', async () => {
    const page = await site.open();
    await page.goto(site.base);
    for (const text of [
      `id,puzzle\nfirst,${takuzu}\n"second, of two","${slant}"`,
      [takuzu, slant].map((puzzle) => JSON.stringify({ puzzle, level: 3 })).join('\n'),
    ]) {
      await page.fill('#puzzle-text', text);
      await page.click('form button.main');
      await proved(page, 2);
      await page.click('text=Close the list');
      await page.fill('#puzzle-text', text);
      await page.click('form button.main');
      await proved(page, 2);
      assert.deepEqual(await statuses(page), ['unique', 'unique']);
    }
    await page.fill('#puzzle-text', `id,puzzle\nfirst,${takuzu}\n"second, of two","${slant}"`);
    await page.click('form button.main');
    await page.locator('.list button', { hasText: 'second, of two' }).waitFor();
    await page.close();
  });
  await site.check('a long list is stopped, and goes on where it was', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await drop(page, Buffer.from(Array(3000).fill(takuzu).join('\n')));
    await page.locator('.list tr[data-status=unique]').first().waitFor();
    await page.click('#panel section button:text-is("Stop")');
    const count = () => page.$eval('progress', ({ value }) => value);
    const before = await count();
    await page.waitForTimeout(200);
    assert.equal(await count(), before);
    await page.click('text=Show more (2900 left)');
    assert.equal((await statuses(page)).length, 200);
    await page.click('text=Go on');
    await proved(page, 3000);
    await page.close();
  });
  await site.check('one puzzle, and a file with nothing in it, are no list', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await drop(page, Buffer.from(' \n'));
    assert.equal(await said(page), 'There is nothing in this file.');
    await drop(page, Buffer.from('takuzu\n1..0\n....\n....\n....'));
    await page.locator('.board').waitFor();
    assert.equal(await page.locator('.list').count(), 0);
    await page.close();
  });
}
