// Presses and drags along corners and centres, by mouse and by touch.
import type { Page } from '@playwright/test';
import { entries, findStops, fragment, middleOf, open, savePicture, stop } from './board.js';
import { expect, PHONE, test } from './fixtures.js';
import type { Point } from './hand.js';

const SLITHERLINK = 'slitherlink\n.....\n.....\n.....\n.....\n.....';
const MASYU = 'masyu\n.....\n.....\n.....\n.....\n.....';
const SUDOKU = 'sudoku:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const SIGNPOST = 'signpost\n E  E SW\n E SE  W\n E NE  N\n\n1..\n...\n..9';
const NURIKABE = 'nurikabe\n.....\n.....\n..2..\n.....\n.....';

/** Returns the points of board positions given by row and column, such as `1,1 1,4`. `0.5,0.5` is the centre of the first cell. */
async function pointsOf(page: Page, places: string): Promise<Point[]> {
  const box = (await page.locator('.board').boundingBox())!;
  const overlay = page.locator('.board svg.overlay');
  const unit = box.width / (await overlay.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width));
  return places.split(' ').map((place) => {
    const [row, col] = place.split(',').map(Number);
    return { x: box.x + (18 + col! * 40) * unit, y: box.y + (18 + row! * 40) * unit };
  });
}

/** Drags, with the expected number of places whose labels contain a text. */
const DRAGS = [
  ['a loop from corner to corner', SLITHERLINK, '1,1 1,4 3,4', ': a line', 5],
  ['a loop back on itself', SLITHERLINK, '1,1 1,4 1,2', ': a line', 1],
  ['a loop from the middle of a side to that of another', SLITHERLINK, '1,0.5 1,4.5', ': a line', 5],
  ['a side from its middle', SLITHERLINK, '1,1.4 1,1.6', ': a line', 1],
  ['a loop round a corner, from side to side', SLITHERLINK, '1,0.5 1,2 2.5,2', ': a line', 4],
  ['a line through centres', MASYU, '0.5,0.5 0.5,4.5 2.5,4.5', ': a line', 6],
  ['over cells to shade them', NURIKABE, '0.5,0.5 0.5,4.5', ': shaded', 5],
  ['a rectangle', 'shikaku\n4..\n...\n..5', '0.5,0.5 1.5,1.5', ': with row 1, column 1', 3],
  ['over cells to mark them', 'akari\n...\n...', '0.5,0.5 0.5,2.5', ': not a lamp', 3],
  ['a number into further cells', 'fillomino\n3..\n...\n...', '0.5,0.5 0.5,2.5', 'column 3: 3', 1],
  ['a colour into further cells', 'yin-yang\nw..\n...\n..b', '0.5,0.5 0.5,2.5', 'column 3: white', 1],
  ['two cells at most', 'norinori\nAAA\nAAB\nBBB', '0.5,0.5 0.5,2.5', ': shaded', 2],
  ['from an arrow to its successor', SIGNPOST, '0.5,0.5 0.5,1.5', ': arrow right, 2', 1],
  ['walls along the corners', 'palisade\ncells: 3\n3.3\n...', '0,1 1,1 1,3', ': a wall', 3],
  ['a wall between two regions', 'galaxies\n.|o|.|.|o|.', '0,3 1,3', ': circle, with', 2],
  ['a line between numbers', 'numberlink\n1..\n..1', '0.5,0.5 0.5,2.5 1.5,2.5', ': a line', 3],
  ['a line through rings', 'shingoki\n. . .\n. W2 .\n. . .', '0.5,0.5 0.5,2.5', ': a line', 2],
  ['a line past cells to shade', 'yajilin\n...\n...\n...', '0.5,0.5 0.5,2.5', ': a line', 2],
] as const;

