import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf, startCall, startProcess } from './gridproof.js';

const place = new Folder();
const cwd = place.folder;

/** Sudokus that need an engine, most with several answers: a hard one, without one of its clues each. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const CLUES = [...HARD].flatMap((sign, at) => (sign === '.' ? [] : [at]));
const SUDOKUS = [HARD, ...CLUES.slice(15).map((at) => `${HARD.slice(0, at)}.${HARD.slice(at + 1)}`)];
place.write('sudokus.txt', `${SUDOKUS.join('\n')}\n`);

place.write(
  'mixed.txt',
  '# a batch\ntakuzu:1./..\n\ntakuzu:1./1.   # no answer\ntakuzu:1x/..\ntakuzu:..../..../..../....\ntakuzu:0./..',
);

/** Installs a package in the project of the batches. */
function installPackage(name: string, keyword: string, code: string): void {
  const manifest = { name, version: '1.0.0', main: 'index.mjs', keywords: [keyword] };
  place.write(`node_modules/${name}/package.json`, manifest);
  place.write(`node_modules/${name}/index.mjs`, code);
}

const built = (name: string) => new URL(`../../../packages/${name}/dist/index.js`, import.meta.url).href;

/** Installs an engine: CaDiCaL with a change. */
function install(name: string, change: string): void {
  installPackage(
    `gridproof-engine-${name}`,
    'gridproof-engine',
    `import cadical from '${built('engines/cadical')}';
     export default {
       name: '${name}',
       async open(shape) {
         const session = await cadical.open(shape);
         ${change}
         return session;
       },
     };`,
  );
}

place.write('package.json', {
  dependencies: { 'gridproof-engine-slow': '1', 'gridproof-engine-trap': '1', fragile: '1' },
});

// A takuzu type that crashes on some boards, each in another function.
installPackage(
  'fragile',
  'gridproof-puzzle',
  `import takuzu from '${built('puzzles/takuzu')}';
   const breaking = (name) => (...args) => {
     const result = takuzu[name](...args);
     const board = name === 'parse' ? result : args[name === 'printAnswer' || name === 'decode' ? 1 : 0];
     const text = takuzu.print(board).replace('\\n', '/');
     if (text === BREAK[name]) undefined.property;
     return result;
   };
   const BREAK = { parse: '1./..', print: '0./..', decode: '.1/..', printAnswer: '.0/..', verify: '../1.' };
   const changed = Object.keys(BREAK).map((name) => [name, breaking(name)]);
   export default Object.freeze({ ...takuzu, id: 'fragile', title: 'Fragile', aliases: [], formats: {}, ...Object.fromEntries(changed) });`,
);

// Slow, so that it can be interrupted.
install(
  'slow',
  `const { solve } = session;
   session.solve = (...how) => {
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
     return solve.apply(session, how);
   };`,
);

// Hangs on boards of 16x16, crashes on 18x18, and returns wrong answers on 20x20. All are too large to be decided without an
// engine.
install(
  'trap',
  `if (shape.variables === 324) throw new Error('not today');
   if (shape.variables === 256) session.solve = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
   if (shape.variables === 400) {
     const { value } = session;
     session.value = (literal) => value.call(session, literal) !== (literal === 1);
   }`,
);

/** A Takuzu without givens, in one line. */
const blank = (side: number) => Array(side).fill('.'.repeat(side)).join('/');

// Too large to be decided without an engine; each has a different given.
const large = Array.from({ length: 7 }, (_, at) => `takuzu:${'.'.repeat(at)}1${blank(16).slice(at + 1)}`);
place.write('large.txt', large.join('\n'));

const brief = (out: string) => rowsOf(out).map(({ line, status }) => `${line ?? '-'} ${status}`);

async function batch(args: readonly string[], input?: string | Buffer) {
  // The engine that loads fastest in one thread, unless a test names others.
  const ran = await gridproof(['batch', '--engine', 'cadical', '--jobs', '1', ...args], {
    cwd,
    ...(input === undefined ? {} : { input }),
  });
  return { ...ran, rows: rowsOf(ran.out) };
}

/** Waits until a batch has written some rows. */
async function untilRows(rows: number, out: string): Promise<void> {
  while (!place.has(out) || place.text(out).split('\n').length <= rows) await setTimeout(5);
}

