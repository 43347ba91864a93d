// A board solved by keys alone, as a screen reader would read it out: the transcript in docs/playground.md.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { Listener } from './listener.mjs';

const GUIDE = join(root, 'docs', 'playground.md');
const BLOCK = /(?<=<!-- what is heard -->\n```text\n)[\s\S]*?(?=```\n)/;

const PUZZLE = 'sudoku:1.../32../..41/...3';

/** Holds the transcript in the guide against the page. */
export async function spoken(site) {
  await site.check(
    'a board is solved by keys alone, and what is heard is what docs/playground.md says',
    async () => {
      const [written] = BLOCK.exec(readFileSync(GUIDE, 'utf8'));
      const heard = await transcript(site);
      assert.match(heard, /Solved: every rule is kept\.\n$/);
      assert.equal(
        written,
        heard,
        'docs/playground.md says something else: node scripts/web.mjs spoken --transcript',
      );
    },
  );
}

/** Writes the transcript into the guide. */
export async function writeTranscript(site) {
  const heard = await transcript(site);
  writeFileSync(
    GUIDE,
    readFileSync(GUIDE, 'utf8').replace(BLOCK, () => heard),
  );
}

/** What is pressed, and what is heard then, line by line. */
async function transcript(site) {
  const page = await site.open();
  const listener = await Listener.to(page);
  await page.goto(site.base);
  await page.locator('#puzzle-text').waitFor();
  await listener.after();
  const lines = [];
  const tell = (key, heard) => {
    const [first = '(nothing)', ...others] = heard;
    lines.push(`${key.padEnd(12)}${first}`, ...others.map((one) => `${' '.repeat(12)}${one}`));
    return heard;
  };
  const press = async (...keys) => {
    for (const key of keys) tell(NAMES[key] ?? key, await listener.press(key));
  };
  /** Goes on by one key until something with this name has the focus. */
  const to = async (name, key = 'Tab') => {
    for (let presses = 0; presses < 30; presses++) {
      const [heard = ''] = tell(NAMES[key] ?? key, await listener.press(key));
      if (heard.startsWith(name)) return;
    }
    throw new Error(`${key} does not lead to '${name}'`);
  };
  await to('A puzzle');
  tell('(typing)', await listener.type(PUZZLE));
  await to('Open, button');
  await press('Enter');
  await press('ArrowRight', '4', 'ArrowRight', '3', 'ArrowRight', '2');
  // On to the hints, and back to where the board was left.
  await to('Play, tab');
  await to('Hint, tab', 'ArrowRight');
  await to('Where?');
  await press('Enter');
  await to('The step');
  await press('Enter');
  await to('Sudoku', 'Shift+Tab');
  // What is pointed at is said of its places.
  await press('ArrowDown', '4', 'ArrowLeft', '1', 'ArrowDown', 'ArrowLeft', '3', 'ArrowLeft', '2');
  await press('ArrowDown', '4', 'ArrowRight', '1', 'ArrowRight', '1');
  // The last one is wrong, and is looked for.
  await to('Hint, tab');
  await to('Play, tab', 'ArrowLeft');
  await to('Check');
  await press('Enter');
  await to('Sudoku', 'Shift+Tab');
  await press('2');
  await page.close();
  return `${lines.join('\n')}\n`;
}

/** Keys as they are called. */
const NAMES = {
  ArrowRight: 'Right',
  ArrowLeft: 'Left',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};
