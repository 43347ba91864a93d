import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../src/main.js';
import type { BenchReport } from '../src/report/report.js';

const BIN = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes the program show its progress as on a terminal. */
const ON_TERMINAL = 'data:text/javascript,process.stderr.isTTY = true; delete process.env.TERM;';

/** Runs the built program. `interrupted`: as on a terminal, with ctrl-C after the first run that it shows. */
async function bench(
  args: readonly string[],
  { interrupted = false, bin = BIN }: { interrupted?: boolean; bin?: string } = {},
) {
  const flags = interrupted ? ['--import', ON_TERMINAL] : [];
  const child = spawn(process.execPath, [...flags, bin, ...args], { cwd: folder });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    printed.out += text;
  });
  child.stderr.on('data', (text) => {
    printed.err += text;
    if (interrupted && / [1-9]\d* of \d+ runs/.test(text)) child.kill('SIGINT');
    if (interrupted) interrupted = !child.killed;
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { status, ...printed };
}

/** Runs a command line in this process, in the folder. */
async function call(args: readonly string[]) {
  const printed = { out: '', err: '' };
  const home = process.cwd();
  const capture = (stream: NodeJS.WriteStream, name: 'out' | 'err') =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed[name] += text;
      return true;
    });
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.out += `${text}\n`;
  });
  const spies = [log, capture(process.stdout, 'out'), capture(process.stderr, 'err')];
  process.chdir(folder);
  try {
    await main([process.execPath, BIN, ...args]);
    return { status: process.exitCode ?? 0, ...printed };
  } finally {
    process.exitCode = undefined;
    process.chdir(home);
    for (const spy of spies) spy.mockRestore();
  }
}

const readReport = (name: string): BenchReport => JSON.parse(readFileSync(join(folder, name), 'utf8'));

test('a folder is measured on two engines, written, and compared with itself', async () => {
  writeFileSync(join(folder, 'mine.txt'), `# two\ntakuzu:6x6u:BbcjcaeBBaf\r\n${HARD}\n`);
  const measuring = ['run', '--corpus', '.', '--engine', 'z3', 'cadical', '--repeat', '2'];
  const first = await call([...measuring, '--json', 'old.json', '--html', 'page.html']);
  expect(first).toMatchObject({ status: 0, err: '' });
  expect(first.out).toContain(': z3');
  expect(
    readReport('old.json').results.map(({ name, engine, status, runs }) => [name, engine, status, runs]),
  ).toEqual([
    ['mine 6x6 1', 'z3', 'unique', 2],
    ['mine 6x6 1', 'cadical', 'unique', 2],
    ['mine 9x9 1', 'z3', 'unique', 2],
    ['mine 9x9 1', 'cadical', 'unique', 2],
  ]);
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('</svg>');

  const fast = readReport('old.json');
  const quick = { median: 1e-4, min: 1e-4, max: 1e-4, mad: 0 };
  const results = fast.results.map((result) => ({ ...result, milliseconds: { total: quick } }));
  writeFileSync(join(folder, 'fast.json'), JSON.stringify({ ...fast, results }));
  expect(await call(['compare', 'old.json', 'old.json'])).toMatchObject({ status: 0, err: '' });
  expect(await call(['compare', 'fast.json', 'old.json'])).toMatchObject({ status: 1, err: '' });
  const second = await call([...measuring, '--type', 'takuzu', '--compare', 'fast.json']);
  expect(second.status).toBe(1);
  expect(second.out).toContain('slower');

  const shown = await call(['report', 'old.json']);
  // Files contain times to the microsecond, which may round differently, even from 9 to 10.
  const words = (text: string) => text.trim().replaceAll(/[ .\d]+/g, ' # ');
  expect(words(shown.out)).toBe(words(first.out));
});

/** Installs a package in the folder. */
function install(name: string, keyword: string, module: string): void {
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  const manifest = { name, version: '1.0.0', type: 'module', main: 'index.js', keywords: [keyword] };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(home, 'index.js'), module);
}

/** An engine that runs some code instead of searching. */
const engine = (name: string, does: string) => `export default {
  name: '${name}',
  open: async () => ({
    addVariables() { return 1; }, addClauses() {}, addCounts() {}, addLinears() {}, close() {},
    solve() { ${does} },
  }),
};`;

