// Loaded bytes and waiting times of the page, compared with size.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Worker } from '@playwright/test';
import { addressOf, message, middleOf, nextFrame, open, press, runTimers } from './board.js';
import { exampleOf, PUZZLES, typeOf } from './examples.js';
import { dist, expect, test } from './fixtures.js';
import { dropPicture, uncertainPicture } from './picture-files.js';

const limits = JSON.parse(readFileSync(join(dist, '..', 'size.json'), 'utf8'));

type NewPage = () => Promise<Page>;

/** Expects each measurement to be within the limit of its name. */
function expectWithin(limits: Readonly<Record<string, number>>, measures: Record<string, number>) {
  const rows = Object.entries(limits).map(
    ([name, limit]) => [name, { is: Math.round(measures[name]! * 10) / 10, limit }] as const,
  );
  console.table(Object.fromEntries(rows));
  for (const [name, { is, limit }] of rows) expect.soft(is, name).toBeLessThanOrEqual(limit);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** Sizes with brotli: of the page, of each type, of the worker, of the code for pictures. */
test('bytes', async ({ newPage }) => {
  test.slow();
  const start = await load(newPage, './');
  const views: number[] = [];
  const workers: number[] = [];
  for (const id of PUZZLES) {
    const one = await load(newPage, addressOf((await exampleOf(id)).text));
    views.push(weight(one.view));
    workers.push(weight(one.worker));
  }
  const { 'card of a type': card, ...rest } = limits['bytes, with brotli'];
  const cards = card * PUZZLES.length;
  expectWithin(rest, {
    'first view without cards, the start': weight(start.view) - cards,
    'first view without cards, the median type': median(views) - cards,
    'first view without cards, the largest type': Math.max(...views) - cards,
    'worker and engine': Math.max(...workers),
    'reading pictures': weight(await pictureFiles(newPage)),
  });
});

/** Returns the files of the first view of an address, and the files for the worker that follow before the first task. */
async function load(newPage: NewPage, address: string) {
  const page = await newPage();
  const started = page.waitForEvent('worker');
  await page.goto(address);
  const worker = await started;
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const [ofPage, ofWorker] = await Promise.all([filesOf(page), filesOf(worker)]);
  const program = new URL(worker.url()).pathname;
  await page.close();
  // The page already loads the imports of a worker, which starts after the board is shown.
  const [, start] = ofPage.find(([path]) => path === program)!;
  const isBefore = ([, time]: [string, number]) => time < start;
  const view = new Set(['/index.html', ...ofPage.filter(isBefore).map(([path]) => path)]);
  const later = [...ofPage.filter((one) => !isBefore(one)), ...ofWorker].map(([path]) => path);
  return { view, worker: new Set(later.filter((path) => !view.has(path))) };
}

/** Returns the files that a page or worker has loaded, with their times. */
const filesOf = (loader: Page | Worker): Promise<[path: string, time: number][]> =>
  (loader as Page).evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }): [string, number] => [new URL(name).pathname, startTime]),
  );

/** Returns the files that a picture needs beyond those of a text that may have any type. */
async function pictureFiles(newPage: NewPage): Promise<ReadonlySet<string>> {
  const filesAfter = async (action: (page: Page) => Promise<void>) => {
    const page = await newPage();
    const started = page.waitForEvent('worker');
    await page.goto('./');
    const worker = await started;
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
    await page.click('header button[aria-label="Open"]');
    await action(page);
    const files = await Promise.all([filesOf(page), filesOf(worker)]);
    await page.close();
    return files.flat().map(([path]) => path);
  };
  const others = await filesAfter(async (page) => {
    await page.fill('#puzzle-text', 'no puzzle');
    await press(page, 'Open');
    await page.locator('.said.wrong').waitFor();
  });
  const files = await filesAfter(async (page) => {
    await dropPicture(page, (await uncertainPicture(page)).file);
    await page.locator('.question').waitFor();
  });
  return new Set(files.filter((path) => !others.includes(path)));
}

