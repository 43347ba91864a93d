import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf, startProcess } from './gridproof.js';

const place = new Folder();
const cwd = place.folder;
const run = (command: string, ...args: string[]) => gridproof([command, ...args], { cwd });

/** A sudoku whose steps need a search. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** Sudokus that need a different number of engine conflicts each, and a puzzle that needs none. */
const PUZZLES = [
  '5...3.9....7.....3.....8..22...4..9...8..7.....6..1......1..4...6....5..4...2...9',
  'takuzu:1./..',
  '9....1....8.74......76..9..1....3..9..4.8.1...6.......5....27..........5.......32',
  '....8.7..6..4....8....36.....91......5.....2.3....8..4.7.....5.4...1...3..2...9..',
];
place.write('hard.txt', PUZZLES.join('\n'));
const taskArguments = (...more: string[]) => [
  ...['hard.txt', '--unique', '--engine', 'cadical', '--jobs', '1'],
  ...more,
];
const batch = (...more: string[]) => run('batch', ...taskArguments(...more));
/** Rows without limits. */
const whole = batch().then(({ out }) => out);
/** Rows with the lowest limit on conflicts. */
const limited = batch('--conflicts', '1');
const reasons = (out: string) => rowsOf(out).map(({ status, reason }) => reason ?? status);