for (const [what, text, path, name, count] of DRAGS)
  test(`drag ${what}, and undo it`, { tag: '@phone' }, async ({ page, hand }) => {
    await open(page, text);
    await hand.drag(await pointsOf(page, path), 12);
    await expect(findStops(page, name)).toHaveCount(count);
    await page.keyboard.press('Control+z');
    await expect(findStops(page, name)).toHaveCount(0);
    expect(await entries(page)).toBe('');
  });

/** Places to press, and their labels after a left click and after a right click. */
const PRESSES = [
  ['aquarium\n.2.\n...\n..x\n\nAB\nAB', 2, 'row 2, column 1: filled', 'row 2, column 1: empty'],
  [
    'battleships\nfleet: 2 1\n.1.1\n....\n....\n....\n\n???\n???\n#.?',
    1,
    'row 1, column 2: a ship',
    'row 1, column 2: water',
  ],
  ['dominosa\n0 0 1\n1 1 0', 1, 'row 1, column 2: a domino', 'row 1, column 2: no domino'],
  ['heyawake\nAAB\nAAB\n\n2..\n...', 1, 'row 1, column 2: shaded', 'row 1, column 2: not shaded'],
  ['hitori\n113\n231\n312', 0, 'row 1, column 1: 1, shaded', 'row 1, column 1: 1, not shaded'],
  ['kakurasu\n...3\n...3\n...3\n333.', 4, 'row 2, column 2: shaded', 'row 2, column 2: not shaded'],
  ['kurodoko\n4x3:4b3d4b3', 5, 'row 2, column 2: shaded', 'row 2, column 2: not shaded'],
  ['lits\nAABB\nAAAB\nABBB', 0, 'row 1, column 1: shaded', 'row 1, column 1: not shaded'],
  [
    'magnets\n..1..\n...-.\n.....\n1....\n.....\n\nABB\nAEC\nDDC',
    0,
    'row 1, column 1: +',
    'row 1, column 1: neutral',
  ],
  ['minesweeper\n..1\n...', 0, 'row 1, column 1: a mine', 'row 1, column 1: not a mine'],
  ['mosaic\n2..\n...', 1, 'row 1, column 2: shaded', 'row 1, column 2: not shaded'],
  ['pipes\nwrap: yes\n╶╶', 0, 'column 1: 1 quarter turn', 'column 1: 3 quarter turns'],
  ['shakashaka\n2..\n...\n..B', 1, 'row 1, column 3: triangle', 'row 1, column 3: all white'],
  ['slant\n0.0..\n...20\n0....\n...12\n..11.', 0, 'row 1, column 1: backslash', 'row 1, column 1: slash'],
  ['star-battle\nstars: 1\nAABBC\nAACCC\nAADDC\nAEDDC\nDDDDD', 0, 'column 1: a star', 'column 1: not a star'],
  ['stitches\nstitches: 2\nAB\nAB\nAB\n\n...\n...\n...\n0..', 0, 'column 2: a stitch', 'column 2: no stitch'],
  ['takuzu\n...1\n.0..\n.01.\n0...', 0, 'row 1, column 1: 1', 'row 1, column 1: 0'],
  ['tapa\n. 0 .\n. . .', 0, 'row 1, column 1: shaded', 'row 1, column 1: not shaded'],
  ['tents\n......1\n.AT..T.', 2, 'row 1, column 4: a tent', 'row 1, column 4: not a tent'],
  [
    'thermometers\n.2.1\n1...\n....\n....\n\nR>*\n...\nO.O',
    1,
    'row 1, column 1: filled',
    'row 1, column 3: empty',
  ],
] as const;

