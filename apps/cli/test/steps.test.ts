import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof, startCall } from './gridproof.js';

const place = new Folder();

/** No complete path is found within minutes. */
const VERY_HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

describe('steps', () => {
  it('shows each step with its reasons, then the answer', async () => {
    expect(await gridproof(['steps', 'takuzu:1./..'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": " 1. Line complete: row 1, column 2 and row 2, column 1 are 0 (1 at row 1,
          column 1).
       2. Line complete: row 2, column 2 is 1 (row 2, column 1).

      1 .   →   1 0
      . .       0 1

      unique: the path ends in the only answer (2 steps, difficulty: easy; # ms)
      ",
        "status": 0,
      }
    `);
  });

  it('writes a line of data for each step, then the end of the path', async () => {
    const [{ out: lines, status }, { out: whole }] = await Promise.all([
      gridproof(['steps', 'takuzu:1./..', '--format', 'jsonl']),
      gridproof(['steps', 'takuzu:1./..', '--format', 'json']),
    ]);
    const data = lines
      .trimEnd()
      .split('\n')
      .map((line): object => JSON.parse(line));
    const { steps, ...end } = JSON.parse(whole);
    expect(data.slice(0, -1)).toEqual(steps);
    expect(Object.keys(data.at(-1)!)).toEqual(Object.keys(end));
    expect(status).toBe(0);
  });

  it('has as many steps in every format', async () => {
    const board = 'examples/slant-8x8.txt';
    const page = place.path('steps.html');
    const [text, quiet, json, html] = await Promise.all([
      gridproof(['steps', board, '--verbose']),
      gridproof(['steps', board, '--quiet']),
      gridproof(['steps', board, '--format', 'json']),
      gridproof(['steps', board, '--format', 'html', '--out', page]),
    ]);
    const { status, answers, rating, steps } = JSON.parse(json.out);
    expect(text.out).toContain(
      `unique: the path ends in the only answer (${steps.length} steps, difficulty:`,
    );
    expect(quiet.out.trim().split('\n')).toEqual(steps.map(({ claim }: { claim: string }) => claim));
    expect(quiet.err).toBe('');
    expect({ status, steps: rating.steps, answers: answers.length }).toEqual({
      status: 'unique',
      steps: steps.length,
      answers: 1,
    });
    expect(Object.keys(steps[0])).toEqual([
      'technique',
      'sentence',
      'claim',
      'because',
      'known',
      'argument',
      'found',
      'reasons',
      'facts',
      'effort',
      'choices',
    ]);
    const { document } = new JSDOM(readFileSync(page, 'utf8')).window;
    expect(document.querySelectorAll('section')).toHaveLength(steps.length + 2);
    // The text of its steps equals the output in text format.
    const sections = [...document.querySelectorAll('[id^=step-]')].map((section) =>
      [...section.querySelectorAll('.claim, li')].map(({ textContent }) => textContent).join(' '),
    );
    const lines = text.out.slice(0, text.out.search(/\n\n(?! *\d+\. )/)).split(/\n\n/);
    expect(sections).toEqual(lines.map((step) => step.replace(/^ *\d+\. /, '').replaceAll(/\s+/g, ' ')));
    // The end shows the complete board, and only rules that this board uses are listed.
    expect(document.querySelectorAll('#end svg .gp-found')).toHaveLength(64);
    expect(document.querySelectorAll('#board svg .gp-found')).toHaveLength(0);
    expect(html).toMatchObject({ status: 0, out: '', err: expect.stringContaining('unique: the path ends') });
  });

  it('draws one step, the last one by default', async () => {
    const board = ['steps', 'takuzu:1./..', '--format', 'svg'];
    const [first, last, none] = await Promise.all([
      gridproof([...board, '--step', '1']),
      gridproof(board),
      gridproof([...board, '--step', '9']),
    ]);
    expect(first.out).toContain('found in this step');
    expect(first.err).toMatchInlineSnapshot(`
      " 1. Line complete: row 1, column 2 and row 2, column 1 are 0 (1 at row 1,
          column 1).

      stopped at step 1, as asked
      "
    `);
    expect(last.err).toContain('unique: the path ends in the only answer');
    expect(none).toMatchObject({ status: 2, out: '' });
    expect(none.err).toMatch(/^gridproof: there is no step 9: the path has \d steps$/m);
    expect(await gridproof(['steps', 'takuzu:1./..', '--step', '1'])).toMatchObject({
      status: 2,
      err: 'gridproof: --step says which step --format svg draws\n',
    });
  });

  it('goes on from what is entered', async () => {
    const { out, status } = await gridproof(['steps', 'takuzu:1./..', '10/?1', '--quiet']);
    expect({ out, status }).toEqual({ out: 'Row 2, column 1 is 0.\n', status: 0 });
    expect(await gridproof(['steps', 'takuzu:1./..', '11/??'])).toMatchObject({
      status: 1,
      out: expect.stringContaining('unsolvable: no answer agrees with what is entered; gridproof explain'),
    });
  });

  it('ends where nothing more is certain, and says where there is no path', async () => {
    expect(await gridproof(['steps', 'takuzu:0.0./..../..../....'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": " 1. Line complete: row 1, columns 2 and 4 are 1 (row 1).

      0 . 0 .       0 1 0 1
      . . . .   →   . . . .
      . . . .       . . . .
      . . . .       . . . .

      several answers: the path ends where nothing more is certain (1 step, difficulty: easy; # ms); gridproof explain shows what would make it unique
      ",
        "status": 0,
      }
    `);
    const { status, out } = await gridproof(['steps', 'takuzu:11/..', '--format', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ status: 'unsolvable', steps: [] });
  });

  it('shows what was found in the time there is', async () => {
    const { status, out } = await gridproof(['steps', VERY_HARD, '--budget', '500ms']);
    expect(status).toBe(3);
    expect(out).toMatch(/\n(?:stopped after # ms: \d+ steps?, \d+ cells are left|don't know: time limit)\n$/);
  });

  it.each(['text', 'html'])('shows what was found where it is interrupted: %s', async (format) => {
    const out = place.path(`interrupted.${format}`);
    const env = { GRIDPROOF_TRACE: format === 'html' ? '1' : '' };
    const call = startCall(['steps', VERY_HARD, '--format', format, '--out', out], { env });
    // A page is written at the end; text output is written earlier.
    if (format === 'html') await call.stderr.waitFor(/\n/);
    else while (!existsSync(out)) await sleep(20);
    call.kill('SIGINT');
    expect((await call.ended).status).toBe(130);
    const written = readFileSync(out, 'utf8');
    expect(written).toMatch(/interrupted after .* m?s: \d+ steps?/);
    expect(written).toContain(format === 'text' ? ' 1. ' : 'The path is not complete.');
  });
});
