import { Board, Grid, Random } from '@gridproof/describe';
import { stepsInWords, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { type Takuzu, takuzu } from './index.js';

testPuzzle(takuzu);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('1.1.\n....\n1.1.\n....', takuzu)).toMatchInlineSnapshot(`
    [
      "Clues: 1 at rows 1 and 3, columns 1 and 3.",
      "Each row and each column holds as many zeros as ones: rows 1 and 3.",
      "No two rows are equal, and no two columns: rows 1 and 3.",
    ]
  `);
});

it('tells the cells between which a sign stands', async () => {
  const signs = '.....x.\n.+x+.+x\n.......\nx+.+x+.\n...=...\n.+.+.+.\n.....x.';
  const steps = await stepsInWords(`lines differ: no\n....\n....\n...0\n....\n\n${signs}`, takuzu);
  expect(steps[0]).toMatchInlineSnapshot(`
    {
      "because": [
        "Each row and each column holds as many zeros as ones: row 3.",
        "Two neighbours are equal where = stands between them, and differ where x does: = between row 3, columns 2 and 3.",
      ],
      "claim": "Row 3, column 1 is 0; row 3, columns 2 and 3 are 1.",
      "known": "Known: row 3, column 4 is 0.",
      "reasons": 2,
      "sentence": "Sign: row 3, column 1 is 0; row 3, columns 2 and 3 are 1 (row 3; = between row 3, columns 2 and 3).",
      "technique": "Sign",
    }
  `);
});

it('puts signs between neighbours that an answer keeps to, with the requested symmetry', () => {
  const board = new Board(6, 6);
  const digits = new Random(3);
  const blank = takuzu.parse(Array(6).fill('......').join('/'));
  const answer = Grid.from(board.cells, (): 0 | 1 => (digits.below(2) ? 1 : 0));
  for (const seed of ['a', 'b', 'c']) {
    const variant = takuzu.described!.factory!.variants.signs!;
    const options = { size: board, symmetry: 'half', random: Random.of(seed) } as const;
    const { signs } = variant.addClues(blank, answer, options) as Takuzu;
    const said = [...signs.known()];
    expect(said.length).toBe(10);
    for (const [side, sign] of said) {
      const [one, other] = answer.pick(board.cellsAt(side));
      expect(sign).toBe(one === other ? '=' : 'x');
      const [below, right] = side.towards === 'below' ? [4, 5] : [5, 4];
      const opposite = board.innerSides.find(
        ({ row, col, towards }) =>
          towards === side.towards && row === below - side.row && col === right - side.col,
      )!;
      expect(signs.at(opposite)).toBeDefined();
    }
  }
});
