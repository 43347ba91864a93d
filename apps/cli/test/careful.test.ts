import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

const folder = mkdtempSync(join(tmpdir(), 'gridproof-'));
const cwd = folder;
writeFileSync(join(folder, 'two.txt'), 'takuzu:1./..\ntakuzu:1./1.\n');
writeFileSync(join(folder, 'one.txt'), 'takuzu\n1.\n..\n');

describe('files', () => {
  it('stay as they are where the command was wrong', async () => {
    writeFileSync(join(folder, 'precious.txt'), 'keep');
    const drawing = await gridproof(['solve', 'two.txt', '--format', 'svg', '--out', 'precious.txt'], {
      cwd,
    });
    expect(drawing.status).toBe(2);
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('keep');
  });

  it('that hold the puzzle are not overwritten', async () => {
    const { status, err } = await gridproof(['solve', 'one.txt', '--out', './one.txt'], { cwd });
    expect({ status, err }).toEqual({
      status: 2,
      err: "gridproof: './one.txt' holds the puzzle, and would be overwritten\n",
    });
  });

  it('get no colours', async () => {
    await gridproof(['solve', 'one.txt', '--out', 'plain.txt'], { cwd, env: { FORCE_COLOR: '1' } });
    expect(readFileSync(join(folder, 'plain.txt'), 'utf8')).toMatch(/^1 \. +→ +1 0\n/);
  });

  it('that cannot be written end the program with status 2, in the middle of answers too', async () => {
    for (const args of [['one.txt'], ['--all', 'takuzu:..../..../..../....']]) {
      const { status, err } = await gridproof(['solve', ...args, '--out', '/dev/full'], { cwd });
      expect(status).toBe(2);
      expect(err).toMatch(/^gridproof: '\/dev\/full' cannot be written \(\w+\)\n$/);
    }
  });
});

describe('a batch', () => {
  it('tells of lines that are no puzzles, and goes on', async () => {
    const { status, out, err } = await gridproof(['solve', '-'], {
      input: `quizzes\n${'takuzu:1./..\n'.repeat(3)}`,
    });
    expect(status).toBe(2);
    expect(out).toContain('4 puzzles: 1 wrong input, 3 unique');
    expect(err).toMatch(/^line 1 {2}cannot tell|^line 1 {2}'quizzes' is not a kind/);
  });

  it('refuses a name that is not known, or another than its title', async () => {
    const { status, err } = await gridproof(['solve', '--as', 'bogus', 'two.txt'], { cwd });
    expect(status).toBe(2);
    expect(err).toContain("'bogus' is not a kind of puzzle");
  });

  it('gives only answers if it is told to be quiet', async () => {
    const { out, err } = await gridproof(['solve', '--quiet', 'two.txt', 'one.txt'], { cwd });
    expect(out).toBe('10\n01\n\n10\n01\n\n');
    expect(err).toMatch(/^two\.txt:2 {2}unsolvable/);
  });

  it('names each of several arguments', async () => {
    const { out } = await gridproof(['solve', 'takuzu:1./..', 'takuzu:0./..']);
    expect(out).toMatch(/^takuzu:1\.\/\.\. {2}takuzu {2}unique.*\ntakuzu:0/);
  });

  it('is converted into lines that can be read again', async () => {
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
});

describe('odd surroundings', () => {
  it('are a package.json that is none, or a plugin that breaks', async () => {
    const project = join(folder, 'project');
    const plugin = join(project, 'node_modules', 'gridproof-broken');
    mkdirSync(plugin, { recursive: true });
    writeFileSync(join(project, 'package.json'), '{bad');
    expect((await gridproof(['info', 'takuzu'], { cwd: project })).err).toBe('');
    writeFileSync(
      join(project, 'package.json'),
      '{"dependencies": {"gridproof-broken": "1", "not-installed": "1"}}',
    );
    const manifest = {
      name: 'gridproof-broken',
      version: '1.0.0',
      main: 'index.mjs',
      keywords: ['gridproof-puzzle'],
    };
    writeFileSync(join(plugin, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(plugin, 'index.mjs'), 'throw new Error("not today");');
    const { status, err } = await gridproof(['info', 'takuzu'], { cwd: project });
    expect({ status, err }).toEqual({
      status: 0,
      err: 'gridproof: gridproof-broken is left out: it throws when it is loaded: Error: not today\n',
    });
  });
});

describe('answers', () => {
  it('that were written as data can be checked', async () => {
    const { out } = await gridproof(['solve', '--format', 'json', 'one.txt'], { cwd });
    expect((await gridproof(['check', '--quiet', 'one.txt', '-'], { cwd, input: out })).status).toBe(0);
  });

  it('are counted as 0 where there are none', async () => {
    const { status, out } = await gridproof(['solve', '--count', '--quiet', 'takuzu:1./1.']);
    expect({ status, out }).toEqual({ status: 1, out: '0\n' });
  });
});

describe('a size', () => {
  it('that is told must be the size of the board', async () => {
    const { status, err } = await gridproof(['solve', '--size', '4x4', 'one.txt'], { cwd });
    expect({ status, err }).toEqual({
      status: 2,
      err: 'gridproof: one.txt: the board is 2x2, expected 4x4 as told\n',
    });
  });
});
