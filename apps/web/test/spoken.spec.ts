// A board solved by keyboard with a screen reader: the transcript in docs/playground.md, which --update-snapshots writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, isUpdate, test } from './fixtures.js';
import { Listener } from './listener.js';

const GUIDE = join(import.meta.dirname, '..', '..', '..', 'docs', 'playground.md');
const BLOCK = /(?<=<!-- what is heard -->\n```text\n)[\s\S]*?(?=```\n)/;

const PUZZLE = 'sudoku:1.../32../..41/...3';

/** Names of keys in the transcript. */
const NAMES: Readonly<Record<string, string>> = {
  ArrowRight: 'Right',
  ArrowLeft: 'Left',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  h: 'H',
  k: 'K',
};

test('solve a board by keys alone, as announced in docs/playground.md', async ({ page }, { config }) => {
  const listener = await Listener.to(page);
  await page.goto('./');
  await page.locator('.type').first().waitFor();
  await listener.announcements();
  const lines: string[] = [];
  const note = (key: string, announcements: readonly string[]) => {
    const [first = '(nothing)', ...others] = announcements;
    lines.push(`${key.padEnd(12)}${first}`, ...others.map((one) => `${' '.repeat(12)}${one}`));
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) note(NAMES[key] ?? key, await listener.press(key));
  };
  /** Presses Tab until an element with this name has the focus. */
  const to = async (name: string) => {
    for (let presses = 0; presses < 30; presses++) {
      const announcements = await listener.press('Tab');
      note('Tab', announcements);
      if (announcements[0]?.startsWith(name)) return;
    }
    throw new Error(`Tab does not lead to '${name}'`);
  };
  await to('Open, button');
  await press('Enter');
  await to('A puzzle');
  note('(typing)', await listener.type(PUZZLE));
  await to('Open, button');
  await press('Enter');
  await press('ArrowRight', '4', 'ArrowRight', '3', 'ArrowRight', '2');
  // Opens the hints and returns to the focused place of the board.
  await press('h');
  await to('Where?');
  await press('Enter');
  await to('The step');
  await press('Enter');
  await press('Escape');
  // The labels of places name what a hint refers to.
  await press('ArrowDown', '4', 'ArrowLeft', '1', 'ArrowDown', 'ArrowLeft', '3', 'ArrowLeft', '2');
  await press('ArrowDown', '4', 'ArrowRight', '1', 'ArrowRight', '1');
  // The last entry is wrong.
  await press('k', '2');
  const transcript = `${lines.join('\n')}\n`;
  expect(transcript).toMatch(/Solved: all rules are satisfied\.\n/);
  const guide = readFileSync(GUIDE, 'utf8');
  if (isUpdate(config))
    writeFileSync(
      GUIDE,
      guide.replace(BLOCK, () => transcript),
    );
  else expect(BLOCK.exec(guide)?.[0]).toBe(transcript);
});
