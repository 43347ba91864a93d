import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf } from './gridproof.js';

const place = new Folder();
const cwd = place.folder;
const run = (command: string, ...args: string[]) => gridproof([command, ...args], { cwd });
const batch = async (...args: string[]) =>
  (await run('batch', '--engine', 'cadical', '--jobs', '1', ...args)).out;
const merge = (...args: string[]) => run('merge', ...args);

place.write('three.txt', 'takuzu:1./..\ntakuzu:0./..\ntakuzu:..../..../..../....\n');
place.write('more.txt', 'takuzu:1./..\ntakuzu:0./..\n');
const all = await batch('three.txt', '--unique');
const [first, second, third] = all.trimEnd().split('\n') as [string, string, string];
const part = (name: string, ...rows: string[]) => {
  place.write(name, rows.map((row) => `${row}\n`).join(''));
  return name;
};

describe('merge', () => {
  it('puts rows in the order of the input, each once', async () => {
    const [one, two] = [part('one.jsonl', first, third), part('two.jsonl', first, second)];
    const { status, out, err } = await merge('three.txt', two, one, two);
    expect({ status, out }).toEqual({ status: 0, out: all });
    expect(err).toMatch(/^2 rows stood in several parts, and were taken once\n3 puzzles in/);
  });

  it('reads what Windows writes, and last rows without a line end', async () => {
    place.write('windows.jsonl', `\uFEFF${first}\r\n${second}\r\n${third}`);
    expect((await merge('three.txt', 'windows.jsonl')).out).toBe(all);
  });

  it('says which rows are missing, and leaves the file as it is', async () => {
    part('old.jsonl', first);
    const { status, out, err } = await merge('three.txt', part('one.jsonl', second), '--out', 'old.jsonl');
    expect({ status, out }).toEqual({ status: 3, out: '' });
    expect(err).toMatch(/^2 rows are missing, and 'old.jsonl' was not written:\n {2}lines 1-3\n1 puzzle in/);
    expect(place.text('old.jsonl')).toBe(`${first}\n`);
    const shown = await merge('three.txt', 'one.jsonl');
    expect({ status: shown.status, out: shown.out }).toEqual({ status: 3, out: `${second}\n` });
  });

  it('shows two rows that contradict each other, and takes neither', async () => {
    const other = first.replace('10\\n01', '01\\n10');
    expect(other).not.toBe(first);
    const { status, err } = await merge(
      'three.txt',
      part('one.jsonl', first, second, third),
      part('two.jsonl', other),
      '--out',
      'none.jsonl',
    );
    expect(status).toBe(2);
    expect(err).toContain(
      `three.txt:1  two rows contradict each other:\n  one.jsonl:1  ${first}\n  two.jsonl:1  ${other}\n`,
    );
    expect(err).toContain("'none.jsonl' was not written");
    expect(place.has('none.jsonl')).toBe(false);
  });

  it('takes a row that knows in place of one that does not, whichever comes first', async () => {
    const unknown = (row: string, reason: string) => {
      const { source, line, fingerprint, puzzle, format } = JSON.parse(row);
      return JSON.stringify({
        source,
        line,
        fingerprint,
        puzzle,
        format,
        status: 'unknown',
        answers: [],
        reason,
      });
    };
    const late = unknown(first, 'time limit');
    const names = [part('late.jsonl', late, second, third), part('known.jsonl', first)];
    for (const order of [names, names.toReversed()])
      expect((await merge('three.txt', ...order)).out).toBe(all);
    // A result that does not depend on time replaces one that does.
    const limited = unknown(first, 'conflict limit');
    part('known.jsonl', limited);
    for (const order of [names, names.toReversed()])
      expect((await merge('three.txt', ...order)).out).toBe(all.replace(first, limited));
    const { err } = await merge('three.txt', 'late.jsonl', '--out', 'late-all.jsonl');
    expect(err).toContain(
      '1 row ended by a time limit; with the options of the batches, ' +
        'gridproof batch three.txt --out late-all.jsonl --resume --retry-unknown solves these again\n',
    );
    await run(
      'batch',
      'three.txt',
      '--unique',
      '--engine',
      'cadical',
      '--out',
      'late-all.jsonl',
      '--resume',
      '--retry-unknown',
    );
    expect(place.text('late-all.jsonl')).toBe(all);
  });

  it('treats rows that differ in time alone as equal', async () => {
    const timed = await Promise.all([0, 1].map(() => batch('three.txt', '--unique', '--times')));
    timed[1] = timed[1]!.replaceAll(/"milliseconds":[\d.]+/g, '"milliseconds":987');
    const names = timed.map((rows, at) => part(`timed-${at}.jsonl`, ...rows.trimEnd().split('\n')));
    const { status, out } = await merge('three.txt', ...names);
    expect({ status, rows: rowsOf(out).length }).toEqual({ status: 0, rows: 3 });
    expect((await merge('three.txt', ...names.toReversed())).out).toBe(out);
  });

  it('knows the options that say how the input is read', async () => {
    place.write('bare.txt', '1...............\n...............4\n');
    const bare = await batch('bare.txt', '--as', 'sudoku', '--size', '4x4');
    const name = part('bare.jsonl', ...bare.trimEnd().split('\n'));
    expect((await merge('bare.txt', name, '--as', 'sudoku', '--size', '4x4')).out).toBe(bare);
    expect(complaint(await merge('bare.txt', name, '--as', 'sudoku'))).toContain(
      'asked with other --as, --size or --column',
    );
  });

  it('reads the input from a pipe, as the batches have', async () => {
    const input = place.text('three.txt');
    const piped = (await gridproof(['batch', '-', '--engine', 'cadical', '--shard', '0/2'], { cwd, input }))
      .out;
    const name = part('piped.jsonl', ...piped.trimEnd().split('\n'));
    expect((await gridproof(['merge', '-', name], { cwd, input })).out).toBe(piped);
    expect(complaint(await merge('three.txt', name))).toBe(
      "gridproof: 'piped.jsonl' line 1 calls the input '-', and here it is 'three.txt': name it as it was named for the parts, " +
        '- with the whole input on standard input',
    );
  });
});