describe('a batch', () => {
  it('writes a row for each puzzle in order, and continues after a line that is not one', async () => {
    const { status, rows, out, err } = await batch(['mixed.txt', '--unique', '--jobs', '2']);
    expect(brief(out)).toEqual(['2 unique', '4 unsolvable', '5 invalid', '6 multiple', '7 unique']);
    expect(rows[0]).toEqual({
      source: 'mixed.txt',
      line: 2,
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      puzzle: 'takuzu',
      format: 'text',
      status: 'unique',
      answers: ['10\n01'],
    });
    expect(rows[3]!.answers).toHaveLength(2);
    expect(err).toMatch(
      /^mixed\.txt:5 {2}line 1, column 9: found 'x'.*\n5 puzzles in .*: 2 unique, .* \(\S+ a second\)\n$/,
    );
    expect(rows[2]!.error!.message).toContain("found 'x'");
    expect(status).toBe(2);
  });

  it('stops at the first answer without --unique, and writes times only on request', async () => {
    const { rows } = await batch(['mixed.txt', '--times']);
    expect(rows[0]).toMatchObject({
      status: 'solved',
      engine: 'propagation',
      milliseconds: expect.any(Number),
    });
    expect(rows[3]).toMatchObject({ status: 'solved', answers: [expect.any(String)] });
  });

  it('is the same with one thread, with three, and read backwards', async () => {
    const one = await batch(['sudokus.txt', '--as', 'sudoku', '--jobs', '1']);
    expect(one.rows.map(({ status }) => status)).toEqual(SUDOKUS.map(() => 'solved'));
    expect((await batch(['sudokus.txt', '--as', 'sudoku', '--jobs', '3'])).out).toBe(one.out);
    const back = await batch(['-', '--as', 'sudoku'], SUDOKUS.toReversed().join('\n'));
    expect(back.rows.map(({ answers }) => answers).reverse()).toEqual(one.rows.map(({ answers }) => answers));
  });

  it('starts no more threads than processors without --oversubscribe', async () => {
    const line = 'takuzu:1./..\n';
    const { rows, err } = await batch(['-', '--jobs', '256'], line.repeat(2));
    expect(rows.map(({ status }) => status)).toEqual(['solved', 'solved']);
    const processors = availableParallelism();
    expect(err).toContain(`${processors === 1 ? 'one thread is' : `${processors} threads are`} used, since`);
    const twice = await batch(['-', '--jobs', '256', '--oversubscribe'], line.repeat(2));
    expect(twice.out).toBe((await batch(['-'], line.repeat(2))).out);
    expect(twice.err).toContain('up to 256 threads share');
  });

  it('reports each faulty line, even where most are', async () => {
    place.write('faulty.txt', 'nonsense\ntakuzu:1./..\nmore of it\nand more\n');
    const { status, rows } = await batch(['faulty.txt']);
    expect(rows.map((row) => [row.line, row.status])).toEqual([
      [1, 'invalid'],
      [2, 'solved'],
      [3, 'invalid'],
      [4, 'invalid'],
    ]);
    expect(status).toBe(2);
  });

  it('reads several files, whether they hold many puzzles or one', async () => {
    place.write('board.txt', '# whole\ntakuzu\n1.\n..\n');
    place.write('title.txt', 'Sudoku\n1..4........4..1\n');
    place.write('nothing.txt', '\n# nothing\n');
    const { status, rows } = await batch(['mixed.txt', 'board.txt', 'nothing.txt', 'title.txt']);
    expect(rows.slice(4).map(({ source, line, puzzle }) => [source, line, puzzle])).toEqual([
      ['mixed.txt', 7, 'takuzu'],
      ['board.txt', undefined, 'takuzu'],
      ['title.txt', 2, 'sudoku'],
    ]);
    expect(status).toBe(2);
  });

  it('reads JSON, a puzzle by itself or with a text in it', async () => {
    const lines = [
      { puzzle: 'takuzu', givens: [[1, null], [null, null]] }, // biome-ignore format: as short as the others
      { id: 7, puzzle: '1.\n..', as: 'binairo', solution: '?' },
      { puzzle: '1o', as: 'takuzu', size: '4x4' },
      { puzzle: 'takuzu:1./..# no comment' },
      { puzzle: { puzzle: 'takuzu', givens: [[0, null], [null, null]] } }, // biome-ignore format: as above
      { puzzle: '1./..', as: 5 },
      { puzzle: '1.' },
    ].map((line) => JSON.stringify(line));
    const { rows } = await batch(['-', '--unique'], lines.join('\n'));
    expect(rows.map(({ status, error }) => error?.message ?? status)).toEqual([
      'unique',
      'unique',
      'multiple',
      expect.stringContaining("found '#'"),
      'unique',
      'as is 5, expected a text',
      expect.stringContaining('cannot tell which puzzle type'),
    ]);
  });

  it('knows a comment from what stands in JSON', async () => {
    const line = JSON.stringify({ title: 'Daily #1', puzzle: 'takuzu:1./..' });
    const { rows } = await batch(['-'], `${line}\n${line} # easy\n${line}\n`);
    expect(rows.map(({ line, status }) => [line, status])).toEqual([1, 2, 3].map((at) => [at, 'solved']));
  });

  it('reads what Windows writes: line ends, marks, UTF-16, no end of the last line', async () => {
    const lines = 'takuzu:1./..\r\n\r\ntakuzu:0./..  # größer\r\ntakuzu:.1/..';
    const wide = Buffer.from(`\uFEFF${lines}`, 'utf16le');
    const { out } = await batch(['-'], lines);
    expect(brief(out)).toEqual(['1 solved', '3 solved', '4 solved']);
    for (const input of [`\uFEFF${lines}`, wide, Buffer.from(wide).swap16(), lines.replaceAll('\r\n', '\r')])
      expect((await batch(['-'], input)).out).toBe(out);
  });

  it('takes puzzles from standard input as they come', async () => {
    const input = new PassThrough();
    const call = startCall(['batch'], { cwd, input });
    input.write('takuzu:1./..\ntakuzu:0./..\ntak');
    const [first] = await once(call.stdout, 'data');
    expect(brief(`${first}`)[0]).toBe('1 solved');
    input.end('uzu:.0/..\n');
    expect((await call.ended).status).toBe(0);
  });

  it('draws its progress on a terminal', async () => {
    const input = new PassThrough();
    const call = startCall(['batch'], { cwd, input, isSupervised: true, isTerminal: true });
    input.write('takuzu:1./..\ntakuzu:0./..\n');
    await call.stderr.waitFor(/\[K.*2 puzzles/);
    input.end();
    const { status, err } = await call.ended;
    expect(status).toBe(0);
    expect(err).toContain('\r\u001B[K');
    expect(err).not.toContain('\\u');
  });

  it('does not read lines that are longer than any puzzle', async () => {
    const { rows, status } = await batch(['-'], `takuzu:1./..\n${'1'.repeat(3_000_000)}\ntakuzu:0./..\n`);
    expect(rows.map(({ line, status, error }) => [line, error?.message ?? status])).toEqual([
      [1, 'solved'],
      [2, 'this is too large for a puzzle, expected at most 1 MB'],
      [3, 'solved'],
    ]);
    expect(status).toBe(2);
  });
});

describe('the exit status', () => {
  it.each([
    [0, 'takuzu:1./..\ntakuzu:0./..'],
    [1, 'takuzu:1./..\ntakuzu:1./1.'],
    [2, 'takuzu:1./1.\ntakuzu:1x/..'],
    [0, ''],
  ])('is %i', async (status, input) => {
    expect((await batch(['-'], input)).status).toBe(status);
  });

  it('is 3 where a time limit comes first', async () => {
    const { status, rows } = await batch(['-', '--timeout', '1ms', '--as', 'sudoku'], `${HARD}\n${HARD}`);
    expect(rows.map(({ status, reason }) => [status, reason])).toEqual(
      Array(2).fill(['unknown', 'time limit']),
    );
    expect(status).toBe(3);
  });
});

describe('a thread that crashes', () => {
  it('costs one puzzle, and a wrong answer is never written', async () => {
    const boards = [2, 4, 16, 4, 18, 4, 20, 4].map((side) => `takuzu:${blank(side)}`);
    const { status, out } = await batch(['--engine', 'trap', '--timeout', '2s'], boards.join('\n'));
    const rows = rowsOf(out).map(({ line, status, reason = '' }) => `${line} ${status} ${reason}`.trim());
    expect(rows).toEqual([
      '1 solved',
      '2 solved',
      '3 unknown time limit',
      '4 solved',
      "5 unknown the engine or the puzzle type 'takuzu' crashed: Error: not today",
      '6 solved',
      expect.stringMatching(/^7 unknown the engine or the puzzle type 'takuzu' crashed: UnsoundAnswerError/),
      '8 solved',
    ]);
    expect(status).toBe(3);
  });
});

describe('a puzzle type that crashes', () => {
  const lines = [
    'takuzu:1./..',
    ...['1./..', '0./..', '.1/..', '.0/..', '../1.'].map((text) =>
      JSON.stringify({ puzzle: text, as: 'fragile', size: '2x2' }),
    ),
    'fragile:../0.',
  ];
  const reason = "'fragile' crashed: TypeError: Cannot read properties of undefined (reading 'property')";

  it('costs that line alone, and is passed over', async () => {
    place.write('fragile.txt', lines.join('\n'));
    const { out, rows, status } = await batch(['fragile.txt']);
    expect(rows.map(({ line, status, reason = '' }) => `${line} ${status} ${reason}`)).toEqual([
      '1 solved ',
      `2 unknown the puzzle type ${reason}`,
      // No row requires it to be formatted.
      '3 solved ',
      ...[4, 5, 6].map((line) => `${line} unknown the engine or the puzzle type ${reason}`),
      '7 solved ',
    ]);
    expect(status).toBe(3);
    place.write('fragile.jsonl', out.slice(0, out.indexOf('{"source":"fragile.txt","line":5') + 9));
    expect((await batch(['fragile.txt', '--out', 'fragile.jsonl', '--resume'])).status).toBe(3);
    expect(place.text('fragile.jsonl')).toBe(out);
  });

  it('costs that puzzle alone in solve, too', async () => {
    const texts = ['takuzu:1./..', ...['1./..', '0./..', '.0/..', '../0.'].map((one) => `fragile:${one}`)];
    for (const engine of ['cadical', 'auto']) {
      const solve = (...args: string[]) =>
        gridproof(['solve', '--engine', engine, '-', ...args], { cwd, input: texts.join('\n') });
      const [text, data] = await Promise.all([solve(), solve('--format', 'json')]);
      expect([text.status, data.status]).toEqual([3, 3]);
      expect(text.err.split('\n').map((line) => line.split('  ')[1])).toEqual([
        `the puzzle type ${reason}`,
        `the puzzle type ${reason}`,
        undefined,
      ]);
      expect(text.out).toMatch(/5 puzzles: .*3 unknown/);
      expect(rowsOf(data.out).map(({ source, line, status }) => [source, line, status])).toEqual([
        ['-', 1, 'unique'],
        ['-', 2, 'unknown'],
        ['-', 3, 'unknown'],
        ['-', 4, 'unknown'],
        ['-', 5, 'unique'],
      ]);
    }
  });

  it('costs that puzzle alone in convert, too', async () => {
    const input = 'fragile:1./..\ntakuzu:1./..\n';
    expect(await gridproof(['convert', '-', '--to', 'json'], { cwd, input })).toMatchObject({
      status: 3,
      out: '{"puzzle":"takuzu","givens":[[1,null],[null,null]]}\n',
      err: expect.stringMatching(/^line 1 {2}/),
    });
    expect(await gridproof(['convert', '-', '--to', 'text'], { cwd, input })).toMatchObject({ status: 2 });
  });

  it('is named where it is alone', async () => {
    const { status, err } = await gridproof(['solve', '--engine', 'cadical', 'fragile:0./..'], { cwd });
    expect([status, err]).toEqual([2, `gridproof: the puzzle type ${reason}\n`]);
  });
});

// Contradictory counts, some only by a little: CaDiCaL needs more than ten thousand conflicts, Z3 decides them easily.
const CROWDED =
  '.2.1......3../......3....../..21.......4./............./..32..12.2.../....212...2.1/......3....../......4....../' +
  '13.........../......33...../......3....../..0........0./.....1.1.....';
const boards = [
  // Too large to be decided without an engine.
  [`takuzu:${blank(16)}`],
  ['minesweeper', 'mines: 85', ...CROWDED.split('/')],
].map((rows, at) => place.write(`board-${at}.txt`, rows.join('\n')));

describe('several engines', () => {
  // Outside the folder where the other plugins are installed.
  const solveBoards = (...args: string[]) => gridproof(['batch', ...boards, '--unique', ...args]);

  it('take turns by default: the same bytes each time, on one thread or two', async () => {
    const first = await solveBoards('--jobs', '1');
    expect(rowsOf(first.out).map(({ status }) => status)).toEqual(['multiple', 'unsolvable']);
    expect((await solveBoards('--jobs', '2', '--engine', 'auto')).out).toBe(first.out);
    const timed = rowsOf((await solveBoards('--jobs', '1', '--times')).out);
    expect(timed.map(({ engine }) => engine)).toEqual(['cadical', 'z3']);
  });

  it('make other rows than one of them alone, which their fingerprints show', async () => {
    const each = await Promise.all(
      ['auto', 'cadical', 'z3'].map(async (engine) =>
        rowsOf((await gridproof(['batch', boards[0]!, '--unique', '--engine', engine])).out),
      ),
    );
    const fingerprints = each.map(([row]) => row!.fingerprint);
    expect(new Set(fingerprints).size).toBe(3);
    // The puzzle and the task are the same.
    expect(new Set(fingerprints.map((one) => one.slice(0, 12))).size).toBe(1);
    expect(each[1]![0]!.answers).not.toEqual(each[2]![0]!.answers);
  });
});

describe('--resume', () => {
  const args = ['large.txt', '--unique', '--jobs', '2', '--engine', 'slow'];
  const whole = batch(args);
  const resume = async (out: string) => {
    const ran = await batch([...args, '--out', out, '--resume']);
    expect(ran.err).toMatch(/^7 puzzles in .*, \d+ of them before/);
    expect({ status: ran.status, out: ran.out }).toEqual({ status: 0, out: '' });
    return place.text(out);
  };

  it('gives the file of an undisturbed run, wherever the line was torn', async () => {
    const { out } = await whole;
    expect(rowsOf(out)).toHaveLength(7);
    const lines = out.indexOf('\n', 2_000);
    for (const bytes of [1, lines, lines + 100]) {
      place.write('torn.jsonl', out);
      truncateSync(place.path('torn.jsonl'), bytes);
      const ran = await batch([...args, '--out', 'torn.jsonl', '--resume']);
      expect([bytes, ran.status, ran.err.split('\n').length]).toEqual([bytes, 0, 2]);
      expect(place.text('torn.jsonl')).toBe(out);
    }
  });

  it('resumes after the program was killed', async () => {
    const { out } = await whole;
    const child = startProcess(['batch', ...args, '--out', 'killed.jsonl'], { cwd });
    await untilRows(2, 'killed.jsonl');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(out).toContain(place.text('killed.jsonl'));
    expect(place.text('killed.jsonl').length).toBeLessThan(out.length);
    const holder = JSON.parse(place.text('killed.jsonl.lock'));
    expect(await resume('killed.jsonl')).toBe(out);
    if (process.platform !== 'linux') return;
    // Another process may get the number of the killed one.
    place.write('killed.jsonl.lock', { ...holder, pid: process.pid });
    expect(await resume('killed.jsonl')).toBe(out);
  });

  it('goes on after SIGINT, which leaves complete lines and says how', async () => {
    const { out } = await whole;
    const call = startCall(['batch', ...args, '--out', 'interrupted.jsonl'], { cwd, isSupervised: true });
    await untilRows(2, 'interrupted.jsonl');
    call.kill('SIGINT');
    expect(await call.ended).toEqual({
      status: 130,
      out: '',
      err: expect.stringMatching(
        /^interrupted: \d+ puzzles in .*; the same command with --resume goes on with 'interrupted\.jsonl'\n$/,
      ),
    });
    const rows = place.text('interrupted.jsonl');
    expect(out.startsWith(rows) && rows.endsWith('\n')).toBe(true);
    expect(await resume('interrupted.jsonl')).toBe(out);
  });

  it('begins where there is nothing yet, and counts the rows that are there', async () => {
    const first = await batch(['mixed.txt', '--out', 'counted.jsonl', '--resume']);
    const again = await batch(['mixed.txt', '--out', 'counted.jsonl', '--resume']);
    expect(first.status).toBe(2);
    expect(again).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^5 puzzles in .*, 5 of them before\n$/),
    });
  });

  it.each([
    ['another input', 'takuzu:1./..\ntakuzu:.1/..\n', []],
    ['another question', 'takuzu:1./..\ntakuzu:0./..\n', ['--unique']],
    ['a shorter input', 'takuzu:1./..\n', []],
  ])('leaves a file alone that is of %s', async (_, input, options) => {
    place.write('own.txt', 'takuzu:1./..\ntakuzu:0./..\n');
    const own = (await batch(['own.txt'])).out;
    place.write('own.txt', input);
    for (const content of [own, own.slice(0, -1)]) {
      place.write('own.jsonl', content);
      const { status, err } = await batch(['own.txt', '--out', 'own.jsonl', '--resume', ...options]);
      expect([status, err]).toEqual([
        2,
        expect.stringContaining("'own.jsonl' was written for another input"),
      ]);
      expect(place.text('own.jsonl')).toBe(content);
    }
  });
});

