import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { gridproof, start } from './gridproof.js';

describe('check', () => {
  it('accepts a correct answer', async () => {
    const { status, out } = await gridproof(['check', 'takuzu:1./..', '10/01']);
    expect(status).toBe(0);
    expect(out).toContain('correct: the answer keeps every rule and clue');
  });

  it('names the rules that an answer breaks, and where', async () => {
    const { status, out } = await gridproof(['check', 'takuzu:1.../..../..../...0', '0011/0110/1100/1000']);
    expect(status).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "0! 0  1  1!
      0  1  1  0!
      1  1  0  0!
      1! 0! 0! 0!

      ! breaks a rule or ignores a clue

      The clues stay as they are.
        not so at row 1, column 1
      Each row and each column holds as many zeros as ones.
        not so at row 4, columns 1 to 4
        not so at column 4, rows 1 to 4
      No three neighbours in a row or column are equal.
        not so at row 4, columns 2 to 4
        not so at column 4, rows 2 to 4
      wrong: the answer breaks these rules
      "
    `);
  });

  it('gives data', async () => {
    const { status, out } = await gridproof(['check', '--format', 'json', 'takuzu:1./..', '01/10']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      puzzle: 'takuzu',
      status: 'wrong',
      violations: [{ rule: 'given', places: [{ kind: 'cell', row: 1, column: 1, name: 'row 1, column 1' }] }],
    });
  });

  it('is silent if it is told to', async () => {
    expect(await gridproof(['check', '--quiet', 'takuzu:1./..', '01/10'])).toEqual({
      status: 1,
      out: '',
      err: '',
    });
  });
});

describe('check of a partial answer', () => {
  const puzzle = 'takuzu:1.../..0./.1../....';

  it('says that it can be completed', async () => {
    const { status, out } = await gridproof(['check', puzzle, '1???/????/????/??1?']);
    expect(status).toBe(0);
    expect(out).toMatch(/\ncorrect so far: this can be completed, whether in one way only was not asked \(/);
  });

  it('names what is broken already', async () => {
    expect(await gridproof(['check', puzzle, '0???/????/????/?000'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "0! .  .  .
      .  .  0  .
      .  1  .  .
      .! 0! 0! 0!

      ! breaks a rule or ignores a clue

      The clues stay as they are.
        not so at row 1, column 1
      Each row and each column holds as many zeros as ones.
        not so at row 4, columns 1 to 4
      No three neighbours in a row or column are equal.
        not so at row 4, columns 2 to 4
      wrong: what is entered breaks these rules
      ",
        "status": 1,
      }
    `);
  });

  it('says why it cannot be completed, where nothing is broken yet', async () => {
    expect(await gridproof(['check', puzzle, '1???/0?01/???1/????'])).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "1  .  .  .
      0! .< 0! 1<
      .< 1! .< 1!
      .  .  .  .

      ! clues that cannot hold together
      < where a rule cannot be kept

      nothing is broken yet, but this cannot be completed (proved by cadical in # ms)

      These cannot hold together:
        Clue: 1 at row 3, column 2.
        Entered: row 2, columns 1 and 3 are 0; row 3, column 4 is 1.
        Each row and each column holds as many zeros as ones: rows 2 and 3.
        No two rows are equal, and no two columns: rows 2 and 3.
      None of them can be left out.
      ",
        "status": 1,
      }
    `);
  });

  it('says so where the puzzle itself is unsolvable', async () => {
    const { status, out } = await gridproof(['check', 'takuzu:11../..../11../....', '????/????/????/???0']);
    expect(status).toBe(1);
    expect(out).toContain('nothing is broken yet, but the puzzle itself has no answer (proved by cadical in');
  });

  it('gives data', async () => {
    const asked = async (answer: string) =>
      JSON.parse((await gridproof(['check', puzzle, answer, '--format', 'json'])).out);
    expect(await asked('1???/????/????/????')).toMatchObject({ status: 'correct so far', violations: [] });
    expect(await asked('0???/????/????/????')).toMatchObject({
      status: 'wrong',
      violations: [{ rule: 'given', places: [{ row: 1, column: 1 }] }],
    });
    const hopeless = await asked('1???/0?01/???1/????');
    expect(hopeless).toMatchObject({ status: 'hopeless', violations: [], minimal: true });
    expect(hopeless.conflict).toContainEqual({
      rule: 'entry',
      sentence: 'Entered: row 2, column 1 is 0.',
      places: [{ kind: 'cell', row: 2, column: 1, name: 'row 2, column 1' }],
      cut: false,
    });
  });

  it('is silent if it is told to, and draws if it is told to', async () => {
    const args = ['check', puzzle, '0???/????/????/????'];
    expect(await gridproof([...args, '--quiet'])).toEqual({ status: 1, out: '', err: '' });
    const { status, out } = await gridproof([...args, '--format', 'svg']);
    expect(status).toBe(1);
    expect(out).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('does not know where the time is over', async () => {
    const args = ['check', 'examples/lits-10x10.txt', `${'??????????/'.repeat(10)}`, '--timeout', '1ms'];
    const { status, out } = await gridproof(args);
    expect(status).toBe(3);
    expect(out).toContain("don't know whether this can be completed: time limit");
  });

  it('is one of a whole answer where only a comment has a question mark', async () => {
    const { status, out } = await gridproof(['check', 'takuzu:1./..', '-'], { input: '# right?\n10\n01\n' });
    expect(status).toBe(0);
    expect(out).toContain('correct: the answer keeps every rule and clue');
  });

  it('asks the engine that is named', async () => {
    const { out } = await gridproof(['check', puzzle, '????/????/????/????', '--engine', 'z3']);
    expect(out).toContain('(z3, # ms)');
    const unknown = await gridproof(['check', puzzle, '????/????/????/????', '--engine', 'dice']);
    expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining("there is no engine 'dice'") });
  });
});

describe('convert', () => {
  it.each([
    ['text', 'takuzu\n1..0..\n..00.1\n.00..1\n......\n00.1..\n.1..00\n'],
    ['sgt', '6x6u:AceaBbaCgaBDcaa\n'],
    ['puzzleTeam', '1b0d00a1a00b1f00a1c1b00\n'],
  ])('to %s', async (format, out) => {
    expect(await gridproof(['convert', 'examples/takuzu-6x6.txt', '--to', format])).toEqual({
      status: 0,
      out,
      err: '',
    });
  });

  it('writes what solve reads', async () => {
    const { out } = await gridproof(['convert', 'sudoku:2x3:c2c5a3d5a6b6a5d3a4c4c', '--to', 'puzzlink']);
    expect(out).toBe('https://puzz.link/p?sudoku/6/6/i2i5g3j5g6h6g5j3g4i4i\n');
    expect((await gridproof(['solve', '-'], { input: out })).status).toBe(0);
  });

  it('draws', async () => {
    const { out } = await gridproof(['convert', 'takuzu:1./..', '--to', 'svg']);
    expect(out).toMatch(/^<svg .*<\/svg>\n$/s);
  });
});

describe('list and info', () => {
  it('list names what is installed', async () => {
    const { out, err } = await gridproof(['list']);
    expect(err).toBe('');
    expect(out).toMatch(/^ {2}domino-sudoku {2}Domino Sudoku {2}@gridproof\/domino-sudoku \d\S+ +program$/m);
    expect(out).toMatch(/^ {2}z3 +@gridproof\/engine-z3 \d\S+ +program$/m);
    expect(out).not.toContain('Left out');
    const all = JSON.parse((await gridproof(['list', '--format', 'json'])).out);
    expect(all.puzzles.length).toBeGreaterThanOrEqual(9);
    expect(all.puzzles).toContainEqual({
      id: 'takuzu',
      title: 'Takuzu',
      aliases: expect.arrayContaining(['unruly']),
      formats: ['text', 'json', 'sgt', 'puzzleTeam'],
      package: '@gridproof/takuzu',
      version: expect.stringMatching(/^\d/),
      from: 'program',
    });
    expect(all.engines).toMatchObject([
      { name: 'cadical', package: '@gridproof/engine-cadical' },
      { name: 'z3' },
    ]);
    expect(all.leftOut).toEqual([]);
  });

  it('info tells rules, formats and an example', async () => {
    expect((await gridproof(['info', 'Binairo'])).out).toMatchInlineSnapshot(`
      "Takuzu (also binary, binary puzzle, binairo, unruly, tohu wa vohu)

        Each row and each column holds as many zeros as ones.
        No three neighbours in a row or column are equal.
        No two rows are equal, and no two columns.

      Formats:
        text: a board as in the example
        json: JSON, {"puzzle": "takuzu", …}
        sgt: Simon Tatham's Unruly, 14x14u:… (without u, lines may be equal)
        puzzleTeam: Puzzle Team task of Binairo, 1b0c… with --size 14x14

      Example (a well-known binary puzzle):

      1 . . 0 . .
      . . 0 0 . 1
      . 0 0 . . 1
      . . . . . .
      0 0 . 1 . .
      . 1 . . 0 0

      As text:

      takuzu
      1..0..
      ..00.1
      .00..1
      ......
      00.1..
      .1..00

      In one line:

      gridproof solve 'takuzu:6x6u:AceaBbaCgaBDcaa'
      "
    `);
  });
});

describe('the program', () => {
  it('tells its version and helps', async () => {
    expect((await gridproof(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    const { status, out } = await gridproof(['solve', '--help']);
    expect(status).toBe(0);
    expect(out).toMatch(/\nExit status:\n {2}0 {2}done\n {2}1 {2}the puzzle is unsolvable\n/);
  });

  it('ends at once at ctrl-C while the engine works', async () => {
    const child = start(['solve', '--count', `sudoku:${Array(25).fill('.'.repeat(25)).join('/')}`]);
    child.stdin.end();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const asked = Date.now();
    child.kill('SIGINT');
    const [status, signal] = await once(child, 'exit');
    expect(status === 130 || signal === 'SIGINT').toBe(true);
    expect(Date.now() - asked).toBeLessThan(1_000);
  });

  it('ends quietly when its reader has seen enough', async () => {
    const child = start(['solve', '--all', '--quiet', 'takuzu:..../..../..../....']);
    child.stdin.end();
    const errors: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.stdout.once('data', () => child.stdout.destroy());
    await once(child, 'close');
    expect(Buffer.concat(errors).toString()).toBe('');
  });

  it('writes no spinner into a pipe', async () => {
    const { err } = await gridproof([
      'solve',
      '--timeout',
      '1s',
      '--count',
      `sudoku:${Array(9).fill('.'.repeat(9)).join('/')}`,
    ]);
    expect(err).toBe('');
  });
});
