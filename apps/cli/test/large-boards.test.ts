import { expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof } from './gridproof.js';

const folder = new Folder();

/** Returns the rows of a board of this size; `sign` returns the character of each cell. */
const board = (width: number, height: number, sign: (row: number, col: number) => string | number): string =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => sign(row, col)).join(''),
  ).join('\n');

it('a mosaic of 100x118, as it stands in print, is solved', async () => {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  };
  const cells = Array.from({ length: 118 }, () => Array.from({ length: 100 }, () => random() % 2 === 0));
  const isBlack = (row: number, col: number) => cells[row]?.[col] ?? false;
  const around = [-1, 0, 1];
  const numbers = board(
    100,
    118,
    (row, col) => around.flatMap((down) => around.filter((right) => isBlack(row + down, col + right))).length,
  );
  const picture = board(100, 118, (row, col) => (isBlack(row, col) ? '#' : '.'));
  const file = folder.write('mosaic.txt', `mosaic\n${numbers}\n`);
  const { status, out } = await gridproof(['solve', file, '--quiet']);
  expect(status).toBe(0);
  expect(out).toBe(`${picture}\n`);
});

it('boards of 200x200 are read, written and drawn', async () => {
  const boards = {
    galaxies: board(399, 399, (row, col) => (row % 2 || col % 2 ? '.' : 'o')),
    lits: board(200, 200, (row, col) => (row % 10 < 5 === col % 10 < 5 ? 'A' : 'B')),
    puzlogic: `pieces: ${'1 '.repeat(200)}\n\n${board(200, 200, (row, col) => (row === col ? '.' : 'x'))}`,
    slant: board(201, 201, () => '.'),
    takuzu: board(200, 200, () => '.'),
  };
  for (const [type, text] of Object.entries(boards)) {
    const file = folder.write(`${type}.txt`, `${type}\n${text}\n`);
    const [json, svg] = await Promise.all(
      ['json', 'svg'].map((format) => gridproof(['convert', file, '--to', format])),
    );
    expect({ type, ...json, out: json?.out.slice(0, 1) }).toEqual({ type, status: 0, err: '', out: '{' });
    expect({ type, ...svg, out: svg?.out.slice(0, 4) }).toEqual({ type, status: 0, err: '', out: '<svg' });
  }
});

it('more cells than that are refused before room is made for them', async () => {
  const { status, err } = await gridproof(['solve', 'mosaic:201x200:a']);
  expect(status).toBe(2);
  expect(err).toContain('a board of 201x200 is too large, expected at most 40000 cells');
});
