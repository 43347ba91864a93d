import { readPuzzle } from '@gridproof/core';
import { readError, stepsInWords, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { galaxies } from './index.js';

testPuzzle(galaxies, { drawSolvable: inBlocks });

/** A board cut into a few blocks, with a centre in the middle of each. */
function inBlocks(
  { width, height }: { width: number; height: number },
  randomBelow: (bound: number) => number,
) {
  const blocks = [{ top: 0, left: 0, bottom: height - 1, right: width - 1 }];
  for (let cuts = randomBelow(4); cuts > 0; cuts--) {
    const at = randomBelow(blocks.length);
    const block = blocks[at]!;
    const [first, last] = randomBelow(2) ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
    if (block[first] === block[last]) continue;
    const cut = block[first] + randomBelow(block[last] - block[first]);
    blocks.splice(at, 1, { ...block, [last]: cut }, { ...block, [first]: cut + 1 });
  }
  const rows = Array.from({ length: 2 * height - 1 }, () => Array<string>(2 * width - 1).fill('.'));
  for (const { top, left, bottom, right } of blocks)
    rows[top + bottom]![left + right] = randomBelow(2) ? 'o' : '*';
  return galaxies.parse(rows.map((row) => row.join('')).join('\n'));
}

it.each(['.\n-\n*\n-\n.', '.....\n.....\n..*..\n.....\n.....'])(
  'knows a board of one galaxy before the first step: %j',
  async (board) => {
    expect(await stepsInWords(board, galaxies)).toEqual([]);
  },
);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('.|.|o\n-+-+-\n.|o|.\n-+-+-\n.|.|.', galaxies)).toMatchInlineSnapshot(`
    [
      "Clue: a circle at row 1, column 3.",
      "Each region has exactly one centre, and half a turn about it takes the region onto itself: row 1, column 3; row 2, column 2; row 3, column 1.",
    ]
  `);
});

it.each([
  [
    '.|o|x\n-+-o-\n.|.|.',
    'line 2, column 4: the centre at corner 2, 3 needs a cell at row 1, column 3, where one is missing',
  ],
  [
    'https://puzz.link/p?tentaisho/5/5/leneyaemae20000',
    'the centre at row 1, column 4 needs a cell at row 1, column 4, where one is missing',
  ],
  ['.|.|.\n-+-+-\n.|.|.', 'found no centres, expected at least one'],
  ['.|o|.\n-+x+-\n.|.|.', "line 2, column 3: found 'x', expected '*', 'o' or '-'"],
  ['.|o|.\n-+-+-\n.|1|.', "line 3, column 3: found '1', expected '*', 'o', 'x' or '.'"],
  ['.|o|.\n-+-+\n.|.|.', 'line 2: row 2 has 4 places, expected 5'],
])('%s is no puzzle', (text, fault) => {
  expect(readError(text, (one) => readPuzzle(one, [galaxies], { as: 'galaxies' }))).toBe(fault);
});

it('may be drawn without lines', () => {
  const board = '.|*|.\n-+-+-\n.|.|o\n-o-+-\n.|.|.';
  for (const text of [
    board.replaceAll(/[|+-]/g, '.'),
    board.replaceAll(/[.|+-]/g, '_'),
    board.replaceAll('o', 'O').replaceAll('*', '●'),
    board.replaceAll('\n', '/'),
    board.replaceAll(/(.)/g, '$1 '),
  ])
    expect([text, galaxies.print(galaxies.parse(text))]).toEqual([text, board]);
});
