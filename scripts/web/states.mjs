// What there is to look at: each panel, with a puzzle, with something wrong, and with a step.
import { exampleOf } from './examples.mjs';
import { said } from './site.mjs';

/** How the page is looked at. */
export const LOOKS = ['light', 'dark'].flatMap((colorScheme) =>
  [1280, 360].map((width) => ({ name: `${colorScheme}-${width}`, width, colorScheme })),
);

/** Types whose boards differ most: digits in boxes, cells that are turned by clicks, clues beside the board, lines between corners. */
const TYPES = ['sudoku', 'takuzu', 'nonogram', 'slitherlink'];

/** By name, how the page gets into each state, from its start. */
export async function statesOf(site) {
  const [first, ...others] = await Promise.all(TYPES.map((id) => exampleOf(id)));
  const press = (page, name) => page.click(`#panel button:text-is("${name}")`);
  const opened =
    (panel, { text } = first, more = {}) =>
    async (page) => {
      await page.goto(site.addressOf(text, { v: panel, ...more }));
      await page.locator('.board').waitFor();
      await page.locator('#panel :is(button, select)').first().waitFor();
    };
  /** In a field that is open, a value that is wrong there. */
  const mistaken = async (page) => {
    const { variable, all, value } = first.open[0];
    await page.locator(`.stop[data-variable="${variable}"]`).click({ force: true });
    await page
      .locator('.pad button')
      .nth(all.findIndex((one) => one.value !== value))
      .click();
  };
  return {
    start: (page) => page.locator('#puzzle-text').waitFor(),
    'start, wrong text': async (page) => {
      await page.fill('#puzzle-text', 'takuzu\n1..x');
      await press(page, 'Open');
      await page.locator('.said.wrong').waitFor();
    },
    make: async (page) => {
      await page.click('#tab-make');
      await page.locator('#panel form').waitFor();
    },
    play: opened('play'),
    ...Object.fromEntries(others.map((one, nth) => [`play, ${TYPES[nth + 1]}`, opened('play', one)])),
    'play, pad': async (page) => {
      await opened('play')(page);
      await page.locator(`.stop[data-variable="${first.open[0].variable}"]`).click({ force: true });
      await page.locator('.pad').waitFor();
    },
    'play, mistake': async (page) => {
      await opened('play')(page);
      await mistaken(page);
      await press(page, 'Check');
      await page.locator('.said.wrong').waitFor();
    },
    hint: async (page) => {
      await opened('hint')(page);
      await press(page, 'The step');
      await said(page);
    },
    solve: async (page) => {
      await opened('solve')(page);
      await press(page, 'Solve');
      await said(page);
    },
    'solve, none': async (page) => {
      await opened('play')(page);
      await mistaken(page);
      await page.click('#tab-solve');
      await page.check('#panel input[type=checkbox]');
      await press(page, 'Why is there none?');
      await said(page);
    },
    path: async (page) => {
      await opened('path')(page);
      await press(page, 'Walk the path');
      await page.locator('text=/^Difficulty: /').waitFor();
      await page.locator('input[type=range]').fill('3');
    },
    share: opened('share'),
    'an address that is wrong': async (page) => {
      await page.goto(site.addressOf('slant:9000x9000:a'));
      await page.locator('.said.wrong').waitFor();
    },
  };
}
