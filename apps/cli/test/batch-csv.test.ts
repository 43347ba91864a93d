import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf } from './gridproof.js';

const folder = new Folder();
const batch = (args: readonly string[], input?: string) =>
  gridproof(['batch', '--jobs', '1', ...args], {
    cwd: folder.folder,
    ...(input === undefined ? {} : { input }),
  });

/** Returns line, id and status of each row of a table from standard input. */
async function rows(input: string, ...args: readonly string[]) {
  const { out } = await batch(args, input);
  return rowsOf(out).map(({ line, id, status }) => [line, id, status]);
}

describe('batch of a CSV file', () => {
  it('takes the column puzzle, and gives the id back', async () => {
    const table = 'id,puzzle\na1,takuzu:1./..\nb2,takuzu:11/..\n';
    const expected = [
      [2, 'a1', 'solved'],
      [3, 'b2', 'unsolvable'],
    ];
    expect(await rows(table)).toEqual(expected);
    for (const other of [
      table.replaceAll('\n', '\r\n'),
      `\uFEFF${table}`,
      table.replaceAll(',', ';'),
      table.replaceAll(',', '\t'),
      table.replace('id,puzzle', '"ID", Puzzle '),
      table.replace(/(?<=,)takuzu.*/g, '"$&"'),
    ])
      expect([other, await rows(other)]).toEqual([other, expected]);
  });

  it('has blank lines, comments in front, and boards over several lines', async () => {
    const table = '# mine\n\nid,puzzle\n\n1,"takuzu\n1.\n.."\n\n2,"takuzu:1./.."\n3,"takuzu\r\n.1\r\n.."';
    expect(await rows(table)).toEqual([
      [5, '1', 'solved'],
      [9, '2', 'solved'],
      [10, '3', 'solved'],
    ]);
  });

  it('may have a single column, in which a delimiter is part of the puzzle', async () => {
    const id = 'minesweeper:9x9:5,1,mb713b9dd0a847eda8c6f8';
    expect(await rows(`puzzle\n${id}\n"${id}"\n`)).toEqual([
      [2, undefined, 'solved'],
      [3, undefined, 'solved'],
    ]);
  });

  it('is known by its name, too, and --column chooses', async () => {
    const sudoku = '1432321423414123'.replaceAll('4', '.');
    folder.write('games.csv', `quizzes,solutions,board\n${sudoku},1432321423414123,takuzu:1./..\n`);
    const taken = await batch(['games.csv', '--as', 'sudoku']);
    expect(rowsOf(taken.out)).toMatchObject([{ puzzle: 'sudoku', line: 2, solutionMatches: true }]);
    expect(taken.err).toContain(
      "'games.csv': the puzzles are taken from the column 'quizzes'; --column chooses 'board'",
    );
    const other = await batch(['games.csv', '--column', 'BOARD']);
    expect(rowsOf(other.out)).toMatchObject([{ puzzle: 'takuzu', line: 2 }]);
    expect(other.err).not.toContain('column');
    folder.write('odd.tsv', 'nr\tthing\n1\ttakuzu:1./..\n');
    expect(complaint(await batch(['odd.tsv']))).toBe(
      "gridproof: 'odd.tsv' does not say which column holds the puzzles; --column chooses 'nr' or 'thing'",
    );
    expect(complaint(await batch(['odd.tsv', '--column', 'puzzle']))).toBe(
      "gridproof: 'odd.tsv' has no column 'puzzle', expected 'nr' or 'thing'",
    );
    expect(rowsOf((await batch(['odd.tsv', '--column', 'thing'])).out)).toMatchObject([{ status: 'solved' }]);
  });

  it('is not read from a file of that name that holds lines or a board', async () => {
    folder.write('lines.csv', 'takuzu:1./..\ntakuzu:.1/..\n');
    expect(rowsOf((await batch(['lines.csv'])).out)).toMatchObject([{ line: 1 }, { line: 2 }]);
    folder.write('board.csv', '1,2\n2,1\n');
    expect(rowsOf((await batch(['board.csv', '--as', 'hitori'])).out)).toMatchObject([{ status: 'solved' }]);
  });

  it('reports whether a solution is the answer', async () => {
    const { out, err, status } = await batch(
      [],
      'puzzle,solution\ntakuzu:1./..,10/01\ntakuzu:1./..,"01\n10"\ntakuzu:1./..,x\ntakuzu:11/..,10/01\ntakuzu:1./..,\n',
    );
    expect(rowsOf(out).map((row) => [row.line, row.solutionMatches, row.solutionError])).toEqual([
      [2, true, undefined],
      [3, false, undefined],
      [5, false, 'line 1: row 1 has 1 cell, expected 2'],
      [6, false, undefined],
      [7, undefined, undefined],
    ]);
    expect(err).toContain('3 solutions of the input are not the answer that was found\n');
    expect(status).toBe(1);
    const several = await batch(['--unique'], 'puzzle,solution\ntakuzu:../..,10/01\ntakuzu:../..,01/10\n');
    expect(rowsOf(several.out)).toMatchObject([
      { status: 'multiple', solutionMatches: true },
      { status: 'multiple', solutionMatches: true },
    ]);
  });

  it('reports a faulty row, and reads the others', async () => {
    const { status, err, out } = await batch(
      [],
      'id,puzzle\n1,takuzu:1./..,too\n2,"takuzu:1./..\n3,takuzu:1./..\n4,\n5\n6,takuzu:1./.."\n7,"a"b\n8,takuzu:.1/..\n',
    );
    expect(status).toBe(2);
    expect(rowsOf(out).map(({ line, status }) => [line, status])).toEqual([
      [2, 'invalid'],
      [3, 'invalid'],
      [8, 'invalid'],
      [9, 'solved'],
    ]);
    expect(err).toContain(
      `line 2  this row has 3 fields, expected 2 as in the header: a field with ',' in it stands in "…"`,
    );
    const open = await batch([], 'id,puzzle\n1,"takuzu:1./..\n2,takuzu:1./..\n3,\n');
    expect(rowsOf(open.out).map(({ line, status }) => [line, status])).toEqual([
      [2, 'invalid'],
      [3, 'solved'],
      [4, 'invalid'],
    ]);
    expect(open.err).toContain('line 2  the quotes of this row do not match');
    expect(open.err).toContain('line 4  this row has no puzzle');
  });

  it('is continued by --resume', async () => {
    folder.write(
      'half.csv',
      'id,puzzle,solution\n1,takuzu:1./..,10/01\n2,takuzu:.1/..,x\n3,"takuzu\n11\n..",\n',
    );
    const whole = (await batch(['half.csv'])).out;
    for (const at of [0, 20, whole.indexOf('\n') + 1, whole.length - 1]) {
      const file = folder.write(`half-${at}.jsonl`, whole.slice(0, at));
      const { status } = await batch(['half.csv', '--out', file, '--resume']);
      expect([at, status, folder.text(`half-${at}.jsonl`)]).toEqual([at, 1, whole]);
    }
    folder.write('half.csv', 'id,puzzle,solution\n1,takuzu:1./..,01/10\n2,takuzu:.1/..,x\n');
    expect(complaint(await batch(['half.csv', '--out', 'half-0.jsonl', '--resume']))).toContain(
      'another input',
    );
  });
});

it('batch shows the first ten wrong lines, and how many more there are', async () => {
  const { status, err, out } = await batch([], `takuzu:1./..\n${'x\n'.repeat(1000)}`);
  expect(status).toBe(2);
  expect(rowsOf(out)).toHaveLength(1001);
  const said = err.trimEnd().split('\n');
  expect(said).toHaveLength(12);
  expect(said[9]).toMatch(/^line 11 {2}/);
  expect(said[10]).toBe('… and 990 more, each with its row');
  expect((await batch([], `takuzu:1./..\n${'x\n'.repeat(10)}`)).err).not.toContain('more');
});

it('batch shows the first ten boards that a type claims, and how many more there are', async () => {
  const { status, err, out } = await batch([], `id,puzzle\n${'1,1.../..../..../....\n'.repeat(25)}`);
  expect(status).toBe(0);
  expect(rowsOf(out).map(({ puzzle }) => puzzle)).toEqual(Array(25).fill('sudoku'));
  const said = err.trimEnd().split('\n');
  expect(said).toHaveLength(12);
  expect(said[9]).toBe('line 11  read as sudoku; --as chooses another');
  expect(said[10]).toBe('… and 15 more, each with its puzzle type in its row');
});
