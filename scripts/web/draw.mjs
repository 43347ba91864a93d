// Boards that are drawn by hand, for every puzzle type.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { exampleOf, puzzles } from './examples.mjs';
import { said, settled } from './site.mjs';

const built = (...path) => import(pathToFileURL(join(root, 'packages', ...path, 'dist', 'index.js')).href);
const { placeKey } = await built('core');
const textOf = (page) => page.inputValue('#draft-text');
/** Whether the text of what is drawn is this one, now or in a moment. */
const comesTo = (page, text) =>
  page
    .waitForFunction((text) => document.querySelector('#draft-text').value === text, text, { timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
const stops = (page) => page.locator('.stop[data-variable]');
const centre = async (page, variable) => {
  const { x, y, width, height } = await page.locator(`.stop[data-variable="${variable}"]`).boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Chooses what is drawn, and waits for its board. */
async function choose(page, select, layer) {
  await select.selectOption(layer);
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
}

/** What is pressed for a sign: its characters, or what turns the place on to it where no key has it. */
function keysFor({ write, values, needed }, value, before) {
  const sign = write(value);
  if (/^[!-~]+$/.test(sign)) return [...sign];
  const cycle = [...(needed ? [] : [undefined]), ...values];
  const turns = cycle.indexOf(value) - cycle.indexOf(before);
  return Array(turns < 0 ? turns + cycle.length : turns).fill('Space');
}

/** Begins a board of a type. */
async function begin(page, id, side) {
  await page.click('#tab-draw');
  await page.selectOption('#panel form select', id);
  if (side) await page.fill('#panel form input >> nth=0', `${side}`);
  await page.click('text=A new board');
  await page.locator('#draft-text').waitFor();
}

/** Draws an example of each type again, clue by clue; then regions, a puzzle without an answer and one with several. */
export async function draw(site) {
  for (const id of puzzles)
    await site.check(`${id}: an example is drawn again by keys, and has one answer`, async () => {
      const { default: type } = await built('puzzles', id);
      const { text: named } = await exampleOf(id);
      const text = named.slice(named.indexOf('\n') + 1);
      const puzzle = type.parse(text);
      const { maker, size } = type.described;
      const { width, height } = size(puzzle);
      const page = await site.open();
      await page.goto(site.base);
      await page.click('#tab-draw');
      await page.selectOption('#panel form select', id);
      await page.fill('#panel form input >> nth=0', `${width}`);
      await page.fill('#panel form input >> nth=1', `${height}`);
      await page.click('text=A new board');
      await page.locator('#draft-text').waitFor();
      await page.uncheck('text=Ask after each change');
      if (maker.areas.length > 0) {
        // Regions and all else that is no sign.
        await page.fill('#draft-text', text);
      } else {
        const spots = maker.spots(puzzle);
        const layers = [...new Set(spots.filter(({ place }) => place).map(({ layer }) => layer))];
        const select = page.locator('#panel label', { hasText: 'What is drawn' }).locator('select');
        // What a board must have to begin with may stand elsewhere in the end.
        const plain = maker.begun({ width, height });
        const begun = new Map(
          maker
            .spots(plain)
            .filter((spot) => spot.place && !spot.needed && maker.at(plain, spot) !== undefined)
            .map((spot) => [placeKey(spot.place), spot]),
        );
        for (const layer of layers) {
          const own = spots.filter((spot) => spot.layer === layer && spot.place);
          if (own.every((spot) => maker.at(puzzle, spot) === undefined)) continue;
          if (layers.length > 1) await choose(page, select, layer);
          for (const [variable, spot] of own.entries()) {
            const value = maker.at(puzzle, spot);
            if (value === undefined) continue;
            begun.delete(placeKey(spot.place));
            await page.locator(`.stop[data-variable="${variable}"]`).focus();
            for (const key of keysFor(spot, value, maker.at(plain, spot))) await page.keyboard.press(key);
          }
        }
        for (const { layer, place } of begun.values()) {
          if (layers.length > 1) await choose(page, select, layer);
          await page.locator(`[id="stop-${placeKey(place)}"]`).focus();
          await page.keyboard.press('Delete');
        }
        for (const spot of spots.filter(({ place, read }) => !place && read)) {
          const label = page.locator('#panel label', { hasText: spot.called }).locator('input');
          if ((await label.count()) === 0) continue;
          const value = maker.at(puzzle, spot);
          await label.fill(value === undefined ? '' : spot.write(value));
          await label.blur();
        }
        // What has no signs, as variants and cages have none, is written.
        if (!(await comesTo(page, text))) {
          const signed = spots.every(({ place, read, values }) => place || (read && values.length > 0));
          assert.ok(
            !signed || Object.keys(type.described.outline().options).length > 0,
            `${await textOf(page)}\nis not\n${text}`,
          );
          await page.fill('#draft-text', text);
        }
      }
      assert.equal(await textOf(page), text);
      await page.click('text=One answer?');
      assert.match(await said(page), /^This is the only answer\.|^There are several answers/);
      await page.click('#panel button:text-is("Play it")');
      await page.locator('#tab-play[aria-selected=true]').waitFor();
      await page.close();
    });
  await site.check(
    'a drawing is asked about as it grows, undone, shared, and kept by its address',
    async () => {
      const page = await site.open();
      await page.goto(site.base);
      await begin(page, 'takuzu', 4);
      await page.locator('.said', { hasText: 'There are several answers' }).waitFor();
      await page.locator('.board .gp-differs').first().waitFor({ state: 'attached' });
      for (const variable of [0, 1, 2]) {
        await stops(page).nth(variable).focus();
        await page.keyboard.press('1');
      }
      await page.locator('.said.wrong', { hasText: 'There is no answer.' }).waitFor();
      await page.locator('#panel li').first().waitFor();
      await page.click('#panel button:text-is("Undo")');
      await page.locator('.said', { hasText: 'There are several answers' }).waitFor();
      const text = await textOf(page);
      await settled(page);
      await page.reload();
      await page.locator('#draft-text').waitFor();
      assert.equal(await textOf(page), text);
      await page.fill('#draft-text', '1x..');
      await page.locator('#panel p.wrong').first().waitFor();
      await page.click('#panel button:text-is("Share it")');
      await page.locator('#tab-share[aria-selected=true]').waitFor();
      await page.close();
    },
  );
  await site.check('regions are drawn by strokes and by keys', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await begin(page, 'lits', 4);
    assert.equal(await textOf(page), 'AAAA\nAAAA\nAAAA\nAAAA');
    await stops(page).nth(0).click({ force: true });
    await page.mouse.move(...(await centre(page, 0)));
    await page.mouse.down();
    for (const variable of [4, 8]) await page.mouse.move(...(await centre(page, variable)), { steps: 4 });
    await page.mouse.up();
    assert.equal(await textOf(page), 'ABBB\nABBB\nABBB\nBBBB');
    await page.click('#panel button:text-is("Undo")');
    assert.equal(await textOf(page), 'ABBB\nBBBB\nBBBB\nBBBB');
    await stops(page).nth(0).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    assert.equal(await textOf(page), 'AAAB\nBBBB\nBBBB\nBBBB');
    await page.close();
  });
  await site.check('ways are drawn by strokes and by keys', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await begin(page, 'thermometers', 3);
    const drawn = async () => (await textOf(page)).split('\n').slice(-3).join('/');
    assert.equal(await drawn(), 'O../.../...');
    await page.mouse.move(...(await centre(page, 1)));
    await page.mouse.down();
    for (const variable of [4, 5]) await page.mouse.move(...(await centre(page, variable)), { steps: 4 });
    await page.mouse.up();
    assert.equal(await drawn(), 'OD./.>*/...');
    await stops(page).nth(5).focus();
    await page.keyboard.press('Shift+ArrowDown');
    assert.equal(await drawn(), 'OD./.>v/..*');
    await page.close();
  });
  await site.check('a size that a type does not have is refused with a reason', async () => {
    const page = await site.open();
    await page.goto(site.base);
    await page.click('#tab-draw');
    for (const [id, side, reason] of [
      ['takuzu', 5, 'expected even sides'],
      ['sudoku', 7, 'There is no plain board'],
    ]) {
      await page.selectOption('#panel form select', id);
      await page.fill('#panel form input >> nth=0', `${side}`);
      await page.click('text=A new board');
      await page.locator('.said.wrong', { hasText: reason }).waitFor();
    }
    await page.close();
  });
}
