import { cell, type Fact, type Picture } from '@gridproof/core';
import { takuzu } from '@gridproof/takuzu';
import { describe, expect, it } from 'vitest';
import { PathBoards } from './path.js';

const read = { type: takuzu, format: 'text', puzzle: takuzu.parse('1...\n....\n....\n....') };

const fact = (row: number, col: number, value: boolean): Fact => ({
  variable: row * 4 + col,
  place: cell(row, col),
  value,
  holds: true,
});
const step = (facts: readonly Fact[], ...claims: readonly Fact[]) => ({
  reasons: [],
  facts,
  claims,
  effort: 1,
  choices: 1,
});

/** The signs of the first row. */
const firstRow = ({ marks }: Picture): string =>
  [0, 1, 2, 3].map((col) => marks.find(({ at }) => at.row === 0 && at.col === col)?.text ?? '.').join('');

const steps = [step([fact(0, 0, true)], fact(0, 1, true)), step([fact(0, 3, false)], fact(0, 2, false))];

describe('the boards along a path', () => {
  it('show what the steps have stated, what was entered, and what steps need that none has stated', () => {
    const boards = new PathBoards(read, [], { status: 'unknown', steps });
    expect([0, 1, 2].map((n) => firstRow(boards.boardAt(n)))).toEqual(['1..0', '11.0', '1100']);
    const entered = new PathBoards(read, [fact(0, 2, false)], { status: 'unknown', steps: [] });
    expect(firstRow(entered.boardAt(0))).toBe('1.0.');
  });

  it('show the whole answer at the end, stated or not', () => {
    const answer = takuzu.readAnswer('1100\n0011\n1010\n0101', read.puzzle);
    const boards = new PathBoards(read, [], { status: 'unique', steps, answer });
    expect([0, 1, 2].map((n) => firstRow(boards.boardAt(n)))).toEqual(['1..0', '11.0', '1100']);
    const found = (picture: Picture) => picture.marks.filter(({ source }) => source === 'found').length;
    expect([0, 1, 2].map((n) => found(boards.boardAt(n)))).toEqual([1, 2, 15]);
  });

  it('have marks', () => {
    const boards = new PathBoards(read, [], { status: 'unknown', steps });
    const mark = { places: [cell(0, 1)], meaning: 'certain', label: 'found' } as const;
    expect(boards.boardAt(1, [mark]).highlights).toEqual([mark]);
  });
});
