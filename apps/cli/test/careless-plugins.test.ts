import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { complaint, rowsOf, gridproof as run, start } from './gridproof.js';
import { Installation, type Written } from './installation.js';

/**
 * A puzzle type by somebody else, all of whose answers are `o`: what it does when it is loaded, and when it parses or encodes
 * what is not `fine`, or reads an answer that is not `o`.
 */
const careless = (id: string, { loading = '', parsing = '', encoding = '', answering = '' }): Written => ({
  manifest: { keywords: ['gridproof-puzzle'], exports: { '.': './index.js' } },
  modules: {
    'index.js': `
import { Board, definePuzzle, Grid, PuzzleError } from '@gridproof/core';
${loading}
const { cells } = new Board(1, 1);
export default definePuzzle({
  id: '${id}', title: '${id}', rules: {},
  parse(text) {
    if (text !== 'fine') { ${parsing} }
    return text;
  },
  print: (text) => text,
  encode(m, text) {
    if (text !== 'fine') { ${encoding} }
    const on = m.bools(cells);
    m.given(cells[0], on.at(cells[0]));
    return on;
  },
  decode: (on) => on,
  *verify() {},
  draw: () => ({ width: 1, height: 1, marks: [] }),
  printAnswer: () => 'o',
  readAnswer(text) {
    if (text !== 'o') { ${answering} }
    return new Grid(cells, [true]);
  },
  examples: [{ name: 'only', source: 'made up', puzzle: 'fine', answer: 'o' }],
});
`,
  },
});

const AFTERWARDS = "setTimeout(() => { throw new TypeError('afterwards'); }, 20);";

const place = new Installation();
place.install('@gridproof/takuzu', '@gridproof/engine-cadical');
const types = {
  loops: { parsing: 'for (;;);' },
  exits: { parsing: 'process.exit(0);' },
  'encodes-and-exits': { encoding: 'process.exit(0);' },
  'answers-loop': { answering: 'for (;;);' },
  'answers-throw': { answering: "throw new TypeError('no')" },
  rejects: { parsing: "Promise.reject(new TypeError('afterwards'));" },
  throws: { parsing: AFTERWARDS },
  'throws-in-a-thread': { encoding: AFTERWARDS },
  'exits-afterwards': { parsing: 'setTimeout(() => process.exit(0), 20);' },
  says: { parsing: "Promise.reject('only a text');" },
  'loading-loops': { loading: 'for (;;);' },
  'loading-waits': { loading: 'await new Promise(() => {});' },
  'loading-exits': { loading: 'process.exit(0);' },
  'loading-rejects': { loading: "Promise.reject(new TypeError('afterwards'));" },
  stays: { loading: 'setInterval(() => {}, 1_000);' },
};
for (const [name, parts] of Object.entries(types)) {
  place.put(name, name, careless(name, parts));
  place.link('@gridproof/core', name);
}

const gridproof = (args: readonly string[], input?: string) =>
  run(args, { cwd: place.folder, bin: place.bin, ...(input === undefined ? {} : { input }) });

/** Three puzzles of which the second is the one that its type does not like, and one of another type. */
const linesOf = (type: string) =>
  [`${type}:fine`, `${type}:other`, `${type}:fine`, 'takuzu:1./..'].join('\n');

/** The rows of a batch of them. */
async function batchOf(type: string, ...args: readonly string[]) {
  const { status, out, err } = await gridproof(['batch', '--plugin', type, ...args], linesOf(type));
  const rows = rowsOf(out).map(
    ({ line, status, reason }) => `${line} ${status}${reason ? `: ${reason}` : ''}`,
  );
  return { status, rows, err: err.split('\n').slice(0, -2) };
}

describe('a puzzle type that does not return', () => {
  it('costs its line of a batch the time limit, and no other', async () => {
    const { status, rows } = await batchOf('loops', '--timeout', '1s');
    expect(rows).toEqual([
      '1 solved',
      "2 unknown: the puzzle type 'loops' was ended: it had not returned after # ms",
      '3 solved',
      '4 solved',
    ]);
    expect(status).toBe(3);
  });

  it('costs its row of a table alone, where it reads the solution', async () => {
    const reasons = {
      'answers-loop': "the puzzle type 'answers-loop' was ended: it had not returned after # ms",
      'answers-throw': "the puzzle type 'answers-throw' crashed: TypeError: no",
    };
    for (const [type, reason] of Object.entries(reasons)) {
      const { status, out } = await gridproof(
        ['batch', '--plugin', type, '--timeout', '1s'],
        `puzzle,solution\n${type}:fine,o\n${type}:fine,x\ntakuzu:1./..,10/01\n`,
      );
      const rows = rowsOf(out).map((row) => [row.line, row.status, row.solutionMatches, row.reason]);
      expect(rows).toEqual([
        [2, 'solved', true, undefined],
        [3, 'unknown', undefined, reason],
        [4, 'solved', true, undefined],
      ]);
      expect(status).toBe(3);
    }
  });

  it('does not hold up a signal', async () => {
    const child = start(['batch', '--plugin', 'loops', '--timeout', '1m'], {
      cwd: place.folder,
      bin: place.bin,
    });
    const over = once(child, 'close');
    child.stdin.end(Array(50).fill('loops:other').join('\n'));
    child.stdout.resume();
    child.stderr.resume();
    await setTimeout(2_000);
    child.kill('SIGTERM');
    // What is ended by the signal itself has no status of its own: a shell shows 143 either way.
    const [code, signal] = await over;
    expect(signal === 'SIGTERM' ? 143 : code).toBe(143);
    // A third of a second on a machine that has nothing else to do.
  });

  it('is named in solve, where the other puzzles are solved', async () => {
    const { status, out, err } = await gridproof(
      ['solve', '-', '--plugin', 'loops', '--timeout', '1s'],
      linesOf('loops'),
    );
    expect(err).toBe("line 2  the puzzle type 'loops' was ended: it had not returned after 1 s\n");
    expect(out).toContain('4 puzzles: 3 unique, 1 unknown');
    expect(status).toBe(3);
    expect(complaint(await gridproof(['info', 'loops', '--plugin', 'loops', '--plugin', 'nowhere']))).toBe(
      'gridproof: --plugin nowhere: there is no such file or folder, and no package of this name is installed',
    );
  });
});

