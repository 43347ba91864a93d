import { describe, expect, it } from 'vitest';
import { faults } from '../test/faults.js';
import { splitTask, taskBoard } from './task.js';

describe('a Puzzle Team task', () => {
  it('is split at its semicolons, and columns count from the start of the task', () => {
    const [cells, cages, sums] = splitTask('1b_2;1,1;c7', ['cells', 'cages', 'sums']);
    expect([cells.text, cages.text, sums.text]).toEqual(['1b_2', '1,1', 'c7']);
    expect(cages.error('any', 'any')).toMatchObject({ column: 6 });
    expect(sums.error('any', 'any')).toMatchObject({ column: 10 });
  });

  it('has a size that is told beside it', () => {
    expect(taskBoard({ size: { width: 3, height: 2 } }, '14x14')).toMatchObject({ width: 3, height: 2 });
  });

  it('says what is wrong', () => {
    expect(
      faults(['1b2', '1b2;1,1;3;4', ''], (text) => splitTask(text, ['cells', 'regions'])),
    ).toMatchInlineSnapshot(`
      "
      1b2
      this task has 1 part, expected cells;regions
      1b2;1,1;3;4
      this task has 4 parts, expected cells;regions
      this task has 1 part, expected cells;regions
      "
    `);
    expect(faults(['no size'], () => taskBoard({}, '14x14'))).toMatchInlineSnapshot(`
      "
      no size
      a Puzzle Team task does not give its size, expected --size as in 14x14
      "
    `);
    expect(
      faults(['0x4'], () => taskBoard({ size: { width: 0, height: 4 } }, '14x14')),
    ).toMatchInlineSnapshot(`
      "
      0x4
      a board of 0x4 has no cells
      "
    `);
  });
});
