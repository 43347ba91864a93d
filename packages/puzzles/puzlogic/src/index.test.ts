import { outside } from '@gridproof/core';
import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { puzlogic } from './index.js';

testPuzzle(puzlogic, { longPaths: ['eight wide'] });

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('pieces: 1 2 3\nrow 1: 6\n\n. .\n. x', puzlogic)).toMatchInlineSnapshot(`
    [
      "The numbers of a row or column with a target are all different and add up to it: 6 right of row 1.",
    ]
  `);
});

describe('traps', () => {
  const broken = (text: string, answer: string) => {
    const puzzle = puzlogic.parse(text);
    const violations = [...puzlogic.verify(puzzle, puzlogic.readAnswer(answer, puzzle))];
    return violations.map(
      ({ rule, places }) => `${rule} at ${places.map(({ row, col }) => `${row},${col}`)}`,
    );
  };

  it('each broken answer breaks its rule and no other', () => {
    for (const { puzzle, broken: answers = {} } of puzlogic.examples)
      for (const [rule, answer] of Object.entries(answers))
        expect(new Set(broken(puzzle, answer).map((violation) => violation.split(' ')[0]))).toEqual(
          new Set([rule]),
        );
  });

  it('pieces are compared by their numbers, not by their total', () => {
    const text = 'pieces: 4 5 6 4 5 6\n\n. x .\n. x .\n. x .';
    expect(broken(text, '4 x 5\n5 x 6\n6 x 4')).toEqual([]);
    expect(broken(text, '3 x 5\n5 x 6\n7 x 4')).toEqual(['pieces at 0,0', 'pieces at 2,0']);
    // Three times 5 and once 4: there are two of each.
    expect(broken(text, '5 x 6\n6 x 5\n3 x 5')).toEqual([
      'column at 1,2,2,2',
      'pieces at 2,0',
      'pieces at 2,2',
    ]);
  });

  it('numbers differ across gaps', () => {
    expect(broken('pieces: 1 1 2\n\n. x x .\nx . x x', '1 x x 1\nx 2 x x')).toEqual(['row at 0,0,0,3']);
    expect(broken('pieces: 1 1\n\n.\nx\nx\n.', '1\nx\nx\n1')).toEqual(['column at 0,0,3,0']);
  });
});

describe('its picture', () => {
  const puzzle = puzlogic.parse('pieces: 1 2\nrow 2: 8\ncolumn 1: -1\n\n. x\n. 6');

  it('has the targets beside the board and the pieces below', () => {
    const picture = puzlogic.draw(puzzle);
    expect(picture.cells?.map(({ row, col }) => [row, col])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(picture.marks.filter(({ at }) => at.kind === 'outside')).toEqual([
      { at: outside('right', 1, 2), source: 'clue', text: '8' },
      { at: outside('below', 2, 0), source: 'clue', text: '-1' },
    ]);
    expect(picture.caption).toBe('pieces: 1 2');
    expect(picture.bank).toEqual([{ text: '1' }, { text: '2' }]);
  });

  it('strikes each piece once it is on the board, and no number that is printed', () => {
    const puzzle = puzlogic.parse('pieces: 1 1 6\n\n. x .\n. 6 x');
    const { fields, drawEntries } = puzlogic.described!;
    const open = fields(puzzle).flatMap(({ given }, variable) => (given === undefined ? [variable] : []));
    const used = (...entered: readonly number[]) =>
      drawEntries(puzzle, new Map(entered.map((number, at) => [open[at]!, number]))).bank?.map(
        ({ used = false }) => used,
      );
    expect(used()).toEqual([false, false, false]);
    expect(used(1)).toEqual([true, false, false]);
    expect(used(1, 6, 1)).toEqual([true, true, true]);
  });

  it('needs no pieces where all are on the board', () => {
    expect(puzlogic.draw(puzzle, puzlogic.readAnswer('1 x\n2 6', puzzle)).caption).toBeUndefined();
    expect(puzlogic.draw(puzzle, puzlogic.readAnswer('1 x\n2 6', puzzle)).bank).toBeUndefined();
  });
});
