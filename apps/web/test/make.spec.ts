// New puzzles: single ones, prefetched ones, rare difficulties, and booklets.
import { generationSupport } from '@gridproof/core';
import type { Page } from '@playwright/test';
import type { SolverRequest } from '../src/worker/worker.js';
import { expectSolved, fragment, message, open, press } from './board.js';
import { PUZZLES, typeOf } from './examples.js';
import { expect, test } from './fixtures.js';

declare global {
  interface Window {
    /** Number of 6x6 puzzles that workers have generated. The start page generates puzzles of other sizes. */
    generated: number;
    /** Collects delayed messages to workers, if defined. */
    delayed: (() => void)[] | undefined;
  }
}

/** Fills in the form for new puzzles. */
async function fillNew(page: Page, id: string, ...texts: string[]): Promise<void> {
  await page.goto('./');
  await page.click('.start-tools button:has-text("New puzzle")');
  await page.selectOption('#panel select >> nth=0', id);
  for (const [at, text] of texts.entries()) await page.fill(`#panel input >> nth=${at}`, text);
}

const puzzleIn = async (page: Page) => (await fragment(page)).get('p');

test('prefetch the next puzzle, a different one each time', async ({ page }) => {
  await page.addInitScript(() => {
    window.generated = 0;
    window.Worker = class extends Worker {
      readonly #orders = new Set<number>();

      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (data.kind === 'done' && this.#orders.has(data.id)) window.generated++;
        });
      }
      override postMessage(message: SolverRequest) {
        const job = 'job' in message ? message.job : undefined;
        const { size, difficulty } = job?.generateOptions ?? {};
        if (job?.type === 'takuzu' && size?.width === 6 && !difficulty) this.#orders.add(message.id);
        if (window.delayed) window.delayed.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
  });
  await fillNew(page, 'takuzu', '6', '6');
  await expect(page.locator('#panel button:text-is("Next puzzle")')).toBeDisabled();
  await press(page, 'New puzzle');
  await expect(message(page)).toContainText('A new puzzle: ');
  const puzzles = [await puzzleIn(page)];
  for (let next = 0; next < 3; next++) {
    await page.waitForFunction((count) => window.generated === count, puzzles.length + 1);
    await page.evaluate(() => {
      window.delayed = [];
    });
    await press(page, 'Next puzzle');
    await expect.poll(() => puzzleIn(page)).not.toBe(puzzles.at(-1));
    puzzles.push(await puzzleIn(page));
    await page.evaluate(() => {
      for (const send of window.delayed!) send();
      window.delayed = undefined;
    });
  }
  expect(new Set(puzzles).size).toBe(4);
});

test('go on from a solved new puzzle to the prefetched one', async ({ page }) => {
  await fillNew(page, 'takuzu', '4', '4');
  await press(page, 'New puzzle');
  await expect(message(page)).toContainText('A new puzzle: ');
  const puzzle = await puzzleIn(page);
  await page.click('#tool-solve');
  await press(page, 'Solve');
  await press(page, 'Enter the answer');
  await expectSolved(page);
  await page.locator('.stop[data-variable]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.finish .main').click();
  await expect.poll(() => puzzleIn(page)).not.toBe(puzzle);
  await expect(page.locator('.board')).toBeVisible();
});

test('name the button of a solved board after where it leads', async ({ page }) => {
  await open(page, 'takuzu:10.0/0101/1100/0011');
  await page.locator('.stop[aria-label$=": open"]').focus();
  await page.keyboard.press('1');
  await page.click('.finish button:text-is("All of Takuzu")');
  await expect(page.locator('h1')).toHaveText('Takuzu');
});

test('the same seed makes the same puzzle', async ({ page }) => {
  const puzzles = [];
  for (let times = 0; times < 2; times++) {
    await fillNew(page, 'mosaic', '5', '5', 'seven');
    await press(page, 'New puzzle');
    await expect(message(page)).toContainText('A new puzzle: ');
    puzzles.push(await puzzleIn(page));
    await page.click('header .home');
  }
  expect(puzzles[0]).toBe(puzzles[1]);
});

test('warn of rare difficulties, and of types without a generator', async ({ page }) => {
  await fillNew(page, PUZZLES[0]!);
  for (const id of PUZZLES) {
    const type = await typeOf(id);
    const { rareGrades = [] } = type.described!.factory.settings;
    await page.selectOption('#panel select >> nth=0', id);
    for (const grade of ['easy', 'medium', 'hard', 'extreme'] as const) {
      await page.selectOption('#panel select >> nth=1', grade);
      const warning = page.locator('#panel p', { hasText: `hardly ever ${grade}` });
      await expect(warning).toHaveCount(rareGrades.includes(grade) ? 1 : 0);
    }
    const result = generationSupport(type);
    const refusal = page.locator('#panel p.wrong', {
      hasText: result.isSupported ? 'No new puzzles' : result.reason,
    });
    await expect(refusal).toHaveCount(result.isSupported ? 0 : 1);
  }
});

const booklet = (page: Page) => page.locator('section[aria-label="A booklet to print"]');

async function makeBooklet(page: Page, puzzles: number): Promise<void> {
  await booklet(page).locator('input').fill(`${puzzles}`);
  await booklet(page).locator('button', { hasText: 'Make the booklet' }).click();
}

test('make a booklet, and open it to print with its style', async ({ page }) => {
  await fillNew(page, 'galaxies', '5', '5');
  await makeBooklet(page, 5);
  await expect(message(page)).toContainText('The booklet has 5 puzzles');
  // Stubs the print function of new windows.
  await page.context().addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  const [print] = await Promise.all([
    page.context().waitForEvent('page'),
    booklet(page).locator('button', { hasText: 'Open and print' }).click(),
  ]);
  await expect(print.locator('.puzzles figure')).toHaveCount(5);
  await expect(print.locator('.answers figure')).toHaveCount(5);
  await expect(print.locator('.puzzles').first()).toHaveCSS('display', 'grid');
  await expect(print.locator('.gp-paper').first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(print.locator('body')).toHaveAttribute('data-printed', 'true');
  const pdf = (await print.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
});

test('stop a booklet, which keeps its puzzles', async ({ page }) => {
  await fillNew(page, 'slant');
  await makeBooklet(page, 60);
  await page.locator('text=/^(One puzzle|[1-9]\\d* puzzles) so far\\.$/').waitFor();
  await press(page, 'Stop');
  await expect(message(page)).toContainText('of the 60 puzzles.');
  await expect(booklet(page).locator('button', { hasText: 'Open and print' })).toBeEnabled();
});
