import { expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../src/index.js';
import { faults } from './faults.js';

const rings = describePuzzle({
  id: 'rings',
  title: 'Rings',
  rules: { any: 'Any.' },
  clues: {
    numbers: layers.at('cells', values.list(values.orUnknown(values.number(1, 8)), { emptySign: '0' })),
  },
  answer: layers.at('cells', values.shaded),
  encode() {},
  verify: () => [],
  notations: [notations.puzzlink('rings', notations.cellLists('numbers'))],
  examples: [],
});
const { puzzlink: address, pzprv3: file, json } = rings.formats!;

const held = rings.parse('0 . ? 8\n1+3 . ?+?+2 1+1+1+1');

it.each([
  ['puzzlink', 'https://puzz.link/p?rings/4/2/0g.8a9gb29'],
  ['pzprv3', 'pzprv3\nrings\n2\n4\n0 . - 8\n1,3 . -,-,2 1,1,1,1\n'],
])('writes several numbers in a cell: %s', (name, text) => {
  const { [name]: format } = rings.formats!;
  expect(format!.write(held)).toBe(text);
  expect(format!.read(text, {})).toEqual(held);
});

it('ignores the cells that a player has shaded in a file', () => {
  expect(file!.read('pzprv3/rings/2/4/0 # - 8/1,3 + -,-,2 1,1,1,1/', {})).toEqual(held);
});

it('says which numbers an address cannot hold', () => {
  expect(faults(['6+1', '4+1+1', '2+1+1+1'], (text) => address!.write(rings.parse(`${text} .`)))).toBe(
    [6, 4, 2].map((n, at) => `an address cannot hold the clue '${n}${'+1'.repeat(at + 1)}'`).join('\n'),
  );
});

it('says which numbers are wrong, and where', () => {
  const files = ['9', '1,9', '1,.', '1,,2', '1,1,1,1,1', '0,1', 'x'].map(
    (sign) => `pzprv3/rings/1/2/${sign} .`,
  );
  expect(faults(files, (text) => file!.read(text, {}))).toMatchInlineSnapshot(`
    "line 1, column 18: found '9', expected a number from 1 to 8, '-' or '.'
    line 1, column 20: found '9', expected a number from 1 to 8, '-' or '.'
    line 1, column 18: found '1,.', expected a number from 1 to 8, up to 4 of them with ',' between
    line 1, column 20: found '', expected a number from 1 to 8, '-' or '.'
    line 1, column 18: found '1,1,1,1,1', expected a number from 1 to 8, up to 4 of them with ',' between
    line 1, column 18: found '0', expected a number from 1 to 8, '-' or '.'
    line 1, column 18: found 'x', expected a number from 1 to 8, '-' or '.'"
  `);
  const lists = ['[1, 9]', '["x"]', '[1, 1, 1, 1, 1]', '5', '"?"'];
  expect(
    faults(lists, (text) => json!.read(`{"puzzle": "rings", "numbers": [[${text}, null]]}`, {})),
  ).toMatchInlineSnapshot(`
    "numbers[0][0][1] is 9, expected a number from 1 to 8 or "?"
    numbers[0][0][0] is "x", expected a number from 1 to 8 or "?"
    numbers[0][0] has length 5, expected up to 4
    numbers[0][0] is 5, expected a list of up to 4 or null
    numbers[0][0] is "?", expected a list of up to 4 or null"
  `);
});
