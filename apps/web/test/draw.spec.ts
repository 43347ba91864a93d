// Drawing puzzles: an example of each type clue by clue, regions and paths.
import { type AnyPuzzle, type ClueSpot, type Place, placeKey } from '@gridproof/core';
import type { Page } from '@playwright/test';
import { fragment, message, middleOf, nextFrame, press, readMessage, stop, tool } from './board.js';
import { exampleOf, TESTED } from './examples.js';
import { expect, test } from './fixtures.js';
import type { Hand } from './hand.js';

type PlacedSpot = ClueSpot & { readonly place: Place };
const isPlaced = (spot: ClueSpot): spot is PlacedSpot => spot.place !== undefined;

const draft = (page: Page) => page.locator('#draft-text');

/** Starts an empty board of a type. */
async function startDraft(page: Page, id: string, width: number, height = width): Promise<void> {
  await page.goto('./');
  await page.click('.start-tools button:has-text("Draw a puzzle")');
  await page.selectOption('#panel form select', id);
  for (const [at, side] of [width, height].entries())
    await page.fill(`#panel form input >> nth=${at}`, `${side}`);
  await page.click('text=New board');
}

/** Drags along the centres of cells. */
const drag = async (page: Page, hand: Hand, variables: readonly number[]) =>
  hand.drag(await Promise.all(variables.map((variable) => middleOf(stop(page, variable)))), 4);

/** Draws a puzzle on an empty board: clues at places by keys, clues of the board in their fields. */
async function drawByKeys(page: Page, type: AnyPuzzle, puzzle: unknown): Promise<void> {
  const { factory, size } = type.described!;
  const spots = factory.spots(puzzle);
  const plain = factory.starter(size(puzzle));
  // Clues that an empty board must have may be elsewhere in the puzzle.
  const toErase = new Map(
    factory
      .spots(plain)
      .filter(isPlaced)
      .filter((spot) => !spot.isMandatory && factory.clueAt(plain, spot) !== undefined)
      .map((spot) => [placeKey(spot.place), spot]),
  );
  const spotsOnBoard = spots.filter(isPlaced);
  const layers = [...new Set(spotsOnBoard.map(({ layer }) => layer))];
  const choose = async (layer: string) => {
    if (layers.length === 1) return;
    await page
      .locator('#panel label', { hasText: /^Clues/ })
      .locator('select')
      .selectOption(layer);
    await nextFrame(page);
  };
  for (const layer of layers) {
    const own = spotsOnBoard.filter((spot) => spot.layer === layer);
    if (own.every((spot) => factory.clueAt(puzzle, spot) === undefined)) continue;
    await choose(layer);
    for (const [variable, spot] of own.entries()) {
      const value = factory.clueAt(puzzle, spot);
      if (value === undefined) continue;
      toErase.delete(placeKey(spot.place));
      await stop(page, variable).focus();
      for (const key of keysFor(spot, value, factory.clueAt(plain, spot))) await page.keyboard.press(key);
    }
  }
  for (const { layer, place } of toErase.values()) {
    await choose(layer);
    await page.locator(`[id="stop-${placeKey(place)}"]`).focus();
    await page.keyboard.press('Delete');
  }
  for (const spot of spots.filter(({ place, read }) => !place && read)) {
    const line = page.locator('#panel label', { hasText: spot.label }).locator('input');
    if ((await line.count()) === 0) continue;
    const value = factory.clueAt(puzzle, spot);
    await line.fill(value === undefined ? '' : spot.write!(value));
    await line.blur();
  }
  await nextFrame(page);
}

/** Returns the keys for a sign: its characters, or keys that cycle to it if it cannot be typed. */
function keysFor({ write, values, isMandatory }: ClueSpot, value: unknown, before: unknown): string[] {
  const sign = write!(value);
  if (/^[!-~]+$/.test(sign)) return [...sign];
  const cycle = [...(isMandatory ? [] : [undefined]), ...values];
  const turns = cycle.indexOf(value) - cycle.indexOf(before);
  return Array(turns < 0 ? turns + cycle.length : turns).fill('Space');
}

