import { expect, it } from 'vitest';
import { faults } from './faults.js';
import { galaxies } from './shapes.js';

const json = galaxies.formats!.json!;

it('lists the places that have each value, where a layer is written so', () => {
  const text =
    '{"puzzle": "galaxies", "width": 3, "height": 3, "white": [[2.5, 1.5], [2, 3]], "black": [[1, 2]]}';
  const puzzle = json.read(text, {});
  expect(galaxies.print(puzzle)).toBe('.|*|.\n-+-+-\n.|.|o\n-o-+-\n.|.|.');
  expect(JSON.parse(json.write(puzzle))).toEqual({
    ...JSON.parse(text),
    white: [
      [2, 3],
      [2.5, 1.5],
    ],
  });
  const missing = galaxies.parse('.|o|x\n-+-+-\n*|.|x');
  expect(JSON.parse(json.write(missing))).toEqual({
    puzzle: 'galaxies',
    width: 3,
    height: 2,
    white: [[1, 2]],
    black: [[2, 1]],
    missing: [
      [1, 3],
      [2, 3],
    ],
  });
  expect(json.read(json.write(missing), {})).toEqual(missing);
});

it('reports errors with their positions', () => {
  const sizes = [
    '"width": 3',
    '"width": 3, "height": 0',
    '"width": 2.5, "height": 2',
    '"width": 1000, "height": 1000',
  ];
  const lists = [
    '"white": []',
    '"white": [[1, 4]]',
    '"white": [[1, 1]], "black": [[0.5, 1]]',
    '"white": [[1, 1], [1.25, 1]]',
    '"white": [[1, 1], [2, 1], [1, 1]]',
    '"white": [[1, 1.5]], "black": [[1, 1.5]]',
    '"white": [[1]]',
    '"white": [["1", 1]]',
    '"white": [3]',
    '"white": 3',
    '"white": [[1, 1]], "missing": [[1.5, 1]]',
    '"grey": [[1, 1]]',
  ];
  expect(
    faults([...sizes, ...lists.map((list) => `"width": 3, "height": 2, ${list}`)], (more) =>
      json.read(`{"puzzle": "galaxies", ${more}}`, {}),
    ),
  ).toMatchInlineSnapshot(`
    "height is missing
    a board of 3x0 has no cells
    width is 2.5, expected a whole number
    a board of 1000x1000 is too large, expected at most 40000 cells
    found no centres, expected at least one
    white[0][1] is 4, expected a column from 1 to 3 in steps of 0.5
    black[0][0] is 0.5, expected a row from 1 to 2 in steps of 0.5
    white[1][0] is 1.25, expected a row from 1 to 2 in steps of 0.5
    white[2] is at the same place as white[0], expected another
    black[0] is at the same place as white[0], expected another
    white[0] has length 1, expected a row and a column
    white[0][0] is "1", expected a row from 1 to 2 in steps of 0.5
    white[0] is 3, expected a row and a column
    white is 3, expected a list
    missing[0][0] is 1.5, expected a row from 1 to 2
    grey is not known here"
  `);
});
