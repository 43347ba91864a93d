import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf } from './gridproof.js';

const folder = new Folder();
const vary = (...args: string[]) => gridproof(['vary', ...args]);
const linesOf = (out: string) => out.trimEnd().split('\n');

const SLANT = 'slant:2.0./..1./...1/0..2';
const TAKUZU = 'takuzu:1001/0.../..1./1100';

describe('vary', () => {
  it('turns and mirrors a puzzle, and reports the change', async () => {
    expect(await vary(SLANT, '--turn', '90')).toEqual({
      status: 0,
      out: 'slant\n0..2\n....\n..10\n21..\n',
      err: 'turned by 90 degrees\n',
    });
    expect(await vary(SLANT, '--mirror')).toEqual({
      status: 0,
      out: 'slant\n.0.2\n.1..\n1...\n2..0\n',
      err: 'mirrored\n',
    });
    const both = await vary(SLANT, '--mirror', '--turn', '180');
    expect(both.out).toBe('slant\n0..2\n...1\n..1.\n2.0.\n');
  });

  it('exchanges values that are only names', async () => {
    const { out, err } = await vary(TAKUZU, '--rename');
    expect(out).toBe('takuzu\n0110\n1...\n..0.\n0011\n');
    expect(err).toBe('renamed: 0 is now 1, 1 is now 0\n');
    const killer = 'sudoku\n....\n....\n....\n....\n\ncages:\n5A A . .\n. . . .\n. . . .\n. . . .\n';
    const summed = await vary(folder.write('killer.txt', killer), '--rename');
    expect(complaint(summed)).toContain('this Sudoku cannot be renamed');
    expect(complaint(await vary(SLANT, '--rename'))).toContain('this Slant cannot be renamed');
  });

  it('draws different ones by the seed, none of them the puzzle itself', async () => {
    const { status, out } = await vary(TAKUZU, '--count', '15', '--seed', 'a');
    expect(status).toBe(0);
    const lines = linesOf(out);
    expect(new Set([TAKUZU, ...lines]).size).toBe(16);
    expect((await vary(TAKUZU, '--count', '4', '--seed', 'a')).out).toBe(`${lines.slice(0, 4).join('\n')}\n`);
    expect((await vary(TAKUZU, '--count', '15', '--seed', 'b')).out).not.toBe(out);
    const many = await vary(TAKUZU, '--count', '99');
    expect(many.status).toBe(1);
    expect(linesOf(many.out)).toHaveLength(15);
    expect(many.err).toBe('there are only 15 such puzzles\n');
  });

  it('shows every way a board can be turned and mirrored', async () => {
    const { status, out } = await vary(SLANT, '--all');
    const lines = linesOf(out);
    expect({ status, ways: new Set(lines).size, first: lines[0] }).toEqual({
      status: 0,
      ways: 8,
      first: SLANT,
    });
    // The board is symmetric under half a turn.
    expect(linesOf((await vary('takuzu:1./.1', '--all')).out)).toEqual(['takuzu:1./.1', 'takuzu:.1/1.']);
    const alone = await vary('slant:../..');
    expect({ ...alone }).toEqual({
      status: 1,
      out: '',
      err: 'there is no other: it looks the same however it is turned and mirrored\n',
    });
  });

  it('makes puzzles that are solved and rated as the one that they were', async () => {
    const puzzle = 'sudoku:1.../..4./.3../...2';
    const { out } = await vary(puzzle, '--count', '12', '--seed', 's');
    const input = `${puzzle}\n${out}`;
    const solved = await gridproof(['solve', '-', '--format', 'json'], { input });
    expect(rowsOf(solved.out).map(({ status }) => status)).toEqual(Array(13).fill('unique'));
    const rated = await gridproof(['rate', '-', '--format', 'json'], { input });
    const grades = rated.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).rating.name);
    expect(grades).toEqual(Array(13).fill('easy'));
  });

  it('writes other formats', async () => {
    const { out } = await vary(SLANT, '--turn', '270', '--mirror', '--format', 'json');
    expect(JSON.parse(out)).toEqual({
      type: 'slant',
      puzzle: '2..0\n....\n01..\n..12',
      mirrored: true,
      turned: 270,
    });
    expect((await vary(SLANT, '--turn', '90', '--format', 'sgt')).out).toMatch(/^slant:3x3:\w+\n$/);
    expect(complaint(await vary(SLANT, '--format', 'gif'))).toContain("Slant has no format 'gif'");
  });

  it('says what cannot be turned, and why', async () => {
    const domino = await vary('domino-sudoku:1.../..../..../....');
    expect(complaint(domino)).toBe(
      'gridproof: Domino Sudoku cannot be turned or mirrored: its numbers name rows and columns',
    );
    const { out } = await gridproof(['info', 'domino-sudoku']);
    expect(out).toContain('Vary:\n  no: its numbers name rows and columns\n');
    expect((await gridproof(['info', 'takuzu'])).out).toContain(
      'Vary:\n  turned and mirrored, renamed: gridproof vary PUZZLE\n',
    );
    expect((await gridproof(['info', 'sudoku'])).out).toContain('renamed where its clues allow it');
  });
});
