import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof } from './gridproof.js';

const place = new Folder();

describe('export', () => {
  it('writes a script that completes each place', async () => {
    const { out, ...rest } = await gridproof(['export', 'takuzu:1./..', '--to', 'smt2']);
    expect({ ...rest, out: out.replace(/\d+\.\d+\.\d+/, '#') }).toMatchInlineSnapshot(`
      {
        "err": "",
        "out": "; Written by gridproof #.
      ;
      ; takuzu
      ; 1.
      ; ..
      ;
      ; The clues decide everything by propagation alone: the answer stands here as facts.
      (set-option :produce-models true)
      (set-logic QF_UF)
      (define-fun |row 1, column 1| () Bool true)
      (define-fun |row 1, column 2| () Bool false)
      (define-fun |row 2, column 1| () Bool false)
      (define-fun |row 2, column 2| () Bool true)
      (check-sat)
      (get-value (|row 1, column 1| |row 1, column 2| |row 2, column 1| |row 2, column 2|))
      ",
        "status": 0,
      }
    `);
  });

  it('writes clauses, and what their literals mean', async () => {
    const path = place.path('puzzle.cnf');
    const { status, out, err } = await gridproof([
      'export',
      'examples/slant-8x8.txt',
      '--to',
      'dimacs',
      '--out',
      path,
    ]);
    expect({ status, out, err }).toEqual({ status: 0, out: '', err: '' });
    const text = place.text('puzzle.cnf');
    expect(text.match(/^c key row \d, column \d: -?\d+$/gm)).toHaveLength(64);
    const [, clauses] = /^p cnf \d+ (\d+)$/m.exec(text)!;
    expect(text.match(/^(?:-?\d+ )*0$/gm)).toHaveLength(Number(clauses));
  });

  it('proves lazy rules first, with the engine that is named', async () => {
    const { out } = await gridproof([
      'export',
      'takuzu:..../..../..../....',
      '--to',
      'dimacs',
      '--engine',
      'cadical',
    ]);
    expect(out).toMatch(/^c The last \d+ clauses are cuts, consequences of rules .* \(distinct \d+\)\.$/m);
    expect(out).toContain('c The puzzle has several answers:');
  });

  it('writes counts natively for Z3 on request', async () => {
    const counted = ['export', 'sudoku:..../..../..../....', '--to'];
    expect((await gridproof([...counted, 'smt2-pb'])).out).toContain('(_ pb');
    expect((await gridproof([...counted, 'smt2'])).out).not.toContain('(_ ');
  });

  it('writes nothing where it cannot know in time', async () => {
    const path = place.path('none.cnf');
    const hard = `takuzu:${Array(16).fill('.'.repeat(16)).join('/')}`;
    const { status, out, err } = await gridproof([
      'export',
      hard,
      '--to',
      'dimacs',
      '--timeout',
      '1ms',
      '--out',
      path,
    ]);
    expect({ status, out }).toEqual({ status: 3, out: '' });
    expect(err).toBe("don't know which clauses its rules need: time limit; nothing is written\n");
    expect(() => place.text('none.cnf')).toThrow('ENOENT');
  });

  it.each([
    [['takuzu:1./..', '--to', 'smt'], 'Allowed choices are smt2, smt2-pb, dimacs.'],
    [['takuzu:1./..'], "required option '--to <format>' not specified"],
    [['nowhere.txt', '--to', 'smt2'], "there is no file 'nowhere.txt'"],
    [['takuzu:1./..', '--to', 'smt2', '--engine', 'foo'], "there is no engine 'foo'"],
    [
      ['examples/sudoku-hard.txt', '--as', 'sudoku', '--to', 'smt2'],
      'only one puzzle can be exported at a time',
    ],
  ])('wrong: %j', async (args, message) => {
    expect(complaint(await gridproof(['export', ...args]))).toContain(message);
  });
});
