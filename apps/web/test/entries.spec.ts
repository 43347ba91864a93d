// Player actions other than solving: marks, trials, checks of entries, pauses.
import type { Page } from '@playwright/test';
import {
  clickStop,
  entries,
  expectFinish,
  expectSolved,
  findStops,
  fragment,
  message,
  middleOf,
  open,
  press,
  readMessage,
  runTimers,
  savePicture,
  stop,
  tool,
} from './board.js';
import { exampleOf, type OpenField } from './examples.js';
import { expect, test } from './fixtures.js';

const marks = (page: Page) => page.locator('.board .gp-candidates text');

async function openBoard(page: Page, id: string): Promise<readonly OpenField[]> {
  const example = await exampleOf(id);
  await open(page, example.text);
  return example.open;
}

test('mark corners by Shift and the middle by Ctrl', async ({ page }) => {
  const [{ variable }] = (await openBoard(page, 'sudoku')) as [OpenField];
  await clickStop(page, variable);
  for (const key of ['Shift+Digit1', 'Shift+Digit4', 'Control+Digit2', 'Control+Digit3'])
    await page.keyboard.press(key);
  await expect(marks(page)).toHaveText(['2', '3', '1', '4']);
  const cell = await middleOf(stop(page, variable));
  const spots = await Promise.all((await marks(page).all()).map(middleOf));
  const away = spots.map(({ x, y }) => [(x - cell.x) / cell.side, (y - cell.y) / cell.side] as const);
  const isMiddle = away.map(([across, down]) => Math.abs(down) < 0.1 && Math.abs(across) < 0.2);
  expect(isMiddle).toEqual([true, true, false, false]);
  expect(
    away
      .slice(2)
      .map(([across, down]) => [across < -0.2 ? 'left' : across > 0.2 ? 'right' : '', down < -0.2]),
  ).toEqual([
    ['left', true],
    ['right', true],
  ]);
  await savePicture(page, 'marks');
});

test('mark many values by Shift and by the mode, undo them, reload', async ({ page }) => {
  const [first, second] = (await openBoard(page, 'sudoku')) as [OpenField, OpenField];
  await clickStop(page, first.variable);
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('Shift+Digit4');
  await expect(marks(page)).toHaveText(['2', '4']);
  await expect(stop(page, first.variable)).toHaveAttribute('aria-label', /open, noted: 2, 4$/);
  await page.keyboard.press('x');
  await clickStop(page, second.variable);
  await page.locator('.keypad button').first().click();
  await expect(marks(page)).toHaveCount(3);
  expect(await entries(page)).toBe('');
  await page.reload();
  await expect(marks(page)).toHaveCount(3);
  await clickStop(page, first.variable);
  await page.keyboard.press('2');
  await expect(marks(page)).toHaveCount(1);
  await tool(page, 'Undo');
  await expect(marks(page)).toHaveCount(3);
  await tool(page, 'Erase marks');
  await expect(marks(page)).toHaveCount(0);
});

const SUDOKU = 'sudoku:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

test('shade the row, column and box of the selected cell, and light up its digit', async ({ page }) => {
  await open(page, SUDOKU);
  await clickStop(page, 40);
  const tints = (name: string) => page.locator(`.tints .${name}`);
  await expect(tints('selected')).toHaveCount(1);
  await expect(tints('same')).toHaveCount(1);
  await expect(tints('peer')).toHaveCount(20);
  // The drawing lies above the tints, so that text keeps its contrast.
  await expect(page.locator('.board svg.tints')).toHaveCSS('mix-blend-mode', 'darken');
  await stop(page, 41).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(tints('selected')).toHaveCount(2);
  await expect(tints('peer')).toHaveCount(0);
});

test('fill in candidates, which follow the entries until they are erased', async ({ page }) => {
  await open(page, 'sudoku\n1...\n....\n....\n....');
  await clickStop(page, 3);
  await page.keyboard.press('m');
  const markOf = (variable: number, digits: string) =>
    expect(stop(page, variable)).toHaveAttribute(
      'aria-label',
      new RegExp(digits ? `noted: ${digits}$` : 'open$'),
    );
  await markOf(2, '2, 3, 4');
  await page.keyboard.press('2');
  await markOf(2, '3, 4');
  await markOf(15, '1, 3, 4');
  await page.keyboard.press('Control+z');
  await markOf(2, '2, 3, 4');
  // The saved board remembers that candidates are updated.
  await runTimers(page, 1_000);
  await page.reload();
  await clickStop(page, 3);
  await markOf(2, '2, 3, 4');
  await expect(page.locator('.tints .peer')).toHaveCount(7);
  await page.keyboard.press('2');
  await markOf(2, '3, 4');
  await tool(page, 'Erase marks');
  await markOf(2, '');
});

