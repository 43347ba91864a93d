import { describe, expect, it } from 'vitest';
import { complaint, rowsOf, gridproof as runHere } from './gridproof.js';
import { Installation, type Written } from './installation.js';

/**
 * A plugin whose answers are all `o`. The parameters are code that runs when it is loaded, when it parses or encodes
 * anything but `fine`, or when it reads an answer other than `o`.
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

/** Blocks its thread for ever, without processor time. */
const BLOCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

const AFTERWARDS = "setTimeout(() => { throw new TypeError('afterwards'); }, 20);";

const place = new Installation();
place.install('@gridproof/takuzu', '@gridproof/engine-cadical');
const types = {
  loops: { parsing: BLOCK },
  exits: { parsing: 'process.exit(0);' },
  'encodes-and-exits': { encoding: 'process.exit(0);' },
  'answers-loop': { answering: BLOCK },
  'answers-throw': { answering: "throw new TypeError('no')" },
  throws: { parsing: "throw new TypeError('no')" },
  'throws-in-a-thread': { encoding: AFTERWARDS },
  'loading-loops': { loading: BLOCK },
  'loading-waits': { loading: 'await new Promise(() => {});' },
  'loading-exits': { loading: 'process.exit(0);' },
  'loading-throws': { loading: "throw new TypeError('no');" },
  'loading-rejects': { loading: "Promise.reject(new TypeError('afterwards'));" },
  stays: { loading: 'setInterval(() => {}, 1_000);' },
};
for (const [name, parts] of Object.entries(types)) {
  place.put(name, name, careless(name, parts));
  place.link('@gridproof/core', name);
}

const gridproof = (args: readonly string[], input?: string) =>
  runHere(args, {
    cwd: place.folder,
    bin: place.bin,
    isSupervised: true,
    ...(input === undefined ? {} : { input }),
  });

/** Three puzzles, the second of which its type cannot handle, and one of another type. */
const linesOf = (type: string) =>
  [`${type}:fine`, `${type}:other`, `${type}:fine`, 'takuzu:1./..'].join('\n');

/** Runs a batch of them and returns its rows. */
async function batchOf(type: string, ...args: readonly string[]) {
  const { status, out, err } = await gridproof(
    ['batch', '--plugin', type, '--jobs', '1', ...args],
    linesOf(type),
  );
  const rows = rowsOf(out).map(
    ({ line, status, reason }) => `${line} ${status}${reason ? `: ${reason}` : ''}`,
  );
  return { status, rows, err: err.split('\n').slice(0, -2) };
}