const weights = new Map<string, number>();

function weight(files: ReadonlySet<string>): number {
  for (const path of files)
    if (!weights.has(path)) weights.set(path, brotliCompressSync(readFileSync(join(dist, path))).length);
  return [...files].reduce((sum, path) => sum + weights.get(path)!, 0);
}

/** Boards of 30 by 30 cells: turned cells, numbers in all of them, lines across them. */
const LARGE = [
  `takuzu\n${Array(30).fill('.'.repeat(30)).join('\n')}`,
  `mosaic\n${Array(30).fill('.4..5....3.6..4.....5..4.3..2.').join('\n')}`,
  `slant:30x30:${'z'.repeat(36)}y`,
];

/**
 * The fastest of several runs, because other programs only slow them down. A benchmark (npm run bench:web), not a test: it
 * depends on the computer.
 */
test('milliseconds @benchmark', async ({ newPage }) => {
  const { examples } = await typeOf('sudoku');
  const hard = `sudoku\n${examples.find(({ name }) => name === 'very hard')!.puzzle}`;
  const clicks: number[] = [];
  for (const text of LARGE) clicks.push(await click(newPage, text));
  expectWithin(limits.milliseconds, {
    'first contentful paint': await best(() => paint(newPage)),
    'address to a proved answer, cold': await best(() => answerCold(newPage, hard)),
    'a proved answer, warm': await best(() => answerWarm(newPage, hard)),
    'click to a changed board of 30x30': Math.max(...clicks),
  });
});

async function best(measure: () => Promise<number>): Promise<number> {
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await measure());
  return Math.min(...runs);
}

async function paint(newPage: NewPage): Promise<number> {
  const page = await newPage();
  await page.goto('./');
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
  await page.close();
  return time;
}

/** Runs in the page: starts a task as soon as possible, and returns the time of its result. */
const ask = () =>
  new Promise<number>((resolve) => {
    let isPressed = false;
    const look = () => {
      if (document.querySelector('.said')?.textContent === 'This is the only answer.')
        return resolve(performance.now());
      const button = document.querySelector<HTMLButtonElement>('#panel button.main');
      if (button?.textContent === 'Solve' && !isPressed) {
        button.click();
        isPressed = true;
      }
      setTimeout(look, 1);
    };
    look();
  });

async function answerCold(newPage: NewPage, text: string): Promise<number> {
  const page = await newPage();
  await page.goto(addressOf(text, { v: 'solve' }), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#panel'));
  const time = await page.evaluate(ask);
  await page.close();
  return time;
}

async function answerWarm(newPage: NewPage, text: string): Promise<number> {
  const page = await newPage();
  await page.goto(addressOf(text, { v: 'solve' }));
  await page.evaluate(ask);
  await expect(message(page)).toHaveText('This is the only answer.');
  const time = await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('#panel button.main')!;
    const said = document.querySelector('.said')!;
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 10; run++) {
      const start = performance.now();
      button.click();
      await new Promise<void>((resolve) => {
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

/** Working time of the page for the median click: scripts, styles, layout and paint, minus the time of two idle frames. */
async function click(newPage: NewPage, text: string): Promise<number> {
  const page = await newPage();
  await open(page, text);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const workUntilNow = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const workFor = async (action: () => Promise<void>) => {
    const before = await workUntilNow();
    await action();
    await nextFrame(page);
    return (await workUntilNow()) - before;
  };
  const times: number[] = [];
  const idle: number[] = [];
  for (let click = 0; click < 15; click++) {
    const { x, y } = await middleOf(page.locator('.stop[data-variable]').nth(click * 7));
    await page.mouse.move(x, y);
    await runTimers(page, 50);
    idle.push(await workFor(async () => {}));
    times.push(
      await workFor(async () => {
        await page.mouse.down();
        await page.mouse.up();
      }),
    );
  }
  await page.close();
  return median(times) - Math.min(...idle);
}