for (const [text, nth, left, right] of PRESSES)
  test(`press a place of ${text.split('\n', 1)[0]} with both buttons`, async ({ page }) => {
    await open(page, text);
    const tile = page.locator(`.stop[data-tile="${nth}"]`);
    const { x, y, side } = await middleOf((await tile.count()) > 0 ? tile : stop(page, nth));
    // Off the middle, where the quarter of a cell counts.
    const point = { x: x - side / 8, y: y - side / 6 };
    for (const [button, label] of [
      ['left', left],
      ['right', right],
    ] as const) {
      await expect(findStops(page, label)).toHaveCount(0);
      await page.mouse.click(point.x, point.y, { button });
      await expect(findStops(page, label)).not.toHaveCount(0);
      await page.keyboard.press('Control+z');
    }
  });

const NUMBERS = [
  ['domino-sudoku\n....\n....\n....\n....', 0, '2'],
  ['futoshiki\n.<.<.\n.+.+.\n.....\n.+.+v\n.....', 0, '2'],
  ['kakuro\n\\ 10\\ \\\n\\ . 9\n\\3 . .', 0, '4'],
  ['kenken\n4:b_4aa__aa__ca,a11m4a5m6s1s1', 0, '2'],
  ['puzlogic\npieces: 4 5 6 4 5 6\n\n6 x . .\n. . x 4\n. x . x', 1, '4'],
  ['skyscrapers\n....\n...2\n....\n....', 0, '2'],
] as const;

for (const [text, variable, digit] of NUMBERS)
  test(`type a number into ${text.split('\n', 1)[0]}`, async ({ page, hand }) => {
    await open(page, text);
    await hand.press(await middleOf(stop(page, variable)));
    await page.keyboard.press(digit);
    await expect(stop(page, variable)).toHaveAttribute('aria-label', new RegExp(`: ${digit}$`));
    await page.keyboard.press('Backspace');
    expect(await entries(page)).toBe('');
  });

/** Entries that break a rule, by their variables, and the number of places that are then marked as broken. */
const BREAKS = [
  ['a shaded pool', NURIKABE, [0, 1, 5, 6], 4],
  ['lamps that face each other', 'akari\n...\n...', [0, 2], 2],
  ['equal digits in a row', 'sudoku\n....\n....\n....\n....', [0, 3], 2],
  ['stars that touch', 'star-battle\nstars: 1\nAABBC\nAACCC\nAADDC\nAEDDC\nDDDDD', [0, 6], 2],
  ['tents that touch', 'tents\n.....\n.T..T\n.....\n.T..T', [1, 4], 2],
  ['shaded neighbours', 'hitori\n113\n231\n312', [0, 1], 2],
  ['a line at a zero', 'slitherlink\n.0.\n...', [1], 2],
] as const;

for (const [what, text, variables, count] of BREAKS)
  test(`show ${what} in red, until it is undone`, { tag: '@phone' }, async ({ page, hand }) => {
    await open(page, text);
    for (const variable of variables) {
      await hand.press(await middleOf(stop(page, variable)));
      if (text.startsWith('sudoku')) await page.click('.keypad button:text-is("1")');
    }
    await expect(findStops(page, ', breaks a rule')).toHaveCount(count);
    await expect(page.locator('.overlay .broken')).not.toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.overlay .broken')).toHaveCount(0);
    await expect(findStops(page, ', breaks a rule')).toHaveCount(0);
  });

test('drag over shaded cells to empty them', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, NURIKABE);
  const path = await pointsOf(page, '0.5,0.5 0.5,4.5');
  for (const count of [5, 0]) {
    await hand.drag(path, 10);
    await expect(findStops(page, ': shaded')).toHaveCount(count);
  }
  expect(await entries(page)).toBe('');
});

test('shade no cell with a clue', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, NURIKABE);
  // A pool breaks a rule, which is marked once the rules are loaded.
  for (const point of await pointsOf(page, '0.5,0.5 0.5,1.5 1.5,0.5 1.5,1.5')) await hand.press(point);
  await expect(findStops(page, ', breaks a rule')).toHaveCount(4);
  const path = await pointsOf(page, '2.5,2.5 2.5,4.5');
  await hand.press(path[0]!);
  await expect(findStops(page, ': shaded')).toHaveCount(4);
  await hand.drag(path, 8);
  await expect(findStops(page, ': shaded')).toHaveCount(6);
  await page.keyboard.press('Control+z');
  await expect(findStops(page, ': shaded')).toHaveCount(4);
});

