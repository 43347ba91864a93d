import type { Page } from '@playwright/test';
import { addressOf, open, press, readMessage, stop, tool } from './board.js';
import { exampleOf } from './examples.js';
import { dropPicture, uncertainPicture } from './picture-files.js';

type Reach = (page: Page) => Promise<unknown>;

/** Opens an example with a panel. */
const panel =
  (name: string, id = 'sudoku'): Reach =>
  async (page) => {
    await open(page, (await exampleOf(id)).text, { v: name });
    await page.locator('#panel :is(button, select)').first().waitFor();
  };

/** Opens an example and selects its first open field. */
const select = async (page: Page) => {
  const {
    text,
    open: [field],
  } = await exampleOf('sudoku');
  await open(page, text);
  await stop(page, field!.variable).click({ force: true });
  return field!;
};

/** Enters a wrong value. */
const mistake = async (page: Page) => {
  const { all, value } = await select(page);
  await page
    .locator('.keypad button')
    .nth(all.findIndex((one) => one.value !== value))
    .click();
};

/**
 * Ways to bring the page into each of its states, by name: each panel, with a puzzle, with an error, and with a step. The
 * board types differ most: digits in boxes, cells that clicks turn, clues beside the board, lines between corners.
 */
export const STATES: Readonly<Record<string, Reach>> = {
  start: (page) => page.locator('.type').first().waitFor(),
  'the levels of a type': async (page) => {
    await page.locator('.type').first().click();
    await page.locator('.level').first().waitFor();
  },
  'start, wrong text': async (page) => {
    await page.click('header button[aria-label="Open"]');
    await page.fill('#puzzle-text', 'takuzu\n1..x');
    await press(page, 'Open');
    await page.locator('.said.wrong').waitFor();
  },
  'a picture with a question': async (page) => {
    await dropPicture(page, (await uncertainPicture(page)).file);
    await page.locator('.question').waitFor();
    await page.locator('.comparison .gridproof').waitFor();
  },
  new: async (page) => {
    await page.click('.start-tools button:has-text("New puzzle")');
    await page.locator('#panel form').waitFor();
  },
  play: panel('rules'),
  'play, takuzu': panel('rules', 'takuzu'),
  'play, nonogram': panel('rules', 'nonogram'),
  'play, slitherlink': panel('rules', 'slitherlink'),
  'play, keypad': async (page) => {
    await select(page);
    await page.locator('.keypad button:enabled').first().waitFor();
  },
  'play, mistake': async (page) => {
    await mistake(page);
    await tool(page, 'Check');
    await page.locator('.said.wrong').waitFor();
  },
  hint: async (page) => {
    await panel('hint')(page);
    await press(page, 'The step');
    await readMessage(page);
  },
  solve: async (page) => {
    await panel('solve')(page);
    await press(page, 'Solve');
    await readMessage(page);
  },
  'solve, none': async (page) => {
    await mistake(page);
    await page.click('#tool-solve');
    await page.check('#panel input[type=checkbox]');
    await page.click('summary:text-is("More questions")');
    await press(page, 'Why is there no answer?');
    await readMessage(page);
  },
  steps: async (page) => {
    await panel('steps')(page);
    await press(page, 'Show the steps');
    await page.locator('text=/^Difficulty: /').waitFor();
    await page.locator('input[type=range]').fill('3');
  },
  share: panel('share'),
  'an address that is wrong': async (page) => {
    await page.goto(addressOf('slant:9000x9000:a'));
    await page.locator('.said.wrong').waitFor();
  },
};
