import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, startProcess } from './gridproof.js';

const folder = new Folder();
const generate = (...args: string[]) => gridproof(['generate', ...args]);

describe('generate', () => {
  it('makes a puzzle that solve reads and proves', async () => {
    const { status, out, err } = await generate('slant', '--size', '5x5', '--seed', '7');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const solved = await gridproof(['solve', '-'], { input: out });
    expect(solved.status).toBe(0);
    expect(solved.out).toContain('unique');
  });

  it('makes the same puzzles of the same seed, on every engine, and others of another', async () => {
    const generateJson = async (...more: string[]) =>
      (await generate('takuzu', '--size', '4x4', '--count', '3', ...more)).out;
    const one = await generateJson('--seed', 'a');
    expect(one.trimEnd().split('\n')).toHaveLength(3);
    expect(new Set(one.trimEnd().split('\n')).size).toBe(3);
    expect(await generateJson('--seed', 'a', '--engine', 'z3', '--jobs', '1')).toBe(one);
    expect(await generateJson('--seed', 'b')).not.toBe(one);
  });

  it('shows the seed that it has drawn', async () => {
    const { out, err } = await generate('takuzu', '--size', '4x4');
    const [, seed] = /^made with --seed (\w+)$/m.exec(err)!;
    expect((await generate('takuzu', '--size', '4x4', '--seed', seed!)).out).toBe(out);
  });

  it('makes each puzzle independently: continues a file where it ends', async () => {
    const args = ['mosaic', '--size', '4x4', '--seed', 'a'];
    const whole = folder.write('whole.txt', '');
    expect((await generate(...args, '--count', '5', '--out', whole)).status).toBe(0);
    const text = readFileSync(whole, 'utf8');
    const begun = folder.write('begun.txt', text.slice(0, text.indexOf('\n') + 9));
    expect((await generate(...args, '--count', '5', '--out', begun, '--resume')).status).toBe(0);
    expect(readFileSync(begun, 'utf8')).toBe(text);
    writeFileSync(begun, `another\n${text}`);
    const other = await generate('mosaic', '--size', '4x4', '--seed', 'b', '--out', begun, '--resume');
    expect(complaint(other)).toContain('was not begun by this call: line 1 is no Mosaic');
    writeFileSync(begun, text);
    const second = await generate('mosaic', '--size', '4x4', '--seed', 'b', '--out', begun, '--resume');
    expect(complaint(second)).toContain('was not begun by this call: line 5 is another Mosaic');
    expect(complaint(await generate(...args, '--resume'))).toContain('it needs --out');
  });

  it('makes no puzzle twice, turned, mirrored or renamed, on any number of threads and with --resume', async () => {
    const args = ['takuzu', '--size', '4x4', '--seed', 'g', '--count', '12'];
    const generateText = async (...more: string[]) => (await generate(...args, ...more)).out;
    const text = await generateText('--jobs', '2');
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    const rows = (await generateText('--format', 'json', '--jobs', '1'))
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row));
    expect(rows.some(({ rejected }) => rejected.equal > 0)).toBe(true);
    expect(rows.map(({ puzzle }) => `takuzu:${puzzle.replaceAll('\n', '/')}`)).toEqual(lines);
    const begun = folder.write('equal.txt', `${lines.slice(0, 7).join('\n')}\n`);
    await generateText('--jobs', '1', '--out', begun, '--resume');
    expect(readFileSync(begun, 'utf8')).toBe(text);
    const ways = await Promise.all(lines.map((line) => gridproof(['vary', line, '--count', '99'])));
    const looks = lines.flatMap((line, at) => [line, ...ways[at]!.out.trimEnd().split('\n')]);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('makes shards that give the same file once their duplicates are replaced', async () => {
    const args = ['takuzu', '--size', '4x4', '--seed', 'e', '--count', '16'];
    const whole = (await generate(...args)).out;
    const shard = (index: number, ...more: string[]) =>
      generate(...args, '--shard', `${index}/5`, '--jobs', '1', ...more);
    const parts = await Promise.all([0, 1, 2, 3, 4].map((index) => shard(index)));
    const joined = parts.map(({ out }) => out).join('');
    expect(parts.map(({ out }) => out.split('\n').length - 1)).toEqual([3, 3, 3, 3, 4]);
    // Shards are independent, and some of these boards are equal up to turns and mirroring.
    expect(joined).not.toBe(whole);
    const all = folder.write('all.txt', joined);
    expect((await generate(...args, '--out', all, '--resume')).status).toBe(0);
    expect(readFileSync(all, 'utf8')).toBe(whole);
    // A shard can be continued like a file, and a missing line is detected.
    const begun = folder.write('shard.txt', parts[2]!.out.slice(0, -30));
    await shard(2, '--out', begun, '--resume');
    expect(readFileSync(begun, 'utf8')).toBe(parts[2]!.out);
    writeFileSync(all, joined.replace(/^.*\n/, ''));
    expect(complaint(await generate(...args, '--out', all, '--resume'))).toContain(
      'or lines before it are missing',
    );
    // A shard without puzzles has a file too.
    const none = folder.path('none.txt');
    const few = ['takuzu', '--size', '4x4', '--seed', 'e', '--count', '2', '--shard', '0/3', '--out', none];
    expect((await generate(...few)).status).toBe(0);
    expect(readFileSync(none, 'utf8')).toBe('');
    expect(complaint(await generate('takuzu', '--shard', '0/3'))).toContain('--shard needs --seed');
  });

  it('reports how many different puzzles there seem to be, where more are requested', async () => {
    const { status, out, err } = await generate('nonogram', '--size', '1x1', '--seed', 'a', '--count', '3');
    expect({ status, boards: out.trimEnd().split('\n').length }).toEqual({ status: 3, boards: 1 });
    expect(err).toContain(
      'there seems to be only 1 different puzzle (Nonogram of 1x1): 1000 of 1000 attempts to make another came to it again',
    );
  });

  it('respects the options', async () => {
    const { out } = await generate(
      ...['sudoku', '--size', '4x4', '--seed', '1', '--count', '4', '--format', 'json'],
      ...['--difficulty', 'easy', '--symmetry', 'half', '--clues', '4..9'],
    );
    for (const line of out.trimEnd().split('\n')) {
      const { puzzle, clues, rating, answer } = JSON.parse(line);
      const { out: rated } = await gridproof(['rate', `sudoku:${puzzle.replaceAll('\n', '/')}`]);
      expect(rated).toMatch(/^easy/);
      expect(rating.name).toBe('easy');
      const signs = puzzle.replace(/\s/g, '');
      const places = [...signs].map((sign) => sign !== '.');
      expect(places).toEqual([...places].reverse());
      expect(signs.replaceAll('.', '')).toHaveLength(clues);
      expect(clues).toBeGreaterThanOrEqual(4);
      expect(clues).toBeLessThanOrEqual(9);
      expect(answer).toMatch(/^(\d{4}\n?){4}$/);
    }
  });

  it('makes puzzles of medium difficulty at most, unless they have as few clues as possible', async () => {
    const args = ['takuzu', '--size', '8x8', '--seed', 'a', '--rate', '--format', 'json'];
    const [byDefault, least] = (
      await Promise.all([generate(...args), generate(...args, '--clues', 'least')])
    ).map(({ out }) => JSON.parse(out));
    expect(['easy', 'medium']).toContain(byDefault.rating.name);
    expect(least.rating.name).toBe('extreme');
    expect(least.clues).toBeLessThan(byDefault.clues);
  });

  it('arranges the clues as is usual for the type', async () => {
    const [loop, free] = await Promise.all(
      [[], ['--symmetry', 'none']].map((more) =>
        generate('slitherlink', '--size', '6x6', '--seed', 'a', ...more),
      ),
    );
    const placesOf = (out: string) =>
      [...out.replace(/^.*\n/, '').replace(/\s/g, '')].map((sign) => sign !== '.');
    expect(placesOf(loop!.out)).toEqual(placesOf(loop!.out).reverse());
    expect(placesOf(free!.out)).not.toEqual(placesOf(free!.out).reverse());
    // The usual share of the circles stays.
    const circles = ['yin-yang', '--size', '7x7', '--seed', 'b', '--format', 'json'];
    const [shown, least] = await Promise.all(
      [[], ['--clues', 'least']].map(
        async (more) => JSON.parse((await generate(...circles, ...more)).out).clues,
      ),
    );
    expect(shown).toBeGreaterThanOrEqual(13);
    expect(least).toBeLessThan(13);
    // Numbers outside are never removed.
    expect((await generate('tents', '--size', '6x6', '--seed', 'a')).out).toMatch(
      /^tents\n\.\d{6}\n(?:\d.{6}\n?){6}$/,
    );
  });

  it('makes puzzles that need techniques, which rate lists', async () => {
    const args = ['sudoku', '--needs', 'x-wing,pointing', '--needs', 'hidden-single', '--seed', '3'];
    const { status, out } = await generate(...args);
    expect(status).toBe(0);
    const { rating } = JSON.parse((await gridproof(['rate', '--format', 'json'], { input: out })).out);
    const ids = rating.techniques.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(['x-wing', 'pointing']));
    // Their order makes no difference.
    const other = args.with(2, 'hidden-single').with(4, 'pointing,x-wing');
    const { puzzle, rejected } = JSON.parse((await generate(...other, '--format', 'json')).out);
    expect(`sudoku\n${puzzle}`).toBe(out.trimEnd());
    expect(rejected.techniques).toBeGreaterThan(0);
  });

  it.each([
    ['sudoku', 'hidden-single', 1.25, ['last-digit', 'hidden-single']],
    ['nurikabe', 'island-size', 2, ['island-size', 'pool', 'sea-cut-off']],
    [
      'slitherlink',
      'only-way-on',
      2,
      [
        ...['only-way-on', 'dead-end', 'already-two-lines', 'early-loop'],
        ...['only-arrangement', 'number-at-the-line'],
        ...['number-is-complete', 'number-needs-the-rest', 'numbers-share-cells'],
      ],
    ],
  ])('makes %s with steps that are at most as hard as %s', async (type, technique, level, ids) => {
    const size = type === 'sudoku' ? '9x9' : '6x6';
    const args = [type, '--size', size, '--at-most', technique, '--seed', '1', '--format', 'json'];
    const { status, out } = await generate(...args);
    expect(status).toBe(0);
    const { rating } = JSON.parse(out);
    expect(rating.maxEffort).toBeLessThanOrEqual(level);
    for (const { id } of rating.techniques) expect(ids).toContain(id);
  });

  it('reports techniques that no puzzle has, and those that none was found with', async () => {
    for (const [args, message] of [
      [
        ['slitherlink', '--needs', 'xwing'],
        "found 'xwing', expected number-needs-the-rest, number-is-complete",
      ],
      [['slitherlink', '--at-most', 'x-wing'], "found 'x-wing', which no step of Slitherlink has, expected"],
      [['sudoku', '--at-most', 'pool'], "found 'pool', expected last-digit, hidden-single"],
      [['sudoku', '--at-most', 'combined'], "found 'combined' as the hardest technique, but its steps"],
      [
        ['sudoku', '--needs', 'swordfish', '--at-most', 'naked-pair'],
        "found 'swordfish' as a needed technique, which is harder than 'naked-pair'",
      ],
      [
        ['sudoku', '--from', '-', '--needs', 'x-wing'],
        "option '--from <file>' cannot be used with option '--needs",
      ],
    ] as const)
      expect(complaint(await generate(...args))).toContain(message);
    const args = ['--needs', 'line-complete', '--needs', 'no-room-for-a-third'];
    const tried = await generate('takuzu', '--size', '2x2', ...args, '--seed', '1');
    expect(tried.status).toBe(3);
    expect(tried.err).toMatchInlineSnapshot(`
      "puzzle 1: no Takuzu of 2x2 that needs line-complete and no-room-for-a-third was found in 1000 attempts: 1000 without a needed technique; the nearest is easy (score 1.9)
      "
    `);
  });

  it('writes every format that the type has', async () => {
    const args = ['slant', '--size', '4x4', '--seed', '1', '--format'];
    expect((await generate(...args, 'sgt')).out).toMatch(/^slant:4x4:\w+\n$/);
    expect((await generate(...args, 'puzzlink')).out).toMatch(
      /^https:\/\/puzz\.link\/p\?gokigen\/4\/4\/\w+\n$/,
    );
    expect((await generate(...args, 'svg')).out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(complaint(await generate(...args, 'gif'))).toContain(
      "Slant has no format 'gif', expected text, json",
    );
    expect(complaint(await generate(...args, 'svg', '--count', '2'))).toContain('draw one puzzle at a time');
  });

  it.each([
    ['takuzu --size 6x6 --variant signs', 'text', /^takuzu\nlines differ: no\n[^=x]*[=x]/],
    ['sudoku --size 4x4 --variant jigsaw', 'sgt', /^sudoku:4j:/],
    ['sudoku --size 4x4 --variant x', 'sgt', /^sudoku:2x2x:/],
    ['sudoku --size 4x4 --variant killer', 'fpuzzles', /f-puzzles\.com\/\?load=/],
    ['hitori --size 5x5', 'sgt', /^hitori:5x5:\w+$/],
    ['nurikabe --size 6x6', 'puzzlink', /puzz\.link\/p\?nurikabe\/6\/6\//],
    ['fillomino --size 4x4', 'puzzlink', /puzz\.link\/p\?fillomino\/4\/4\//],
  ])('makes %s in a format that holds it', async (args, format, look) => {
    const { out } = await generate(...args.split(' '), '--seed', '3', '--format', format);
    expect(out.trimEnd()).toMatch(look);
    const solved = await gridproof(['solve', '-'], { input: out });
    expect(solved.status).toBe(0);
    expect(solved.out).toContain('unique');
  });

  it('makes a puzzle from a picture, and reports its changes', async () => {
    const unique = folder.write('unique.txt', '##\r\n#.\r\n');
    const unchanged = await generate('nonogram', '--from', unique);
    expect(unchanged).toMatchObject({
      status: 0,
      out: 'nonogram\ncolumns: 2, 1\nrows: 2, 1\n',
      err: 'nothing had to be changed: the puzzle has one answer\n',
    });
    const two = { input: '##..\n##..\n...#\n..#.' };
    const repaired = await gridproof(['generate', 'nonogram', '--from', '-', '--format', 'json'], two);
    expect(repaired.status).toBe(0);
    const { puzzle, answer } = JSON.parse(repaired.out);
    const message = /^1 place was changed, so that there is one answer: row (\d), column (\d)\n$/.exec(
      repaired.err,
    )!;
    const rows = two.input.split('\n').map((row) => [...row]);
    const [row, col] = [Number(message[1]) - 1, Number(message[2]) - 1];
    rows[row]![col] = rows[row]![col] === '#' ? '.' : '#';
    expect(answer).toBe(rows.map((signs) => signs.join('')).join('\n'));
    const solved = await gridproof(['solve', '-'], { input: `nonogram\n${puzzle}` });
    expect(solved.out).toContain('unique');
    expect((await gridproof(['generate', 'nonogram', '--from', '-', '--format', 'json'], two)).out).toBe(
      repaired.out,
    );
  });

  it('refuses invalid pictures, and types that cannot use them', async () => {
    const picture = folder.write('picture.txt', '#.\n.#\n');
    for (const [args, message] of [
      [
        ['slant', '--from', picture],
        'Slant cannot be generated from an answer of your own, only Nonogram can',
      ],
      [
        ['nonogram', '--from', folder.write('third.txt', '#.\n.x\n')],
        "line 2, column 2: found a third sign 'x'",
      ],
      [['nonogram', '--from', `${picture}.png`], "picture.txt.png' was not found"],
      [['nonogram', '--from', picture, '--size', '5x5'], 'cannot be used with'],
      [['nonogram', '--from', picture, '--count', '2'], 'without --count and --symmetry'],
    ] as const)
      expect(complaint(await generate(...args))).toContain(message);
    expect(await generate('tents', '--size', '1x1', '--seed', '1')).toMatchObject({
      status: 3,
      out: '',
      err: 'puzzle 1: no Tents of 1x1 was found in 1000 attempts: 1000 begun in vain\n',
    });
  });

  it('reports impossible options', async () => {
    const tried = await generate('nonogram', '--size', '1x1', '--difficulty', 'extreme', '--seed', '1');
    expect(tried.status).toBe(3);
    expect(tried.err).toMatchInlineSnapshot(`
      "puzzle 1: no extreme Nonogram of 1x1 was found in 1000 attempts: 1000 too easy; the nearest is easy (score 1.9)
      "
    `);
    const late = await generate(
      'mosaic',
      '--size',
      '9x9',
      '--clues',
      '0..1',
      '--timeout',
      '100ms',
      '--seed',
      '1',
    );
    expect(late.status).toBe(3);
    expect(late.err).toMatch(
      /^puzzle 1: no Mosaic of 9x9 with 0 to 1 clues was found in # ms: \d+ with more or fewer clues\n$|in 0\.1 s/,
    );
    for (const [args, message] of [
      [['sudoku', '--size', '17x3'], 'the board is 17 wide and 3 high, expected a square'],
      [['takuzu', '--size', '5x5'], 'the board is 5 wide and 5 high, expected even sides'],
      [
        ['slant', '--size', '4x3', '--symmetry', 'quarter'],
        'cannot be turned by a quarter, expected a square',
      ],
      [['slant', '--size', '4x4', '--clues', '26'], 'expected at most 25 on a board of 4x4'],
      [['slant', '--clues', '5..3'], 'expected the smaller number first'],
      [
        ['sudoku', '--size', '5x5', '--variant', 'killer'],
        'Sudoku of 5x5 cannot be generated: a board of 5x5 cannot be divided into boxes, expected a side of 4, 6',
      ],
      [
        ['battleships', '--size', '17x3'],
        'Battleships of 17x3 cannot be generated: found no fleet, and none is usual on a board of 17x3',
      ],
      [['sudoku', '--size', '17x3'], 'the board is 17 wide and 3 high, expected a square'],
      [['slant', '--size', '1000x1000'], 'a board of 1000x1000 is too large'],
      [['slant', '--size', '0x0'], 'a board of 0x0 has no cells'],
      [['slant', '--size', 'NaN'], 'NaN'],
      [['slant', '--count', '0'], 'Expected a whole number from 1'],
      [
        ['sudoku', '--variant', 'samurai'],
        "Sudoku has no variant 'samurai' that can be generated, expected jigsaw, x or killer",
      ],
      [
        ['fillomino', '--size', '20x20'],
        'a board of 400 cells takes too long to be made, expected at most 225',
      ],
      [
        ['fillomino', '--size', '30x30', '--count', '2'],
        'a board of 900 cells takes too long to be made, expected at most 225',
      ],
      [['sudokku'], "'sudokku' is not a puzzle type"],
    ] as const)
      expect(complaint(await generate(...args))).toContain(message);
  });

  it('keeps to the time on boards of which each step takes longer', async () => {
    const { status, out, err } = await generate(
      'hitori',
      '--size',
      '99x99',
      '--seed',
      'a',
      '--timeout',
      '1s',
    );
    expect({ status, out, err }).toEqual({
      status: 3,
      out: '',
      err: 'puzzle 1: no Hitori of 99x99 was found in 1 s\n',
    });
  });

  it('warns of rare difficulties before it starts, and in info', async () => {
    const warning = 'gridproof: Galaxies of 10x10 is hardly ever hard: this may take long, and fail\n';
    const hard = ['galaxies', '--difficulty', 'hard', '--seed', 'a', '--timeout', '100ms'];
    expect((await generate(...hard)).err.startsWith(warning)).toBe(true);
    expect((await generate(...hard, '--size', '4x4')).err).not.toContain('hardly ever');
    expect((await generate('galaxies', '--difficulty', 'easy', '--seed', 'a')).err).not.toContain(
      'hardly ever',
    );
    expect((await gridproof(['info', 'galaxies'])).out).toContain(
      'Generate:\n  yes: gridproof generate galaxies\n  hardly ever hard or extreme\n',
    );
  });

  it('makes no puzzle with fewer clues than requested', async () => {
    const { status, err } = await generate('akari', '--size', '5x5', '--clues', '26', '--timeout', '1s');
    expect(status).toBe(3);
    expect(err).toMatch(/no Akari of 5x5 with 26 clues was found in .* with more or fewer clues/);
  });

  it('ends soon when interrupted, with the puzzles made so far', async () => {
    const child = startProcess(['generate', 'slant', '--size', '4x4', '--count', '100000', '--jobs', '1']);
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (out === '') child.kill('SIGINT');
      out += chunk;
    });
    // A process killed by the signal has no exit status; a shell shows 130 either way.
    const [status, signal] = await once(child, 'close');
    expect(signal === 'SIGINT' ? 130 : status).toBe(130);
    const lines = out.trimEnd().split('\n');
    expect((await gridproof(['solve', '--quiet', '-'], { input: `${lines[0]}\n${lines[0]}\n` })).status).toBe(
      0,
    );
  });

  it('lists in info which types can be generated, and from what', async () => {
    const generates = async (type: string) =>
      /Generate:\n {2}(.*)/.exec((await gridproof(['info', type])).out)![1];
    expect(await generates('slant')).toBe('yes, numbers: gridproof generate slant');
    expect(await generates('lits')).toMatchInlineSnapshot(`"yes: gridproof generate lits"`);
    expect(await generates('hitori')).toMatchInlineSnapshot(`"yes: gridproof generate hitori"`);
    expect(await generates('nurikabe')).toMatchInlineSnapshot(`"yes: gridproof generate nurikabe"`);
    expect(await generates('fillomino')).toMatchInlineSnapshot(
      `"yes, numbers: gridproof generate fillomino"`,
    );
    expect(await generates('puzlogic')).toMatchInlineSnapshot(
      `"yes, row targets and column targets: gridproof generate puzlogic"`,
    );
    expect((await gridproof(['info', 'sudoku'])).out).toContain(
      'yes, givens: gridproof generate sudoku\n  variants: --variant jigsaw, x or killer\n',
    );
    expect(await generates('galaxies')).toMatchInlineSnapshot(`"yes: gridproof generate galaxies"`);
    expect(await generates('tents')).toMatchInlineSnapshot(
      `"yes, numbers outside: gridproof generate tents"`,
    );
    const { out } = await gridproof(['info', 'nonogram']);
    expect(out).toContain(
      'Generate:\n  yes: gridproof generate nonogram\n  hardly ever extreme\n  of an answer of your own: --from FILE\n',
    );
    expect(await generates('akari')).toMatchInlineSnapshot(`"yes, black cells: gridproof generate akari"`);
  });
});
