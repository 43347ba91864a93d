// Hints, paths and proofs that take more than pressing the next button.
import { clickStop, entries, fragment, message, open, press, readMessage, stop, tool } from './board.js';
import { exampleOf } from './examples.js';
import { expect, test } from './fixtures.js';

for (const id of ['sudoku', 'slitherlink', 'galaxies', 'nonogram', 'akari'])
  test(`${id}: show the steps at once, go through them by keys, reload`, async ({ page }) => {
    const { text } = await exampleOf(id);
    await open(page, text, { v: 'steps' });
    await press(page, 'Show the steps');
    const slider = page.locator('input[type=range]');
    const label = page.locator('#panel label', { has: slider });
    const claim = page.locator('#panel strong');
    await expect(label).toHaveText(/^Step 1 of/);
    await expect(page.locator('.board .gp-certain')).not.toHaveCount(0);
    await expect(slider).toBeFocused();
    await page.locator('text=/^Difficulty: /').waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(label).toHaveText(/^Step 2 of/);
    const [, all] = /of (\d+)/.exec((await label.textContent())!)!;
    const second = (await claim.textContent())!;
    await fragment(page);
    await page.reload();
    await expect(label).toHaveText(new RegExp(`^Step 2 of ${all}`));
    await expect(claim).toHaveText(second);
    await page.keyboard.press('Tab');
    await slider.fill(all!);
    await expect(page.locator('#panel button[aria-label="Next step"]')).toBeDisabled();
    // Entries are refused on this board.
    await page.locator('.stop[data-variable]').first().click({ force: true });
    expect(await entries(page)).toBe('');
  });

test('list the keys of the board that is open', async ({ page }) => {
  const rows = page.locator('#panel .keys div');
  const expectListed = async (title: string, text: string) => {
    await open(page, text);
    // The previous board stays until this one is parsed.
    await expect(page.locator('h1')).toContainText(title);
    await page.locator('.stop[tabindex="0"]').focus();
    await page.keyboard.press('?');
    await expect(page.locator('#panel')).toBeFocused();
    await rows.first().waitFor();
    return rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((one) => one.textContent).join(': ')),
    );
  };
  const sudoku = await expectListed('Sudoku', 'sudoku\n1...\n....\n....\n....');
  expect(sudoku).toEqual(
    expect.arrayContaining([
      '1, 2, 3, 4: enter this value',
      'Shift+digit: mark in the corner',
      'X: Corner marks',
    ]),
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('#panel')).toHaveCount(0);
  const nurikabe = await expectListed('Nurikabe', 'nurikabe\n2..\n...');
  expect(nurikabe).toEqual(
    expect.arrayContaining(['Enter: shaded', 'Space: not shaded', 'Ctrl+arrow: shaded, place by place']),
  );
  expect(nurikabe.join()).not.toContain('Corner marks');
  const hashi = await expectListed('Hashi', 'hashi\n2..2\n....\n2..2');
  expect(hashi.join('\n')).toContain('. no bridge; - or | one bridge; = or " two bridges');
  expect(hashi).toContain('right click: no bridge');
  const galaxies = await expectListed('Galaxies', 'galaxies\n.|o|.|.|o|.');
  expect(galaxies.join('\n')).not.toContain('this value');
  const pipes = await expectListed('Pipes', (await exampleOf('pipes')).text);
  expect(pipes).toEqual(
    expect.arrayContaining(['Enter: turn the tile', 'Shift+Enter: turn it back', 'Space: lock it']),
  );
});

test('cross out in its cells what a step excludes', async ({ page }) => {
  const text = 'sudoku:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  await open(page, text, { v: 'steps', s: '1' });
  await page.locator('input[type=range]').waitFor();
  await page.waitForFunction(() => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    if (Number(slider.max) < 8) return false;
    slider.value = `${Number(slider.value) < Number(slider.max) ? Number(slider.value) + 1 : 1}`;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return document.querySelector('.board .gp-candidates .gp-wrong') !== null;
  });
});

test('show the entries that cannot all be right, for a hint on a contradiction', async ({ page }) => {
  await open(page, 'sudoku\n12..\n....\n....\n....');
  await stop(page, 6).focus();
  await page.keyboard.press('3');
  await page.click('#tool-hint');
  await press(page, 'Where?');
  await expect(message(page)).toHaveText(/^Your entries contradict the puzzle/);
  await expect(page.locator('.board .gp-wrong > *')).toHaveCount(1);
  await expect(page.locator('.board .gp-reason')).toHaveCount(0);
  await expect(page.locator('#panel > p')).toHaveText('Entered: r2c3 is 3.');
  await page.getByText('Reasons').click();
  await expect(page.locator('#panel > details > p').first()).toHaveText('Clues: 1 at r1c1; 2 at r1c2.');
  await tool(page, 'Start over');
  await press(page, 'The step');
  expect(await readMessage(page)).toMatch(/\.$/);
});

