// Plays in the page that `apps/web` builds, in Chromium: `node scripts/web.mjs`. `--screenshots FOLDER` keeps what is seen.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { PageChecks } from './page-checks.mjs';
import { root } from './workspace.mjs';

const { values: options } = parseArgs({ options: { screenshots: { type: 'string' } } });
const folder = join(root, 'apps', 'web');
const built = (...path) => import(pathToFileURL(join(root, 'packages', ...path, 'dist', 'index.js')).href);
const { readPuzzle } = await built('core');
const puzzles = readdirSync(join(root, 'packages', 'puzzles'));

const checks = new PageChecks();
const check = (what, work) => checks.check(what, work);

/** A page that may ask nobody but its own server. */
async function open(browser, base, { width = 1280, colorScheme = 'light' } = {}) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  page.setDefaultTimeout(20_000);
  checks.hear(page, (url) => !url.startsWith(base) && !/^(?:data|blob):/.test(url));
  return page;
}

const addressOf = (base, text, more = {}) => `${base}#${new URLSearchParams({ p: text, ...more })}`;
/** What the page says, once it has thought. */
async function said(page) {
  await page.waitForFunction(() => {
    const text = document.querySelector('.said').textContent;
    return text !== '' && !text.endsWith('…');
  });
  return page.textContent('.said');
}

/** The smallest example of a type that has an answer, and what stands in which field of it. */
async function exampleOf(id) {
  const { default: type } = await built('puzzles', id);
  const [example] = type.examples
    .filter(({ answer }) => answer !== null)
    .toSorted((one, other) => one.puzzle.length - other.puzzle.length);
  const { puzzle } = readPuzzle(example.puzzle, [type], { as: id });
  const fields = type.described.fields(puzzle);
  const answer = type.described.readEntered(example.answer, puzzle).facts;
  const values = new Map(answer.map(({ variable, value }) => [variable, value]));
  const open = fields.flatMap(({ given, values: all }, variable) =>
    given === undefined ? [{ variable, all, value: values.get(variable) }] : [],
  );
  return { text: `${id}\n${type.print(puzzle)}`, open };
}

const stop = (page, variable) => page.locator(`.stop[data-variable="${variable}"]`);

/** Fills the board by clicks alone: on its fields, and on the pad where a field takes many values. */
async function playByPointer(page, fields) {
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
      await page.keyboard.press(sign === '+' ? 'Shift+=' : sign);
    else for (let turns = 0; turns <= at; turns++) await page.keyboard.press('Space');
  }
}

const SOLVED = 'Solved: every rule is kept.';
const solvedAtAll = (page) => page.locator('#panel p.good', { hasText: SOLVED }).waitFor();

async function plays(browser, base) {
  for (const id of puzzles) {
    const { text, open: fields } = await exampleOf(id);
    await check(
      `${id}: played to the end by pointer and by keys, undone, redone, and kept by its address`,
      async () => {
        const page = await open(browser, base);
        await page.goto(addressOf(base, text));
        await page.locator('.board').waitFor();
        await playByPointer(page, fields);
        await solvedAtAll(page);
        await page.click('#panel button:text-is("Undo")');
        await page.locator('#panel p.good').waitFor({ state: 'detached' });
        await page.click('#panel button:text-is("Redo")');
        await solvedAtAll(page);
        await page.reload();
        await solvedAtAll(page);
        await page.click('#panel button:text-is("Clear")');
        await playByKeys(page, fields);
        await solvedAtAll(page);
        await page.close();
      },
    );
    await check(
      `${id}: a wrong entry is found, a hint taken, the answer proved, the path walked`,
      async () => {
        const page = await open(browser, base);
        await page.goto(addressOf(base, text));
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

async function opens(browser, base) {
  const page = await open(browser, base);
  await check('what is no puzzle is told, and the page stays alive', async () => {
    await page.goto(base);
    for (const [text, told] of [
      ['', 'Nothing to open yet: paste a puzzle.'],
      ['takuzu\n1..x', "found 'x'"],
      ['ringring:5x5:a', "'ringring'"],
      [`takuzu\n${'<img src=x onerror=alert(1)>'.repeat(4000)}`, 'found'],
    ]) {
      await page.fill('#puzzle-text', text);
      await page.click('form button.main');
      await page.locator('.said.wrong', { hasText: told }).waitFor();
    }
  });
  await check('addresses that nobody made get a sentence', async () => {
    for (const p of ['slant:9000x9000:a', 'nothing:1', `slant:${'a'.repeat(100_000)}`, 'takuzu:<b>1</b>']) {
      await page.goto(addressOf(base, p, { e: '~zz~~00ZZZ', v: '<script>', s: '9e9' }));
      await page.reload();
      await page.locator('.said.wrong').waitFor();
      assert.ok((await said(page)).length < 400);
    }
  });
  await page.close();
}

async function takePictures(browser, base) {
  mkdirSync(options.screenshots, { recursive: true });
  const { text } = await exampleOf('sudoku');
  for (const [name, width, colorScheme] of [
    ['light', 1280, 'light'],
    ['dark', 1280, 'dark'],
    ['phone', 360, 'light'],
  ]) {
    const page = await open(browser, base, { width, colorScheme });
    for (const [panel, address] of [
      ['start', base],
      ['play', addressOf(base, text)],
      ['share', addressOf(base, text, { v: 'share' })],
    ]) {
      await page.goto(address);
      await page.reload();
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(options.screenshots, `${panel}-${name}.png`), fullPage: true });
    }
    await page.close();
  }
}

const { preview } = await import(
  pathToFileURL(createRequire(join(folder, 'package.json')).resolve('vite')).href
);
const server = await preview({ root: folder, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
const base = `http://localhost:${server.httpServer.address().port}/`;
const browser = await launchChromium();
try {
  await opens(browser, base);
  await plays(browser, base);
  if (options.screenshots) await takePictures(browser, base);
} finally {
  await browser.close();
  await server.close();
}
checks.end();
