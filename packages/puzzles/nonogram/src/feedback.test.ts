import { Feedback } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { nonogram } from './index.js';

it('settles each number of a list by itself', () => {
  const puzzle = nonogram.parse('columns: 1, 1, 0, 1, 0, 1, 0\nrows: 2 1 1');
  const feedback = new Feedback(nonogram, puzzle);
  const settled = (row: string) => {
    const entries = [...row].flatMap((sign, at) => (sign === '?' ? [] : [[at, sign === '#'] as const]));
    return feedback
      .judge(new Map(entries))
      .settledNumbers.map(([{ kind, row }, items]) => [kind, row, items]);
  };
  expect(settled('???????')).toEqual([]);
  expect(settled('?#?????')).toEqual([]);
  expect(settled('##?????')).toEqual([['outside', 0, [0]]]);
  expect(settled('##.????')).toEqual([['outside', 0, [0]]]);
  expect(settled('##.??#.')).toEqual([['outside', 0, [0, 2]]]);
  expect(settled('???#?#?')).toEqual([['outside', 0, [1, 2]]]);
  expect(settled('##.?.#.')).toEqual([['outside', 0, [0, 2]]]);
});

it('settles a list that equals the shaded runs, though other cells are open', () => {
  const puzzle = nonogram.parse('columns: 1, 1, 0, 1, 0\nrows: 2 1');
  const settled = (...shaded: readonly number[]) =>
    new Feedback(nonogram, puzzle)
      .judge(new Map(shaded.map((variable) => [variable, true])))
      .settled.map(({ kind, row, col }) => `${kind} ${row} ${col}`);
  expect(settled()).toEqual([]);
  expect(settled(0, 1)).toHaveLength(2);
  expect(settled(0, 1, 3)).toHaveLength(4);
});
