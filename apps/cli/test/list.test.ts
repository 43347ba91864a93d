import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

describe('list and info', () => {
  it('list names what is installed', async () => {
    const { out, err } = await gridproof(['list']);
    expect(err).toBe('');
    expect(out).toMatch(/^ {2}domino-sudoku {2}Domino Sudoku {2}@gridproof\/domino-sudoku \d\S+ +program$/m);
    expect(out).toMatch(/^ {2}z3 +@gridproof\/engine-z3 \d\S+ +program$/m);
    expect(out).not.toContain('Left out');
    const all = JSON.parse((await gridproof(['list', '--format', 'json'])).out);
    expect(all.puzzles.length).toBeGreaterThanOrEqual(9);
    expect(all.puzzles).toContainEqual({
      id: 'takuzu',
      title: 'Takuzu',
      aliases: expect.arrayContaining(['unruly']),
      formats: ['text', 'json', 'sgt', 'puzzleTeam'],
      package: '@gridproof/takuzu',
      version: expect.stringMatching(/^\d/),
      from: 'program',
    });
    expect(all.engines).toMatchObject([
      { name: 'cadical', package: '@gridproof/engine-cadical' },
      { name: 'z3' },
    ]);
    expect(all.leftOut).toEqual([]);
  });

  it('info shows rules, formats and an example', async () => {
    expect((await gridproof(['info', 'Binairo'])).out).toMatchInlineSnapshot(`
      "Takuzu (also binary, binary puzzle, binairo, unruly, tohu wa vohu)
      @gridproof/takuzu 0.1.0, program

        Fill every empty cell with 0 or 1.
        Each row and each column holds as many zeros as ones.
        No three neighbours in a row or column are equal.
        Unless 'lines differ: no': No two rows are equal, and no two columns.
        Two neighbours are equal where = stands between them, and differ where x does.

      What it holds:
        the board: a rectangle with even sides
        signs, along sides between two cells: '=' or 'x'
        the answer, in cells: 0 or 1; some may be given
        lines differ: yes (by default) or no

      Generate:
        yes, givens: gridproof generate takuzu
        variants: --variant signs

      Vary:
        turned and mirrored, renamed: gridproof vary PUZZLE

      Formats:
        text: a board as in the example
        json: JSON, {"puzzle": "takuzu", …}
        sgt: Simon Tatham's Unruly, 10x10u:…; cannot hold signs
        puzzleTeam: Puzzle Team task of Takuzu, a1b0c… or a1b0c…|R=,Dx,… with --size 10x10

      Example (a well-known binary puzzle):

      1 . . 0 . .
      . . 0 0 . 1
      . 0 0 . . 1
      . . . . . .
      0 0 . 1 . .
      . 1 . . 0 0

      As text:

      takuzu
      1..0..
      ..00.1
      .00..1
      ......
      00.1..
      .1..00

      In one line:

      gridproof solve 'takuzu:6x6u:AceaBbaCgaBDcaa'
      "
    `);
  });
});
