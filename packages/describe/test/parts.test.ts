import { cell, Grid, Model, readEntries, readPartialAnswer } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { values } from '../src/index.js';
import { faults } from './faults.js';
import { galaxies } from './shapes.js';

describe('an answer that divides the cells into parts', () => {
  // The roots are row 1, column 1; row 1, column 2; row 2, column 1; row 2, column 3.
  const puzzle = galaxies.parse('o|o|x\n-+-+-\no|.|o');
  const read = (text: string) => galaxies.readAnswer(text, puzzle);

  it('numbers parts by their roots, whatever their signs', () => {
    expect(read('AB.\nCCD').values).toEqual([0, 1, 2, 2, 3]);
    expect(read('zy_/xxw').values).toEqual([0, 1, 2, 2, 3]);
    expect(read('12 7 .\r\n3 3 9').values).toEqual([0, 1, 2, 2, 3]);
    // A part without a root has its own number, and one with several roots has that of the first.
    expect(read('AB.\nC?D').values).toEqual([0, 1, 2, 4, 3]);
    expect(read('AB.\nAAB').values).toEqual([0, 1, 0, 0, 1]);
  });

  it('is printed with a letter for each part, in the order of their first cells', () => {
    expect(galaxies.printAnswer(read('zy_/xxw'), puzzle)).toBe('AB.\nCCD');
  });

  it('has numbers where there are more parts than letters', () => {
    for (const [width, height] of [
      [8, 7],
      [1, 53],
    ] as const) {
      const row = Array(width).fill('o').join('.');
      const many = galaxies.parse(
        Array(height)
          .fill(row)
          .join(`\n${'.'.repeat(row.length)}\n`),
      );
      const numbers = Array.from({ length: height }, (_, at) =>
        Array.from({ length: width }, (_, col) => `${at * width + col + 1}`.padStart(2)).join(' '),
      ).join('\n');
      expect(galaxies.printAnswer(galaxies.readAnswer(numbers, many), many)).toBe(numbers);
      expect(readEntries(galaxies, many, numbers)).toHaveLength(width * height);
    }
  });

  it('has variables of the parts alone that can have a cell', () => {
    const roots = [[cell(0, 0)], [cell(0, 2)], [cell(1, 0)]];
    const among = new Grid([cell(0, 0), cell(0, 1)], [[0], [0, 2]]);
    const { domain } = values.part(roots, among);
    expect(domain.make(new Model(), { width: 3, height: 2 }, cell(0, 1))).toMatchObject({ min: 0, max: 1 });
    expect([0, 1].map((raw) => domain.valueOf(raw, cell(0, 1)))).toEqual([0, 2]);
    expect([0, 1, 2].map((n) => domain.rawOf(n, cell(0, 1)))).toEqual([0, -1, 1]);
  });

  it('says nothing of a part with an open root', () => {
    const known = (text: string) =>
      readEntries(galaxies, puzzle, text).map(({ variable, value }) => [variable, value]);
    const all = [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
    ];
    expect(known('AB.\nCCD')).toEqual(all);
    for (const open of ['AB.\nC?D', 'AB.\nC D', 'AB?\nC_D']) expect(known(open)).toEqual(all.toSpliced(3, 1));
    expect(known('AB.\n?CD')).toEqual(all.toSpliced(2, 2));
  });

  it('reads complete entries as an answer, and names misplaced signs', () => {
    expect(readPartialAnswer(galaxies, puzzle, 'AB.\nCCD').answer).toEqual(read('AB.\nCCD'));
    expect(readPartialAnswer(galaxies, puzzle, 'AB.\nCC?').answer).toBeUndefined();
    const { answer, misplaced } = readPartialAnswer(galaxies, puzzle, 'ABE\nCCD');
    expect([answer, misplaced.map(({ message }) => message)]).toEqual([
      undefined,
      ["found 'E', expected '.' for a cell that is missing"],
    ]);
  });

  it('reports errors with their positions', () => {
    expect(
      faults(['', 'AB.', 'AB.\nCCDD', 'AB.\nC.D', 'ABB\nCCD', '1 10 .\n3 3', 'AB.\n\nCCD'], read),
    ).toMatchInlineSnapshot(`
      "found no rows, expected a board
      the answer is 3x1, expected 3x2
      line 2: row 2 has 4 cells, expected 3
      line 2, column 2: found '.', expected the sign of a region
      line 1, column 3: found 'B', expected '.' for a cell that is missing
      line 2: row 2 has 2 cells, expected 3
      line 3: a second board begins here, expected one without blank lines"
    `);
  });
});