test('select several cells by a drag, for a digit and a colour', async ({ page, hand }) => {
  const row = (await openBoard(page, 'sudoku'))
    .map(({ variable }) => variable)
    .filter((variable) => variable < 4);
  await hand.drag(
    await Promise.all([row[0]!, row.at(-1)!].map((variable) => middleOf(stop(page, variable)))),
  );
  await expect(page.locator('.stop[aria-selected=true]')).toHaveCount(3);
  await page.keyboard.press('4');
  await expect(findStops(page, ': 4, breaks a rule')).toHaveCount(row.length);
  await page.keyboard.press('v');
  await page.locator('.swatch').nth(2).click();
  await expect(page.locator('.tints .colour-3')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(findStops(page, ': 4, breaks a rule')).toHaveCount(0);
  expect(await entries(page)).toBe('');
});

test('reload marks that are too many for an address', async ({ page }) => {
  const fields = await openBoard(page, 'sudoku');
  for (const { variable } of fields) {
    await stop(page, variable).focus();
    for (const digit of [1, 2, 3, 4]) await page.keyboard.press(`Shift+Digit${digit}`);
  }
  await expect(marks(page)).toHaveCount(4 * fields.length);
  const before = await marks(page).allTextContents();
  // Waits until the board is saved in the browser.
  await runTimers(page, 1_000);
  await page.reload();
  await expect(marks(page)).toHaveText(before);
});

test('take a trial back, or keep it', async ({ page }) => {
  const [first, second, third] = (await openBoard(page, 'takuzu')).map(({ variable }) => variable);
  await clickStop(page, first!);
  const before = await entries(page);
  await tool(page, 'Start a trial');
  await expect(page.locator('.state')).toContainText('A trial is open.');
  await expect(page.locator('.trials.open')).toHaveClass(/trial-1/);
  await clickStop(page, second!);
  await clickStop(page, third!);
  const trials = page.locator('.overlay .trial');
  await expect(trials).toHaveCount(2);
  await page.keyboard.press('Escape');
  expect(await entries(page)).toBe(before);
  await page.keyboard.press('t');
  await clickStop(page, second!);
  await expect(trials).toHaveCount(1);
  const during = await entries(page);
  await tool(page, 'Keep this trial');
  await expect(trials).toHaveCount(0);
  expect(await entries(page)).toBe(during);
});

test('keep the trial in which the board is solved', async ({ page }) => {
  await open(page, 'nonogram\ncolumns: 1, 0, 1, 0\nrows: 1 1');
  await clickStop(page, 0);
  await tool(page, 'Start a trial');
  await tool(page, 'Start a trial');
  await clickStop(page, 2);
  await expectFinish(page);
  await expect(page.locator('.overlay .trial')).toHaveCount(0);
  await expect(page.locator('button[aria-label="Keep this trial"]')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.state')).toHaveText('2 trials are open.');
  await expect(findStops(page, ': shaded')).toHaveCount(1);
});

test('open a trial in a trial, each with its own colour', { tag: '@phone' }, async ({ page, hand }) => {
  const [first, second] = (await openBoard(page, 'takuzu')).map(({ variable }) => variable);
  const enter = async (variable: number) => hand.press(await middleOf(stop(page, variable)));
  await expect(page.locator('button[aria-label="Keep this trial"]')).not.toBeEnabled();
  await tool(page, 'Start a trial');
  await enter(first!);
  await tool(page, 'Start a trial');
  await enter(second!);
  await expect(page.locator('.state')).toHaveText('2 trials are open.');
  const colours = await Promise.all(
    ['.overlay .trial-1', '.overlay .trial-2', '.trials.open', '.trial-state'].map((name) =>
      page.locator(name).evaluate((element) => getComputedStyle(element).getPropertyValue('--trial')),
    ),
  );
  expect(colours[0]).not.toBe(colours[1]);
  expect(colours.slice(2)).toEqual([colours[1], colours[1]]);
  await tool(page, 'Take this trial back');
  await expect(page.locator('.overlay .trial-1')).toHaveCount(1);
  await expect(page.locator('.overlay .trial-2')).toHaveCount(0);
  await expect(page.locator('.state')).toHaveText('A trial is open.');
  await tool(page, 'Keep this trial');
  await expect(page.locator('.overlay .trial')).toHaveCount(0);
  expect(await entries(page)).not.toBe('');
});

test('check each entry; solve the board by a correct drawing', async ({ page }) => {
  const fields = await openBoard(page, 'nurikabe');
  await page.click('#tool-rules');
  await page.check('text=Check after each entry');
  const [first, second, ...others] = fields.filter(({ all, value }) => value === all[0]!.value);
  const wrong = fields.find(({ all, value }) => value !== all[0]!.value)!;
  const right = page.locator('.said:not(.wrong)', { hasText: 'No mistake so far' });
  await clickStop(page, first!.variable);
  await right.waitFor();
  await clickStop(page, wrong.variable);
  await expect(page.locator('.said.wrong')).toHaveText(
    /^(Th.* broken: |No rule is broken yet|The board cannot)/,
  );
  await tool(page, 'Undo');
  await right.waitFor();
  for (const { variable } of others) await clickStop(page, variable);
  await expect(page.locator('.finish')).toHaveCount(0);
  await clickStop(page, second!.variable);
  await page.locator('.finish').waitFor();
});

test('leave a solved board unchanged while its finish card is loaded', async ({ page }) => {
  const fields = await openBoard(page, 'nurikabe');
  let deliver = () => {};
  const isDelivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(/finish-card/, async (route) => {
    await isDelivered;
    await route.continue();
  });
  const shaded = fields.filter(({ all, value }) => value === all[0]!.value);
  for (const { variable } of shaded) await clickStop(page, variable);
  await expectSolved(page);
  await clickStop(page, shaded[0]!.variable);
  await page.keyboard.press('Space');
  await expectSolved(page);
  await expect(page.locator('.finish')).toHaveCount(0);
  deliver();
  await expectFinish(page);
  await clickStop(page, shaded[0]!.variable);
  await expectFinish(page);
});

test('go back to before the first of several mistakes', async ({ page }) => {
  const fields = await openBoard(page, 'takuzu');
  const enter = async (at: number, isRight: boolean) => {
    const { variable, all, value } = fields[at]!;
    await clickStop(page, variable, { button: (all[0]!.value === value) === isRight ? 'left' : 'right' });
  };
  await enter(0, true);
  await enter(1, true);
  const right = await entries(page);
  await enter(2, false);
  await enter(3, true);
  await enter(4, false);
  await tool(page, 'Back to before the mistake');
  await expect(message(page)).toHaveText(/entries taken back\.$/);
  expect((await entries(page)).startsWith(right)).toBe(true);
  await tool(page, 'Check');
  expect(await readMessage(page)).toMatch(/^No mistake so far/);
});

test('time the play from the first press to an answer, but not in a hidden tab', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const [first] = await openBoard(page, 'takuzu');
  const timer = page.locator('[role=timer]');
  await page.clock.pauseAt(3_600_000);
  await page.clock.runFor(5_000);
  await expect(timer).toHaveText('0:00');
  await clickStop(page, first!.variable);
  await page.clock.runFor(3_000);
  await expect(timer).toHaveText('0:03');
  const hide = (isHidden: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
      isHidden,
    );
  await hide(true);
  await page.clock.runFor(4_000);
  await expect(timer).toHaveText('0:03');
  await hide(false);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText('0:04');
  await page.click('#tool-solve');
  await press(page, 'Solve');
  await expect(message(page)).toHaveText('This is the only answer.');
  const time = (await timer.textContent())!;
  await page.clock.runFor(9_000);
  await expect(timer).toHaveText(time);
  await expect(page.locator('button[aria-label="Pause"]')).toBeDisabled();
});

test('pause a board, and go on from the start page', async ({ page }) => {
  await page.clock.install();
  const [first] = await openBoard(page, 'takuzu');
  const timer = page.locator('[role=timer]');
  await tool(page, 'Start a trial');
  await clickStop(page, first!.variable);
  await page.clock.runFor(2_200);
  await expect(timer).not.toHaveText('0:00');
  await page.keyboard.press('p');
  await expect(page.locator('.board')).toBeHidden();
  const stage = (await page.locator('.stage').boundingBox())!;
  expect(await page.locator('.paused').boundingBox()).toEqual(stage);
  const time = (await timer.textContent())!;
  await page.clock.runFor(5_000);
  await expect(timer).toHaveText(time);
  // It covers the message about the trial.
  const { x, y, width, height } = stage;
  await page.mouse.click(x + width / 2, y + height - 24);
  await expect(page.locator('.paused')).toHaveCount(0);
  await page.click('header .home');
  await page.click('.begun a');
  await page.locator('.board').waitFor();
  await expect(timer).not.toHaveText('0:00');
  expect(await entries(page)).not.toBe('');
});

test('go on typing after a button is pressed and after a pause', async ({ page }) => {
  const [{ variable }] = (await openBoard(page, 'sudoku')) as [OpenField];
  const label = stop(page, variable);
  await clickStop(page, variable);
  const expectTyping = async (digit: number) => {
    await page.keyboard.press(String(digit));
    await expect(label).toHaveAttribute('aria-label', new RegExp(`: ${digit}\\b`));
  };
  await page.locator('.keypad button').nth(1).click();
  await expectTyping(1);
  await tool(page, 'Undo');
  await expectTyping(3);
  await tool(page, 'Check');
  await expectTyping(2);
  await page.locator('.modes button').nth(1).click();
  await page.locator('.modes button').first().click();
  await expectTyping(4);
  await page.click('#tool-rules');
  await page.click('#panel button[aria-label="Close"]');
  await expect(label).toBeFocused();
  for (const goOn of [() => page.keyboard.press('p'), () => page.click('.paused')]) {
    await page.keyboard.press('p');
    await expect(page.locator('.board')).toBeHidden();
    await goOn();
    await expect(label).toBeFocused();
  }
  await expectTyping(1);
  await page.keyboard.press('Tab');
  await expect(label).not.toBeFocused();
});

test('grey each number of a list once its run is complete, and then the whole list', async ({ page }) => {
  await open(page, 'nonogram\ncolumns: 1, 0, 1, 0\nrows: 1 1');
  const done = page.locator('.board text.gp-done');
  await stop(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board g.gp-done')).toHaveText(['1']);
  await expect(done).toHaveText(['1']);
  await stop(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board g.gp-done')).toContainText(['11']);
});

for (const [id, text, variables] of [
  ['tents', 'tents\n..1.1.\n......\n...T.T', [1]],
  ['battleships', 'battleships\nfleet: 2\n..11.\n2....\n.....', [1, 2]],
  ['kakurasu', 'kakurasu\n. . . 3\n. . . .\n. . . .\n. . . .', [2]],
] as const)
  test(`grey a clue outside once its count is complete, though other cells are open: ${id}`, async ({
    page,
  }) => {
    await open(page, text);
    const done = page.locator('.board g.gp-done');
    await expect(done).toHaveCount(0);
    for (const variable of variables) await clickStop(page, variable);
    await expect(done).not.toHaveCount(0);
    for (const _ of variables) await page.keyboard.press('Control+z');
    await expect(done).toHaveCount(0);
  });

test('grey the clues of a solved board', async ({ page }) => {
  await open(page, 'nonogram\ncolumns: 1, 0, 1, 0\nrows: 1 1');
  await clickStop(page, 0);
  const done = page.locator('.board g.gp-done');
  await expect(done).toHaveText(['1']);
  await clickStop(page, 2);
  await expectFinish(page);
  await expect(done).toHaveText(['1', '0', '1', '0', '11']);
});

test('wash a region as soon as walls close it', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, 'galaxies\n.|o|.|.|o|.|.|o|.');
  const [one, other] = await Promise.all([2, 3].map((variable) => middleOf(stop(page, variable))));
  await hand.press({ x: (one!.x + other!.x) / 2, y: one!.y });
  await expect(page.locator('.tints .finished')).toHaveCount(3);
});

test('tint a cell that a hint gives to a region, and its centre', async ({ page }) => {
  await open(page, 'galaxies:8x8:ewkkswtgzbzkcu', { v: 'hint' });
  const tinted = page.locator('.board [class^="gp-tint-"]');
  await expect(tinted).toHaveCount(0);
  await press(page, 'The step');
  await readMessage(page);
  await press(page, 'Enter it');
  await expect(tinted).not.toHaveCount(0);
  await expect(page.locator('.board .gp-mark circle')).toHaveCount(0);
});

test('draw only the cross of a wrong line, or of a trial, in its colour', async ({ page }) => {
  await open(page, 'slitherlink\n.3.\n...');
  await tool(page, 'Start a trial');
  await clickStop(page, 1, { button: 'right' });
  await expect(page.locator('.overlay .trial')).toHaveCount(1);
  await expect(page.locator('.overlay path.trial.cross')).toHaveCount(1);
  await tool(page, 'Keep this trial');
  await clickStop(page, 4, { button: 'right' });
  await expect(page.locator('.overlay path.broken.cross')).toHaveCount(2);
  await expect(page.locator('.overlay line.broken')).toHaveCount(0);
});

test('check walls that close no area', async ({ page, hand }) => {
  await open(page, 'galaxies:8x8:xgznuihziucvjsg');
  const pressBetween = async (variable: number, next: number) => {
    const [one, other] = await Promise.all([variable, next].map((at) => middleOf(stop(page, at))));
    await hand.press({ x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2 });
  };
  await pressBetween(0, 1);
  await tool(page, 'Check');
  expect(await readMessage(page)).toMatch(/^No mistake so far/);
  await pressBetween(53, 54);
  await tool(page, 'Check');
  await expect(message(page)).toHaveText(/^No rule is broken yet/);
});

test('a running task does not cover the caption', { tag: '@phone' }, async ({ page }) => {
  await open(page, 'star-battle\nstars: 1\nAABBC\nAACCC\nAADDC\nAEDDC\nDDDDD');
  await tool(page, 'Start a trial');
  await expect(page.getByText('A trial is open.')).toBeVisible();
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await tool(page, 'Check');
  const [caption, stop] = await Promise.all(
    [page.locator('.caption'), page.getByRole('button', { name: 'Stop' })].map((one) => one.boundingBox()),
  );
  expect(stop!.y).toBeGreaterThanOrEqual(caption!.y + caption!.height);
});

test('show a closed area without a clue as broken', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, 'galaxies\n.|o|.|.|o|.');
  const [one, other] = await Promise.all([0, 1].map((variable) => middleOf(stop(page, variable))));
  await hand.press({ x: (one!.x + other!.x) / 2, y: one!.y });
  const broken = page.locator('.board .broken');
  await expect(broken).toHaveCount(1);
  await tool(page, 'Check');
  await expect(message(page)).toHaveText('This rule is broken: Each closed area has a clue.');
  await tool(page, 'Undo');
  await expect(broken).toHaveCount(0);
});

