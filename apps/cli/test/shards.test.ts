import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, program, rowsOf } from './gridproof.js';
import { mixed } from './mixed.js';

const place = new Folder();
const cwd = place.folder;
const run = (command: string, ...args: string[]) => gridproof([command, ...args], { cwd });
const batch = (...args: string[]) => run('batch', '--engine', 'cadical', '--jobs', '1', ...args);

/** Runs a command with a file size limit in blocks of 512 bytes, as on a full disk. */
function onFullDisk(blocks: number, args: readonly string[]) {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `ulimit -S -f ${blocks / 2}; exec "$@"`, 'bash', process.execPath, program, ...args],
    { cwd, encoding: 'utf8' },
  );
  return { status, err: stderr };
}

/** `GRIDPROOF_PROPERTIES=whole` tests all lines. */
const [LINES, SHARDS] = process.env.GRIDPROOF_PROPERTIES === 'whole' ? [24_500, 8] : [2_100, 2];
const LAST = SHARDS - 1;
place.write('mixed.txt', mixed(LINES));

describe(`shards of ${LINES} mixed lines`, () => {
  const shards = Array.from({ length: SHARDS }, (_, index) => index);
  const part = (index: number) => `part-${index}.jsonl`;
  const shard = (index: number) => [
    'mixed.txt',
    '--unique',
    '--shard',
    `${index}/${SHARDS}`,
    '--out',
    part(index),
  ];
  const parts = shards.map(part);
  const merge = (...names: readonly string[]) => run('merge', 'mixed.txt', ...names, '--out', 'all.jsonl');
  let whole: string;

  it('come to the bytes of one undisturbed batch, in whichever order they are solved and named', async () => {
    whole = (await batch('mixed.txt', '--unique', '--jobs', '2')).out;
    // A shard succeeds even if some of its lines are not puzzles.
    for (const index of [...shards.slice(1).toReversed(), 0])
      expect((await batch(...shard(index))).status).toBe(0);
    const { status, out, err } = await merge(...parts.toReversed());
    expect({ status, out }).toEqual({ status: 0, out: '' });
    expect(place.text('all.jsonl')).toBe(whole);
    expect(rowsOf(whole).length).toBeGreaterThan(LINES * 0.8);
    expect(err).toMatch(new RegExp(`^${rowsOf(whole).length} puzzles in .*: \\d+ unique, .*invalid`));
    // Each contains only its own blocks.
    const blocks = new Set(rowsOf(place.text(part(1))).map(({ line }) => Math.floor((line! - 1) / 1000)));
    expect([...blocks]).toEqual(
      Array.from({ length: Math.ceil(LINES / 1000) }, (_, block) => block).filter(
        (block) => block % SHARDS === 1,
      ),
    );
  }, 600_000);

  it('one of which is torn are not merged before it was continued', async () => {
    const text = place.text(part(LAST));
    place.write(part(LAST), text.slice(0, -100));
    const { status, err } = await merge(...parts);
    expect(status).toBe(3);
    const torn = text.split('\n').length - 1;
    expect(err).toContain(`${part(LAST)}:${torn}  this row is torn, and is not taken\n`);
    expect(err).toContain(
      `1 row is missing, and 'all.jsonl' was not written:\n  shard ${LAST}/${SHARDS}: 1 row, line `,
    );
    // The old file stays.
    expect(place.text('all.jsonl')).toBe(whole);
    await batch(...shard(LAST), '--resume');
    expect(place.text(part(LAST))).toBe(text);
    expect((await merge(...parts)).status).toBe(0);
  });

  it('resume after a full disk', async () => {
    const text = place.text(part(1));
    place.write(part(1), '');
    const full = onFullDisk(60, ['batch', '--engine', 'cadical', '--jobs', '1', ...shard(1)]);
    expect(full.status).toBe(2);
    expect(full.err).toContain("gridproof: 'part-1.jsonl' cannot be written (EFBIG)\n");
    const torn = place.text(part(1));
    expect(torn.length).toBeGreaterThan(10_000);
    expect(torn.endsWith('\n')).toBe(false);
    expect((await merge(...parts)).status).toBe(3);
    await batch(...shard(1), '--resume');
    expect(place.text(part(1))).toBe(text);
  });

  it('are merged once there is room on the disk', async () => {
    place.write('all.jsonl', whole.slice(0, whole.indexOf('\n') + 1));
    const full = onFullDisk(200, ['merge', 'mixed.txt', ...parts, '--out', 'all.jsonl']);
    expect(full).toEqual({ status: 2, err: "gridproof: 'all.jsonl' cannot be written (EFBIG)\n" });
    expect(place.text('all.jsonl').length).toBe(whole.indexOf('\n') + 1);
    expect(place.has('all.jsonl.merging')).toBe(false);
    expect((await merge(...parts)).status).toBe(0);
    expect(place.text('all.jsonl')).toBe(whole);
  });

  it('that are missing are named', async () => {
    const { status, err } = await merge(...parts.filter((_, index) => index !== 1));
    expect(status).toBe(3);
    const stretches = [];
    for (let block = 1; block * 1000 < LINES; block += SHARDS) stretches.push(`${block}0\\d\\d-\\d+`);
    expect(err).toMatch(new RegExp(` {2}shard 1/${SHARDS}: \\d+ rows, lines ${stretches.join(', ')}`));
  });
});

