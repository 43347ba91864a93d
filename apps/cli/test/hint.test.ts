import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

const BOARD = 'examples/takuzu-6x6.txt';

describe('hint', () => {
  it('shows what can be found next, and why', async () => {
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

      No three in a row: row 1, column 3 is 1 (column 3, rows 1 to 3).
      ",
        "status": 0,
      }
    `);
  });

  it('leaves the board out with --quiet, and of a drawing the words', async () => {
    const { out } = await gridproof(['hint', BOARD, '--quiet']);
    expect(out).toMatch(/^No three in a row: row 1, column 3 is 1 \(column 3, rows 1 to 3\)\.\n$/);
    const drawing = await gridproof(['hint', BOARD, '--quiet', '--format', 'svg']);
    expect(drawing).toMatchObject({ status: 0, err: '' });
    expect(drawing.out).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('goes on from what is entered', async () => {
    const { out } = await gridproof(['hint', BOARD, '1?1???/??????/??????/??????/??????/??????']);
    expect(out).toContain('row 1, column 2 is 0 (');
  });

  it('shows only where to look', async () => {
    const { out } = await gridproof(['hint', BOARD, '--where']);
    expect(out).toMatchInlineSnapshot(`
      "1  .  .✓ 0  .  .
      .  .  0  0  .  1
      .  0  0  .  .  1
      .  .  .  .  .  .
      0  0  .  1  .  .
      .  1  .  .  0  0

      ✓ something can be found here

      Look at row 1, column 3.
      "
    `);
    const { steps } = JSON.parse((await gridproof(['hint', BOARD, '--where', '--format', 'json'])).out);
    expect(Object.keys(steps[0])).toEqual(['places']);
  });

  it('shows the technique and where it applies, but not what it finds', async () => {
    const { out } = await gridproof(['hint', BOARD, '--technique', '--quiet']);
    expect(out).toBe('No three in a row: column 3, rows 1 to 3.\n');
    const { steps } = JSON.parse((await gridproof(['hint', BOARD, '--technique', '--format', 'json'])).out);
    expect(steps[0].technique).toEqual({ id: 'no-three-in-a-row', name: 'No three in a row' });
    expect(steps[0].found).toBeUndefined();
  });

  it('draws it, and as data has its steps', async () => {
    const [svg, json] = await Promise.all([
      gridproof(['hint', BOARD, '--format', 'svg']),
      gridproof(['hint', BOARD, '--format', 'json']),
    ]);
    const { status, steps } = JSON.parse(json.out);
    expect(status).toBe('hint');
    expect(svg.out).toContain('found in this step');
    expect(svg.err).toContain(steps[0].sentence);
  });

  it('says why there is nothing to find where something entered is wrong', async () => {
    const wrong = await gridproof(['hint', 'takuzu:1./..', '11/..']);
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
    const printHint = async (...args: readonly string[]) => {
      const { status, out } = await gridproof(['hint', ...args]);
      return `${status} ${out.trim().split('\n').at(-1)}`;
    };
    expect(await printHint('takuzu:1./..', '10/01')).toBe(
      '0 nothing is left to find: this is the only answer',
    );
    expect(await printHint('takuzu:..../..../..../....')).toBe(
      '0 nothing more is certain: there are several answers; gridproof explain shows what would make it unique',
    );
    expect(await printHint('takuzu:..../..../..../....', '--timeout', '1ms')).toBe(
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

  it('writes a page', async () => {
    const page = await gridproof(['hint', BOARD, '--format', 'html']);
    expect(page).toMatchObject({ status: 0, err: '' });
    expect(page.out).toMatch(/^<!doctype html>.*<svg .*row 1, column 3 is 1 .*<\/html>\n$/s);
    expect(page.out).not.toContain('<script>');
    const wrong = await gridproof(['hint', 'takuzu:1./..', '0./..', '--format', 'html']);
    expect(wrong.status).toBe(1);
    expect(wrong.out).toContain('the clue says 1, but as entered it is 0.');
  });
});

describe('a half-done board', () => {
  const SUDOKU = `sudoku:${'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'.replace(/.{9}(?=.)/g, '$&/')}`;
  const rows = (text: string) => SUDOKU.slice('sudoku:'.length).replace(/^.{9}/, text);

  it('repeats the clues, and these are no entries', async () => {
    const { status, out } = await gridproof(['hint', SUDOKU, rows('532.7....')]);
    expect(status).toBe(1);
    expect(out).toContain('\n  Entered: r1c3 is 2.\n');
    expect(out).toMatch(/\n {2}Clues: .*r2c4/);
    const same = await gridproof(['hint', SUDOKU, rows('53..7....'), '--quiet']);
    expect(same).toEqual(await gridproof(['hint', SUDOKU, '--quiet']));
  });

  it('has what contradicts a clue named, in every command', async () => {
    for (const command of ['hint', 'steps', 'explain']) {
      const { status, out } = await gridproof([command, SUDOKU, rows('43..7....'), '--quiet']);
      expect([command, status, out]).toEqual([
        command,
        1,
        'wrong: what is entered contradicts the puzzle\n  r1c1: the clue says 5, but as entered it is 4.\n',
      ]);
    }
    const { out } = await gridproof(['hint', SUDOKU, rows('43..7....'), '--format', 'json']);
    expect(JSON.parse(out)).toEqual({
      puzzle: 'sudoku',
      format: 'text',
      status: 'contradiction',
      contradictions: [
        {
          sentence: 'r1c1: the clue says 5, but as entered it is 4.',
          kind: 'cell',
          row: 1,
          column: 1,
          name: 'r1c1',
        },
      ],
    });
  });

  it('may have blanks where it is open', async () => {
    const blank = rows('53..7....').replaceAll('.', ' ').replaceAll('/', '\n');
    const { status, out } = await gridproof(['hint', SUDOKU, '-', '--quiet'], { input: blank });
    expect([status, out]).toEqual([
      0,
      expect.stringMatching(/^Hidden single: in r123c456, only r1c6 can be 8\.\n/),
    ]);
  });
});

describe('cells', () => {
  it('are named in the convention of the puzzle type, or as requested', async () => {
    const printHint = async (puzzle: string, ...args: readonly string[]) =>
      (await gridproof(['hint', puzzle, '--quiet', ...args])).out.split('\n')[0];
    expect(await printHint('examples/puzzle.txt')).toMatch(/ r\d+c\d+ is \d\.$/);
    expect(await printHint('examples/puzzle.txt', '--coordinates', 'words')).toMatch(/ row \d, column/);
    expect(await printHint(BOARD)).toContain(': row 1, column 3 is 1 (');
    expect(await printHint(BOARD, '--coordinates', 'r1c2')).toContain(': r1c3 is 1 (');
    expect(await printHint(BOARD, '--coordinates', 'a1')).toContain(': C1 is 1 (');
    const { out } = await gridproof(['hint', BOARD, '--coordinates', 'a1', '--format', 'json']);
    expect(JSON.parse(out).steps[0].found[0]).toMatchObject({ row: 1, column: 3, name: 'C1' });
    const { status, err } = await gridproof(['hint', BOARD, '--coordinates', 'b2']);
    expect([status, err]).toEqual([2, expect.stringContaining('words, r1c2, a1')]);
  });
});

describe('what open cells may hold', () => {
  /** Its second step excludes numbers. */
  const HARD = 'sudoku:1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

  it('is in the pictures of steps that exclude numbers', async () => {
    const drawStep = async (step: string) =>
      (await gridproof(['steps', HARD, '--format', 'svg', '--step', step, '--quiet'])).out;
    expect(await drawStep('1')).not.toContain('gp-candidates"');
    const svg = await drawStep('3');
    expect(svg).toContain('class="gp-candidates"');
    expect(svg).toContain('excluded in this step');
  });
});
