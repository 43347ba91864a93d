import { expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../src/index.js';
import { faults } from './faults.js';

const camp = describePuzzle({
  id: 'camp',
  title: 'Camp',
  rules: { any: 'Any.' },
  clues: {
    counts: layers.at(['above', 'left'], values.number(0, 9), { label: 'counts' }),
    trees: layers.at('cells', values.marker({ sign: 'T', symbol: 'tree' })),
  },
  answer: layers.at('cells', values.shaded),
  text: [['counts', 'trees']],
  encode() {},
  verify: () => [],
  notations: [
    notations.sgt('Camp', {}, notations.letterSkips('trees'), notations.commaSeparated('counts')),
    notations.puzzlink('camp', notations.number16('counts'), notations.marks('trees')),
    notations.puzzleTeamByCommas(
      /^[a-z_]+(?:,\d+)+$/,
      notations.letterSkips('trees'),
      notations.commaSeparated('counts'),
    ),
  ],
  examples: [],
});

const puzzle = camp.parse('.012\n3T.T\n4.T.');
const codec = (name: string) => camp.formats![name]!;

it.each([
  ['sgt', '3x2:_aaa,0,1,2,3,4'],
  ['puzzlink', 'https://puzz.link/p?camp/3/2/01234111'],
  ['puzzleTeam', '_aaa,0,1,2,3,4'],
  ['pzprv3', 'pzprv3\ncamp\n2\n3\n. 0 1 2\n3 1 . 1\n4 . 1 .\n'],
])('writes things and counts: %s', (name, text) => {
  expect(codec(name).write(puzzle)).toBe(text);
  expect(codec(name).accepts(text)).toBe(true);
  expect(codec(name).read(text, { size: { width: 3, height: 2 } })).toEqual(puzzle);
});

it('ignores entries of a player in a file', () => {
  const file = 'pzprv3\ncamp\n2\n3\n. c0 1 2\n3 1 A 1\n4 - 1 .\n0 0\n';
  expect(codec('pzprv3').read(file, {})).toEqual(puzzle);
});

it('reports errors with their positions', () => {
  const read = (text: string) => codec('sgt').read(text, {});
  expect(
    faults(['3x2:_aaa,0,1,2,3', '3x2:_aaa,0,1,,3,4', '3x2:_aaa,0,1,2,3,10', '3x2:_aaa,0,1,2,3,4,5'], read),
  ).toMatchInlineSnapshot(`
    "column 17: the text ends after 4 of the 5 numbers of this board: 1 is missing
    column 14: found ',', expected a number from 0 to 9
    column 18: found 10, expected a number from 0 to 9
    column 19: found ',', expected the end"
  `);
  const few = camp.parse('.0.2\n3T.T\n4.T.');
  expect(faults([''], () => codec('sgt').write(few))).toBe('an id has all counts: one is missing here');
  expect(codec('puzzlink').read(codec('puzzlink').write(few), {})).toEqual(few);
});

const stones = describePuzzle({
  id: 'stones',
  title: 'Stones',
  rules: { any: 'Any.' },
  clues: {
    stones: layers.at('cells', values.oneOf({ value: 'white', sign: 'W' }, { value: 'black', sign: 'B' })),
  },
  answer: layers.at('links', values.line),
  encode() {},
  verify: () => [],
  notations: [notations.puzzlink('stones', notations.base3('stones', ['W', 'B']))],
  examples: [],
});

it.each([
  ['puzzlink', 'https://puzz.link/p?stones/4/2/7j3'],
  ['pzprv3', 'pzprv3\nstones\n2\n4\n. 2 1 2\n. 1 . 1\n'],
])('writes one of two things, numbered in files: %s', (name, text) => {
  const held = stones.parse('.BWB\n.W.W');
  const { [name]: format } = stones.formats!;
  expect(format!.write(held)).toBe(text);
  expect(format!.read(text, {})).toEqual(held);
});

it('passes over the lines that a player has drawn in a file', () => {
  const file = 'pzprv3/stones/2/4/. 2 1 2/. 1 . 1/1 -1 0/0 0 1/1 0 0 -1/';
  expect(stones.formats!.pzprv3!.read(file, {})).toEqual(stones.parse('.BWB\n.W.W'));
});

it('names the two signs that a file may have', () => {
  const read = (text: string) => stones.formats!.pzprv3!.read(text, {});
  expect(faults(['pzprv3/stones/1/2/3 W'], read)).toMatchInlineSnapshot(
    `"line 1, column 19: found '3', expected '1', '2' or '.'"`,
  );
});
