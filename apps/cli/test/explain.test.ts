import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof } from './gridproof.js';

const SEVERAL = 'takuzu:1.../..0./.1../....';
const place = new Folder();

describe('explain, where there is no answer', () => {
  it('shows what cannot hold together', async () => {
    expect(await gridproof(['explain', 'takuzu:1..1/..../.11./0110'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "1  .< .< 1
      .  .< .< .
      .  1! 1! .
      0  1! 1! 0

      ! clues that cannot hold together
      < where a rule cannot be kept

      unsolvable: there is no answer (proved by cadical in # ms)

      These cannot hold together:
        Clues: 1 at rows 3 and 4, columns 2 and 3.
        Each row and each column holds as many zeros as ones: columns 2 and 3.
        No two rows are equal, and no two columns: columns 2 and 3.
      None of them can be left out.
      ",
        "status": 1,
      }
    `);
  });

  it('leaves the board out with --quiet, and of a drawing the words', async () => {
    const args = ['explain', 'takuzu:1..1/..../.11./0110', '--quiet'];
    const { status, out } = await gridproof(args);
    expect(status).toBe(1);
    expect(out).toMatch(/^unsolvable: there is no answer \(.*\)\n\nThese cannot hold together:\n/);
    const drawing = await gridproof([...args, '--format', 'svg']);
    expect(drawing).toMatchObject({ status: 1, err: '' });
    expect(drawing.out).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('treats entries as givens', async () => {
    const { status, out } = await gridproof(['explain', SEVERAL, '1???/0?01/???1/????']);
    expect(status).toBe(1);
    expect(out).toContain(
      '\nunsolvable: no answer agrees with what is entered (proved by cadical in # ms)\n',
    );
    expect(out).toContain(
      '  Clues: 0 at row 2, column 3; 1 at row 3, column 2.\n  Entered: row 2, column 1 is 0; row 3, column 4 is 1.\n',
    );
  });

  it('explains a whole answer that is wrong', async () => {
    const { status, out } = await gridproof(['explain', 'takuzu:1./..', '01/10']);
    expect(status).toBe(1);
    expect(out).toContain(
      'wrong: what is entered contradicts the puzzle\n  row 1, column 1: the clue says 1, but as entered it is 0.\n',
    );
  });

  it('gives data', async () => {
    const { status, out } = await gridproof([
      'explain',
      'takuzu:11../..../..../....',
      '..1./..../..../....',
      '--format',
      'json',
    ]);
    expect(status).toBe(1);
    const { milliseconds, ...rest } = JSON.parse(out);
    expect(milliseconds).toBeGreaterThan(0);
    expect(rest).toMatchInlineSnapshot(`
      {
        "conflict": [
          {
            "cut": false,
            "places": [
              {
                "column": 1,
                "kind": "cell",
                "name": "row 1, column 1",
                "row": 1,
              },
            ],
            "rule": "given",
            "sentence": "Clue: 1 at row 1, column 1.",
          },
          {
            "cut": false,
            "places": [
              {
                "column": 2,
                "kind": "cell",
                "name": "row 1, column 2",
                "row": 1,
              },
            ],
            "rule": "given",
            "sentence": "Clue: 1 at row 1, column 2.",
          },
          {
            "cut": false,
            "places": [
              {
                "column": 1,
                "kind": "cell",
                "name": "row 1, column 1",
                "row": 1,
              },
              {
                "column": 2,
                "kind": "cell",
                "name": "row 1, column 2",
                "row": 1,
              },
              {
                "column": 3,
                "kind": "cell",
                "name": "row 1, column 3",
                "row": 1,
              },
            ],
            "rule": "triple",
            "sentence": "No three neighbours in a row or column are equal: row 1, columns 1 to 3.",
          },
          {
            "cut": false,
            "places": [
              {
                "column": 3,
                "kind": "cell",
                "name": "row 1, column 3",
                "row": 1,
              },
            ],
            "rule": "entry",
            "sentence": "Entered: row 1, column 3 is 1.",
          },
        ],
        "engine": "cadical",
        "entered": [
          {
            "column": 3,
            "holds": true,
            "kind": "cell",
            "name": "row 1, column 3",
            "row": 1,
            "value": true,
          },
        ],
        "format": "text",
        "minimal": true,
        "puzzle": "takuzu",
        "status": "unsolvable",
      }
    `);
  });

  it('draws, and prints the rest on the error output', async () => {
    const { status, out, err } = await gridproof(['explain', 'takuzu:1./1.', '--format', 'svg']);
    expect(status).toBe(1);
    expect(out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(err).toContain('These cannot hold together:');
  });
});

describe('explain, where there are several answers', () => {
  it('shows what is certain, and which cells would make it unique', async () => {
    expect(await gridproof(['explain', 'sudoku:2x2:1c3_2d4e'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "┏━━━━━━┳━━━━━━┓
      ┃ 1  4 ┃ 2≠ . ┃
      ┃ 3  2 ┃ 1  4 ┃
      ┣━━━━━━╋━━━━━━┫
      ┃ 2  . ┃ 4  . ┃
      ┃ 4  . ┃ .  . ┃
      ┗━━━━━━┻━━━━━━┛

      ≠ if this were given, there would be one answer

      several answers: 5 places shown here are certain in all of them (proved by cadical in # ms)

      It would be unique if 1 more place were given: r1c3 is 2.
      ",
        "status": 0,
      }
    `);
  });

  it('names cells that make the puzzle unique', async () => {
    const { out } = await gridproof(['explain', SEVERAL, '--format', 'json']);
    const { status, missingGivens, answers } = JSON.parse(out);
    expect({ status, places: missingGivens.length, answers: answers.length }).toEqual({
      status: 'multiple',
      places: 2,
      answers: 1,
    });
    const writeEntries = (facts: readonly { row: number; column: number; value: boolean }[]) => {
      const rows = Array.from({ length: 4 }, () => ['?', '?', '?', '?']);
      for (const { row, column, value } of facts) rows[row - 1]![column - 1] = value ? '1' : '0';
      return rows.map((row) => row.join('')).join('/');
    };
    const settled = await gridproof(['explain', SEVERAL, writeEntries(missingGivens)]);
    expect(settled).toMatchObject({
      status: 0,
      out: expect.stringContaining('unique: there is exactly one answer that agrees with what is entered'),
    });
    const tooFew = await gridproof(['explain', SEVERAL, writeEntries(missingGivens.slice(1))]);
    expect(tooFew.out).toMatch(
      /several answers agree with what is entered: .*\n\nIt would be unique if 1 more place were given: /,
    );
  });

  it('gives a lower bound on the cells where the minimum is not found in time', async () => {
    const slant = place.write('slant.txt', `slant\n${'.........\n'.repeat(9)}`);
    const { status, out } = await gridproof(['explain', slant, '--budget', '10ms']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /To make it unique, at least \d+ more places? must be given; the\s+fewest\s+were\s+not\s+found\s+in\s+time\./,
    );
  });
});

describe('explain', () => {
  it('reports that a puzzle with one answer needs no explanation', async () => {
    const { status, out } = await gridproof(['explain', 'takuzu:1./..']);
    expect(status).toBe(0);
    expect(out).toContain('unique: there is exactly one answer, and nothing to explain (');
  });

  it('does not know where the time is over', async () => {
    const { status, out } = await gridproof(['explain', 'examples/lits-10x10.txt', '--timeout', '1ms']);
    expect(status).toBe(3);
    expect(out).toContain("don't know: time limit");
  });

  it('needs no more than plain characters, and no colours', async () => {
    const env = { FORCE_COLOR: '1' };
    const plain = await gridproof(['explain', '--ascii', 'takuzu:1./1.'], { env: { ...env, NO_COLOR: '1' } });
    expect(plain.out).toMatch(/^[\n -~]*$/);
    expect((await gridproof(['explain', 'takuzu:1./1.'], { env })).out).toContain('\u001B[');
  });

  it('explains one puzzle at a time, and says what is wrong with its input', async () => {
    const complain = async (...args: string[]) => complaint(await gridproof(['explain', ...args]));
    expect(await complain('examples/sudoku-hard.txt')).toBe(
      'gridproof: only one puzzle can be explained at a time, and several were given',
    );
    expect(await complain('-', '-')).toBe(
      'gridproof: the puzzle and the answer cannot both come from standard input',
    );
    expect(await complain('takuzu:1./..', '1?/?')).toBe('gridproof: line 1: row 2 has 1 cell, expected 2');
    expect(await complain('takuzu:1./..', '--budget', 'soon')).toContain('Expected a time as in 500ms');
  });
});
