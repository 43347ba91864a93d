import { readPuzzle } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import type { Page } from '@playwright/test';
import { typeOf } from './examples.js';

const VIEWPORT = { width: 800, height: 800 };

/** Takes a screenshot of some markup. */
export async function screenshotOf(page: Page, markup: string): Promise<number[]> {
  const other = await page
    .context()
    .browser()!
    .newPage({ isMobile: false, colorScheme: 'light', viewport: VIEWPORT });
  await other.setContent(
    `<body style="margin:0;background:#fff"><div id="shot" style="width:max-content">${markup}</div>`,
  );
  const bytes = await other.locator('#shot').screenshot();
  await other.close();
  return [...bytes];
}

/** A board whose first clue may be 3 or 8; both leave one answer. */
const GIVENS = [
  '.6D579241',
  '925.14.76',
  '471.2695.',
  '7146..529',
  '6.9752.14',
  '.524916.7',
  '1.624579.',
  '24.9.7165',
  '59716.4.2',
];

/** Draws a board on which a digit looks like a mixture of two. `textWith` returns the board with one of them. */
export async function uncertainPicture(page: Page) {
  const type = await typeOf('sudoku');
  const textWith = (digit: string) => `sudoku\n${GIVENS.join('\n').replace('D', digit)}`;
  const [first, second] = ['3', '8'].map((digit) => {
    const { puzzle } = readPuzzle(textWith(digit), [type]);
    return renderSvg(type.draw(puzzle as never), { cellSize: 40 });
  });
  const mixture = `<div style="position:absolute;inset:0;opacity:.5">${second}</div>`;
  const file = await screenshotOf(page, `<div style="position:relative">${first}${mixture}</div>`);
  return { file, textWith };
}

/** Drops a picture file on the page. */
export const dropPicture = (page: Page, bytes: readonly number[]): Promise<void> =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(all)], 'board.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, bytes);
