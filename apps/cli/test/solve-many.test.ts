import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof, rowsOf } from './gridproof.js';

const place = new Folder();
const cwd = place.folder;
place.write('two.txt', 'takuzu:1./..\ntakuzu:1./1.\n');
place.write('one.txt', 'takuzu\n1.\n..\n');

describe('solve with several puzzles', () => {
  it('solves a file with a puzzle on each line, and reports each that is none', async () => {
    const lines = [
      '# a batch',
      'takuzu:6x6u:BbcjcaeBBaf',
      '',
      'sudoku:2x2:1c3_2d4_1c3',
      'takuzu:1./1.',
      'sudoku:2x2:1c9',
    ];
    const path = place.write('batch.txt', lines.join('\r\n'));
    const { status, out, err } = await gridproof(['solve', 'batch.txt'], { cwd: place.folder });
    expect(status).toBe(2);
    expect(out).toMatchInlineSnapshot(`
      "batch.txt:2  takuzu  unique: this is the only answer (proved by propagation alone in # ms)
      batch.txt:4  sudoku  unique: this is the only answer (proved by propagation alone in # ms)
      batch.txt:5  takuzu  unsolvable: there is no answer (proved by propagation alone in # ms)
      4 puzzles: 2 unique, 1 unsolvable, 1 invalid
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "batch.txt:6  column 14: found 9, expected a number from 1 to 4
      "
    `);
    const json = await gridproof(['solve', '--format', 'json', path]);
    expect(rowsOf(json.out).every(({ source, line }) => source === path && typeof line === 'number')).toBe(
      true,
    );
    expect(rowsOf(json.out).map(({ status }) => status)).toEqual([
      'unique',
      'unique',
      'unsolvable',
      'invalid',
    ]);
    const ids = await gridproof(['solve', '--as', 'takuzu', '-'], {
      input: '6x6u:BbcjcaeBBaf\n6x6u:bBibbfCBCbd\n',
    });
    expect(ids.out).toContain('2 puzzles: 2 unique');
    const drawing = await gridproof(['solve', '--format', 'svg', path]);
    expect(drawing).toMatchObject({
      status: 2,
      err: 'gridproof: a drawing holds one puzzle, and 4 were given\n',
    });
  });

  it('reports lines that are not puzzles, and continues', async () => {
    const { status, out, err } = await gridproof(['solve', '-'], {
      input: `quizzes\n${'takuzu:1./..\n'.repeat(3)}`,
    });
    expect(status).toBe(2);
    expect(out).toContain('4 puzzles: 3 unique, 1 invalid');
    expect(err).toMatch(/^line 1 {2}cannot tell|^line 1 {2}'quizzes' is not a puzzle type/);
  });

  it('refuses a name that is not known, or another than its title', async () => {
    const { status, err } = await gridproof(['solve', '--as', 'bogus', 'two.txt'], { cwd });
    expect(status).toBe(2);
    expect(err).toContain("'bogus' is not a puzzle type");
  });

  it('gives only answers with --quiet', async () => {
    const { out, err } = await gridproof(['solve', '--quiet', 'two.txt', 'one.txt'], { cwd });
    expect(out).toBe('10\n01\n\n10\n01\n\n');
    expect(err).toMatch(/^two\.txt:2 {2}unsolvable/);
  });

  it('names each of several arguments', async () => {
    const { out } = await gridproof(['solve', 'takuzu:1./..', 'takuzu:0./..']);
    expect(out).toMatch(/^takuzu:1\.\/\.\. {2}takuzu {2}unique.*\ntakuzu:0/);
  });
});
