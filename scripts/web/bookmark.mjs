// The bookmark that opens puzzles of other sites, on small pages that are laid out as those are; nothing is asked of the sites.
import assert from 'node:assert/strict';

const TAKUZU = '1b0d00a1a00b1f00a1c1b00';
const html = (title, body) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;

/** Pages by their addresses: their markup, and the board that opens; none where there is no puzzle. */
const PAGES = {
  'https://www.puzzle-binairo.com/': [
    html(
      'Binairo',
      `<div id="game"></div><script>(function () { var Game = {}; var task = '${TAKUZU}'; Game.puzzleWidth = 6; Game.puzzleHeight = 6; })();</script>`,
    ),
    ['Takuzu', 36],
  ],
  'https://www.puzzle-nurikabe.com/?size=0': [
    html(
      '5x5 Easy Nurikabe Puzzle',
      `<div class="puzzleInfo">5x5 Easy</div><script>var task = 'd1e5b2b1h';</script>`,
    ),
    ['Nurikabe', 25],
  ],
  'https://puzz.link/p?nurikabe/5/5/j1k5h2h1n': [
    html('Nurikabe player', '<canvas></canvas>'),
    ['Nurikabe', 25],
  ],
  'https://puzz.link/p.html?slither/3/2/g78d': [html('Slitherlink', ''), ['Slitherlink', 17]],
  'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/unruly.html': [
    html(
      'Unruly',
      `<p>Link to this puzzle: <a id="permalink-desc" href="unruly.html#6x6u:AceaBbaCgaBDcaa">by game ID</a> <a id="permalink-seed" href="#6x6u#1">by random seed</a></p>`,
    ),
    ['Takuzu', 36],
  ],
  'https://example.org/': [html('Nothing', '<p>Nothing to solve.</p>'), undefined],
};

/** What the bookmark opens on each of them. */
export async function bookmark(site) {
  const page = await site.open();
  await page.goto(site.base);
  const link = page.locator('a.bookmark');
  await link.waitFor();
  const href = await link.getAttribute('href');
  await page.click('text=All of its source');
  const shown = await page.textContent('section[aria-label="From other sites"] pre');
  const script = decodeURIComponent(href.replace(/^javascript:/, ''));
  await site.check('all of the source of the bookmark is shown', () => {
    const code = (text) => text.replaceAll(/^\s*(?:\/\/.*)?\n|^\s+/gm, '').trim();
    assert.equal(code(shown), code(script));
    assert.ok(shown.includes(`'${site.base}'`));
  });
  await page.close();
  for (const [address, [markup, board]] of Object.entries(PAGES))
    await site.check(`the bookmark on ${address}`, async () => {
      const context = await site.browser.newContext();
      try {
        const other = await context.newPage();
        await context.route(
          (url) => !url.href.startsWith(site.base),
          (route) => route.fulfill({ contentType: 'text/html', body: markup }),
        );
        await other.goto(address);
        if (!board) {
          const [dialog] = await Promise.all([
            other.waitForEvent('dialog').then((one) => one.accept().then(() => one)),
            other.evaluate(script),
          ]);
          assert.equal(dialog.message(), 'GridProof finds no puzzle on this page.');
          return;
        }
        const [opened] = await Promise.all([context.waitForEvent('page'), other.evaluate(script)]);
        await opened.locator('.board').waitFor({ timeout: 20_000 });
        const [title, fields] = board;
        assert.equal(await opened.getAttribute('.left', 'aria-label'), title);
        assert.equal(await opened.locator('.stop[data-variable]').count(), fields);
      } finally {
        await context.close();
      }
    });
  await site.check('every example opens, from a card of its type', async () => {
    const start = await site.open();
    await start.goto(site.base);
    await start.locator('.examples li').first().waitFor();
    const links = await start.$$eval('.examples li', (cards) =>
      cards.map((card) => [
        card.querySelector('strong').textContent,
        [...card.querySelectorAll('div a')].map((one) => one.getAttribute('href')),
      ]),
    );
    assert.ok(links.length >= 20 && links.every(([, all]) => all.length >= 4));
    for (const [title, all] of links)
      for (const one of all) {
        await start.goto(site.base + one);
        await start.locator(`.left[aria-label="${title}"] .board`).waitFor();
        assert.equal(await start.locator('.said.wrong').count(), 0, one);
      }
    await start.close();
  });
}
