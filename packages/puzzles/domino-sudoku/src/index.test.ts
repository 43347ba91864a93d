import { readPuzzle } from '@gridproof/core';
import { faultOf, testPuzzle, whyUnsolvable } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json } from './formats.js';
import { type DominoSudoku, dominoSudoku } from './index.js';

testPuzzle(dominoSudoku, {
  longPaths: ['eight by eight', 'eight by eight, the clue a cell to the left'],
});

it('tells why nothing fits', async () => {
  expect(await whyUnsolvable('12..\n....\n....\n....', dominoSudoku)).toMatchInlineSnapshot(`
    [
      "Clues: 1 at r1c1; 2 at r1c2.",
      "Two neighbours in a row, both before its last cell, are a domino: they name a row and a column, and where these cross stands the number of the row that the domino lies in: r1c12.",
    ]
  `);
});

const read = (text: string): DominoSudoku =>
  readPuzzle(text, [dominoSudoku], { as: 'domino-sudoku' }).puzzle as DominoSudoku;
const says = (text: string): string => faultOf(text, read);
const FIVE = '2....\n.....\n.....\n.....\n....5';

describe('the rule of the dominoes', () => {
  const broken = (answer: string) => {
    const puzzle = read('....\n....\n....\n....');
    return [...dominoSudoku.verify(puzzle, dominoSudoku.readAnswer(answer, puzzle))];
  };

  it('leaves the last column out', () => {
    // The last two cells of the second row would name row 4, column 3: no 2 stands there.
    expect(broken('3412/2143/4321/1234')).toEqual([]);
  });

  it('names the domino and the cell that it names', () => {
    const [violation] = broken('3412/2143/1234/4321').filter(({ rule }) => rule === 'domino');
    expect(violation?.places).toMatchObject([
      { row: 0, col: 0 },
      { row: 0, col: 1 },
      { row: 2, col: 3 },
    ]);
  });
});

describe('formats', () => {
  it('text comes back as it is printed', () => {
    const wide = Array.from({ length: 10 }, () => Array(10).fill(' .').join(' '));
    wide[3] = wide[3]!.replace(' .', '10');
    for (const text of [FIVE, wide.join('\n')]) expect(dominoSudoku.print(read(text))).toBe(text);
  });

  it('text may have blanks, comments, slashes, underlines and Windows line ends', () => {
    for (const text of [
      FIVE.replaceAll('.', '_'),
      FIVE.replaceAll('\n', '/'),
      FIVE.replaceAll('\n', '\r\n'),
      FIVE.replaceAll(/(.)/g, '$1 '),
      `# a comment\n\n${FIVE}`,
      `Domino Sudoku\n${FIVE}`,
    ])
      expect(dominoSudoku.print(read(text))).toBe(FIVE);
  });

  it('JSON is read and written', () => {
    const text = json.write(read('...\n.2.\n...'));
    expect(text).toMatchInlineSnapshot(`
      "{
        "puzzle": "domino-sudoku",
        "givens": [
          [null, null, null],
          [null, 2, null],
          [null, null, null]
        ]
      }"
    `);
    expect(dominoSudoku.print(read(text))).toBe('...\n.2.\n...');
  });
});

describe('what is wrong with a text', () => {
  it('is told with its place', () => {
    expect(says('...\n.x.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found 'x', expected a number from 1 to 3 or '.'"`,
    );
    expect(says('...\n.4.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found '4', expected a number from 1 to 3 or '.'"`,
    );
    expect(says('...\n..\n...')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(says('....\n....\n....')).toMatchInlineSnapshot(
      `"the board is 4 wide and 3 high, expected a square"`,
    );
    expect(says('..\n..')).toMatchInlineSnapshot(`"the board is 2x2, expected a side from 3 to 16"`);
    expect(says('...\n\n...\n...')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
    expect(says('boxes: 2x2\n....\n....\n....\n....')).toMatchInlineSnapshot(
      `"line 1: 'boxes' is not known here, expected a row"`,
    );
    expect(says('# nothing')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says(Array(17).fill('. '.repeat(17)).join('\n'))).toMatchInlineSnapshot(
      `"the board is 17x17, expected a side from 3 to 16"`,
    );
  });

  it('is told of JSON with its path', () => {
    const givens = (...rows: unknown[]) => says(JSON.stringify({ puzzle: 'domino-sudoku', givens: rows }));
    const row = [null, null, null];
    expect(givens(row, [null, 9, null], row)).toMatchInlineSnapshot(
      `"givens[1][1] is 9, expected a number from 1 to 3 or null"`,
    );
    expect(givens(row, [null, 1.5, null], row)).toMatchInlineSnapshot(
      `"givens[1][1] is 1.5, expected a number from 1 to 3 or null"`,
    );
    expect(givens(row, [null, null], row)).toMatchInlineSnapshot(
      `"givens[1] has length 2, expected 3 as the first row"`,
    );
    expect(givens(row, [null, '2', null], row)).toMatchInlineSnapshot(
      `"givens[1][1] is "2", expected a number"`,
    );
    expect(givens(row, row)).toMatchInlineSnapshot(`"the board is 3 wide and 2 high, expected a square"`);
    expect(says('{"puzzle": "domino-sudoku"}')).toMatchInlineSnapshot(`"givens is missing"`);
  });

  it('is told of an answer', () => {
    const puzzle = read('...\n...\n...');
    const answer = (text: string) => faultOf(text, (one) => dominoSudoku.readAnswer(one, puzzle));
    expect(answer('123\n2.1\n312')).toMatchInlineSnapshot(
      `"line 2, column 2: found '.', expected a number from 1 to 3"`,
    );
    expect(answer('123\n231')).toMatchInlineSnapshot(`"the answer is 3x2, expected 3x3"`);
    expect(answer('1234\n2314')).toMatchInlineSnapshot(`"line 1: row 1 has 4 cells, expected 3"`);
  });
});
