import { expect, test } from 'vitest';
import { Folder } from './folder.js';
import { gridproof } from './gridproof.js';

const OPEN_SUDOKU = 'sudoku:2x2:1c3_2d4e';
const place = new Folder();

test('shows what is certain, and which numbers are possible elsewhere', async () => {
  expect(await gridproof(['forced', OPEN_SUDOKU])).toMatchInlineSnapshot(`
    {
      "err": "",
      "out": "┏━━━━━┳━━━━━┓       ┏━━━━━┳━━━━━┓
    ┃ 1 . ┃ . . ┃       ┃ 1 4 ┃ . . ┃
    ┃ 3 2 ┃ . . ┃       ┃ 3 2 ┃ 1 4 ┃
    ┣━━━━━╋━━━━━┫   →   ┣━━━━━╋━━━━━┫
    ┃ . . ┃ 4 . ┃       ┃ 2 . ┃ 4 . ┃
    ┃ . . ┃ . . ┃       ┃ 4 . ┃ . . ┃
    ┗━━━━━┻━━━━━┛       ┗━━━━━┻━━━━━┛

    several answers: 5 places shown here are certain in all of them (proved by propagation and search in # ms)
    7 places are open:
      r1c3: 2 or 3
      r1c4: 2 or 3
      r3c2: 1 or 3
      r3c4: 1 or 3
      r4c2: 1 or 3
      r4c3: 2 or 3
      r4c4: 1, 2 or 3
    gridproof explain shows what would make it unique
    ",
      "status": 0,
    }
  `);
});

test('only counts open booleans', async () => {
  const { status, out } = await gridproof(['forced', 'minesweeper:1*../..../....']);
  expect(status).toBe(0);
  expect(out).toMatch(
    /2 places shown here are certain in all of them \(proved by propagation and search in # ms\)\n8 places are open\n$/,
  );
});

test.each([
  ['slitherlink:0.../..../....', 6],
  ['masyu:....../....../....../....../....../..W...', 3],
  ['shingoki:. W2 . ./. . . ./. . . ./. . . .', 7],
])('places where all answers leave something out are certain, too: %s', async (puzzle, certain) => {
  const { status, out } = await gridproof(['forced', puzzle, '--format', 'json']);
  expect(status).toBe(0);
  expect(JSON.parse(out).certain).toHaveLength(certain);
});

test('the only answer is shown, or that there is none', async () => {
  const unique = await gridproof(['forced', 'takuzu:1./..']);
  expect(unique).toMatchObject({
    status: 0,
    out: expect.stringContaining('unique: this is the only answer'),
  });
  expect(unique.out).not.toContain('open');
  const none = await gridproof(['forced', 'takuzu:1./1.']);
  expect(none).toMatchObject({ status: 1, out: expect.stringContaining('unsolvable: there is no answer') });
});

test('data have the possible values, too', async () => {
  const { status, out } = await gridproof(['forced', OPEN_SUDOKU, '--format', 'json']);
  expect(status).toBe(0);
  const { certain, open, ...rest } = JSON.parse(out);
  expect(rest).toMatchObject({ puzzle: 'sudoku', status: 'forced', engine: 'search' });
  expect(certain).toHaveLength(5);
  expect(open).toHaveLength(7);
  expect(open[0]).toEqual({ kind: 'cell', row: 1, column: 3, name: 'r1c3', values: [2, 3] });
});

test('a drawing holds nothing else', async () => {
  const path = place.path('forced.svg');
  const { status, out, err } = await gridproof(['forced', OPEN_SUDOKU, '--format', 'svg', '--out', path]);
  expect({ status, out }).toEqual({ status: 0, out: '' });
  expect(err).toContain('several answers: 5 places');
  expect(place.text('forced.svg')).toMatch(/^<svg .*<\/svg>\n$/s);
});

test('one of several answers is not the answer', async () => {
  expect((await gridproof(['forced', '--quiet', 'takuzu:1./..'])).out).toBe('10\n01\n');
  const several = await gridproof(['forced', '--quiet', OPEN_SUDOKU]);
  expect(several).toMatchObject({ out: '', err: expect.stringContaining('several answers') });
});

test('plain characters are enough', async () => {
  const { out } = await gridproof(['forced', '--ascii', OPEN_SUDOKU]);
  expect(out).toMatch(/^[\n -~]*$/);
  expect(out).toContain('r3c2: 1 or 3');
});

test('one puzzle is examined at a time, by all engines or one', async () => {
  const two = place.write('two.txt', 'takuzu:1./..\ntakuzu:../1.\n');
  expect(await gridproof(['forced', two])).toEqual({
    status: 2,
    out: '',
    err: 'gridproof: only one puzzle can be examined at a time, and several were given\n',
  });
  const race = await gridproof(['forced', OPEN_SUDOKU, '--engine', 'auto']);
  expect(race).toMatchObject({
    status: 0,
    out: expect.stringMatching(/certain in all of them \(proved by [\w ]+ in/),
  });
  const z3 = await gridproof(['forced', OPEN_SUDOKU, '--engine', 'z3']);
  expect(z3.out).toContain('proved by propagation and search');
});

test('it is not known where the time is over', async () => {
  const { status, out } = await gridproof(['forced', 'examples/lits-10x10.txt', '--timeout', '1ms']);
  expect(status).toBe(3);
  expect(out).toContain("don't know: time limit");
});
