import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { taskBoard } from './puzzle-team.js';

describe('a Puzzle Team task', () => {
  it('has a size that is given beside it', () => {
    expect(taskBoard({ size: { width: 3, height: 2 } }, '14x14')).toMatchObject({ width: 3, height: 2 });
  });

  it('reports errors', () => {
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
