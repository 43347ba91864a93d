import { expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../src/index.js';
import { faults } from './faults.js';

const along = (across: string, down: string) => (place: object) =>
  'towards' in place && place.towards === 'below' ? down : across;

const meant = ({ close }: { readonly close: boolean }) =>
  close ? { both: 'close' } : { first: 'greater', second: 'less' };

const slopes = describePuzzle({
  id: 'slopes',
  title: 'Slopes',
  rules: { any: 'Any.' },
  options: { close: layers.flag('close', false, 'that they are close') },
  clues: {
    heights: layers.at(
      'cells',
      values.number(1, ({ width, height }) => width * height),
    ),
    signs: layers.at(
      'inner sides',
      values.oneOf(
        { value: 'less', sign: along('<', '^'), symbol: 'less' },
        { value: 'greater', sign: along('>', 'v'), symbol: 'greater' },
        { value: 'close', sign: 'o', symbol: 'open-dot' },
      ),
    ),
  },
  text: [['heights', 'signs']],
  answer: layers.at(
    'cells',
    values.number(1, ({ width, height }) => width * height),
  ),
  encode() {},
  verify: () => [],
  notations: [
    notations.sgt(
      'Slopes',
      { flags: { c: ['close', true, false] } },
      notations.letteredSides('heights', 'signs', meant),
    ),
    notations.puzzleTeam(notations.letteredSidesBetweenCommas('heights', 'signs', meant)),
  ],
  examples: [],
});

const { sgt: ids, puzzleTeam: tasks } = slopes.formats as Record<string, any>;
const puzzle = slopes.parse('.<.>.\nv+.+v\n3..>5');

it('writes a letter at the cell that a sign speaks of', () => {
  expect(ids.write(puzzle)).toBe('3x2:0D,0RL,0D,3,0R,5,');
  expect(tasks.write(puzzle)).toBe('0D,0RL,0D,3,0R,5');
  expect(ids.read('3x2:0D,0RL,0D,3,0R,5,', {})).toEqual(puzzle);
  expect(tasks.read('0D,0RL,0D,3,0R,5', { size: { width: 3, height: 2 } })).toEqual(puzzle);
});

it('reads letters in any order, more than once, and without the last comma', () => {
  expect(ids.read('3x2:0D,0LRL,00D,3,0R,5', {})).toEqual(puzzle);
});

it('writes letters at both cells where a sign has them', () => {
  const close = slopes.parse('close: yes\n.o.\n.+o\n...');
  expect(ids.write(close)).toBe('2x2c:0R,0DL,0,0U,');
  expect(ids.read('2x2c:0R,0DL,0,0U,', {})).toEqual(close);
});

it('reports errors with their positions', () => {
  const wrong = [
    '2x2:0R,0L,0,0,',
    '2x2c:0R,0,0,0,',
    '2x2c:0,0,0,0U,',
    '2x2:0L,0,0,0,',
    '2x2:0,0D,0D,0,',
    '2x2:5,0,0,0,',
    '2x2:0X,0,0,0,',
    '2x2:,0,0,0,',
    '2x2:0,0,0',
    '2x2:0,0,0,',
    '2x2:0,0,0,0,0',
  ];
  expect(faults(wrong, (text) => ids.read(text, {}))).toMatchInlineSnapshot(`
    "column 9: found 'L' at row 1, column 2, and also 'R' at row 1, column 1
    column 7: found 'R' at row 1, column 1, and no 'L' at row 1, column 2
    column 13: found 'U' at row 2, column 2, and no 'D' at row 1, column 2
    column 6: found 'L' at the edge of the board
    column 11: found 'D' at the edge of the board
    column 5: found 5, expected a number from 1 to 4 or 0
    column 6: found 'X', expected 'U', 'R', 'D', 'L' or ','
    column 5: found ',', expected a number, 0 where there is none
    column 10: the text ends after 3 of the 4 cells of this board: 1 is missing
    column 11: the text ends after 3 of the 4 cells of this board: 1 is missing
    column 13: found '0', expected the end"
  `);
});

it('refuses a sign that has no letters', () => {
  const mixed = slopes.parse('.o.');
  expect(faults([''], () => ids.write(mixed))).toMatchInlineSnapshot(`"an id cannot hold 'o' here"`);
});