test('puzzles and engines of others take part; an engine that hangs or crashes costs only its own runs', async () => {
  const takuzu = new URL('../node_modules/@gridproof/takuzu/dist/index.js', import.meta.url).href;
  install(
    'gridproof-marbles',
    'gridproof-puzzle',
    `import { takuzu } from '${takuzu}';
    export default { ...takuzu, id: 'marbles', title: 'Marbles', aliases: [] };`,
  );
  install(
    'engine-hangs',
    'gridproof-engine',
    engine('hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
  );
  install('engine-falls', 'gridproof-engine', engine('falls', 'process.exit(1);'));
  install('engine-throws', 'gridproof-engine', engine('throws', "throw new Error('out of dice');"));
  const names = ['gridproof-marbles', 'engine-hangs', 'engine-falls', 'engine-throws'];
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(folder, 'mine.txt'), `marbles:${Array(6).fill('......').join('/')}\n`);
  const engines = ['hangs', 'falls', 'throws', 'cadical'];
  const { status, err } = await bench([
    'run',
    '--corpus',
    '.',
    '--repeat',
    '2',
    '--search-steps',
    '0',
    '--timeout',
    '1s',
    '--json',
    'x.json',
    '--engine',
    ...engines,
  ]);
  expect(status).toBe(1);
  expect(err).toContain('throws failed on mine 6x6 1: out of dice');
  expect(readReport('x.json').results).toMatchObject([
    { type: 'marbles', engine: 'hangs', status: 'unknown', reason: 'time limit', runs: 1 },
    { engine: 'falls', status: 'failed', reason: 'the thread ended by itself', runs: 1 },
    { engine: 'throws', status: 'failed', runs: 1 },
    { engine: 'cadical', status: 'multiple', censored: false, runs: 2 },
  ]);
});

test('a type from outside takes part with its examples, an engine that is named takes part too', async () => {
  const takuzu = new URL('../node_modules/@gridproof/takuzu/dist/index.js', import.meta.url).href;
  const cadical = new URL('../node_modules/@gridproof/engine-cadical/dist/index.js', import.meta.url).href;
  writeFileSync(
    join(folder, 'marbles.mjs'),
    `import { takuzu } from '${takuzu}';
    export default { ...takuzu, id: 'marbles', title: 'Marbles', aliases: [] };`,
  );
  writeFileSync(join(folder, 'engine-mine.mjs'), `export { default } from '${cadical}';`);
  const named = ['--plugin', 'marbles.mjs', '--plugin', './engine-mine.mjs'];
  const measuring = [
    '--type',
    'marbles',
    '--size',
    '..6',
    '--engine',
    'mine',
    '--repeat',
    '1',
    '--warm-up',
    '0',
  ];
  const { status, out, err } = await bench(['run', ...measuring, ...named, '--json', 'x.json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('marbles, ');
  expect(readReport('x.json').results.length).toBeGreaterThan(1);
  const counts = ['--repeat', '1', '--warm-up', '0', '--puzzles', '3'];
  const started = await bench([...named, 'start', '--engine', 'mine', ...counts]);
  expect(started).toMatchObject({ status: 0, err: '' });
});

describe('where few packages are installed', () => {
  const home = fileURLToPath(new URL('..', import.meta.url));
  const link = (name: string) => {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(join(home, 'node_modules', name)), place);
  };
  const listInstalled = () => {
    const program = join(folder, 'node_modules', '@gridproof', 'bench');
    for (const part of ['dist', 'corpora', 'package.json'])
      cpSync(join(home, part), join(program, part), { recursive: true });
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) link(name);
    const needed = ['@gridproof/bench', '@gridproof/takuzu', '@gridproof/engine-cadical'];
    for (const name of needed.slice(1)) link(name);
    const all = Object.fromEntries(needed.map((name) => [name, '*']));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: all }));
    return join(program, 'dist', 'bin.js');
  };

  test('others are left out with a notice, and an error names a required one', async () => {
    const bin = listInstalled();
    const run = ['run', '--size', '..8', '--repeat', '1', '--warm-up', '0', '--json', 'x.json'];
    const { status, err } = await bench(run, { bin });
    expect(status).toBe(0);
    expect(err).toMatch(
      /^gridproof-bench: \d+ of the \d+ puzzles of the suite standard are left out: their puzzle types are not installed\n$/,
    );
    expect(new Set(readReport('x.json').results.map(({ type, engine }) => `${type} ${engine}`))).toEqual(
      new Set(['takuzu cadical']),
    );
    const complaint = async (...args: string[]) => {
      const { status, err } = await bench(args, { bin });
      expect(status).toBe(2);
      return err.trim().split('\n').at(-1);
    };
    const sudoku = 'gridproof-bench: sudoku is not installed. Run: npm install @gridproof/sudoku';
    for (const command of ['start', 'batch']) expect(await complaint(command)).toBe(sudoku);
    const z3 = 'gridproof-bench: z3 is not installed. Run: npm install @gridproof/engine-z3';
    expect(await complaint('run', '--engine', 'z3')).toBe(z3);
  });
});