test('drag bridges: one, two, none', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, 'hashi\n3..3\n....\n....\n3..3');
  const path = await pointsOf(page, '0.5,0.5 0.5,1.5');
  const seen = [];
  for (let drags = 0; drags < 3; drags++) {
    await hand.drag(path, 5);
    seen.push(await entries(page));
  }
  expect(new Set(seen).size).toBe(3);
  expect(seen[2]).toBe('');
});

test('drag with the right button over an area to draw no wall', async ({ page }) => {
  await open(page, 'galaxies\n.|o|.|.|o|.');
  const [from, to] = await Promise.all([1, 4].map((variable) => middleOf(stop(page, variable))));
  await page.mouse.move(from!.x, from!.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to!.x, to!.y, { steps: 9 });
  await page.mouse.up({ button: 'right' });
  expect((await fragment(page)).get('d')).toBeNull();
});

test('press an island to draw no bridge', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, 'hashi\n3..3\n....\n....\n3..3');
  const [island, water] = await pointsOf(page, '0.5,0.6 0.5,1.7');
  await hand.press(island!);
  expect(await entries(page)).toBe('');
  await hand.press(water!);
  expect(await entries(page)).not.toBe('');
});

test('drag over cells of the first value only', async ({ page }) => {
  await open(page, 'nonogram\ncolumns: 1, 0, 1, 0\nrows: 1 1');
  const [start, second, , end] = await Promise.all([0, 1, 2, 3].map((at) => middleOf(stop(page, at))));
  await page.mouse.click(second!.x, second!.y);
  await page.mouse.move(start!.x, start!.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end!.x, end!.y, { steps: 9 });
  await page.mouse.up({ button: 'right' });
  await expect(findStops(page, ': shaded')).toHaveCount(1);
  await expect(findStops(page, ': not shaded')).toHaveCount(3);
});

test('press inside a closed rectangle to erase it', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, 'shikaku\n4..\n...\n..5');
  const path = await pointsOf(page, '0.5,0.5 1.5,1.5');
  await hand.press(path[0]!);
  await hand.drag(path, 8);
  await expect(findStops(page, ': with row 1, column 1')).toHaveCount(3);
  await hand.press(path[1]!);
  await expect(findStops(page, ': with row 1, column 1')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(findStops(page, ': with row 1, column 1')).toHaveCount(3);
});

for (const [what, text, start] of [
  ['the middles of cells', 'masyu\n.....\n.....\n..W..\n.....', 'link'],
  ['corners', 'slitherlink\n.....\n.....\n..0..\n....3', 'side'],
] as const)
  test(`draw a closed line along ${what} by keys, and erase it backwards`, async ({ page }) => {
    await open(page, text);
    await page.locator(`.stop[data-kind="${start}"]`).first().focus();
    for (const arrow of ['Right', 'Down', 'Left', 'Up']) await page.keyboard.press(`Control+Arrow${arrow}`);
    await expect(findStops(page, ': a line')).toHaveCount(4);
    await savePicture(page, `line along ${what}`);
    for (const arrow of ['Down', 'Right']) await page.keyboard.press(`Control+Arrow${arrow}`);
    await expect(findStops(page, ': a line')).toHaveCount(2);
  });

test('focus the pressed cell of areas, where digits enter nothing', async ({ page, hand }) => {
  await open(page, 'galaxies\n.|o|.|.|o|.');
  await hand.press(await middleOf(stop(page, 4)));
  await expect(stop(page, 4)).toBeFocused();
  for (const key of ['1', 'Enter', 'Space']) await page.keyboard.press(key);
  expect(await entries(page)).toBe('');
});