describe('a puzzle type that does not return', () => {
  it('costs its line of a batch the time limit, and no other', async () => {
    const { status, rows } = await batchOf('loops', '--timeout', '1s');
    expect(rows).toEqual(['1 solved', '2 unknown: time limit', '3 solved', '4 solved']);
    expect(status).toBe(3);
  });

  it('costs its row of a table alone, where it reads the solution', async () => {
    const reasons = {
      'answers-loop': 'time limit',
      'answers-throw': "the puzzle type 'answers-throw' crashed: TypeError: no",
    };
    for (const [type, reason] of Object.entries(reasons)) {
      const { status, out } = await gridproof(
        ['batch', '--plugin', type, '--jobs', '1', '--timeout', '3s'],
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

  it('is ended by the time limit in solve', async () => {
    const solve = (puzzle: string) => gridproof(['solve', puzzle, '--plugin', 'loops', '--timeout', '1s']);
    place.write('loops.txt', linesOf('loops'));
    expect(await solve('loops:other')).toEqual({ status: 3, out: "don't know: time limit\n", err: '' });
    expect(await solve('loops.txt')).toEqual({
      status: 3,
      out: '',
      err: 'gridproof: the plugin loops had not returned after 1 s\n',
    });
  });
});

describe('a puzzle type that throws', () => {
  it('is named, and costs its line of a batch alone', async () => {
    const { status, rows } = await batchOf('throws');
    expect(rows).toEqual([
      '1 solved',
      "2 unknown: the puzzle type 'throws' crashed: TypeError: no",
      '3 solved',
      '4 solved',
    ]);
    expect(status).toBe(3);
    expect(await gridproof(['solve', '--plugin', 'throws', 'throws:other'])).toEqual({
      status: 2,
      out: '',
      err: "gridproof: the puzzle type 'throws' crashed: TypeError: no\n",
    });
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
    expect(await gridproof(['solve', '--plugin', 'exits', 'exits:other'])).toEqual({
      status: 3,
      out: '',
      err: 'gridproof: the plugin exits ended the program before there was a result\n',
    });
    const encoding = await gridproof(['solve', '--plugin', 'encodes-and-exits', 'encodes-and-exits:other']);
    expect(encoding.out).toContain('it called process.exit(0)');
    expect(encoding.status).toBe(3);
  });
});

describe('an unhandled error of a plugin', () => {
  it('ends the command, with its name', async () => {
    const plugin = 'throws-afterwards';
    const waits = `setTimeout(() => { throw new TypeError('afterwards'); }, 0)`;
    place.put(plugin, plugin, careless(plugin, { loading: `${waits}; await new Promise(() => {});` }));
    expect(await gridproof(['solve', '--plugin', plugin, `${plugin}:fine`])).toEqual({
      status: 3,
      out: '',
      err: `gridproof: the plugin ${plugin} crashed: TypeError: afterwards\n`,
    });
  });

  it('costs no other puzzle in a worker', async () => {
    const type = 'throws-in-a-thread';
    const sudoku = '100000000000000000000000000000000000000000000000000000000000000000000000000000000';
    place.link('@gridproof/sudoku');
    const input = [`${type}:other`, ...Array(20).fill(`sudoku:${sudoku}`)].join('\n');
    const args = ['batch', '--plugin', type, '--plugin', '@gridproof/sudoku', '--jobs', '1', '--unique'];
    const { out } = await gridproof(args, input);
    expect(rowsOf(out).map((row) => row.status)).toEqual(['unique', ...Array(20).fill('multiple')]);
  });
});

describe('a plugin that cannot be loaded', () => {
  it('is left out, and costs the others nothing', async () => {
    const plugin = 'loading-throws';
    expect(await gridproof(['solve', '--plugin', plugin, 'takuzu:1./..', '--quiet'])).toEqual({
      status: 0,
      out: '10\n01\n',
      err: `gridproof: ${plugin} is left out: it throws when it is loaded: TypeError: no\n`,
    });
  });

  it.each([
    ['loading-loops', 'had not returned after 1 s'],
    ['loading-waits', 'ended the program before there was a result'],
    ['loading-exits', 'ended the program before there was a result'],
  ])('%s: ends the command, with its name', async (plugin, what) => {
    // The limit for plugins that end immediately is long enough for a busy machine.
    const timeout = plugin === 'loading-loops' ? '1s' : '30s';
    expect(
      await gridproof(['solve', '--plugin', plugin, 'takuzu:1./..', '--quiet', '--timeout', timeout]),
    ).toEqual({ status: 3, out: '', err: `gridproof: the plugin ${plugin} ${what}\n` });
  });

  it('and one that throws once it is loaded makes the result unknown', async () => {
    const plugin = 'loading-rejects';
    expect(await gridproof(['solve', '--plugin', plugin, 'takuzu:1./..', '--quiet'])).toMatchObject({
      status: 3,
      err: `gridproof: the plugin ${plugin} crashed: TypeError: afterwards\n`,
    });
  });

  it('a timer that never ends does not keep the program alive', async () => {
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
      expect(
        complaint(await runHere([...args, '--plugin', plugin], { cwd: place.folder, bin: place.bin })),
      ).toBe(`gridproof: --plugin ${plugin}: ${why}`);
  });
});