/** Returns whether the puzzle can be drawn by keys alone. Variants and cages have no signs. */
const isSigned = ({ described }: AnyPuzzle, puzzle: unknown): boolean =>
  Object.keys(described!.outline().options).length === 0 &&
  described!.factory
    .spots(puzzle)
    .every(({ place, read, values }) => place !== undefined || (read !== undefined && values.length > 0));

for (const id of TESTED)
  test(`${id}: draw an example by keys, and prove it`, async ({ page }) => {
    const { type, text: named } = await exampleOf(id);
    const text = named.slice(named.indexOf('\n') + 1);
    const puzzle = type.parse(text);
    const { factory, size } = type.described!;
    const { width, height } = size(puzzle);
    await startDraft(page, id, width, height);
    await page.uncheck('text=Solve after each change');
    if (factory.areas.length === 0) {
      await drawByKeys(page, type, puzzle);
      if (isSigned(type, puzzle)) await expect(draft(page)).toHaveValue(text);
    }
    if ((await draft(page).inputValue()) !== text) await draft(page).fill(text);
    await page.click('text=Is there one answer?');
    expect(await readMessage(page)).toMatch(/^This is the only answer\.|^There are several answers/);
    await press(page, 'Play it');
    await expect(page.locator('#panel')).toHaveCount(0);
  });

test('ask about a drawing as it grows, undo, share and reload it', async ({ page }) => {
  await startDraft(page, 'takuzu', 4);
  await expect(message(page)).toContainText('There are several answers');
  await expect(page.locator('.board .gp-differs')).not.toHaveCount(0);
  for (const variable of [0, 1, 2]) {
    await stop(page, variable).focus();
    await page.keyboard.press('1');
  }
  await page.locator('.said.wrong', { hasText: 'There is no answer.' }).waitFor();
  await page.locator('#panel li').first().waitFor();
  await tool(page, 'Undo');
  await expect(message(page)).toContainText('There are several answers');
  const text = await draft(page).inputValue();
  await fragment(page);
  await page.reload();
  await expect(draft(page)).toHaveValue(text);
  await draft(page).fill('1x..');
  await page.locator('#panel p.wrong').first().waitFor();
  await press(page, 'Share it');
  await page.locator('#tool-share[aria-expanded=true]').waitFor();
});

test('draw regions by strokes and by keys', async ({ page, hand }) => {
  await startDraft(page, 'lits', 4);
  await expect(draft(page)).toHaveValue('AAAA\nAAAA\nAAAA\nAAAA');
  await stop(page, 0).click({ force: true });
  await drag(page, hand, [0, 4, 8]);
  await expect(draft(page)).toHaveValue('ABBB\nABBB\nABBB\nBBBB');
  await tool(page, 'Undo');
  await expect(draft(page)).toHaveValue('ABBB\nBBBB\nBBBB\nBBBB');
  await stop(page, 0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(draft(page)).toHaveValue('AAAB\nBBBB\nBBBB\nBBBB');
});

test('draw ways by strokes and by keys', async ({ page, hand }) => {
  await startDraft(page, 'thermometers', 3);
  await expect(draft(page)).toHaveValue(/O\.\.\n\.\.\.\n\.\.\.$/);
  await drag(page, hand, [1, 4, 5]);
  await expect(draft(page)).toHaveValue(/OD\.\n\.>\*\n\.\.\.$/);
  await stop(page, 5).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(draft(page)).toHaveValue(/OD\.\n\.>v\n\.\.\*$/);
});

for (const [id, side, reason] of [
  ['takuzu', 5, 'expected even sides'],
  ['sudoku', 7, 'has no empty board'],
] as const)
  test(`refuse a board of ${id} with sides of ${side}, with a reason`, async ({ page }) => {
    await startDraft(page, id, side);
    await page.locator('.said.wrong', { hasText: reason }).waitFor();
  });