test('show a rectangle of the wrong size or with two numbers as broken', async ({ page, hand }) => {
  await open(page, 'shikaku:10x7:a2b4c3b2_2_2i6b5_6c8c4b2h6a4e2d10d2d');
  const rectangle = async (from: number, to: number) =>
    hand.drag(await Promise.all([from, to].map((variable) => middleOf(stop(page, variable)))));
  const broken = page.locator('.board .broken');
  const finished = page.locator('.tints .finished');
  await rectangle(0, 1);
  await expect(finished).toHaveCount(2);
  await expect(broken).toHaveCount(0);
  await rectangle(60, 63);
  await expect(broken).toHaveCount(4);
  await rectangle(3, 14);
  await expect(broken).toHaveCount(8);
  await expect(finished).toHaveCount(2);
});

test('erase the rest of a rectangle that another one cuts, and undo both', async ({ page, hand }) => {
  await open(page, 'shikaku\n....\n.4..\n....\n4..8\n');
  const rectangle = async (from: number, to: number) =>
    hand.drag(await Promise.all([from, to].map((variable) => middleOf(stop(page, variable)))));
  const walls = async () => new Set((await fragment(page)).get('d')?.split('-') ?? []);
  await rectangle(0, 5);
  const first = await walls();
  expect(first.size).toBe(4);
  await rectangle(5, 10);
  const second = await walls();
  expect([...first].filter((wall) => second.has(wall))).toEqual([]);
  expect(second.size).toBe(8);
  await tool(page, 'Undo');
  expect(await walls()).toEqual(first);
});