for (const [what, text, path, count] of [
  ['sides from middle to middle', SLITHERLINK, '1,0.5 1,4.5', 5],
  ['sides across', SLITHERLINK, '0.5,0.4 0.5,4.6', 4],
  ['links from middle to middle', MASYU, '0.5,1 0.5,4', 4],
  ['links across', MASYU, '0.5,1 2.5,1', 3],
] as const)
  test(`drag with the right button to cross ${what}, and undo it`, async ({ page }) => {
    await open(page, text);
    const [from, to] = await pointsOf(page, path);
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to!.x, to!.y, { steps: 7 });
    await page.mouse.up({ button: 'right' });
    await expect(findStops(page, ': no line')).toHaveCount(count);
    await page.keyboard.press('Control+z');
    expect(await entries(page)).toBe('');
  });

for (const [type, text] of [
  ['slitherlink', SLITHERLINK],
  ['masyu', MASYU],
] as const)
  test(`${type}: a press in the middle of a cell enters nothing`, { tag: '@phone' }, async ({
    page,
    hand,
  }) => {
    await open(page, text);
    const [middle, beside, near] = await pointsOf(page, '2.5,2.5 2.4,2.65 2.5,2.8');
    await hand.press(middle!);
    await hand.press(beside!);
    expect(await entries(page)).toBe('');
    await hand.press(near!);
    await expect(findStops(page, ': a line')).toHaveCount(1);
  });

test('do not tint the board at a tap', { tag: '@phone' }, async ({ page }) => {
  await open(page, SLITHERLINK);
  await expect(page.locator('.stops')).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
});

test('press beside a side to draw it', { tag: '@phone' }, async ({ page, hand }) => {
  await open(page, SLITHERLINK);
  const [point] = await pointsOf(page, '2.5,2.9');
  await hand.press(point!);
  await expect(findStops(page, ': a line')).toHaveCount(1);
});

test('enter the second value by the right button, by Shift and by the mode', async ({ page }) => {
  await open(page, NURIKABE);
  const [first, second, third] = await pointsOf(page, '0.5,0.5 0.5,1.5 0.5,2.5');
  await page.mouse.click(first!.x, first!.y, { button: 'right' });
  await page.keyboard.down('Shift');
  await page.mouse.click(second!.x, second!.y);
  await page.keyboard.up('Shift');
  await page.locator('.modes button').nth(1).click();
  await page.mouse.click(third!.x, third!.y);
  await expect(findStops(page, ': not shaded')).toHaveCount(3);
});

test('keep the board in place when panels open', { tag: '@phone' }, async ({ page }) => {
  await open(page, SUDOKU);
  const place = () => page.locator('.board').boundingBox();
  const before = await place();
  for (const panel of ['rules', 'hint', 'share', 'new']) {
    await page.click(`#tool-${panel}`);
    await page.locator('#panel h2').waitFor();
    expect(await place()).toEqual(before);
  }
  await page.click('#panel button[aria-label="Close"]');
  // Shows a message of several lines.
  await findStops(page, ': open').first().focus();
  for (const key of ['4', 'k']) await page.keyboard.press(key);
  await expect(page.locator('.message')).toContainText('broken: ');
  await page.keyboard.press('t');
  expect(await place()).toEqual(before);
});

