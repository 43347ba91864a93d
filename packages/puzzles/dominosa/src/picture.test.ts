import { read } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { dominosa } from './index.js';

const puzzle = dominosa.parse('001\n110');

it('draws an outline around each domino, and walls only until then', () => {
  const { fields, drawEntries } = dominosa.described!;
  const sideOf = (row: number, col: number, towards: string) =>
    fields(puzzle).findIndex(
      ({ place }) =>
        place.kind === 'side' && place.row === row && place.col === col && place.towards === towards,
    );
  const entered = drawEntries(
    puzzle,
    new Map([
      [sideOf(0, 0, 'right'), false],
      [sideOf(0, 1, 'right'), true],
    ]),
  );
  expect(entered.cages?.map(({ cells, style }) => [cells.map(({ col }) => col), style])).toEqual([
    [[0, 1], 'outline'],
  ]);
  expect(entered.walls).toHaveLength(1);
  expect(entered.bank).toEqual([{ text: '0-0', used: true }, { text: '0-1' }, { text: '1-1' }]);
  const [example] = dominosa.examples;
  const whole = read(dominosa, example!.puzzle);
  const answer = dominosa.draw(whole, dominosa.readAnswer(example!.answer!, whole));
  expect(answer.cages).toHaveLength((whole.board.width * whole.board.height) / 2);
  expect(answer.walls ?? []).toEqual([]);
});
