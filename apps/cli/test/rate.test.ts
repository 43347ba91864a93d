import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof, rowsOf } from './gridproof.js';

const file = new Folder().write(
  'batch.txt',
  ['takuzu:1./..', 'takuzu:11/..', 'sudoku:2x2:1c3_2d4_1c3', 'takuzu:nonsense', ''].join('\n'),
);

describe('rate', () => {
  it('names a difficulty and its reasons', async () => {
    expect(await gridproof(['rate', 'examples/takuzu-6x6.txt'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "easy: score 1.7, 22 steps (# ms)

      The hardest is step 1:
        No three in a row: row 1, column 3 is 1 (column 3, rows 1 to 3).
      Techniques, the hardest first: no three in a row (17), line complete (5).
      Usually there are 11 things to find next.
      ",
        "status": 0,
      }
    `);
  });

  it('rates a board on which each cell has one value', async () => {
    const { status, out } = await gridproof(['rate', '-'], { input: 'galaxies\n.|.\n-o-\n.|.\n' });
    expect({ status, out: out.split(' (')[0] }).toEqual({ status: 0, out: 'easy: score 0.0, 0 steps' });
  });

  it('rates each puzzle of a batch', async () => {
    const { status, out, err } = await gridproof(['rate', file]);
    expect(status).toBe(2);
    expect(err).toContain(`${file}:4  `);
    expect(out.replaceAll(file, 'batch').replace(/score \d\.\d/g, 'score #')).toMatchInlineSnapshot(`
      "batch:1  takuzu  easy: score #, 2 steps (# ms)
      batch:2  takuzu  unsolvable: there is no answer, and nothing to rate (# ms)
      batch:3  sudoku  easy: score #, 10 steps (# ms)
      4 puzzles: 2 easy, 1 unsolvable, 1 invalid
      "
    `);
  });

  it('is data, too', async () => {
    const { out } = await gridproof(['rate', file, '--format', 'json']);
    const lines = rowsOf(out);
    expect(lines.map(({ status, rating }) => [status, rating?.name])).toEqual([
      ['unique', 'easy'],
      ['unsolvable', undefined],
      ['unique', 'easy'],
      ['invalid', undefined],
    ]);
    expect(lines.map(({ source, line }) => [source, line])).toEqual([
      [file, 1],
      [file, 2],
      [file, 3],
      [file, 4],
    ]);
    expect(lines[0]?.hardest).toMatchObject({ number: 1, claim: expect.any(String) });
  });

  it('says what it cannot rate', async () => {
    const printRating = async (...args: readonly string[]) => {
      const { status, out } = await gridproof(['rate', ...args]);
      return `${status} ${out.split('\n')[0]}`;
    };
    expect(await printRating('takuzu:11/..')).toBe(
      '1 unsolvable: there is no answer, and nothing to rate (# ms)',
    );
    expect(await printRating('takuzu:..../..../..../....')).toBe(
      '0 not rated: several answers have nothing in common that is not given (# ms)',
    );
    expect(await printRating('takuzu:0.0./..../..../....')).toMatch(
      /^0 easy: score \d\.\d, 1 step to what is certain in all of several answers \(# ms\)$/,
    );
    expect(await printRating('takuzu:1./..', '--timeout', '1ms')).toBe(
      "3 don't know: time limit, after 0 steps (# ms)",
    );
  });
});

it('gives the hardest step the argument that its path has', async () => {
  const puzzle = 'fillomino:5x5:24b2f3a23a3e255';
  const { hardest } = JSON.parse((await gridproof(['rate', '--format', 'json', puzzle])).out);
  const { steps } = JSON.parse((await gridproof(['steps', '--format', 'json', puzzle])).out);
  expect(hardest.argument).toBeDefined();
  expect(hardest.argument).toEqual(steps[hardest.number - 1].argument);
});