describe('--conflicts', () => {
  it('ends a puzzle at the same point each time, and records that in the row', async () => {
    const one = await limited;
    const ended = 'conflict limit';
    expect(reasons(one.out)).toEqual([ended, 'unique', ended, ended]);
    expect(one.status).toBe(3);
    // Two threads, or a time limit that is not reached, change nothing.
    expect((await batch('--conflicts', '1', '--timeout', '1m', '--jobs', '2')).out).toBe(one.out);
  });

  it('changes no row that is known', async () => {
    const all = rowsOf(await whole);
    const few = rowsOf((await batch('--conflicts', '10')).out);
    expect(
      few.filter((row, at) => row.status !== 'unknown' && JSON.stringify(row) !== JSON.stringify(all[at])),
    ).toEqual([]);
    expect(new Set(few.map(({ status }) => status))).toEqual(new Set(['unique', 'unknown']));
    expect(few.map(({ fingerprint }) => fingerprint)).toEqual(all.map(({ fingerprint }) => fingerprint));
  });

  it('is a limit of solve, too, of whichever engine', async () => {
    // The depth-first search does not decide it.
    const blank = `takuzu\n${Array(20).fill('.'.repeat(20)).join('\n')}`;
    for (const engine of ['cadical', 'z3', 'auto']) {
      const { status, out } = await run('solve', blank, '--engine', engine, '--conflicts', '1');
      expect([status, out]).toEqual([3, expect.stringMatching(/don't know.*: conflict limit/)]);
    }
    expect((await run('solve', blank, '--conflicts', '100000')).status).toBe(0);
    const { status, out } = await run('solve', blank, '--conflicts', '1', '--format', 'json');
    expect([status, JSON.parse(out).reason]).toEqual([3, 'conflict limit']);
    expect(complaint(await run('solve', HARD, '--conflicts', '0'))).toContain(
      'Expected a whole number from 1.',
    );
  });

  it('limits steps and explain too, and ends them at the same point', async () => {
    const json = async (command: string, ...more: readonly string[]) => {
      const { status, out } = await run(command, ...more, '--format', 'json');
      const { milliseconds, ...data } = JSON.parse(out);
      return { exit: status, ...data };
    };
    // Its first steps need small inferences, a later one a search that exceeds its limit.
    const nearly = HARD.replace(/^8\.{10}36/, '8127536499436');
    const some = await json('steps', nearly, '--conflicts', '3');
    expect(some).toMatchObject({ exit: 3, status: 'unknown', reason: 'conflict limit' });
    expect(some.steps.length).toBeGreaterThan(0);
    expect((await json('steps', nearly, '--conflicts', '3')).steps).toEqual(some.steps);
    expect((await json('steps', nearly, '--conflicts', '100000')).status).toBe('unique');
    const blank = `takuzu\n${Array(20).fill('.'.repeat(20)).join('\n')}`;
    const why = await json('explain', blank, '--conflicts', '1');
    expect(why).toMatchObject({ exit: 3, status: 'unknown', reason: 'conflict limit' });
    const wrong = 'takuzu:1..0/1.0./.00./11..';
    const whole = await json('explain', wrong);
    expect(await json('explain', wrong, '--conflicts', '1000')).toEqual(whole);
    expect(whole).toMatchObject({ exit: 1, status: 'unsolvable', minimal: true });
  });
});

describe('--retry-unknown', () => {
  const retry = (out: string, ...more: string[]) =>
    batch('--out', out, '--resume', '--retry-unknown', ...more);

  it('solves only unknown rows again', async () => {
    await batch('--timeout', '1ms', '--out', 'late.jsonl');
    const late = place.text('late.jsonl');
    expect(reasons(late)).toContain('time limit');
    // A known row stays unchanged, with any content.
    const rowStart = '{"source":"hard.txt","line":2,';
    const changed = late.replace(/^(.*"line":2,.*)"status":.*$/m, '$1"status":"unique","kept":true}');
    place.write('late.jsonl', changed);
    const { status, err } = await retry('late.jsonl');
    expect(status).toBe(0);
    expect(err).toMatch(
      /^solved again: 3 of 3 unknown puzzles are known now\n4 puzzles in .*, 4 of them before\n$/,
    );
    const expected = (await whole).split('\n');
    expected[1] = changed.split('\n').find((row) => row.startsWith(rowStart))!;
    expect(place.text('late.jsonl')).toBe(expected.join('\n'));
    expect(place.has('late.jsonl.retry')).toBe(false);
  });

  it('replaces rows that are still unknown too, and continues after the last row', async () => {
    const one = (await limited).out;
    const torn = one.slice(0, one.indexOf('"line":4') + 30);
    place.write('torn.jsonl', torn.replaceAll('conflict limit', 'time limit'));
    const { status } = await retry('torn.jsonl', '--conflicts', '1');
    expect(status).toBe(3);
    expect(place.text('torn.jsonl')).toBe(one);
    await retry('torn.jsonl', '--conflicts', '100000');
    expect(place.text('torn.jsonl')).toBe(await whole);
  });

  it('begins where there is nothing yet, and has nothing to do where all is known', async () => {
    await retry('fresh.jsonl');
    expect(place.text('fresh.jsonl')).toBe(await whole);
    const { err } = await retry('fresh.jsonl');
    expect(err).toMatch(/^solved again: 0 of 0 unknown puzzles are known now\n/);
    expect(place.text('fresh.jsonl')).toBe(await whole);
  });

  it('loses nothing when killed, and resumes', async () => {
    const before = (await limited).out;
    place.write('killed.jsonl', before);
    const child = startProcess(
      ['batch', ...taskArguments('--out', 'killed.jsonl', '--resume', '--retry-unknown')],
      { cwd },
    );
    const ended = once(child, 'close');
    while (
      !(place.has('killed.jsonl.retry') && place.text('killed.jsonl.retry') !== '') &&
      child.exitCode === null
    )
      await setTimeout(1);
    child.kill('SIGKILL');
    await ended;
    expect([before, await whole]).toContain(place.text('killed.jsonl'));
    expect((await retry('killed.jsonl')).status).toBe(0);
    expect(place.text('killed.jsonl')).toBe(await whole);
    expect(place.has('killed.jsonl.retry')).toBe(false);
  });

  it('leaves a file alone that is of another input', async () => {
    place.write('own.jsonl', (await limited).out);
    place.write('other.txt', 'takuzu:1./..\n');
    const args = [
      'other.txt',
      '--unique',
      '--engine',
      'cadical',
      '--out',
      'own.jsonl',
      '--resume',
      '--retry-unknown',
    ];
    const before = place.text('own.jsonl');
    expect(complaint(await run('batch', ...args))).toContain("'own.jsonl' was written for another input");
    expect(place.text('own.jsonl')).toBe(before);
  });

  it.each([
    [['hard.txt', '--retry-unknown'], '--retry-unknown needs --resume and --out'],
    [['-', '--out', 'x', '--resume', '--retry-unknown'], '--retry-unknown reads the input twice'],
  ])('is not %j', async (args, message) => {
    expect(complaint(await run('batch', ...args))).toContain(message);
  });
});