test('draw the border of a rectangle that a hint enters', async ({ page }) => {
  await open(page, 'shikaku:10x7:a2b4c3b2_2_2i6b5_6c8c4b2h6a4e2d10d2d', { v: 'hint' });
  await press(page, 'The step');
  await readMessage(page);
  await press(page, 'Enter it');
  await expect(page.locator('.tints .finished')).toHaveCount(2);
  await expect(page.locator('.board .gp-found .gp-wall')).toHaveCount(1);
  await tool(page, 'Undo');
  await expect(page.locator('.board .gp-found .gp-wall')).toHaveCount(0);
});

test('turn a tile clockwise, in the colour of a trial', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, 'pipes\n╶┬╴\n.┴.\n...');
  const tile = page.locator('[data-tile="0"]');
  await tool(page, 'Start a trial');
  await hand.press(await middleOf(tile));
  await expect(tile).toHaveAttribute('aria-label', /1 quarter turn/);
  const end = await page.locator('.board .gp-clue .gp-solid').first().boundingBox();
  const cell = await middleOf(tile);
  expect(end!.y + end!.height).toBeGreaterThan(cell.y + cell.side * 0.4);
  await expect(page.locator('.overlay .trial')).toHaveCount(1);
  await tool(page, 'Take this trial back');
  await expect(page.locator('.overlay .trial')).toHaveCount(0);
});