describe('is refused:', () => {
  const solveFile = () => batch('three.txt');
  it.each<[string, () => Promise<readonly string[]> | readonly string[], string]>([
    [
      'another question',
      async () => [
        'three.txt',
        part('one.jsonl', first),
        part('two.jsonl', (await solveFile()).split('\n')[0]!),
      ],
      "'two.jsonl' line 1 was written without --unique, and 'one.jsonl' line 1 with --unique: they answer two questions",
    ],
    [
      'another engine',
      async () => [
        'three.txt',
        part('one.jsonl', first),
        part(
          'two.jsonl',
          (await run('batch', 'three.txt', '--unique', '--engine', 'z3')).out.split('\n')[1]!,
        ),
      ],
      "'two.jsonl' line 1 was written by other engines, or by another version of this program, than 'one.jsonl' line 1",
    ],
    [
      'another input',
      () => ['three.txt', part('one.jsonl', second.replace('"line":2', '"line":1'))],
      "'one.jsonl' line 1 is of another puzzle than line 1 of the input",
    ],
    [
      'a longer input',
      () => ['more.txt', part('one.jsonl', first.replace('three', 'more'), third.replace('three', 'more'))],
      "'one.jsonl' line 2 is of line 3 of 'more.txt', where the input has no puzzle: it was written for another one",
    ],
    [
      'the order of another input',
      () => ['three.txt', part('one.jsonl', second, first)],
      "'one.jsonl' line 2 is of line 1 of the input and stands behind one of line 2",
    ],
    [
      'what is no row',
      () => ['three.txt', part('one.jsonl', first, 'notes', third)],
      "'one.jsonl' line 2 is no row of a batch",
    ],
    ['no file', () => ['three.txt', 'nowhere.jsonl'], "there is no file 'nowhere.jsonl'"],
    ['a folder', () => ['three.txt', '.'], "'.' is a folder, expected a file with rows"],
    [
      'no input',
      () => ['nowhere.txt', part('one.jsonl', first)],
      "there is no file 'nowhere.txt'; the file with the puzzles comes first",
    ],
    ['no parts', () => ['three.txt'], "missing required argument 'parts'"],
    [
      'to overwrite what is read',
      () => ['three.txt', part('one.jsonl', first), '--out', './one.jsonl'],
      "'./one.jsonl' is one of the files that are read",
    ],
    [
      'to overwrite notes',
      () => ['three.txt', part('one.jsonl', first), '--out', part('notes.txt', 'my notes')],
      "'notes.txt' holds something other than rows of a batch, and is left as it is",
    ],
    [
      'to write what is no file',
      () => ['three.txt', part('one.jsonl', first), '--out', '/dev/full'],
      "'/dev/full' is no file, expected a file that can be replaced",
    ],
  ])('%s', async (_, args, message) => {
    const words = await args();
    const out = words.includes('--out') ? [] : ['--out', 'never.jsonl'];
    expect(complaint(await merge(...words, ...out))).toContain(message);
    expect(place.has('never.jsonl') || place.has('never.jsonl.merging')).toBe(false);
  });
});