it('--resume refuses a file that other engines have written, and leaves it unchanged', async () => {
  const lines = Array(3).fill('takuzu:..../..../..../....').join('\n');
  const written = (await gridproof(['batch', '-', '--engine', 'z3'], { input: lines })).out;
  for (const content of [written, written.slice(0, written.indexOf('\n') + 1)])
    for (const choice of [['--engine', 'cadical'], []]) {
      const path = place.write('by-z3.jsonl', content);
      const refused = await gridproof(['batch', '-', ...choice, '--out', path, '--resume'], { input: lines });
      expect(complaint(refused)).toBe(
        `gridproof: '${path}' was written by other engines, or by another version (line 1), and is left as it is: ` +
          'go on with the same --engine and the same versions installed, or write into another file',
      );
      expect(place.text('by-z3.jsonl')).toBe(content);
    }
  const path = place.write('by-z3.jsonl', written.slice(0, written.indexOf('\n') + 1));
  const same = await gridproof(['batch', '-', '--engine', 'z3', '--out', path, '--resume'], { input: lines });
  expect(same.status).toBe(0);
  expect(place.text('by-z3.jsonl')).toBe(written);
});

describe('--out', () => {
  it('overwrites nothing, and continues nothing but its own', async () => {
    for (const content of ['my notes', 'my notes\n', '{"source":"mixed.txt"}\n', '\n']) {
      place.write('notes.txt', content);
      const fresh = await batch(['mixed.txt', '--out', 'notes.txt']);
      expect([fresh.status, fresh.err]).toEqual([
        2,
        "gridproof: 'notes.txt' holds something already: go on with --resume, or remove it to begin again\n",
      ]);
      const { status, err } = await batch(['mixed.txt', '--out', 'notes.txt', '--resume']);
      expect([status, err]).toEqual([2, expect.stringContaining('line 1: it is not of mixed.txt:2')]);
      expect(place.text('notes.txt')).toBe(content);
    }
  });

  it('that is full ends the batch, input or not', async () => {
    const input = new PassThrough();
    input.write('takuzu:1./..\ntakuzu:0./..\n');
    // The input stays open.
    expect(await gridproof(['batch', '-', '--out', '/dev/full'], { cwd, input, isSupervised: true })).toEqual(
      { status: 2, out: '', err: "gridproof: '/dev/full' cannot be written (ENOSPC)\n" },
    );
  });
});