test('draw each line between numbers in its own colour', async ({ page, hand }) => {
  const rows = Array.from({ length: 8 }, (_, row) => `${row + 1} ${row + 1} .`);
  await open(page, `numberlink\n${rows.join('\n')}`);
  const stops = await findStops(page, 'column').all();
  for (const [row] of rows.entries()) {
    const ends = await Promise.all(
      [1, 2].map((column) =>
        middleOf(page.locator(`.stop[aria-label^="row ${row + 1}, column ${column}:"]`)),
      ),
    );
    await hand.drag(ends);
  }
  expect(stops.length).toBeGreaterThan(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await page
      .locator('.board .gp-found .gp-stroke')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
    expect(new Set(colours).size).toBe(rows.length);
  }
});

test('strike used pieces below the board, and announce the remaining ones', async ({ page }) => {
  await open(page, 'puzlogic\npieces: 1 2\n\n. x\nx .');
  const used = page.locator('.board .gp-bank.gp-used');
  await expect(page.locator('.board .gp-bank')).toHaveText(['1', '2']);
  await expect(used).toHaveCount(0);
  await stop(page, 0).focus();
  await page.keyboard.press('2');
  await expect(used).toHaveText(['2']);
  await expect(page.getByText('pieces: 1 2; left: 1')).toHaveCount(1);
});

