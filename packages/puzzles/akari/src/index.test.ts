import { readEntries, Verbalizer } from '@gridproof/core';
import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { akari } from './index.js';

testPuzzle(akari);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('2.2\n...', akari)).toMatchInlineSnapshot(`
    [
      "No lamp lights another: row 2.",
      "A number says how many lamps share a side with its cell: 2 at row 1, columns 1 and 3.",
    ]
  `);
  expect(await unsolvableReasons('0.0', akari)).toMatchInlineSnapshot(`
    [
      "Every white cell is lit, by its own lamp or by one in its row or column with no black cell between: row 1, column 2.",
      "A number says how many lamps share a side with its cell: 0 at row 1, column 1.",
    ]
  `);
});

it('speaks of lamps', () => {
  const puzzle = akari.parse('..B\n1..\n...');
  const entries = readEntries(akari, puzzle, '*.B\n1.?\n???');
  expect(new Verbalizer(akari, puzzle).facts(entries)).toMatchInlineSnapshot(
    `"row 1, column 1 holds a lamp; column 2, rows 1 and 2 do not hold a lamp"`,
  );
});

it('draws what is lit, of a board that is half solved too', () => {
  const puzzle = akari.parse('.*1\n...\nxB.');
  const lit = (answer?: string) =>
    (akari.draw(puzzle, answer === undefined ? undefined : akari.readAnswer(answer, puzzle)).shades ?? [])
      .filter(({ tone }) => tone === 'lit')
      .map(({ at: { row, col } }) => [row, col].join());
  expect(lit()).toEqual(['0,0', '0,1', '1,1']);
  expect(lit('.*1\n..*\n.B.')).toEqual(['0,0', '0,1', '1,0', '1,1', '1,2', '2,2']);
});
