import { formatsOf, Model, type RuleOf, readPuzzle } from '@gridproof/describe';
import { readError } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Minesweeper, minesweeper } from './index.js';

const [json, sgt] = [formatsOf(minesweeper).json!, formatsOf(minesweeper).sgt!];

const read = (text: string) => {
  const { format, puzzle } = readPuzzle(text, [minesweeper], { as: 'minesweeper' });
  return { format, puzzle: puzzle as Minesweeper };
};
const board = (text: string) => minesweeper.print(read(text).puzzle);

/** Returns the message that the player reads about a text. */
const says = (text: string, run: (text: string) => unknown = read): string => readError(text, run);

describe("Simon Tatham's Mines", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const [id, mines] of [
      ['9x9:2,4,mae514812496be84b8a3d0', 10],
      ['9x9:1,0,m8089948896f523b76ccd8', 15],
      ['6x5:3,4,mb6218a90', 5],
      ['16x16:9,9,m85097e41144ff4b780ffa090ead6dc4f68b6578b7b6d83caa09693ac4ac367e0', 40],
      [
        '30x16:12,1,mba0221e2b17f7cf0484a8b12ccee4baaf5ef283cd2a3040607a028a14b7427c5874aebc507c57bbee070f359516f0e1aa44d6c47aded8b13ce7f2d6d',
        99,
      ],
    ] as const) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle), puzzle.mines]).toEqual(['sgt', id, mines]);
      expect(minesweeper.parse(minesweeper.print(puzzle))).toEqual(puzzle);
      expect(json.read(json.write(puzzle), {})).toEqual(puzzle);
    }
  });

  it('is what the first click opens', () => {
    expect(board('9x9:2,4,mae514812496be84b8a3d0')).toMatchInlineSnapshot(`
      "mines: 10
      layout: 2,4,mae514812496be84b8a3d0
      .....1000
      .....1011
      12221101.
      00000001.
      11011111.
      .101.....
      11012....
      00001112.
      00000001."
    `);
    expect(board('3x3:2,2,u800')).toMatchInlineSnapshot(`
      "mines: 1
      layout: 2,2,u800
      .10
      110
      000"
    `);
    expect(board('3x3:1,1,u800')).toMatchInlineSnapshot(`
      "mines: 1
      layout: 1,1,u800
      ...
      .1.
      ..."
    `);
    expect(board('3x1:0,0,u0')).toMatchInlineSnapshot(`
      "mines: 0
      layout: 0,0,u0
      000"
    `);
  });

  it('may be unmasked, and is written as it was', () => {
    const [masked, unmasked] = [read('6x5:3,4,mb6218a90').puzzle, read('6x5:3,4,u4200a080').puzzle];
    expect(unmasked).toEqual({ ...masked, layout: { ...masked.layout, masked: false } });
    expect(sgt.write(unmasked)).toBe('6x5:3,4,u4200a080');
  });

  it('may carry what steered the generator', () => {
    for (const params of ['6x5n5', '6x5n5a', '6x5a', 'mines:6x5n5'])
      expect(sgt.write(read(`${params}:3,4,mb6218a90`).puzzle)).toBe('6x5:3,4,mb6218a90');
  });

  it('gives nothing away: rules and answers are the same without the layout', () => {
    const { puzzle } = read('6x5:3,4,mb6218a90');
    const without = { ...puzzle, layout: undefined };
    const encoded = [puzzle, without].map((one) => {
      const model = new Model<RuleOf<typeof minesweeper>>();
      minesweeper.encode(model, one);
      return model.posted;
    });
    expect(encoded[0]).toEqual(encoded[1]);
    expect(encoded[0]).toHaveLength(2 * puzzle.clues.known().length + 1);
    expect(minesweeper.draw(puzzle)).toEqual(minesweeper.draw(without));
    const answer = minesweeper.readAnswer('.**...\n*211..\n.201*.\n*20111\n*20000', puzzle);
    expect([...minesweeper.verify(puzzle, answer)]).toEqual([...minesweeper.verify(without, answer)]);
  });

  it('needs all mines, and a board as the first click leaves it', () => {
    expect(says('', () => sgt.write(read('.2.?\n*..1\n...0').puzzle))).toMatchInlineSnapshot(
      `"an id says where all mines lie, and this puzzle does not"`,
    );
    const { puzzle } = read('3x3:2,2,u800');
    const covered = { ...puzzle, clues: puzzle.clues.map(() => undefined) };
    expect(says('', () => sgt.write(covered))).toMatchInlineSnapshot(
      `"row 1, column 2 is '.', expected '1' as the first click of the layout shows it"`,
    );
  });
});

describe('a layout', () => {
  it('is refused where a text or JSON says something else', () => {
    expect(says('layout: 2,2,u800\n.10\n110\n000')).toMatchInlineSnapshot(
      `"the number of mines is missing, expected 1 as in the layout"`,
    );
    expect(says('mines: 2\nlayout: 2,2,u800\n.10\n110\n000')).toMatchInlineSnapshot(
      `"the number of mines is 2, expected 1 as in the layout"`,
    );
    expect(says('mines: 1\nlayout: 2,2,u800\n.10\n11.\n000')).toMatchInlineSnapshot(
      `"line 4, column 3: row 2, column 3 is '.', expected '0' as the first click of the layout shows it"`,
    );
    expect(
      says('{"puzzle": "minesweeper", "layout": "0,0,u4", "mines": 1, "clues": [[1, 1]]}'),
    ).toMatchInlineSnapshot(
      `"row 1, column 2 is '1', expected '.' as the first click of the layout shows it"`,
    );
  });

  it('is refused where it is none', () => {
    expect(says('layout: 2,2,x\n...')).toMatchInlineSnapshot(
      `"line 1, column 11: found 2, expected the row of the first click, from 0 to 0"`,
    );
    expect(says('layout: 2,0,u\n...')).toMatchInlineSnapshot(
      `"line 1, column 14: the text ends, expected 1 more digit"`,
    );
    expect(says('layout: 0,0,u8\n...')).toMatchInlineSnapshot(
      `"line 1, column 9: the first click, in row 1, column 1, hits a mine, expected a safe cell"`,
    );
    expect(says('layout: r3\n...')).toMatchInlineSnapshot(
      `"line 1, column 9: this is a random seed that only its own program can turn into a puzzle; expected the first click, as in 2,4,"`,
    );
    expect(says('{"puzzle": "minesweeper", "layout": "0,0,x4", "clues": [[1, null]]}')).toMatchInlineSnapshot(
      `"layout: column 5: found 'x', expected a digit from 0 to 9 or a letter from a to f"`,
    );
    expect(says('{"puzzle": "minesweeper", "layout": 3, "clues": [[1, null]]}')).toMatchInlineSnapshot(
      `"layout is 3, expected a text"`,
    );
    expect(says('6x5n4:3,4,mb6218a90')).toMatchInlineSnapshot(
      `"column 4: the number of mines is 4, expected 5 as in the layout"`,
    );
    expect(says('6x5q:3,4,mb6218a90')).toMatchInlineSnapshot(
      `"column 1: found the size '6x5q', expected one as in 9x9 or 9x9n10"`,
    );
  });
});