describe('wrong usage', () => {
  it.each([
    [['nowhere.txt'], "there is no file 'nowhere.txt'"],
    [['mixed.txt', '.'], "'.' is a folder, expected a file"],
    [['-', '-'], 'standard input is read once'],
    [['mixed.txt', '--resume'], '--resume needs --out'],
    [['mixed.txt', '--as', 'bogus'], "'bogus' is not a puzzle type"],
    [['mixed.txt', '--engine', 'bogus'], "there is no engine 'bogus'"],
    [['mixed.txt', '--confirm'], "unknown option '--confirm'"],
    [['mixed.txt', '--jobs', '0'], 'Expected a whole number from 1.'],
    [['mixed.txt', '--jobs', '257'], 'Expected 256 at most.'],
    [['mixed.txt', '--out', 'nowhere/out.jsonl'], "'nowhere/out.jsonl' cannot be written (ENOENT)"],
  ])('%j', async (args, message) => {
    expect(complaint(await batch(args))).toContain(message);
  });

  it('is no reader that has seen enough', async () => {
    const child = startProcess(['batch', 'sudokus.txt', '--as', 'sudoku'], { cwd });
    child.stdout.once('data', () => child.stdout.destroy());
    const err: Buffer[] = [];
    child.stderr.on('data', (chunk) => err.push(chunk));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(Buffer.concat(err).toString()).toBe('');
  });
});
