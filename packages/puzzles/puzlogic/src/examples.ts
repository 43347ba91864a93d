import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'row' | 'column' | 'pieces' | 'target'>[] = [
  {
    name: 'ten cells',
    source: 'a puzzle of this type as it is often shown',
    puzzle: `pieces: 1 2 3 4 5 6
row 2: 12
row 3: 10
column 1: 11

. x x 6
2 . x .
. x 5 .
. x x 1`,
    answer: '1 x x 6\n2 6 x 4\n3 x 5 2\n5 x x 1',
    broken: {
      given: '1 x x 5\n2 6 x 4\n3 x 5 2\n5 x x 1',
      row: '5 x x 6\n2 6 x 4\n3 x 5 2\n1 x x 1',
      column: '1 x x 6\n2 4 x 6\n3 x 5 2\n5 x x 1',
      // As many pieces, with the same total: only the numbers show it.
      pieces: '1 x x 6\n2 7 x 3\n3 x 5 2\n5 x x 1',
      target: '3 x x 6\n2 6 x 4\n1 x 5 2\n5 x x 1',
    },
  },
  {
    name: 'four cells',
    source: 'made for this package',
    puzzle: 'pieces: 1 2 3\nrow 1: 5\ncolumn 3: 7\n\n. x .\nx . 5',
    answer: '3 x 2\nx 1 5',
  },
  {
    name: 'each piece twice',
    source: 'made for this package',
    puzzle: 'pieces: 4 5 6 4 5 6\nrow 1: 9\ncolumn 1: 8\ncolumn 4: 6\n\n3 . x x\n. . . 2\nx x . .',
    answer: '3 6 x x\n5 4 6 2\nx x 5 4',
    broken: { pieces: '3 6 x x\n5 3 7 2\nx x 5 4' },
  },
  {
    name: 'no targets',
    source: 'made for this package: which numbers differ says it all',
    puzzle: 'pieces: 4 5 6 4 5 6\n\n6 x . .\n. . x 4\n. x . x',
    answer: '6 x 4 5\n5 6 x 4\n4 x 6 x',
    broken: { row: '6 x 6 5\n5 6 x 4\n4 x 4 x' },
  },
  {
    name: 'two pieces 0',
    source: 'made for this package: as few targets and numbers as can be',
    puzzle: `pieces: 0 0 1 2 2 3 4
row 3: 4
column 1: 3
column 4: 6

x . . .
3 x 4 x
x x x .
. . 1 .`,
    answer: 'x 1 2 0\n3 x 4 x\nx x x 4\n0 3 1 2',
    broken: { pieces: 'x 5 2 0\n3 x 4 x\nx x x 4\n0 3 1 2' },
  },
  {
    name: 'five wide',
    source: 'made for this package: as few targets as can be',
    puzzle: `{
  "puzzle": "puzlogic",
  "givens": [
    [null, "x", null, "x", "x"],
    [5, null, 1, "x", "x"],
    ["x", null, null, null, "x"],
    [null, "x", null, null, null]
  ],
  "pieces": [1, 1, 2, 2, 2, 4, 5, 6, 6, 6],
  "rowTargets": [null, null, null, 12],
  "columnTargets": [12, 7, 14, null, null]
}`,
    answer: '6 x 2 x x\n5 6 1 x x\nx 1 6 2 x\n1 x 5 4 2',
  },
  {
    name: 'eight wide',
    source: 'made for this package: as few targets and numbers as can be',
    puzzle: `pieces: 1 1 1 2 3 3 3 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 7 8 8 8 8 9
row 2: 29
row 4: 25
row 5: 15
row 6: 21
row 7: 17
column 1: 22
column 2: 15
column 4: 36
column 5: 7
column 7: 38

. . x . x . . .
2 . . . x 6 . x
. 6 . 9 . 4 . x
. x . . x x . 2
x x . x x . . x
x x . 6 x x . .
. . . . x x x x`,
    answer:
      '4 1 x 7 x 8 6 3\n2 5 1 8 x 6 7 x\n3 6 2 9 7 4 5 x\n6 x 3 5 x x 9 2\nx x 4 x x 3 8 x\nx x 8 6 x x 3 4\n7 3 6 1 x x x x',
  },
  {
    name: 'eight wide, more numbers given',
    source:
      'made for this package: the one before with more of its numbers, so that a player can find the way',
    puzzle: `pieces: 1 1 1 3 3 3 3 4 4 4 5 6 6 7 7 7 8 8 9
row 2: 29
row 4: 25
row 5: 15
row 6: 21
row 7: 17
column 1: 22
column 2: 15
column 4: 36
column 5: 7
column 7: 38

. . x . x . . .
2 . . 8 x 6 . x
3 6 2 9 . 4 5 x
. x 3 5 x x . 2
x x . x x . . x
x x 8 6 x x . .
7 . 6 . x x x x`,
    answer:
      '4 1 x 7 x 8 6 3\n2 5 1 8 x 6 7 x\n3 6 2 9 7 4 5 x\n6 x 3 5 x x 9 2\nx x 4 x x 3 8 x\nx x 8 6 x x 3 4\n7 3 6 1 x x x x',
  },
  {
    name: 'a target out of reach',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: 'pieces: 1 2 3\nrow 1: 6\n\n. .\n. x',
    answer: null,
  },
  {
    name: 'pieces that do not fit',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: 'pieces: 3 3 3\n\n. x .\nx 4 .',
    answer: null,
  },
];
