// An example of every puzzle type, played to its end by pointer alone and by keys alone, and with every help.
import assert from 'node:assert/strict';
import { exampleOf, puzzles } from './examples.mjs';
import { addressed, said } from './site.mjs';

/** Each type to its end, twice, and with help. */
export async function play(site) {
  for (const id of puzzles) {
    const { text, open: fields } = await exampleOf(id);
    await site.check(
      `${id}: played to the end by pointer and by keys, undone, redone, and kept by its address`,
      async () => {
        const page = await site.open();
        await page.goto(site.addressOf(text));
        await page.locator('.board').waitFor();
        await playByPointer(page, fields);
        await solvedAtAll(page);
        await page.click('#panel button:text-is("Undo")');
        await page.locator('#panel p.good').waitFor({ state: 'detached' });
        await page.click('#panel button:text-is("Redo")');
        await solvedAtAll(page);
        await addressed(page);
        await page.reload();
        await solvedAtAll(page);
        await page.click('#panel button:text-is("Clear")');
        await playByKeys(page, fields);
        await solvedAtAll(page);
        await page.close();
      },
    );
    await site.check(
      `${id}: a wrong entry is found, a hint taken, the answer proved, the path walked`,
      async () => {
        const page = await site.open();
        await page.goto(site.addressOf(text));
        await page.locator('.board').waitFor();
        const { variable, all, value } = fields[0];
        const wrong = all.findIndex((one) => one.value !== value);
        await playByPointer(page, [{ variable, all, value: all[wrong].value }]);
        await page.click('#panel button:text-is("Check")');
        assert.equal(await said(page), 'One entry is wrong: no answer has it.');
        await page.click('#panel button:text-is("Back to before the mistake")');
        await page.locator('.said', { hasText: 'One entry was taken back.' }).waitFor();
        await page.click('#tab-hint');
        for (const degree of ['Where?', 'Which rule?', 'The step']) {
          await page.click(`#panel button:text-is("${degree}")`);
          assert.match(await said(page), degree === 'The step' ? /\.$/ : /^Look at /);
        }
        await page.click('#panel button:text-is("Enter it")');
        await page.click('#tab-solve');
        await page.click('#panel button:text-is("Solve")');
        assert.equal(await said(page), 'This is the only answer.');
        await page.click('#tab-path');
        await page.click('#panel button:text-is("Walk the path")');
        await page.locator('text=/^Difficulty: /').waitFor();
        await page.keyboard.press('Tab');
        await page.locator('input[type=range]').fill('1');
        assert.match(await said(page), /\.$/);
        await page.close();
      },
    );
  }
}

const stop = (page, variable) => page.locator(`.stop[data-variable="${variable}"]`);

/** Fills the board by clicks alone: on its fields, and on the pad where a field takes many values. */
export async function playByPointer(page, fields) {
  for (const { variable, all, value } of fields) {
    await stop(page, variable).click({ force: true });
    const at = all.findIndex((one) => one.value === value);
    if (all.length > 2) await page.locator('.pad button').nth(at).click();
    else if (at === 1) await stop(page, variable).click({ force: true });
  }
}

/** Fills the board by keys alone: a sign where it is one character, else by turning the field. */
async function playByKeys(page, fields) {
  for (const { variable, all, value } of fields) {
    await stop(page, variable).focus();
    const at = all.findIndex((one) => one.value === value);
    const { sign } = all[at];
    if (
      /^[!-~]$/.test(sign) &&
      all.filter((one) => one.sign.toLowerCase() === sign.toLowerCase()).length === 1
    )
      await page.keyboard.press(sign);
    else for (let turns = 0; turns <= at; turns++) await page.keyboard.press('Space');
  }
}

const SOLVED = 'Solved: every rule is kept.';
export const solvedAtAll = (page) => page.locator('#panel p.good', { hasText: SOLVED }).waitFor();
