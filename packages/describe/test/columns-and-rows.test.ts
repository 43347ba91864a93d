import { expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../src/index.js';
import { faults } from './faults.js';

const lines = describePuzzle({
  id: 'lines',
  title: 'Lines',
  rules: { any: 'Any.' },
  clues: {
    runs: layers.columnsAndRows(values.list(values.number(1, 20), { maxLength: 3, emptySign: '0' }), {
      label: 'runs',
    }),
  },
  answer: layers.at('cells', values.shaded),
  encode() {},
  verify: () => [],
  notations: [
    notations.sgt('Lines', {}, notations.slashedLists('runs')),
    notations.puzzlink('lines', notations.number16Lists('runs')),
    notations.puzzleTeam(notations.slashedLists('runs')),
  ],
  examples: [],
});

/** Three columns and five rows. */
const TEXT = 'columns: 1 1 1, 0, 17\nrows: 1, 2 3, 0, 1, 4';
const puzzle = lines.parse(TEXT);
const codec = (name: string) => lines.formats![name]!;

it('shows the size by its lists', () => {
  expect(lines.described!.size(puzzle)).toMatchObject({ width: 3, height: 5 });
  expect(lines.print(puzzle)).toBe(TEXT);
  expect(puzzle.runs.values).toEqual([[1, 1, 1], [], [17], [1], [2, 3], [], [1], [4]]);
});

it('reads lists as people write them', () => {
  const loose = 'rows:1,2.3, , 1 ,4\nColumns: 1 1   1,,17';
  expect(lines.parse(loose)).toEqual(puzzle);
  expect(lines.parse(`${TEXT}\n\n???\n#.?\n???\n???\n???`).givens.known()).toHaveLength(2);
});

it.each([
  ['columns: 1 1, x\nrows: 1', "line 1, column 15: found 'x', expected a number from 1 to 20"],
  ['columns: 1, 1\nrows: 1 21', "line 2, column 9: found '21', expected a number from 1 to 20"],
  ['columns: 1, 1 1 1 1\nrows: 1', "line 1, column 12: found '1 1 1 1', expected up to 3 numbers"],
  ['columns: 1, 1', "the rows are missing, expected 'rows: 1 3, 2, …'"],
  ['columns:\nrows: 1', "line 1, column 9: 'columns' is empty, expected 'columns: 1 3, 2, …'"],
  [`${TEXT}\n\n??\n??`, 'line 4'],
])('refuses %j where its fault is', (text, message) => {
  expect(faults([text], lines.parse)).toContain(message);
});

it.each([
  ['{"puzzle": "lines"}', 'runs is missing'],
  ['{"puzzle": "lines", "runs": [1]}', 'runs is a list, expected an object'],
  ['{"puzzle": "lines", "runs": {"columns": [[]]}}', 'runs.rows is missing'],
  ['{"puzzle": "lines", "runs": {"columns": [[]], "rows": [3]}}', 'runs.rows[0] is 3, expected a list'],
  [
    '{"puzzle": "lines", "runs": {"columns": [[]], "rows": [[3, 0]]}}',
    'runs.rows[0][1] is 0, expected a number from 1 to 20',
  ],
  [
    '{"puzzle": "lines", "runs": {"columns": [[]], "rows": [[3, 1, 1, 1]]}}',
    'runs.rows[0] has length 4, expected up to 3',
  ],
  [
    '{"puzzle": "lines", "runs": {"columns": [], "rows": [], "up": []}}',
    'runs.up is not known here, expected columns or rows',
  ],
])('refuses %j by its path', (json, message) => {
  expect(faults([json], (one) => codec('json').read(one, {}))).toContain(message);
});

it('keeps lists in JSON', () => {
  const json = codec('json').write(puzzle);
  expect(JSON.parse(json).runs).toEqual({
    columns: [[1, 1, 1], [], [17]],
    rows: [[1], [2, 3], [], [1], [4]],
  });
  expect(codec('json').read(json, {})).toEqual(puzzle);
});

it('writes ids and tasks with points and slashes, and none as nothing', () => {
  const id = '3x5:1.1.1//17/1/2.3//1/4';
  expect(codec('sgt').write(puzzle)).toBe(id);
  expect(codec('sgt').read(id.replace('//17', '/0/17'), {})).toEqual(puzzle);
  const task = codec('puzzleTeam').write(puzzle);
  expect(task).toBe('1.1.1//17/1/2.3//1/4');
  expect(codec('puzzleTeam').read(task, { size: { width: 3, height: 5 } })).toEqual(puzzle);
});

it.each([
  ['3x5:1.1.1//17/1/2.3//1', 'the text ends after 7 of the 8 lines of this board: 1 is missing'],
  ['3x5:1.1.1//17/1/2.x//1/4', "found 'x', expected a number from 1 to 20 or '/'"],
  ['3x5:1.1.1//17/1/2.99//1/4', 'found 99, expected a number from 1 to 20'],
  ['3x5:1.1.1.1//17/1/2.3//1/4', 'found more than 3 numbers for one line'],
  ['3x5:1.1.1//17/1/2.3//1/4/1', "found '/', expected the end"],
])('refuses the id %s', (id, message) => {
  expect(faults([id], (one) => codec('sgt').read(one, {}))).toContain(message);
});

it('writes the numbers of addresses from the board outward, with room for every other cell', () => {
  const body = '111i-11h1g32h1g4g';
  expect(codec('puzzlink').write(puzzle)).toBe(`https://puzz.link/p?lines/3/5/${body}`);
  expect(codec('puzzlink').read(`https://puzz.link/p?lines/3/5/${body}`, {})).toEqual(puzzle);
  const long = (text: string) => codec('puzzlink').write(lines.parse(text));
  expect(faults(['columns: 0\nrows: 1 1'], long)).toBe(
    "an address has room for 1 number there, not for '1+1'",
  );
});

it('stands around the board in files of puzz.link, with marks of a player', () => {
  const file = `pzprv3
lines
5
3
. . 1 . .
. . 1 . .
. . c1 . 17
. 1 # + .
2 3 . . .
. . . . .
1 . . . .
. 4 . . .
`;
  expect(codec('pzprv3').read(file, {})).toEqual(puzzle);
  expect(codec('pzprv3').write(puzzle)).toBe(
    file.replace('c1', '1').replace('# +', '. .').replace('1 . . . .\n. 4', '. 1 . . .\n. 4'),
  );
});
