import { join } from 'node:path';
import { env } from 'node:process';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Point } from './hand.js';

/** Returns the address of a puzzle. `more` are the parameters for entries `e`, panel `v` and step `s`. */
export const addressOf = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  `./#${new URLSearchParams({ p: text, ...more })}`;

/** Opens a puzzle. */
export async function open(page: Page, text: string, more?: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(addressOf(text, more));
  await page.locator('.board').waitFor();
}

export const stop = (page: Page, variable: number): Locator =>
  page.locator(`.stop[data-variable="${variable}"]`);

/** Finds the places of the board with a text in their labels, such as `: shaded`. */
export const findStops = (page: Page, text: string): Locator => page.locator(`.stop[aria-label*="${text}"]`);

/** Returns the centre of an element in the window, and its width. */
export async function middleOf(locator: Locator): Promise<Point & { readonly side: number }> {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, side: width };
}

/** Clicks a place, even if an element covers it. */
export async function clickStop(
  page: Page,
  variable: number,
  options?: Parameters<Page['mouse']['click']>[2],
): Promise<void> {
  const { x, y } = await middleOf(stop(page, variable));
  await page.mouse.click(x, y, options);
}

/** Presses a tool of the rail. */
export const tool = (page: Page, label: string): Promise<void> =>
  page.click(`.rail button[aria-label="${label}"]`);

/** Presses a button of the panel. */
export const press = (page: Page, name: string): Promise<void> =>
  page.click(`#panel button:text-is("${name}")`);

/** The element with the message of the page. */
export const message = (page: Page): Locator => page.locator('.said');

/** Returns the message of the page once no task is running. */
export async function readMessage(page: Page): Promise<string> {
  await expect(message(page)).toHaveText(/[^…]$/);
  return (await message(page).textContent())!;
}

export async function expectFinish(page: Page): Promise<void> {
  await expect(page.locator('.finish h2')).toHaveText(/Solved!/);
  await expectSolved(page);
}

export const expectSolved = (page: Page): Promise<void> =>
  expect(page.locator('.state.good')).toContainText('Solved: all rules are satisfied.');

/** Advances the clock of the page and runs due timers. */
export const runTimers = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((delay) => new Promise<void>((resolve) => setTimeout(resolve, delay)), milliseconds);

/** Returns the fragment of the address, which is updated within 300 ms. */
export async function fragment(page: Page): Promise<URLSearchParams> {
  await runTimers(page, 350);
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** Returns the entries of the address. */
export const entries = async (page: Page): Promise<string> => (await fragment(page)).get('e') ?? '';

/** Waits until changes are painted. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Saves a screenshot in the folder GRIDPROOF_SCREENSHOTS, if that is set. */
export async function savePicture(page: Page, name: string): Promise<void> {
  const folder = env.GRIDPROOF_SCREENSHOTS;
  const file = `${name.replaceAll(/[ ,:]+/g, '-')}.png`;
  if (folder) await page.screenshot({ path: join(folder, file), fullPage: true });
}
