import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof } from './gridproof.js';

const EMPTY_4X4 = 'takuzu:..../..../..../....';
const place = new Folder();

describe('solve', () => {
  it('shows the clues, the answer, and that it is the only one', async () => {
    expect(await gridproof(['solve', 'examples/takuzu-6x6.txt'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "1 . . 0 . .       1 0 1 0 1 0
      . . 0 0 . 1       0 1 0 0 1 1
      . 0 0 . . 1   →   1 0 0 1 0 1
      . . . . . .       0 1 1 0 1 0
      0 0 . 1 . .       0 0 1 1 0 1
      . 1 . . 0 0       1 1 0 1 0 0

      unique: this is the only answer (proved by propagation alone in # ms)
      ",
        "status": 0,
      }
    `);
  });

  it('draws with plain characters where a terminal has no others', async () => {
    const { out } = await gridproof(['solve', 'sudoku:2x2:1c3_2d4_1c3'], { env: { LC_ALL: 'C' } });
    expect(out).toMatchInlineSnapshot(`
      "+-----+-----+        +-----+-----+
      | 1 . | . . |        | 1 4 | 3 2 |
      | 3 2 | . . |        | 3 2 | 1 4 |
      +-----+-----+   ->   +-----+-----+
      | . . | 4 1 |        | 2 3 | 4 1 |
      | . . | . 3 |        | 4 1 | 2 3 |
      +-----+-----+        +-----+-----+

      unique: this is the only answer (proved by propagation alone in # ms)
      "
    `);
    expect(await gridproof(['solve', '--ascii', 'sudoku:2x2:1c3_2d4_1c3'])).toEqual({
      status: 0,
      out,
      err: '',
    });
  });

  it('colours on request, but never with NO_COLOR', async () => {
    const id = ['solve', 'takuzu:6x6u:BbcjcaeBBaf'];
    const colored = await gridproof(id, { env: { FORCE_COLOR: '1' } });
    expect(colored.out).toContain('\u001B[1m');
    const { out } = await gridproof(id, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(out).not.toContain('\u001B');
  });

  it('shows two answers and where they differ', async () => {
    const { status, out } = await gridproof(['solve', 'takuzu:1.../..0./.1../....']);
    expect(status).toBe(0);
    expect(out).toContain('≠ differs in the other answer');
    expect(out).toMatch(/several answers: here are two, they differ at \d+ places \([\w ]+, # ms\)/);
  });

  const files = readdirSync(join(import.meta.dirname, '../../../examples'));
  it.each(files.filter((file) => file.endsWith('.txt')))('solves examples/%s', async (name) => {
    const { status, out, err } = await gridproof(['solve', `examples/${name}`]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/\nunique: |3 unique\n$|are certain in all of them/);
  });

  it('shows what all answers have in common, on request', async () => {
    expect(
      await gridproof(['solve', '--engine', 'z3', '--forced', 'takuzu:0.0./..../..../....']),
    ).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "0 . 0 .       0 1 0 1
      . . . .   →   . . . .
      . . . .       . . . .
      . . . .       . . . .

      several answers: 2 places shown here are certain in all of them (proved by propagation and search in # ms)
      ",
        "status": 0,
      }
    `);
    expect((await gridproof(['solve', '--forced', 'takuzu:1./..'])).out).toContain(
      'unique: this is the only',
    );
    const nothing = await gridproof(['solve', '--forced', EMPTY_4X4]);
    expect(nothing.out).toContain('several answers: they have nothing in common that is not given');
  });

  it('shows what is certain by default for types that commonly have several answers', async () => {
    const covered = ['solve', 'minesweeper:1*../..../....'];
    expect(await gridproof([...covered, '--engine', 'z3'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": " 1 ░✱ ░░ ░░        1 ░✱ ░░ ░░
      ░░ ░░ ░░ ░░   →    ◦  ◦ ░░ ░░
      ░░ ░░ ░░ ░░       ░░ ░░ ░░ ░░

      several answers: 2 places shown here are certain in all of them (proved by propagation and search in # ms)
      ",
        "status": 0,
      }
    `);
    expect((await gridproof([...covered, '--count'])).out).toContain('exactly');
    const { out } = await gridproof([...covered, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ status: 'forced', answers: [expect.any(String)] });
    expect(JSON.parse(out).certain).toMatchObject([{ name: 'row 2, column 1' }, { name: 'row 2, column 2' }]);
    // One of several answers is not the answer.
    const quiet = await gridproof([...covered, '--quiet']);
    expect(quiet).toMatchObject({ out: '', err: expect.stringContaining('several answers') });
  });

  it('says that a puzzle is unsolvable, with exit status 1', async () => {
    expect(await gridproof(['solve', 'takuzu:1./1.'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "1 .
      1 .

      unsolvable: there is no answer (proved by propagation alone in # ms)
      gridproof explain says why
      ",
        "status": 1,
      }
    `);
  });

  it('stops at the first answer on request', async () => {
    const { status, out } = await gridproof(['solve', '--no-unique', EMPTY_4X4]);
    expect(status).toBe(0);
    expect(out).toMatch(/solved: one answer; whether it is the only one was not checked \([\w ]+, # ms\)/);
  });

  it('counts all answers, or up to a limit', async () => {
    expect(await gridproof(['solve', '--engine', 'z3', '--count', EMPTY_4X4])).toEqual({
      status: 0,
      out: 'exactly 72 answers (proved by propagation and search in # ms)\n',
      err: '',
    });
    const limited = await gridproof(['solve', '--engine', 'z3', '--count', '--limit', '5', EMPTY_4X4]);
    expect(limited).toEqual({
      status: 0,
      out: 'at least 5 answers: stopped at the limit (propagation and search, # ms)\n',
      err: '',
    });
    expect((await gridproof(['solve', '--count', '--quiet', EMPTY_4X4])).out).toBe('72\n');
    expect((await gridproof(['solve', '--count', 'takuzu:1./1.'])).status).toBe(1);
  });

  it('counts 0 where there are none', async () => {
    const { status, out } = await gridproof(['solve', '--count', '--quiet', 'takuzu:1./1.']);
    expect({ status, out }).toEqual({ status: 1, out: '0\n' });
  });

  it('shows all answers, each once', async () => {
    const { status, out } = await gridproof(['solve', '--all', '--quiet', EMPTY_4X4]);
    expect(status).toBe(0);
    const answers = out.trim().split('\n\n');
    expect(answers).toHaveLength(72);
    expect(new Set(answers).size).toBe(72);
    const two = await gridproof(['solve', '--limit', '2', EMPTY_4X4]);
    expect(two.out).toMatch(/^(?:(?:[01] ){3}[01]\n){4}\n(?:(?:[01] ){3}[01]\n){4}\nat least 2 answers/);
  });

  it('prints an answer that check accepts', async () => {
    const { out, err } = await gridproof(['solve', '--quiet', 'examples/takuzu-6x6.txt']);
    expect(err).toBe('');
    expect(out).toBe('101010\n010011\n100101\n011010\n001101\n110100\n');
    const checked = await gridproof(['check', 'examples/takuzu-6x6.txt', '-'], { input: out });
    expect(checked.status).toBe(0);
  });

  it('gives one documented object', async () => {
    const { status, out } = await gridproof(['solve', '--format', 'json', 'examples/takuzu-6x6.txt']);
    expect(status).toBe(0);
    const { milliseconds, stats, ...rest } = JSON.parse(out);
    expect(milliseconds).toBeGreaterThan(0);
    expect(Object.keys(stats)).toEqual([
      'engine',
      'variables',
      'clauses',
      'counts',
      'linears',
      'calls',
      'rounds',
      'cuts',
      'firstAnswer',
      'milliseconds',
    ]);
    expect(rest).toMatchInlineSnapshot(`
      {
        "answers": [
          "101010
      010011
      100101
      011010
      001101
      110100",
        ],
        "engine": "propagation",
        "format": "text",
        "puzzle": "takuzu",
        "source": "examples/takuzu-6x6.txt",
        "status": "unique",
      }
    `);
    const two = JSON.parse((await gridproof(['solve', '--format', 'json', EMPTY_4X4])).out);
    expect(two).toMatchObject({ status: 'multiple', puzzle: 'takuzu' });
    expect(two.differ[0]).toMatchObject({ kind: 'cell', name: expect.stringMatching(/^row \d, column \d$/) });
    const none = await gridproof(['solve', '--format', 'json', 'takuzu:1./1.']);
    expect(none.status).toBe(1);
    expect(JSON.parse(none.out)).toMatchObject({ status: 'unsolvable', answers: [] });
    const count = JSON.parse((await gridproof(['solve', '--format', 'json', '--count', EMPTY_4X4])).out);
    expect(count).toMatchObject({ status: 'counted', count: 72, complete: true });
  });

  it('draws an SVG into a file', async () => {
    const path = place.path('answer.svg');
    const { status, out, err } = await gridproof([
      'solve',
      '--format',
      'svg',
      '--out',
      path,
      'takuzu:1.../..0./.1../....',
    ]);
    expect({ status, out }).toEqual({ status: 0, out: '' });
    expect(err).toMatch(
      /^several answers: here are two, .*\ngridproof forced .*\nthe drawing shows the first of them\n$/,
    );
    expect(place.text('answer.svg')).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('takes standard input, other names, Windows line ends and byte order marks', async () => {
    const puzzle = '\uFEFFBinairo\r\n# by hand\r\n1 .\r\n. .\r\n';
    const utf8 = await gridproof(['solve', '-', '--quiet'], { input: puzzle });
    expect(utf8).toEqual({ status: 0, out: '10\n01\n', err: '' });
    const utf16 = await gridproof(['solve', '--quiet'], { input: Buffer.from(puzzle, 'utf16le') });
    expect(utf16).toEqual(utf8);
    const task = ['solve', '--as', 'binary', '--size', '2x2', '--quiet', '1c'];
    expect(await gridproof(task)).toEqual(utf8);
  });
});

describe('a size', () => {
  it('that is given must be the size of the board', async () => {
    const { status, err } = await gridproof(['solve', '--size', '4x4', 'takuzu:1./..']);
    expect({ status, err }).toEqual({
      status: 2,
      err: 'gridproof: the board is 2x2, expected 4x4 as given\n',
    });
  });
});

describe('a time limit', () => {
  const EMPTY_25X25 = `sudoku:${Array(25).fill('.'.repeat(25)).join('/')}`;

  it('ends a long count with "at least", exit status 3', async () => {
    const nine = `sudoku:${Array(9).fill('.'.repeat(9)).join('/')}`;
    const { status, out } = await gridproof(['solve', '--count', '--timeout', '1s', nine]);
    expect(status).toBe(3);
    expect(out).toMatch(
      /^don't know: (?:no answer found yet|at least \d+ answers?), time limit \([\w ]+, # ms\)\n$/,
    );
  });

  it('holds while the engine works', async () => {
    const { status, out } = await gridproof(['solve', '--count', '--timeout', '500ms', EMPTY_25X25]);
    expect(status).toBe(3);
    expect(out).toMatch(
      /^don't know: (?:no answer found yet|at least \d+ answers?), time limit \([\w ]+, # ms\)\n$/,
    );
    const { status: again, out: json } = await gridproof([
      'solve',
      '--count',
      '--format',
      'json',
      '--timeout',
      '500ms',
      EMPTY_25X25,
    ]);
    expect(again).toBe(3);
    expect(JSON.parse(json)).toMatchObject({ status: 'unknown', reason: 'time limit' });
  });
});
