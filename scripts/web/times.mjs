// How long a player waits: for the first thing to see, for an answer, for an entry on a large board. The best of several runs, since
// whatever else a computer is at only ever makes them longer.
import { exampleCalled } from './examples.mjs';
import { said } from './site.mjs';

const RUNS = 5;
const CLICKS = 15;

/** Boards of 30 by 30 cells: turned cells, numbers in all of them, lines across them. */
const LARGE = [
  `takuzu\n${Array(30).fill('.'.repeat(30)).join('\n')}`,
  `mosaic\n${Array(30).fill('.4..5....3.6..4.....5..4.3..2.').join('\n')}`,
  `slant:30x30:${'z'.repeat(36)}y`,
];

/** By what is measured, milliseconds. */
export async function times(site) {
  const hard = `sudoku\n${await exampleCalled('sudoku', 'very hard')}`;
  const clicks = [];
  for (const text of LARGE) clicks.push(await clicked(site, text));
  return {
    'first contentful paint': await bestOf(() => painted(site)),
    'address to a proved answer, cold': await bestOf(() => answered(site, hard)),
    'a proved answer, warm': await bestOf(() => warm(site, hard)),
    'click to a changed board of 30x30': Math.max(...clicks),
  };
}

async function bestOf(measure) {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) best = Math.min(best, await measure());
  return best;
}

async function painted(site) {
  const page = await site.open();
  await page.goto(site.base);
  const time = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
  await page.close();
  return time;
}

/** In the page: asks as soon as it can be asked, and says when the answer was there. */
const ask = () =>
  new Promise((resolve) => {
    let asked = false;
    const look = () => {
      if (document.querySelector('.said')?.textContent === 'This is the only answer.')
        resolve(performance.now());
      else {
        const button = document.querySelector('#panel button.main');
        if (button?.textContent === 'Solve' && !asked) {
          button.click();
          asked = true;
        }
        setTimeout(look, 1);
      }
    };
    look();
  });

async function answered(site, text) {
  const page = await site.open();
  await page.goto(site.addressOf(text, { v: 'solve' }), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#panel'));
  const cold = await page.evaluate(ask);
  await page.close();
  return cold;
}

async function warm(site, text) {
  const page = await site.open();
  await page.goto(site.addressOf(text, { v: 'solve' }));
  await page.evaluate(ask);
  await said(page);
  const time = await page.evaluate(async () => {
    const button = document.querySelector('#panel button.main');
    const said = document.querySelector('.said');
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 10; run++) {
      const start = performance.now();
      button.click();
      await new Promise((resolve) => {
        let isGone = false;
        new MutationObserver((_, observer) => {
          const is = said.textContent === 'This is the only answer.';
          if (is && isGone) {
            observer.disconnect();
            resolve();
          }
          isGone ||= !is;
        }).observe(said, { characterData: true, childList: true, subtree: true });
      });
      best = Math.min(best, performance.now() - start);
    }
    return best;
  });
  await page.close();
  return time;
}

/** How long the page is at work for a click, in its middle: scripts, styles, layout and paint, less what two frames take anyway. */
async function clicked(site, text) {
  const page = await site.open();
  await page.goto(site.addressOf(text));
  await page.locator('.board').waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async (work) => {
    const worked = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1_000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    };
    const before = await worked();
    await work();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return (await worked()) - before;
  };
  const taken = [];
  const idle = [];
  for (let click = 0; click < CLICKS; click++) {
    const { x, y, width, height } = await page
      .locator('.stop[data-variable]')
      .nth(click * 7)
      .boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(50);
    idle.push(await busy(() => {}));
    taken.push(
      await busy(async () => {
        await page.mouse.down();
        await page.mouse.up();
      }),
    );
  }
  await page.close();
  return middle(taken) - Math.min(...idle);
}

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];
