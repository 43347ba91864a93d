// The bookmarklet on small copies of the layouts of other sites. The tests send no requests to those sites.
import type { Page } from '@playwright/test';
import { TESTED, typeOf } from './examples.js';
import { expect, test } from './fixtures.js';

const TAKUZU = '1b0d00a1a00b1f00a1c1b00';

interface Site {
  readonly address: string;
  readonly title: string;
  readonly body: string;
  /** Type of the opened board and its number of fields; undefined if the page has no puzzle. */
  readonly board?: readonly [type: string, fields: number];
}

const SITES: readonly Site[] = [
  {
    address: 'https://www.puzzle-binairo.com/',
    title: 'Binairo',
    body: `<div id="game"></div><script>(function () { var Game = {}; var task = '${TAKUZU}'; Game.puzzleWidth = 6; Game.puzzleHeight = 6; })();</script>`,
    board: ['Takuzu', 36],
  },
  {
    address: 'https://www.puzzle-nurikabe.com/?size=0',
    title: '5x5 Easy Nurikabe Puzzle',
    body: `<div class="puzzleInfo">5x5 Easy</div><script>var task = 'd1e5b2b1h';</script>`,
    board: ['Nurikabe', 25],
  },
  {
    address: 'https://puzz.link/p?nurikabe/5/5/j1k5h2h1n',
    title: 'Nurikabe player',
    body: '<canvas></canvas>',
    board: ['Nurikabe', 25],
  },
  {
    address: 'https://puzz.link/p.html?slither/3/2/g78d',
    title: 'Slitherlink',
    body: '',
    board: ['Slitherlink', 17],
  },
  {
    address: 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/unruly.html',
    title: 'Unruly',
    body: `<p>Link to this puzzle: <a id="permalink-desc" href="unruly.html#6x6u:AceaBbaCgaBDcaa">by game ID</a> <a id="permalink-seed" href="#6x6u#1">by random seed</a></p>`,
    board: ['Takuzu', 36],
  },
  { address: 'https://example.org/', title: 'Nothing', body: '<p>Nothing to solve.</p>' },
];

/** Returns the script of the bookmark. */
async function scriptOf(page: Page): Promise<string> {
  await page.goto('./');
  await page.click('header button[aria-label="Open"]');
  const href = (await page.locator('a.bookmark').getAttribute('href'))!;
  return decodeURIComponent(href.replace(/^javascript:/, ''));
}

test('show all of the source of the bookmark', async ({ page, baseURL }) => {
  const script = await scriptOf(page);
  await page.click('text=Show its source');
  const source = (await page.textContent('section[aria-label="From other sites"] pre'))!;
  const code = (text: string) => text.replaceAll(/^\s*(?:\/\/.*)?\n|^\s+/gm, '').trim();
  expect(code(source)).toBe(code(script));
  expect(source).toContain(`'${baseURL}'`);
});

for (const { address, title, body, board } of SITES)
  test(`use the bookmark on ${address}`, async ({ page, context, baseURL }) => {
    const script = await scriptOf(page);
    await context.route(
      (url) => !url.href.startsWith(baseURL!),
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`,
        }),
    );
    const site = await context.newPage();
    await site.goto(address);
    if (!board) {
      const [dialog] = await Promise.all([
        site.waitForEvent('dialog').then(async (one) => {
          await one.accept();
          return one;
        }),
        site.evaluate(script),
      ]);
      expect(dialog.message()).toBe('GridProof finds no puzzle on this page.');
      return;
    }
    const [opened] = await Promise.all([context.waitForEvent('page'), site.evaluate(script)]);
    const [type, fields] = board;
    await opened.locator(`.stage[aria-label="${type}"] .board`).waitFor();
    await expect(opened.locator('.stop[data-variable]')).toHaveCount(fields);
  });

for (const id of TESTED)
  test(`${id}: open every example from the page of the type`, async ({ page }) => {
    const { title } = await typeOf(id);
    await page.goto('./');
    await page.locator(`.type:has(strong:text-is("${title}"))`).click();
    const examples = page.locator('.examples a');
    await examples.nth(2).waitFor();
    for (const link of await examples.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))) {
      await page.goto(link);
      await page.locator(`.stage[aria-label="${title}"] .board`).waitFor();
      await expect(page.locator('.said.wrong')).toHaveCount(0);
    }
  });
