import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

const BOARD = 'examples/takuzu-6x6.txt';

describe('hint', () => {
  it('tells what can be found next, and why', async () => {
    expect(await gridproof(['hint', BOARD])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "1  .  1✓ 0  .  .
      .  .  0< 0  .  1
      .  0  0< .  .  1
      .  .  .  .  .  .
      0  0  .  1  .  .
      .  1  .  .  0  0

      ✓ found in this step
      < what it follows from

      Row 1, column 3 is 1.
        No three neighbours in a row or column are equal: column 3, rows 1 to 3.
        Known: column 3, rows 2 and 3 are 0.
      ",
        "status": 0,
      }
    `);
  });

  it('leaves the board out if it is told to, and of a drawing the words', async () => {
    const { out } = await gridproof(['hint', BOARD, '--quiet']);
    expect(out).toMatch(/^Row 1, column 3 is 1\.\n {2}No three neighbours/);
    const drawing = await gridproof(['hint', BOARD, '--quiet', '--format', 'svg']);
    expect(drawing).toMatchObject({ status: 0, err: '' });
    expect(drawing.out).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('goes on from what is entered', async () => {
    const { out } = await gridproof(['hint', BOARD, '1?1???/??????/??????/??????/??????/??????']);
    expect(out).toContain('Row 1, column 2 is 0.');
  });

  it('tells only where to look', async () => {
    const { out } = await gridproof(['hint', BOARD, '--where']);
    expect(out).toMatchInlineSnapshot(`
      "1  .  .✓ 0  .  .
      .  .  0< 0  .  1
      .  0  0< .  .  1
      .  .  .  .  .  .
      0  0  .  1  .  .
      .  1  .  .  0  0

      ✓ something can be found here
      < what it follows from

      Look at row 1, column 3.
        No three neighbours in a row or column are equal: column 3, rows 1 to 3.
      "
    `);
    const { steps } = JSON.parse((await gridproof(['hint', BOARD, '--where', '--format', 'json'])).out);
    expect(Object.keys(steps[0])).toEqual(['because', 'places', 'reasons']);
  });

  it('draws it, and as data has its steps', async () => {
    const [svg, json] = await Promise.all([
      gridproof(['hint', BOARD, '--format', 'svg']),
      gridproof(['hint', BOARD, '--format', 'json']),
    ]);
    const { status, steps } = JSON.parse(json.out);
    expect(status).toBe('hint');
    expect(svg.out).toContain('found in this step');
    expect(svg.err).toContain(steps[0].claim);
  });

  it('says why there is nothing to find where something entered is wrong', async () => {
    const wrong = await gridproof(['hint', 'takuzu:1./..', '11/??']);
    expect(wrong.status).toBe(1);
    expect(wrong.out).toMatch(/^1! 1!\n/);
    expect(wrong.out).toContain(
      'unsolvable: no answer agrees with what is entered (proved by cadical in # ms)',
    );
    expect(wrong.out).toMatch(/\nThese cannot hold together:\n(?: {2}.*\n){3}/);
    const { status, out } = await gridproof(['hint', 'takuzu:11/..', '--format', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ status: 'unsolvable', minimal: true });
  });

  it('says where nothing is left to find, or nothing is certain', async () => {
    const said = async (...args: readonly string[]) => {
      const { status, out } = await gridproof(['hint', ...args]);
      return `${status} ${out.trim().split('\n').at(-1)}`;
    };
    expect(await said('takuzu:1./..', '10/01')).toBe('0 nothing is left to find: this is the only answer');
    expect(await said('takuzu:..../..../..../....')).toBe(
      '0 nothing more is certain: there are several answers',
    );
    expect(await said('takuzu:..../..../..../....', '--timeout', '1ms')).toBe(
      "3 don't know what comes next: time limit",
    );
  });

  it('takes the puzzle and what is entered from different places', async () => {
    expect(await gridproof(['hint', '-', '-'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('cannot both come from standard input'),
    });
    const { status } = await gridproof(['hint', 'takuzu:1./..', '-'], { input: '1?\n??\n' });
    expect(status).toBe(0);
  });
});