test('keep the marks of a hint without its panel, until the next entry', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, 'sudoku\n123.\n....\n....\n....', { v: 'hint' });
  await press(page, 'Where?');
  const certain = page.locator('.board .gp-certain');
  await expect(certain).toHaveCount(1);
  await page.locator('#panel').getByRole('button', { name: 'Close' }).click();
  await expect(certain).toHaveCount(1);
  await stop(page, 15).focus();
  await page.keyboard.press('1');
  await expect(certain).toHaveCount(0);
});

test('say with the rules what to do on a touch screen', { tag: '@phone' }, async ({ page, hasTouch }) => {
  await open(page, 'star-battle\nstars: 1\nAABBC\nAACCC\nAADDC\nAEDDC\nDDDDD', { v: 'rules' });
  await expect(page.getByText('right click, or Shift and click')).toBeVisible();
  await expect(page.getByText('as a right click')).toHaveCount(hasTouch ? 1 : 0);
});

test('list the combinations of the selected cell beside the hint', async ({ page }) => {
  await open(page, 'kakuro\n\\ 3\\ 6\\\n\\4 . .\n\\5 . .', { v: 'hint' });
  await clickStop(page, 0);
  await expect(page.locator('#panel p.aside')).toHaveText(['4 in 2 cells: 1+3', '3 in 2 cells: 1+2']);
});

test('list gestures before keys on a touch screen', { tag: '@phone' }, async ({ page, hasTouch }) => {
  await open(page, 'sudoku\n1...\n....\n....\n....');
  await page.getByRole('button', { name: 'Keys and gestures' }).click();
  await expect(page.locator('#panel h3').first()).toHaveText(hasTouch ? 'Mouse' : 'Keys on this board');
});

test('name the broken rule, for a hint on a board that shows it', async ({ page }) => {
  await open(page, 'takuzu\n1..0\n....\n....\n....');
  for (const variable of [4, 8]) await stop(page, variable).click({ force: true });
  await expect(page.locator('.board .broken')).toHaveCount(3);
  await page.click('#tool-hint');
  await press(page, 'Where?');
  await expect(message(page)).toHaveText(/broken: No three neighbours/);
  await expect(page.locator('.board .gp-wrong')).toHaveCount(0);
  await tool(page, 'Undo');
  await press(page, 'Where?');
  expect(await readMessage(page)).toMatch(/^Look at/);
});

test('enter a hint, and take the next', async ({ page }) => {
  const { text } = await exampleOf('nurikabe');
  await open(page, text, { v: 'hint' });
  await press(page, 'The step');
  const first = await readMessage(page);
  await press(page, 'Enter it');
  await expect(message(page)).toHaveText('');
  expect(await entries(page)).not.toBe('');
  await press(page, 'The step');
  expect(await readMessage(page)).not.toBe(first);
});

test('hint at nothing that the board shows already', async ({ page }) => {
  await open(page, 'hashi:8x8m2:a3a3b2c1b3a2i4b2f1h1h1c2a4c3', { v: 'hint' });
  const seen = new Set<string>();
  for (let step = 1; step <= 5; step++) {
    await press(page, 'The step');
    seen.add(await readMessage(page));
    expect(seen.size).toBe(step);
    await press(page, 'Enter it');
    await expect(message(page)).toHaveText('');
  }
});

for (const button of ['Solve', 'What is the same in all answers?', 'Why is there no answer?'])
  test(`"${button}": go on with more of it when time is up`, async ({ page }) => {
    await page.addInitScript(() => {
      // Makes the first time limit expire immediately.
      const later = window.setTimeout;
      let first = true;
      const hasty = (work: TimerHandler, delay = 0, ...rest: unknown[]) => {
        const isLimit = delay >= 10_000 && first;
        if (isLimit) first = false;
        return later(work, isLimit ? 0 : delay, ...rest);
      };
      window.setTimeout = hasty as typeof setTimeout;
    });
    const { text } = await exampleOf('slant');
    await open(page, text, { v: 'solve' });
    if (button !== 'Solve') await page.click('summary:text-is("More questions")');
    await press(page, button);
    await expect(message(page)).toHaveText('There was not enough time to find out.');
    await press(page, 'Keep looking');
    await expect(message(page)).toHaveText('This is the only answer.');
    await expect(page.locator('#panel button:text-is("Keep looking")')).toHaveCount(0);
    if (button === 'Why is there no answer?') return;
    // A click on an answer returns to the player's board without an entry.
    await page.locator('.stop[data-variable]').first().click({ force: true });
    expect(await entries(page)).toBe('');
  });