test('colour the tiles that are fed', async ({ page }) => {
  await open(page, 'pipes\n╶┬╴\n.┴.\n...');
  const fed = page.locator('.board .gp-fed');
  const before = await fed.count();
  await page.locator('[data-tile="1"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(fed).not.toHaveCount(before);
});

test('offer to fill the rest of a board, but not of tiles', async ({ page }) => {
  const fill = page.getByRole('button', { name: /^Fill the rest/ });
  await open(page, 'akari\n..\n..', { v: 'rules' });
  await expect(fill).toBeVisible();
  await open(page, 'pipes\n╷┌\n╷└', { v: 'rules' });
  await expect(page.getByText('turn the tile', { exact: true })).toBeVisible();
  await expect(fill).toHaveCount(0);
});

test('grey a clue itself once it is done, and end red bridges at their islands', async ({ page }) => {
  await open(page, 'hashi\n2..1\n....\n2..1');
  const done = page.locator('.board .gp-done');
  const broken = page.locator('.overlay path.broken');
  await stop(page, 0).focus();
  await page.keyboard.press('-');
  await expect(done).toHaveText(['1']);
  const [colour, others] = await Promise.all([
    done.evaluate((clue) => getComputedStyle(clue).color),
    page.locator('.board text').evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color)),
  ]);
  expect(others.filter((other) => other !== colour)).toHaveLength(3);
  await expect(broken).toHaveCount(0);
  await page.keyboard.press('=');
  await expect(broken).toHaveAttribute('d', /M.*M/);
  const drawn = page.locator('.board .gp-found .gp-stroke').last();
  await expect(broken).toHaveAttribute('stroke-width', (await drawn.getAttribute('stroke-width'))!);
  await expect(done).toHaveText(['2']);
  // Two lines that start and end at the edges of the rings.
  const [first, last] = (await broken.getAttribute('d'))!.match(/M([\d.]+) [\d.]+H([\d.]+)M/)!.slice(1);
  expect(Number(last) - Number(first)).toBeLessThan(3 * 40 - 2 * 16);
  await page.keyboard.press('Delete');
  await expect(done).toHaveCount(0);
});