describe('a puzzle type that would end the program', () => {
  it.each(['exits', 'encodes-and-exits'])('%s: costs its line of a batch, and no other', async (type) => {
    const { status, rows } = await batchOf(type);
    expect(rows).toEqual([
      '1 solved',
      expect.stringMatching(
        `^2 unknown: the .*puzzle type '${type}' .*: Error: it called process.exit\\(0\\)$`,
      ),
      '3 solved',
      '4 solved',
    ]);
    expect(status).toBe(3);
  });

  it('is named where there is a single puzzle', async () => {
    const { status, err } = await gridproof(['solve', '--plugin', 'exits', 'exits:other']);
    expect(err).toMatch(/^gridproof: the puzzle type 'exits' .*: Error: it called process\.exit\(0\)\n$/);
    expect(status).not.toBe(0);
    const encoding = await gridproof(['solve', '--plugin', 'encodes-and-exits', 'encodes-and-exits:other']);
    expect(encoding.out).toContain('it called process.exit(0)');
    expect(encoding.status).toBe(3);
  });
});

describe('what a plugin throws when nothing waits for it', () => {
  const crash = (type: string, message = 'TypeError: afterwards') =>
    `gridproof: ${type} crashed afterwards: ${message}`;

  it.each([
    ['rejects', crash('rejects')],
    ['throws', crash('throws')],
    ['exits-afterwards', crash('exits-afterwards', 'Error: it called process.exit(0)')],
    ['says', crash('a plugin (which one is not known)', "'only a text'")],
  ])('%s: is its fault, and costs no other line', async (type, message) => {
    const { status, rows, err } = await batchOf(type);
    expect(rows.filter((row) => row.endsWith('solved')).length).toBeGreaterThanOrEqual(3);
    expect(rows).toHaveLength(4);
    expect(err).toContain(message);
    expect(status).toBe(3);
    const solved = await gridproof(['convert', '--plugin', type, `${type}:other`, '--to', 'text']);
    expect(solved).toEqual({ status: 3, out: `${type}\nother\n`, err: `${message}\n` });
  });

  it('is its fault in another thread, too', async () => {
    const type = 'throws-in-a-thread';
    const sudoku = '100000000000000000000000000000000000000000000000000000000000000000000000000000000';
    place.link('@gridproof/sudoku');
    const input = [`${type}:other`, ...Array(20).fill(`sudoku:${sudoku}`)].join('\n');
    const args = ['batch', '--plugin', type, '--plugin', '@gridproof/sudoku', '--jobs', '1', '--unique'];
    const { status, out, err } = await gridproof(args, input);
    expect(rowsOf(out).map((row) => row.status)).toEqual(['unique', ...Array(20).fill('multiple')]);
    expect(err).toContain(crash(type));
    expect(status).toBe(3);
  });
});

describe('a plugin that cannot be loaded', () => {
  it.each([
    ['loading-loops', 'it was not loaded after 2 s'],
    ['loading-waits', 'it waits for something without end when it is loaded'],
    ['loading-exits', 'it ends the program when it is loaded'],
    ['loading-rejects', 'it throws when it has been loaded: TypeError: afterwards'],
  ])('%s: is left out in time', async (plugin, why) => {
    const { status, out, err } = await gridproof([
      ...['solve', '--plugin', plugin, 'takuzu:1./..', '--quiet', '--timeout', '1s'],
    ]);
    expect({ status, out, err }).toEqual({
      status: 0,
      out: '10\n01\n',
      err: `gridproof: ${plugin} is left out: ${why}\n`,
    });
  });

  it('and one that goes on for ever does not keep the program alive', async () => {
    const { status, out } = await gridproof(['solve', '--plugin', 'stays', 'stays:fine', '--quiet']);
    expect({ status, out }).toEqual({ status: 0, out: 'o\n' });
    expect((await gridproof(['solve', '--plugin', 'stays', 'nothing:here'])).status).toBe(2);
  });

  it.each([
    ['./nowhere', 'there is no such file or folder'],
    ['nowhere.js', 'there is no such file or folder'],
    ['@me/nowhere', 'there is no such file or folder, and no package of this name is installed'],
    ['node_modules', 'the folder has no package.json'],
  ])('%s: is bad usage where there is no plugin', async (plugin, why) => {
    for (const args of [['solve', 'takuzu:1./..'], ['list'], ['batch']])
      expect(complaint(await gridproof([...args, '--plugin', plugin], ''))).toBe(
        `gridproof: --plugin ${plugin}: ${why}`,
      );
  });
});
