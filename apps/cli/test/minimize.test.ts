import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf } from './gridproof.js';

const folder = new Folder();
const minimize = (...args: string[]) => gridproof(['minimize', ...args]);

/** All clues that its answer gives. */
const FULL = 'takuzu:1001/0110/0011/1100';

describe('minimize', () => {
  it('removes clues until each is needed, and reports their number', async () => {
    const { status, out, err } = await minimize(FULL);
    expect(status).toBe(0);
    const [title, ...rows] = out.trimEnd().split('\n');
    expect(title).toBe('takuzu');
    const clues = rows.join('').replaceAll('.', '').length;
    expect(err).toBe(`${16 - clues} clues have gone: ${clues} are left\n`);
    expect(clues).toBeLessThan(8);
    const solved = await gridproof(['solve', '-', '--quiet'], { input: out });
    expect(solved.out.trim()).toBe('1001\n0110\n0011\n1100');
    const signs = [...rows.join('/')];
    const without = signs.flatMap((sign, at) =>
      /\d/.test(sign) ? `takuzu:${signs.with(at, '.').join('')}` : [],
    );
    const counted = await gridproof(['solve', '-', '--format', 'json'], { input: without.join('\n') });
    expect(rowsOf(counted.out).map((row) => row.status)).toEqual(without.map(() => 'multiple'));
    const again = await gridproof(['minimize', '-'], { input: out });
    expect(again.out).toBe(out);
    expect(again.err).toBe(`no clue can go: ${clues} are left, each is needed\n`);
  });

  it('removes the same clues for the same seed with any engine, and others for another seed', async () => {
    const { out } = await minimize(FULL, '--seed', 'a');
    expect((await minimize(FULL, '--seed', 'a', '--engine', 'z3')).out).toBe(out);
    const seeds = await Promise.all(['b', 'c', 'd'].map((seed) => minimize(FULL, '--seed', seed)));
    expect(new Set([out, ...seeds.map((one) => one.out)]).size).toBeGreaterThan(1);
  });

  it('keeps a symmetry', async () => {
    const { out } = await minimize(FULL, '--symmetry', 'half');
    const places = [...out.replace('takuzu', '').replaceAll('\n', '')].map((sign) => sign !== '.');
    expect(places).toEqual([...places].reverse());
    expect(places.filter(Boolean).length).toBeLessThan(16);
    const oblong = await minimize('takuzu:10/01/10/01', '--symmetry', 'quarter');
    expect(complaint(oblong)).toContain('cannot be turned by a quarter, expected a square');
  });

  it('takes a number from what stays on the board', async () => {
    const { status, out, err } = await minimize('akari:1.');
    expect({ status, out, err }).toEqual({
      status: 0,
      out: 'akari\nB.\n',
      err: '1 clue has gone: 0 are left\n',
    });
  });

  it('writes other formats', async () => {
    const { out } = await minimize(FULL, '--format', 'json');
    const { type, status, puzzle, answer, clues, gone } = JSON.parse(out);
    expect({ type, status, answer }).toEqual({
      type: 'takuzu',
      status: 'minimal',
      answer: '1001\n0110\n0011\n1100',
    });
    expect(puzzle.replaceAll(/[.\n]/g, '')).toHaveLength(clues);
    expect(gone).toHaveLength(16 - clues);
    expect(gone[0]).toHaveProperty('row');
    expect((await minimize(FULL, '--format', 'sgt')).out).toMatch(/^takuzu:4x4u:\w+\n$/);
    expect((await minimize(FULL, '--format', 'svg')).out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(complaint(await minimize(FULL, '--format', 'gif'))).toContain("Takuzu has no format 'gif'");
    const file = folder.path('minimal.txt');
    expect((await minimize(FULL, '--out', file)).out).toBe('');
    expect(folder.text('minimal.txt')).toBe((await minimize(FULL)).out);
  });

  it('refuses puzzles without exactly one answer, and writes nothing', async () => {
    const file = folder.path('none.txt');
    const several = await minimize('takuzu:../..', '--out', file);
    expect(several).toMatchObject({ status: 1, out: '' });
    expect(several.err).toMatch(/^several answers: it has too few clues already; /);
    const none = await minimize('takuzu:11/..', '--out', file);
    expect(none).toMatchObject({ status: 1, out: '' });
    expect(none.err).toMatch(/^unsolvable: there is no answer to keep; /);
    expect(existsSync(file)).toBe(false);
    const data = await minimize('takuzu:../..', '--format', 'json');
    expect(JSON.parse(data.out)).toEqual({ status: 'multiple' });
    expect(complaint(await minimize('examples/puzzles.txt'))).toContain(
      'only one puzzle can be minimized at a time',
    );
  });

  it("says that it doesn't know where the time is over", async () => {
    const empty = Array.from({ length: 40 }, () => '.'.repeat(40)).join('/');
    const file = folder.path('late.txt');
    const { status, out, err } = await minimize(`slitherlink:${empty}`, '--timeout', '1ms', '--out', file);
    expect({ status, out }).toEqual({ status: 3, out: '' });
    // The time limit may expire before the work begins; every command reports that in the same words.
    expect(err).toMatch(/^don't know(?: which clues it needs)?: time limit\n$/);
    expect(existsSync(file)).toBe(false);
  });
});
