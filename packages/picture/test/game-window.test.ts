import { describe, expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { type BoxBoard, gameWindow, LOOKS } from './game-window.js';
import { prove } from './goals.js';
import { loadType } from './puzzle-types.js';

const BOARD: BoxBoard = {
  givens: [
    [null, 'x', null, 'x', 'x'],
    [5, null, 1, 'x', 'x'],
    ['x', null, null, null, 'x'],
    [null, 'x', null, null, null],
  ],
  pieces: [1, 1, 2, 2, 2, 4, 5, 6, 6, 6],
  rowTargets: [null, null, null, 12],
  columnTargets: [12, 7, 14, null, null],
};

const TEXT = `row 4: 12
column 1: 12
column 2: 7
column 3: 14

. x . x x
5 . 1 x x
x . . . x
. x . . .`;

describe.each(LOOKS)('a window with $name', (look) => {
  it.each([26, 34, 61])('is read at %i pixels a box', async (side) => {
    const type = await loadType('puzlogic');
    const raster = decodePicture(gameWindow(BOARD, look, side));
    const { puzzle, lattice } = await readPicture(raster, { types: [type], prove });
    const [pieces, ...lines] = type.print(puzzle as never).split('\n');
    expect(lines.join('\n')).toBe(TEXT);
    expect(pieces!.match(/\d/g)!.sort()).toEqual(BOARD.pieces.map(String));
    expect(lattice.boxes?.pieces).toHaveLength(BOARD.pieces.length);
  });
});

it('asks about an arrow without a number', async () => {
  const type = await loadType('puzlogic');
  const doubtsOf = async (target: number | string) => {
    const board = { ...BOARD, rowTargets: [], columnTargets: [target as number] };
    const raster = decodePicture(gameWindow(board, { ...LOOKS[0]!, ends: ['left', 'below'] }, 34));
    const { doubts } = await readPicture(raster, { types: [type], prove });
    return doubts.map(({ message }) => message);
  };
  const message = 'row 4, column 1 shows something that is not read';
  expect(await doubtsOf(12)).not.toContain(message);
  expect(await doubtsOf(' ')).toContain(message);
});
