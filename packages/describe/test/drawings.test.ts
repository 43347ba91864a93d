import { expect, it } from 'vitest';
import { describePuzzle, layers, values } from '../src/index.js';
import { faults } from './faults.js';

const along = (across: string, down: string) => (place: object) =>
  'towards' in place && place.towards === 'below' ? down : across;

const slopes = describePuzzle({
  id: 'slopes',
  title: 'Slopes',
  square: true,
  rules: { any: 'Any.' },
  clues: {
    signs: layers.at(
      'inner sides',
      values.oneOf({ value: 'less', sign: along('<', '^') }, { value: 'greater', sign: along('>', 'v') }),
    ),
  },
  text: [['signs', 'givens']],
  answer: layers.at(
    'cells',
    values.number(1, ({ width }) => width),
  ),
  encode() {},
  verify: () => [],
  examples: [],
});

it.each([
  ['without blanks', '.<..3\n.+v+.\n.....\n.+.+^\n.>...'],
  ['with its lines', '. < . | 3\n- + v + -\n. | . | .\n- + - + ^\n. > . | .'],
  ['with a blank for each sign that is missing', '.<. 3\n  v\n. . .\n    ^\n.>. .'],
  ['with a blank between two signs', '. < .   3\n    v\n.   .   .\n        ^\n. > .   .'],
  ['somewhere on the line', '   . < .   3\n       v\n   .   .   .\n           ^\n   . > .   .'],
])('a drawing is read %s', (_, text) => {
  expect(slopes.print(slopes.parse(text))).toBe('.<..3\n.+v+.\n.....\n.+.+^\n.>...');
});

it('a blank line within a drawing is a row without a sign', () => {
  for (const text of ['1<. .\n\n. . .\n    ^\n. . .', '1 < .   .\n\n.   .   .\n        ^\n.   .   .'])
    expect(slopes.print(slopes.parse(text))).toBe('1<...\n.+.+.\n.....\n.+.+^\n.....');
});

it('says where a text is no drawing', () => {
  const wrong = ['.<.\n.+.\n...\n\n.<.', '. < .\n> +\n.   .'];
  expect(faults(wrong, (text) => slopes.parse(text))).toMatchInlineSnapshot(`
    "line 5: a second board begins here, expected one without blank lines
    line 2, column 1: found '>', expected '^', 'v' or '.'"
  `);
});
