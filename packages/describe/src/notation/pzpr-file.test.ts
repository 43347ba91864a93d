import { formatsOf, Grid, PuzzleError, read } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../index.js';

const rest = {
  rules: { any: 'Anything goes.' },
  encode() {},
  *verify() {},
  examples: [],
} as const;
const ENDS = ['above', 'below', 'left', 'right'] as const;

const cells = describePuzzle({
  ...rest,
  id: 'cells',
  title: 'Cells',
  clues: { numbers: layers.at('cells', values.orUnknown(values.number(0, 12))) },
  answer: layers.at('cells', values.shaded),
  notations: [notations.puzzlink(['cells', 'fields'], notations.number16('numbers'))],
});
const corners = describePuzzle({
  ...rest,
  id: 'corners',
  title: 'Corners',
  clues: { numbers: layers.at('corners', values.number(0, 4)) },
  answer: layers.at('cells', values.shaded),
  notations: [notations.puzzlink('corners', notations.cross4('numbers'))],
});
const areas = describePuzzle({
  ...rest,
  id: 'areas',
  title: 'Areas',
  clues: { regions: layers.regions(), letters: layers.at('sides', values.shaded) },
  answer: layers.at('cells', values.shaded),
  notations: [notations.puzzlink('areas', notations.borders('regions'))],
});
const around = describePuzzle({
  ...rest,
  id: 'around',
  title: 'Around',
  clues: { ends: layers.at(ENDS, values.number(1, 9)) },
  answer: layers.at('cells', values.number(1, 9)),
  notations: [
    notations.puzzlink(
      'around',
      notations.number16('ends'),
      notations.optional(notations.number16('givens')),
    ),
  ],
});

const file = (type: any) => formatsOf(type).pzprv3!;
const says = (type: any, text: string) => {
  try {
    return read(type, text);
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    return `${error.line ?? ''}:${error.column ?? ''} ${error.message}`;
  }
};

describe('files of puzz.link', () => {
  it('hold numbers in cells; entries of a player are ignored', () => {
    const lines = ['pzprv3', 'cells', '2', '3', '. 12 - ', '# 0 + ', '1 1 0 ', '0 0 -1 '];
    for (const text of [lines.join('\n'), lines.join('\r\n'), `${lines.join('/')}/`])
      expect(cells.print(read(cells, text))).toBe(' . 12  ?\n .  0  .');
    expect(file(cells).write(read(cells, lines.join('\n')))).toBe('pzprv3\ncells\n2\n3\n. 12 -\n. 0 .\n');
  });

  it('hold numbers at corners, and the number of rows before that of columns', () => {
    const text = 'pzprv3.1/corners/1/2/. 3 ./1 . 0/';
    expect(corners.print(read(corners, text))).toBe('.3.\n1.0');
    expect(file(corners).write(read(corners, text))).toBe('pzprv3\ncorners\n1\n2\n. 3 .\n1 . 0\n');
  });

  it('hold regions by numbers or by the sides between them', () => {
    const numbers = 'pzprv3\nareas\n2\n3\n2\n0 0 1\n0 1 1\n';
    const board = 'AAB\nABB';
    expect(areas.print(read(areas, numbers))).toBe(board);
    expect(areas.print(read(areas, 'pzprv3.1\nareas\n2\n3\n0 1\n1 0\n0 1 0\n'))).toBe(board);
    expect(file(areas).write(read(areas, numbers))).toBe(numbers);
    const puzzle = read(areas, numbers);
    const letters = Grid.from(puzzle.letters.places, (_, nth) => (nth === 0 ? true : undefined));
    expect(() => file(areas).write({ ...puzzle, letters })).toThrow(
      'such a file cannot hold letters: 1 is given',
    );
  });

  it('hold clues around the board, and givens with a q', () => {
    const text = 'pzprv3/around/2/2/. 3 . ./. q1 2 4/. . 3 ./. . . ./';
    const puzzle = read(around, text);
    expect(puzzle.ends.known().map(([place, value]) => [place.end, value])).toEqual([
      ['above', 3],
      ['right', 4],
    ]);
    expect(puzzle.givens.known().map(([, value]) => value)).toEqual([1]);
    expect(file(around).write(puzzle)).toBe('pzprv3\naround\n2\n2\n. 3 . .\n. q1 . 4\n. . . .\n. . . .\n');
  });

  it('report errors with their positions', () => {
    expect(says(cells, 'pzprv3\ncells\n2\n2\n1 x\n. .')).toBe(
      "5:3 found 'x', expected a number from 0 to 12, '-' or '.'",
    );
    expect(says(cells, 'pzprv3\ncells\n2\n2\n1 13\n. .')).toBe(
      "5:3 found '13', expected a number from 0 to 12, '-' or '.'",
    );
    expect(says(cells, 'pzprv3\ncells\n2\n2\n1')).toBe(': this file has 1 of the 2 lines of its board');
    expect(says(cells, 'pzprv3\ncells\n2\n2\n1\n. .')).toBe('5: this row has 1 sign, expected 2');
    expect(says(cells, 'pzprv3\ncells\n')).toBe(
      ': this file has no size, expected a line each for rows and columns',
    );
    expect(says(cells, 'pzprv3\nareas\n2\n2\n')).toBe(
      ": this file holds a puzzle of the type 'areas', expected 'cells'",
    );
    expect(says(areas, 'pzprv3\nareas\n1\n2\n2\n0 a\n')).toBe(
      "6:3 found 'a', expected the number of a region",
    );
    expect(says(areas, 'pzprv3\nareas\n2\n3\n2\n0 0 1\n2 1 1\n')).toBe(
      ': this file has 3 regions, expected 2 as it says above them',
    );
  });
});
