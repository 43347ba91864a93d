import { formatsOf } from '@gridproof/core';
import { expect, it } from 'vitest';
import { describePuzzle, layers, values } from '../src/index.js';

const rest = {
  title: 'Sized',
  rules: { any: 'Anything goes.' },
  answer: layers.at('cells', values.number(1, 9), { key: 'numbers' }),
  encode() {},
  *verify() {},
  examples: [],
} as const;
const ends = describePuzzle({
  ...rest,
  id: 'ends',
  clues: { ends: layers.at(['above', 'below', 'left', 'right'], values.number(1, 9)) },
});
const sides = describePuzzle({
  ...rest,
  id: 'sides',
  clues: { sides: layers.at('inner sides', values.number(1, 9)) },
});
const caged = describePuzzle({
  ...rest,
  id: 'caged',
  clues: { cages: layers.cages(values.number(1, 99), 'clue') },
});

/** Returns the width and height of the board that the JSON shows, or the error message. */
function sizeIn(type: typeof ends | typeof sides | typeof caged, clues: object): string {
  try {
    const { board } = formatsOf(type).json!.read(JSON.stringify({ puzzle: type.id, ...clues }), {}) as {
      board: { width: number; height: number };
    };
    return `${board.width}x${board.height}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const cage = (...cells: (readonly [row: number, col: number])[]) => ({ clue: 5, cells });

it('takes the size of a board from clues where nothing is known of the answer', () => {
  expect(sizeIn(ends, { ends: { above: [1, null, 2], right: [3, null] } })).toBe('3x2');
  expect(sizeIn(ends, { ends: { above: [1, null, 2], right: [3] }, numbers: [[1, null, null]] })).toBe('3x1');
  const upright = [
    [1, null],
    [null, 2],
  ];
  expect(sizeIn(sides, { sides: { level: [[1, null, 2]], upright } })).toBe('3x2');
  expect(sizeIn(caged, { cages: [cage([1, 1], [1, 2]), cage([2, 2], [2, 1])] })).toBe('2x2');
});

it('asks for the size where clues do not show it', () => {
  const says = 'numbers is missing, or width and height';
  expect(sizeIn(ends, { ends: { above: [1, null] } })).toBe(says);
  expect(sizeIn(sides, {})).toBe(says);
  expect(sizeIn(caged, { cages: [cage([1, 1], [1, 2], [2, 1])] })).toBe(says);
  expect(sizeIn(caged, { cages: [cage([1, 1], [1, 2])], width: 3, height: 2 })).toBe('3x2');
  expect(sizeIn(ends, { width: 3 })).toBe('height is missing');
});