test('paths, explanations and ratings are measured and written like all other figures', async () => {
  writeFileSync(
    join(folder, 'mine.txt'),
    '# grade: easy\ntakuzu:6x6u:BbcjcaeBBaf\n# grade: hard\ntakuzu:8x8u:EdCATHdCbJDa\ntakuzu:1.../1.../1.../....\n',
  );
  const measuring = ['run', '--corpus', '.', '--engine', 'cadical', '--repeat', '2', '--json', 'x.json'];
  const reasons = await call([...measuring, '--task', 'steps']);
  expect(reasons).toMatchObject({ status: 0, err: '' });
  expect(reasons.out).toContain('longest');
  expect(readReport('x.json')).toMatchObject({
    task: 'steps',
    results: [
      { status: 'unique', by: 'cadical', runs: 2, rating: { name: 'easy' } },
      { status: 'unique', rating: { name: 'medium' } },
      { status: 'unsolvable', explanation: { size: 4, least: true } },
    ],
  });
  const forced = await call([...measuring, '--task', 'forced']);
  expect(forced.status).toBe(0);
  expect(readReport('x.json')).toMatchObject({ task: 'forced', results: [{ status: 'unique' }, {}, {}] });

  const ratings = await call(['ratings', 'mine.txt']);
  expect(ratings).toMatchObject({ status: 0, err: '' });
  expect(ratings.out).toContain('rank correlation');
  writeFileSync(join(folder, 'mine.txt'), 'takuzu:6x6u:BbcjcaeBBaf\n');
  const ungraded = await call(['ratings', 'mine.txt']);
  expect(ungraded.status).toBe(2);
  expect(ungraded.err).toContain("mine: no line such as '# grade: easy' stands above the first puzzle");
});

test('feedback is measured for the types that are named', async () => {
  const { status, out } = await call(['feedback', '--type', 'akari', 'takuzu', '--draws', '20']);
  expect(status).toBe(0);
  expect(out).toMatch(/^puzzle type +found, % +false alarms\nAkari +\d+ +0\nTakuzu +\d+ +0\nmean /);
});

test('ctrl-C shows the measurements so far', async () => {
  const measuring = ['run', '--suite', 'sudoku-hard', '--engine', 'cadical'];
  const { status, out } = await bench(
    [...measuring, '--warm-up', '0', '--repeat', '900000', '--json', 'x.json'],
    { interrupted: true },
  );
  expect(status).toBe(130);
  expect(out).toContain('stopped before the end');
  expect(readReport('x.json')).toMatchObject({ complete: false });
  // The signal may come before the first run of all three puzzles.
  const { length } = readReport('x.json').results;
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThanOrEqual(3);
});

test.each([
  ['an engine that is not there', ['run', '--engine', 'dice'], "there is no engine 'dice' (installed: "],
  ['a program that is not there', ['run', '--engine', 'native:no-such'], "there is no program 'no-such'"],
  ['a suite that is not there', ['run', '--suite', 'easy'], "'easy' is not a suite"],
  ['a folder that is not there', ['run', '--corpus', 'nowhere'], "'nowhere' cannot be read as a folder"],
  ['a size that is none', ['run', '--size', 'big'], 'Expected sides as in'],
  ['a file that cannot be written', ['run', '--json', 'no/where.json'], "'no/where.json' cannot be written"],
  ['a file that is not there', ['report', 'nothing.json'], "'nothing.json' cannot be read (ENOENT)"],
  [
    'a board that the type has not',
    ['generate', '--type', 'takuzu', '--size', '5'],
    'gridproof-bench: Takuzu of 5x5 cannot be generated: the board is 5 wide and 5 high, expected even sides\n',
  ],
  ['a command that is not there', ['rum'], "unknown command 'rum'"],
])('%s ends with status 2 and says so', async (_, args, message) => {
  const { status, err } = await call(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('the help has examples', async () => {
  for (const command of ['run', 'growth', 'compare', 'report', 'ratings', 'feedback']) {
    const { status, out } = await call([command, '--help']);
    expect(status).toBe(0);
    expect(out).toContain('Example');
  }
});