test('offer the likely numbers on the keypad, and all on demand', async ({ page }) => {
  await open(page, 'fillomino:1..../.2.../..3../...4./.....');
  const keys = page.locator('.keypad .value');
  await expect(keys.locator('visible=true')).toHaveText(['1', '2', '3', '4', '5', '6', '…', '']);
  await clickStop(page, 1);
  await page.getByRole('button', { name: 'More values' }).click();
  await expect(page.getByRole('button', { name: 'More values' })).toHaveCount(0);
  await page.locator('.keypad').getByRole('button', { name: '12', exact: true }).click();
  await expect(stop(page, 1)).toHaveAttribute('aria-label', /: 12/);
});

test('change nothing during a pause, or while an answer lies over the board', async ({ page }) => {
  const [first, second] = (await openBoard(page, 'sudoku')) as [OpenField, OpenField];
  await clickStop(page, first.variable);
  await page.keyboard.press('1');
  const entered = await entries(page);
  const tryAll = async () => {
    for (const key of ['Control+z', 't', 'm', 'k']) await page.keyboard.press(key);
    await expect(page.locator('.keypad')).toHaveAttribute('disabled');
    await expect(page.locator('.edit-tools')).toHaveAttribute('inert');
    expect(await entries(page)).toBe(entered);
    await expect(page.locator('.trial-state')).toHaveCount(0);
  };
  await page.keyboard.press('p');
  await tryAll();
  await page.keyboard.press('h');
  await expect(page.locator('#panel')).toHaveCount(0);
  await page.keyboard.press('p');
  await page.click('#tool-solve');
  await press(page, 'Solve');
  await expect(message(page)).toHaveText('This is the only answer.');
  await tryAll();
  await clickStop(page, second.variable);
  await expect(page.locator('.edit-tools')).not.toHaveAttribute('inert');
});

test('count a hint in three degrees once, and start the clock by it', async ({ page }) => {
  await page.clock.install();
  await open(page, 'takuzu:10.1/0...', { v: 'hint' });
  for (const degree of ['Where?', 'Which technique?', 'The step']) {
    await press(page, degree);
    await readMessage(page);
  }
  await page.clock.runFor(65_000);
  await expect(page.locator('.clock')).toContainText('1:0');
});

test('keep the caption below the board', { tag: '@phone' }, async ({ page }) => {
  const { text } = await exampleOf('star-battle');
  await open(page, text, { v: 'rules' });
  const [board, caption] = await Promise.all(
    ['.board', '.caption'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(board!.y + board!.height).toBeLessThanOrEqual(caption!.y);
});

test('keep the tools and keys in place when a trial begins', { tag: '@phone' }, async ({ page }) => {
  await openBoard(page, 'sudoku');
  const places = () =>
    Promise.all(
      ['.keypad', 'button[aria-label="Undo"]', 'button[aria-label="Check"]'].map((selector) =>
        page.locator(selector).boundingBox(),
      ),
    );
  const before = await places();
  await tool(page, 'Start a trial');
  await expect(page.locator('.trial-state')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('share the puzzle alone, then with the entries, but without the panel', async ({ page }) => {
  const [{ variable }] = (await openBoard(page, 'sudoku')) as [OpenField];
  const shared = page.locator('#panel input[readonly]');
  await page.click('#tool-share');
  await expect(shared).toHaveCount(1);
  await clickStop(page, variable);
  await page.keyboard.press('1');
  await expect(shared).toHaveCount(2);
  const parts = (await shared.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).map(
    (address) => [...new URLSearchParams(new URL(address).hash.slice(1)).keys()],
  );
  expect(parts).toEqual([['p'], ['p', 'e']]);
  await page.click('#tool-new');
  await expect(page.locator('#panel input').first()).toHaveValue('4');
  expect((await fragment(page)).has('v')).toBe(false);
});
