import { expect, it } from 'vitest';
import { boardLayout } from './board-layout.js';
import { signsIn } from './tokens.js';

const signs = (text: string, longest: number, digitsTogether = false): string[] => {
  const lines = text.split('/').map((row, at) => ({ text: row, line: at + 1, column: 1 }));
  const { rows } = signsIn(lines, { layout: boardLayout([]), longest, square: true, digitsTogether });
  return rows.map((row) => row.map((sign) => sign.text).join(' '));
};

it('blanks part signs of several characters', () => {
  expect(signs('10 2/3 4', 2)).toEqual(['10 2', '3 4']);
  expect(signs('1 2/34', 2)).toEqual(['1 2', '3 4']);
});

it('a blank in one of several rows of characters only groups them', () => {
  expect(signs('..../1. ../..../....', 2)).toEqual(['. . . .', '1 . . .', '. . . .', '. . . .']);
});

it('rows of characters stay such where one is of another length', () => {
  expect(signs('..../.,.../..../....', 2)[1]).toBe('. , . . .');
  expect(signs(',/1 2', 2)).toEqual(['', '1 2']);
});

it('digits side by side may always be one number', () => {
  expect(signs('12.x3/x.4 5', 2, true)).toEqual(['12 . x 3', 'x . 4 5']);
});
