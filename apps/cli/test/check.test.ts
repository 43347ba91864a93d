import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';

/** A circle in the middle of four cells. */
const GALAXIES = '{"puzzle": "galaxies", "width": 2, "height": 2, "white": [[1.5, 1.5]]}';

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

      Every clue is kept.
        broken: row 1, column 1: the clue says 1, but as entered it is 0
      Each row and each column holds as many zeros as ones.
        broken at row 4
        broken at column 4
      No three neighbours in a row or column are equal.
        broken at row 4, columns 2 to 4
        broken at column 4, rows 2 to 4
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
      contradictions: [
        {
          sentence: 'row 1, column 1: the clue says 1, but as entered it is 0.',
          kind: 'cell',
          row: 1,
          column: 1,
          name: 'row 1, column 1',
        },
      ],
    });
  });

  it('describes the actual state of a broken clue whose place was not changed', async () => {
    const { status, out } = await gridproof(['check', GALAXIES, 'AB/AB']);
    expect(status).toBe(1);
    expect(out).toContain('Every clue is kept.\n  broken at corner 2, 2\n');
    expect(out).not.toContain('stay as they are');
  });

  it('calls an answer of the right size wrong, whatever its signs are', async () => {
    const check = async (...args: string[]) => {
      const { status, out, err } = await gridproof(['check', ...args]);
      return { status, err, wrong: out.slice(out.indexOf('wrong: ')) };
    };
    expect(await check('akari:1./..', '*./.*')).toEqual({
      status: 1,
      err: '',
      wrong:
        "wrong: what is entered contradicts the puzzle\n  row 1, column 1: found '*', expected 1 as in the puzzle or '.'.\n",
    });
    expect(await check('takuzu:1./..', '10/2x')).toEqual({
      status: 1,
      err: '',
      wrong:
        "wrong: what is entered contradicts the puzzle\n  row 2, column 1: found '2', expected 0, 1 or '.'.\n  row 2, column 2: found 'x', expected 0, 1 or '.'.\n",
    });
    const { status, out } = await gridproof(['check', 'akari:1./..', '*./.*', '--format', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      puzzle: 'akari',
      status: 'wrong',
      contradictions: [{ row: 1, column: 1 }],
    });
    expect(await gridproof(['check', 'akari:1./..', '*./.*', '--quiet'])).toEqual({
      status: 1,
      out: '',
      err: '',
    });
    expect((await gridproof(['check', 'takuzu:1./..', '10/2'])).status).toBe(2);
  });

  it('is silent with --quiet', async () => {
    expect(await gridproof(['check', '--quiet', 'takuzu:1./..', '01/10'])).toEqual({
      status: 1,
      out: '',
      err: '',
    });
  });

  it('takes an answer that was written as data', async () => {
    const { out } = await gridproof(['solve', '--format', 'json', 'takuzu:1./..']);
    expect((await gridproof(['check', '--quiet', 'takuzu:1./..', '-'], { input: out })).status).toBe(0);
  });
});

describe('check of a partial answer', () => {
  const puzzle = 'takuzu:1.../..0./.1../....';

  it('says that it can be completed', async () => {
    const { status, out } = await gridproof(['check', puzzle, '1???/????/????/??1?']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /\ncorrect so far: this can be completed; whether in only one way was not checked \(/,
    );
  });

  it('is one with any sign for what is open that puzzles have', async () => {
    for (const answer of [
      '1..1/..../..../....',
      '1__1/____/____/____',
      '1  1/    /    /    ',
      '1  1\n\n\n  1 \n',
    ]) {
      const { status, out } = await gridproof(['check', puzzle, '-'], { input: answer });
      expect([answer, status, out]).toEqual([answer, 0, expect.stringContaining('correct so far')]);
    }
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

      Every clue is kept.
        broken: row 1, column 1: the clue says 1, but as entered it is 0
      Each row and each column holds as many zeros as ones.
        broken at row 4
      No three neighbours in a row or column are equal.
        broken at row 4, columns 2 to 4
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
        Clues: 0 at row 2, column 3; 1 at row 3, column 2.
        Entered: row 2, column 1 is 0; row 3, column 4 is 1.
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
    const checkAnswer = async (answer: string) =>
      JSON.parse((await gridproof(['check', puzzle, answer, '--format', 'json'])).out);
    expect(await checkAnswer('1???/????/????/????')).toMatchObject({
      status: 'correct so far',
      violations: [],
    });
    expect(await checkAnswer('0???/????/????/????')).toMatchObject({
      status: 'wrong',
      violations: [{ rule: 'given', places: [{ row: 1, column: 1 }] }],
    });
    const hopeless = await checkAnswer('1???/0?01/???1/????');
    expect(hopeless).toMatchObject({ status: 'contradictory', violations: [], minimal: true });
    expect(hopeless.conflict).toContainEqual({
      rule: 'entry',
      sentence: 'Entered: row 2, column 1 is 0.',
      places: [{ kind: 'cell', row: 2, column: 1, name: 'row 2, column 1' }],
      cut: false,
    });
  });

  it('is silent with --quiet, and draws on request', async () => {
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

  it('uses the named engine', async () => {
    const { out } = await gridproof(['check', puzzle, '????/????/????/????', '--engine', 'z3']);
    expect(out).toContain('(propagation and search, # ms)');
    const unknown = await gridproof(['check', puzzle, '????/????/????/????', '--engine', 'dice']);
    expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining("there is no engine 'dice'") });
  });
});
