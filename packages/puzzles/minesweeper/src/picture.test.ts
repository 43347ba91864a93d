import { cell } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { minesweeper } from './index.js';

const puzzle = minesweeper.parse('000\n12?\n*.0');
const { marks, shades = [] } = minesweeper.draw(puzzle);
const { marks: found, shades: ground = [] } = minesweeper.draw(
  puzzle,
  minesweeper.readAnswer('...\n...\n**.', puzzle),
);

it('covers what is not open, flags too', () => {
  const covered = [cell(2, 0), cell(2, 1)];
  expect(shades.filter(({ tone }) => tone !== 'open')).toEqual(
    covered.map((at) => ({ at, tone: 'covered', source: 'clue' })),
  );
});

it('tells numbers apart by their colours', () => {
  expect(marks.flatMap(({ text, colour }) => (colour ? [[text, colour]] : []))).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
});

it('leaves a 0 blank, as the game does, but not beside covered cells', () => {
  expect(marks.flatMap(({ text }) => text ?? [])).toEqual(['', '', '', '1', '2', '?', '0']);
});

it('draws mines that were found unlike mines that were given, and marks cells that are safe', () => {
  expect(found.filter(({ symbol }) => symbol === 'mine')).toEqual([
    { at: cell(2, 0), source: 'clue', symbol: 'mine' },
    { at: cell(2, 1), source: 'found', symbol: 'mine' },
  ]);
  expect(ground).toEqual(shades);
  const other = minesweeper.draw(puzzle, minesweeper.readAnswer('...\n...\n*..', puzzle));
  expect(other.shades).toContainEqual({ at: cell(2, 1), tone: 'light', source: 'found' });
});
