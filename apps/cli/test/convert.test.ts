import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

describe('convert', () => {
  it.each([
    ['text', 'takuzu\n1..0..\n..00.1\n.00..1\n......\n00.1..\n.1..00\n'],
    ['sgt', '6x6u:AceaBbaCgaBDcaa\n'],
    ['puzzleTeam', '1b0d00a1a00b1f00a1c1b00\n'],
  ])('to %s', async (format, out) => {
    expect(await gridproof(['convert', 'examples/takuzu-6x6.txt', '--to', format])).toEqual({
      status: 0,
      out,
      err: '',
    });
  });

  it('writes what solve reads', async () => {
    const { out } = await gridproof(['convert', 'sudoku:2x3:c2c5a3d5a6b6a5d3a4c4c', '--to', 'puzzlink']);
    expect(out).toBe('https://puzz.link/p?sudoku/6/6/i2i5g3j5g6h6g5j3g4i4i\n');
    expect((await gridproof(['solve', '-'], { input: out })).status).toBe(0);
  });

  it('draws', async () => {
    const { out } = await gridproof(['convert', 'takuzu:1./..', '--to', 'svg']);
    expect(out).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('writes a batch as lines that can be read again', async () => {
    const input = 'takuzu:1./..\nsudoku:2x2:1c3_2d4_1c3\n';
    for (const format of ['sgt', 'json']) {
      const { status, out } = await gridproof(['convert', '-', '--to', format], { input });
      expect(status).toBe(0);
      expect((await gridproof(['solve', '-'], { input: out })).out).toContain('2 puzzles: 2 unique');
    }
    const lines = await gridproof(['convert', '-', '--to', 'line'], { input });
    expect(lines).toEqual({
      status: 2,
      out: 'sudoku:1...32....41...3\n',
      err: "line 1  Takuzu has no format 'line', expected text, json, sgt, puzzleTeam, svg\n",
    });
    expect((await gridproof(['convert', '-', '--to', 'text'], { input })).status).toBe(2);
  });

  it('prints the size for lines that do not contain it', async () => {
    const convert = (input: string) => gridproof(['convert', '-', '--to', 'puzzleTeam'], { input });
    const { status, out, err } = await convert('takuzu:1./..\ntakuzu:../.0\n');
    expect({ status, err }).toEqual({
      status: 0,
      err: "'puzzleTeam' does not hold the size of a board: read these lines with --size 2x2\n",
    });
    const read = await gridproof(['solve', '-', '--size', '2x2'], { input: out });
    expect(read.out).toContain('2 puzzles: 2 unique');
    expect((await convert('takuzu:1./..\ntakuzu:6x6u:BbcjcaeBBaf\n')).err).toBe(
      "'puzzleTeam' does not hold the size of a board: read the lines of each size by themselves, with --size (2x2, 6x6)\n",
    );
  });
});