test('zoom a large board by buttons and keys, and move it', async ({ page }) => {
  const row = '.'.repeat(45);
  await open(page, `nurikabe\n${Array(45).fill(row).join('\n')}`);
  const board = page.locator('.board');
  const widthOf = async () => (await board.boundingBox())!.width;
  const whole = await widthOf();
  await page.click('button[aria-label="Zoom in"]');
  await expect.poll(widthOf).toBeGreaterThan(whole);
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(widthOf).toBe(whole);
  await expect(page.locator('button[aria-label="Show the whole board"]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('reach every key of the keypad and every tool with the thumb', async ({ page }) => {
    await open(page, SUDOKU);
    const boxes = async (name: string) =>
      Promise.all((await page.locator(name).all()).map(async (one) => (await one.boundingBox())!));
    const keys = await boxes('.keypad button');
    expect(keys).toHaveLength(10);
    expect(keys.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
    expect(new Set(keys.map(({ y }) => y)).size).toBe(2);
    const tools = await boxes('.rail button:visible');
    expect(tools.filter(({ width, height }) => width < 40 || height < 44)).toEqual([]);
    const window = page.viewportSize()!;
    for (const { x, y, width, height } of [...keys, ...tools]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(window.width);
      expect(y).toBeGreaterThan(window.height / 2);
      expect(y + height).toBeLessThanOrEqual(window.height);
    }
    await expect(page.locator('button[aria-label="Fill in candidates"]')).toBeHidden();
    await page.click('button[aria-label="More tools"]');
    await page.click('button[aria-label="Fill in candidates"]');
    await expect(page.locator('.board .gp-candidates').first()).toBeVisible();
  });

  test('show the whole of a board of 15x15, in cells that a finger hits', async ({ page }) => {
    await open(page, `nurikabe\n${Array(15).fill('.'.repeat(15)).join('\n')}`);
    const board = page.locator('.board');
    await expect(board).toBeInViewport({ ratio: 1 });
    expect((await board.boundingBox())!.width / 15).toBeGreaterThanOrEqual(24);
  });

  test('move a board that is larger than its frame with two fingers', async ({ page, hand }) => {
    await open(page, SLITHERLINK);
    const board = page.locator('.board');
    const { x, y, width } = (await board.boundingBox())!;
    const middle = { x: x + width / 2, y: y + width / 2 };
    const fingers = (apart: number, move: number) => [
      { x: middle.x - apart + move, y: middle.y },
      { x: middle.x + apart + move, y: middle.y },
    ];
    await hand.touch([[middle], ...[30, 50, 70, 90, 110].map((apart) => fingers(apart, 0))]);
    const zoomed = (await board.boundingBox())!;
    expect(zoomed.width).toBeGreaterThan(1.2 * width);
    await hand.touch([[middle], ...[0, -15, -30, -45].map((move) => fingers(40, move))]);
    const moved = (await board.boundingBox())!;
    expect(moved.width).toBe(zoomed.width);
    expect(moved.x).toBeLessThan(zoomed.x - 20);
    expect(await entries(page)).toBe('');
  });

  test('drag after a long press to enter the second value', async ({ page, hand }) => {
    await open(page, NURIKABE);
    const path = await pointsOf(page, '0.5,0.5 0.5,0.6 0.5,1.5 0.5,2.5 0.5,3.5');
    await hand.touch(
      path.map((point) => [point]),
      700,
    );
    await expect(findStops(page, ': not shaded')).toHaveCount(4);
    await page.locator('.rail button[aria-label="Undo"]').click();
    expect(await entries(page)).toBe('');
    await hand.touch([[path[0]!]], 700);
    await expect(findStops(page, ': not shaded')).toHaveCount(1);
  });

  test('zoom with two fingers, which write nothing', async ({ page, hand }) => {
    await open(page, SLITHERLINK);
    const [one, other] = await pointsOf(page, '1.5,1.5 3.5,3.5');
    const widthOf = async () => (await page.locator('.board').boundingBox())!.width;
    const width = await widthOf();
    const apart = Array.from({ length: 7 }, (_, step) => [
      { x: one!.x - step * 8, y: one!.y - step * 8 },
      { x: other!.x + step * 8, y: other!.y + step * 8 },
    ]);
    await hand.touch([[one!], ...apart]);
    await expect.poll(widthOf).toBeGreaterThan(width * 1.2);
    expect(await entries(page)).toBe('');
    await page.click('button[aria-label="Show the whole board"]');
    await expect.poll(widthOf).toBe(width);
  });
});
