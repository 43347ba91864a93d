import { expect, it } from 'vitest';
import { faults } from './faults.js';
import { galaxies } from './shapes.js';

const { puzzlink, sgt } = galaxies.formats as Record<string, { read: any; write: any }>;
const ADDRESS = 'https://puzz.link/p?tentaisho/';

it('reads what sites and programs write, and writes the same', () => {
  // The original program generated these ids.
  for (const id of [
    '3x3:CoE',
    '5x5:weqwe',
    '7x7:aljzkbszdwedzb',
    '10x8:ckdklnzbhztifzbzekkjwddf',
    '15x15:gzjvzazbdrvmdzizkzavmfzwbfhzajyzrfzhkzphzzoqsdztufdngbidzif',
  ])
    expect(sgt!.write(sgt!.read(id, {}))).toBe(id);
  for (const body of [
    '7/6/aaenfrfzhejafteha6e',
    '5/5/6fl94fi65en8dbf10000',
    '6/6/zzzzzze',
    '3/3/f01eg0e',
    '1/1/f',
  ])
    expect(puzzlink!.write(puzzlink!.read(ADDRESS + body, {}))).toBe(ADDRESS + body);
});

it('has a dot where they have it', () => {
  expect(galaxies.print(sgt!.read('3x3:CoE', {}))).toBe('.|*|.\n-+-+-\n.|.|.\n-+o+-\n.|*|.');
  expect(galaxies.print(puzzlink!.read(`${ADDRESS}5/5/6fl94fi65en8dbf10000`, {}))).toMatchInlineSnapshot(`
    "o|.|*|.|x
    -+-+-+-+-
    *|.|.o.|*
    -+-+-+-+-
    .o.|.*.|o
    -+-+-+-+-
    .|.|.|o|.
    -+*+-+-+-
    *|.|.|*|."
  `);
});

it('reports errors with their positions', () => {
  expect(
    faults(
      ['aI', 'z', 'a.', ''].map((one) => `2x2:${one}`),
      (id) => sgt!.read(id, {}),
    ),
  ).toMatchInlineSnapshot(`
    "column 6: more than the 9 places of this board are described
    column 5: more than the 9 places of this board are described
    column 6: found '.', expected a letter
    found no centres, expected at least one"
  `);
  const bodies = ['2/2/g1', '2/2/1.', '2/2/g-', '2/2/pg', '2/2/go'];
  const missing = ['5/5/leneyaemae1000', '5/5/leneyaemae1000w', '5/5/leneyaemae100000'];
  expect(
    faults([...bodies, ...missing], (body) => puzzlink!.read(ADDRESS + body, {})),
  ).toMatchInlineSnapshot(`
    "column 37: the text ends after 2 of the 9 places of this board: 7 are missing
    column 36: found '.', expected a dot (0 to 9 or a to f) or a letter from g to z for empty places
    column 36: found '-', expected a dot (0 to 9 or a to f) or a letter from g to z for empty places
    column 35: more than the 9 places of this board are described
    column 36: more than the 9 places of this board are described
    column 49: the text ends, expected 1 more digit
    column 49: found 'w', expected a digit from 0 to 9 or a letter from a to v
    column 50: more than the 25 cells of this board are described"
  `);
});