describe('a shard', () => {
  it('may have no lines, or be all there is', async () => {
    place.write('few.txt', 'takuzu:1./..\r\ntakuzu:0./..\r\n');
    const { out } = await batch('few.txt');
    expect((await batch('few.txt', '--shard', '0/1')).out).toBe(out);
    expect((await batch('few.txt', '--shard', '0/7')).out).toBe(out);
    expect(await batch('few.txt', '--shard', '6/7', '--out', 'none.jsonl')).toMatchObject({ status: 0 });
    expect(place.text('none.jsonl')).toBe('');
  });

  it('of a table has the rows whose first lines are its own', async () => {
    const rows = Array.from({ length: 1100 }, (_, at) =>
      at % 2 ? `${at},"takuzu\n1.\n.."` : `${at},takuzu:0./..`,
    );
    place.write('table.csv', ['id,puzzle', ...rows].join('\r\n'));
    const { out } = await batch('table.csv');
    const each = await Promise.all([0, 1].map((index) => batch('table.csv', '--shard', `${index}/2`)));
    const all = each.flatMap((one) => rowsOf(one.out)).toSorted((one, other) => one.line! - other.line!);
    expect(all).toEqual(rowsOf(out));
    for (const [index, one] of each.entries())
      expect(rowsOf(one.out).every(({ line }) => Math.floor((line! - 1) / 1000) % 2 === index)).toBe(true);
    for (const [index, one] of each.entries()) place.write(`table-${index}.jsonl`, one.out);
    expect((await run('merge', 'table.csv', 'table-1.jsonl', 'table-0.jsonl')).out).toBe(out);
  });

  it('knows the title and the layout of the whole input', async () => {
    place.write('titled.txt', `Sudoku\n${'2x2:1c3_2d4_1c3\n'.repeat(1500)}`);
    const { out } = await batch('titled.txt', '--shard', '1/2');
    const types = rowsOf(out).map(({ puzzle }) => puzzle);
    expect([types.length, ...new Set(types)]).toEqual([501, 'sudoku']);
  });

  it.each([
    [['--shard', '2/2'], 'Shards count from 0: expected 0/2 to 1/2.'],
    [['--shard', '1/0'], 'Expected one of several shards as in 0/8.'],
    [['--shard', 'third'], 'Expected one of several shards as in 0/8.'],
    [['few.txt', '--shard', '0/2'], '--shard divides the lines of one input, and 2 were named'],
    [['few.txt', '--first-line', '2'], '--first-line counts the lines of one input, and 2 were named'],
    [['--first-line', '0'], 'Expected a whole number from 1.'],
  ])('is not %j', async (options, message) => {
    expect(complaint(await batch('few.txt', ...options))).toContain(message);
  });
});

describe('--first-line', () => {
  it('makes the rows of a part of the input those of the whole', async () => {
    const lines = mixed(60).split('\n');
    const whole = await gridproof(['batch', '-', '--engine', 'cadical'], { input: lines.join('\n') });
    const cuts = [0, 1, 20, 44, 60];
    const parts = await Promise.all(
      cuts.slice(0, -1).map((from, at) =>
        gridproof(['batch', '-', '--engine', 'cadical', '--first-line', `${from + 1}`], {
          input: lines.slice(from, cuts[at + 1]).join('\r\n'),
        }),
      ),
    );
    expect(parts.map(({ out }) => out).join('')).toBe(whole.out);
    const names = parts.map(({ out }, at) => place.write(`piece-${at}.jsonl`, out));
    const merged = await gridproof(['merge', '-', ...names.toReversed()], { input: lines.join('\n') });
    expect(merged).toMatchObject({ status: 0, out: whole.out });
  });

  it('takes each line for a puzzle, also where a few would be a board together', async () => {
    const input = '1...\n....\n....\n...4\n';
    const { out } = await gridproof(['batch', '-', '--as', 'sudoku', '--first-line', '7'], { input });
    expect(rowsOf(out).map(({ line, status }) => [line, status])).toEqual(
      [7, 8, 9, 10].map((line) => [line, 'invalid']),
    );
  });
});
