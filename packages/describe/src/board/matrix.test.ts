import { expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { checkMatrix } from './matrix.js';

const check = (text: string) => checkMatrix('regions', JSON.parse(text), { width: 2, height: 2 });

it('rows in JSON have the size of a board', () => {
  expect(() => check('[[1, 2], [3, 4]]')).not.toThrow();
  expect(faults(['[[1, 2]]', '[[1, 2], [1, 2, 3]]'], check)).toMatchInlineSnapshot(`
    "
    [[1, 2]]
    regions has length 1, expected 2
    [[1, 2], [1, 2, 3]]
    regions[1] has length 3, expected 2
    "
  `);
});
