import { readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Sudoku, sudoku } from './index.js';
import { json } from './json.js';
import { line } from './line.js';
import { puzzlink } from './puzz-link.js';
import { sgt } from './solo.js';

const read = (text: string) => readPuzzle(text, [sudoku], { as: 'sudoku' });
const board = (text: string) => sudoku.print(read(text).puzzle as Sudoku);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const NINE = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`;

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [
      NINE,
      '1..4\n....\n....\n4..1',
      'boxes: 2x3\n1.....\n......\n......\n......\n......\n.....6',
    ])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, frames and signs of any usual kind', () => {
    const spaced = NINE.replaceAll(/(?<=.)(?=.)/g, ' ');
    const rows = NINE.split('\n');
    const framed = (rule: string, [left, middle, right]: readonly [string, string, string]) =>
      [
        rule,
        ...rows.flatMap((row, at) => [
          `${left}${row.slice(0, 3)}${middle}${row.slice(3, 6)}${middle}${row.slice(6)}${right}`,
          ...(at % 3 === 2 ? [rule] : []),
        ]),
      ].join('\n');
    for (const text of [
      spaced,
      NINE.replaceAll('.', '0'),
      NINE.replaceAll('.', '_'),
      NINE.replaceAll('.', '*'),
      NINE.replaceAll('.', '-'),
      NINE.replaceAll('\n', '/'),
      NINE.replaceAll('\n', '\r\n'),
      rows.map((row) => row.replaceAll(/(...)(?=.)/g, '$1 ')).join('\n'),
      framed('', ['', ' ', '']),
      framed('+---+---+---+', ['|', '|', '|']),
      framed('------+-------+------', [' ', ' | ', ' ']),
      framed('---+---+---', ['', '|', '']),
      framed('===========', ['', '|', '']),
      framed('-----------', ['', '|', '']),
      framed('├───┼───┼───┤', ['│', '│', '│']),
      framed('╠═══╬═══╬═══╣', ['║', '║', '║']),
    ])
      expect([text, board(text)]).toEqual([text, NINE]);
  });

  it('may have rows of dashes that are empty cells', () => {
    const rows = ['1--4', '----', '----', '4--1'];
    expect(board(rows.join('\n'))).toBe('1..4\n....\n....\n4..1');
    expect(board([rows[0], rows[1], '--+--', rows[2], rows[3]].join('\n'))).toBe('1..4\n....\n....\n4..1');
    expect(board('1-|-4\n--|--\n--+--\n--|--\n4-|-1')).toBe('1..4\n....\n....\n4..1');
  });

  it('may be of numbers or, beyond nine, of letters too', () => {
    const twelve = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (_, col) => (row === col ? row + 1 : undefined)),
    );
    const numbers = twelve.map((row) => row.map((n) => `${n ?? '.'}`.padStart(2)).join(' ')).join('\n');
    const letters = twelve
      .map((row) => row.map((n) => n?.toString(36).toUpperCase() ?? '.').join(''))
      .join('\n');
    expect(letters.split('\n').slice(9)).toEqual(['.........A..', '..........B.', '...........C']);
    expect(board(numbers)).toBe(numbers);
    expect(board(letters)).toBe(numbers);
    expect(board(letters.toLowerCase().replaceAll('\n', ' / '))).toBe(numbers);
  });

  it('may be sixteen by sixteen, with boxes drawn', () => {
    const row = 'G.3. | .... | ..1A | ...4';
    const empty = '.... | .... | .... | ....';
    const rule = '-----+------+------+-----';
    const text = [
      row,
      empty,
      empty,
      empty,
      ...[1, 2, 3].flatMap(() => [rule, empty, empty, empty, empty]),
    ].join('\n');
    expect(board(text).split('\n')[0]).toBe('16  .  3  .  .  .  .  .  .  .  1 10  .  .  .  4');
    expect(board(text).split('\n')).toHaveLength(16);
  });

  it('may tell their boxes', () => {
    const tall = 'boxes: 2x3\n123456\n......\n......\n......\n......\n......';
    expect((read(tall).puzzle as Sudoku).box).toEqual({ width: 2, height: 3 });
    expect(board(tall)).toBe(tall);
    expect(board(tall.replace('2x3', '3 x 2'))).toBe(tall.replace('boxes: 2x3\n', ''));
  });
});

describe("Simon Tatham's Solo", () => {
  /** Made by the original program. */
  const ids = [
    '2x2:1c3_2d4_1c3',
    '2x3:d1a4c5_2c6a1_1a2c6_5c4a4d',
    '3x2:b6c1a4b6a2a5d5a3a5b1a2c6b',
    '3x3:a3c6_9c4_5_9b6a3a8b1d3_5e4d8a2d7e8_1d9b6a5a9b4_1_7c7_1c9a',
    '2x4:c4a8_3_6c8a7a1b8a1_5c4b7b2_8b7b1c4_6a2b2a6a8c4_8_1a2c',
  ];

  it('is read and written', () => {
    for (const id of ids) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle as Sudoku)]).toEqual(['sgt', id]);
    }
  });

  it('has boxes 3 wide and 2 high at 2x3', () => {
    expect((read(ids[1]!).puzzle as Sudoku).box).toEqual({ width: 3, height: 2 });
    expect(board('2x3:b2d4_3a2c4a6b6a2c5a4_3d5b')).toBe('..2...\n.43.2.\n..4.6.\n.6.2..\n.5.43.\n...5..');
    expect((read(ids[2]!).puzzle as Sudoku).box).toEqual({ width: 2, height: 3 });
  });

  it('may carry what steered the generator', () => {
    expect(sgt.write(read('2x2dt:1c3_2d4_1c3').puzzle as Sudoku)).toBe('2x2:1c3_2d4_1c3');
  });
});

describe('lines', () => {
  const text = NINE.replaceAll('\n', '');

  it('are read and written, and need no name at 81', () => {
    const { format, puzzle } = readPuzzle(text, [sudoku]);
    expect([format, line.write(puzzle as Sudoku)]).toEqual(['line', text]);
    expect(board(text.replaceAll('.', '0'))).toBe(NINE);
    expect(
      board(`${text}:1:534678912672195348198342567859761423426853791713924856961537284287419635345286179`),
    ).toBe(NINE);
  });

  it('may have other lengths, beyond nine with letters', () => {
    expect(board('1..4........4..1')).toBe('1..4\n....\n....\n4..1');
    const sixteen = `G${'.'.repeat(254)}A`;
    const { format, puzzle } = read(sixteen);
    expect([format, line.write(puzzle as Sudoku)]).toEqual(['line', sixteen]);
  });

  it('need no name at sides of 16 and 25 either', () => {
    for (const text of [
      `${'0'.repeat(255)}G`,
      `1${'.'.repeat(255)}`,
      `P${'.'.repeat(624)}`,
      `${'.'.repeat(624)}p`,
    ])
      expect(readPuzzle(text, [sudoku]).format).toBe('line');
    // It could be a task.
    for (const text of [`${'1a'.repeat(128)}`, 'b'.repeat(256), `${'.'.repeat(255)}Z`, '.'.repeat(255)])
      expect(line.tells!(text)).toBe(false);
  });
});

describe('addresses', () => {
  it('are read and written, and need no name', () => {
    const address = 'https://puzz.link/p?sudoku/4/4/g1k23k3g';
    const { format, puzzle } = readPuzzle(address, [sudoku]);
    expect([format, puzzlink.write(puzzle as Sudoku)]).toEqual(['puzzlink', address]);
    expect(sudoku.print(puzzle as Sudoku)).toBe('.1..\n...2\n3...\n..3.');
  });

  it('have boxes 3 wide and 2 high at 6, and numbers beyond nine at 16', () => {
    expect((read('https://puzz.link/p?sudoku/6/6/1zo6').puzzle as Sudoku).box).toEqual({
      width: 3,
      height: 2,
    });
    const sixteen = 'https://puzz.link/p?sudoku/16/16/-10azzzzzzzzzzzzs1';
    const { puzzle } = read(sixteen);
    expect((puzzle as Sudoku).givens.values.slice(0, 2)).toEqual([16, 10]);
    expect(puzzlink.write(puzzle as Sudoku)).toBe(sixteen);
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = readPuzzle(
      '{"puzzle": "sudoku", "givens": [[1, null, null, 4], [null, null, null, null], [null, null, null, null], [4, null, null, 1]]}',
      [sudoku],
    );
    expect(format).toBe('json');
    expect(json.write(puzzle as Sudoku)).toMatchInlineSnapshot(`
      "{
        "puzzle": "sudoku",
        "givens": [
          [1, null, null, 4],
          [null, null, null, null],
          [null, null, null, null],
          [4, null, null, 1]
        ]
      }"
    `);
    const tall = read('3x2:1zh6').puzzle as Sudoku;
    expect(json.write(tall)).toMatchInlineSnapshot(`
      "{
        "puzzle": "sudoku",
        "boxes": {
          "width": 2,
          "height": 3
        },
        "givens": [
          [1, null, null, null, null, null],
          [null, null, null, null, null, null],
          [null, null, null, null, null, null],
          [null, null, null, null, null, null],
          [null, null, null, null, null, null],
          [null, null, null, null, null, 6]
        ]
      }"
    `);
    expect(json.read(json.write(tall), {})).toEqual(tall);
  });
});

describe('what a format cannot hold', () => {
  it('is refused by name', () => {
    const tall = read('3x2:1zh6').puzzle as Sudoku;
    expect(says('', () => line.write(tall))).toMatchInlineSnapshot(
      `"a line cannot express that boxes are 2x3"`,
    );
    expect(says('', () => puzzlink.write(tall))).toMatchInlineSnapshot(
      `"an address has no boxes of 2x3 for 6x6"`,
    );
    expect(says('', () => puzzlink.write(read('2x4:zzl').puzzle as Sudoku))).toMatchInlineSnapshot(
      `"an address has no boxes of 4x2 for 8x8"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('# only a comment')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says(NINE.split('\n').slice(0, 8).join('\n'))).toMatchInlineSnapshot(
      `"found a board 9 wide and 8 high, expected a square"`,
    );
    expect(
      says(
        NINE.split('\n')
          .slice(0, 8)
          .map((row) => row.replaceAll(/(...)(?=.)/g, '$1 '))
          .join('\n'),
      ),
    ).toMatchInlineSnapshot(`"found a board 9 wide and 8 high, expected a square"`);
    expect(says(NINE.replace('.98....6.', '.98...6.'))).toMatchInlineSnapshot(
      `"line 3: row 3 has 8 cells, expected 9"`,
    );
    expect(
      says(NINE.replaceAll(/(...)(?=.)/g, '$1 ').replace('.98 ... .6.', '.98 ... 6.')),
    ).toMatchInlineSnapshot(`"line 3: row 3 has 8 cells, expected 9"`);
    expect(says(NINE.replace('195', '1x5'))).toMatchInlineSnapshot(
      `"line 2, column 5: found 'x', expected a number from 1 to 9 or '.'"`,
    );
    expect(
      says(NINE.replaceAll(/(?<=.)(?=.)/g, ' ').replace('8 . . . 6', '8 . . . 10')),
    ).toMatchInlineSnapshot(`"line 4, column 9: found '10', expected a number from 1 to 9 or '.'"`);
    expect(says('+--+--+\n|1.|..|\n|..|5.|\n+--+--+\n|..|..|\n|..|..|\n+--+--+')).toMatchInlineSnapshot(
      `"line 3, column 5: found '5', expected a number from 1 to 4 or '.'"`,
    );
    expect(says(Array(7).fill('.......').join('\n'))).toMatchInlineSnapshot(
      `"a board of 7x7 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says(Array(30).fill('.'.repeat(30)).join('\n'))).toMatchInlineSnapshot(
      `"a board of 30x30 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says(NINE.split('\n').slice(0, 2).join('\n'))).toMatchInlineSnapshot(
      `"found a board 9 wide and 2 high, expected a square"`,
    );
    expect(says('.')).toMatchInlineSnapshot(
      `"a board of 1x1 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('....')).toMatchInlineSnapshot(`"found a board 4 wide and 1 high, expected a square"`);
  });

  it('is said of its fields, and where', () => {
    expect(says(`boxes: 4x2\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: boxes of 4x2 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(says(`boxes: 9x1\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: boxes of 9x1 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(says(`boxes: three\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: 'three' is not a size, expected width x height as in 14x14"`,
    );
    expect(says(`boxes: 9999999x9999999\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says(`boxes: 7x1\n${Array(7).fill('.......').join('\n')}`)).toMatchInlineSnapshot(
      `"a board of 7x7 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says(`boxes: 10x10\n${Array(100).fill('.'.repeat(100)).join('\n')}`)).toMatchInlineSnapshot(
      `"a board of 100x100 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says(`thermos: yes\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1: 'thermos' is not known here, expected 'boxes:' or 'diagonals:' or 'regions:' or 'cages:' or 'cages N:' or a row"`,
    );
  });

  it('is said soon', () => {
    const start = performance.now();
    expect(says(`${'-'.repeat(20_000)}.`)).toMatchInlineSnapshot(
      `"found a board 20001 wide and 1 high, expected a square"`,
    );
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('what is wrong with an id', () => {
  it('is said, and where', () => {
    expect(says('2x2:1c3_2d4_1c5')).toMatchInlineSnapshot(
      `"column 15: found 5, expected a number from 1 to 4"`,
    );
    expect(says('2x2:1c3_2d4_1c')).toMatchInlineSnapshot(
      `"column 15: the text ends after 15 of the 16 places of this board"`,
    );
    expect(says('2x2:1c3_2d4_1c3a')).toMatchInlineSnapshot(
      `"column 16: more than the 16 places of this board are described"`,
    );
    expect(says('2x2:1c3_2d4?1c3')).toMatchInlineSnapshot(
      `"column 12: found '?', expected a number from 1 to 4 or a letter from a to z for places without one"`,
    );
    expect(says('2x2:1c3_2d4_1c3,aabb')).toMatchInlineSnapshot(`"column 16: found ',', expected the end"`);
    expect(says('sudoku:2x2:1c3_2d4_1c5')).toMatchInlineSnapshot(
      `"column 22: found 5, expected a number from 1 to 4"`,
    );
    expect(says('3x3#123456789012345')).toMatchInlineSnapshot(
      `"column 4: '3x3#123456789012345' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
    expect(says('9x9:1')).toMatchInlineSnapshot(
      `"column 1: '9x9' means boxes 9 wide and 9 high and a side of 81, expected boxes of at least 2x2 and a side of at most 25"`,
    );
    expect(says('1x9:zzzc')).toMatchInlineSnapshot(
      `"column 1: '1x9' means boxes 9 wide and 1 high and a side of 9, expected boxes of at least 2x2 and a side of at most 25"`,
    );
    expect(says('9999999x9999999:1')).toMatchInlineSnapshot(
      `"column 1: '9999999x9999999' means boxes 9999999 wide and 9999999 high and a side of 99999980000001, expected boxes of at least 2x2 and a side of at most 25"`,
    );
    expect(says('3x3q:zzzc')).toMatchInlineSnapshot(
      `"column 1: found '3x3q', expected a box as in 3x3 or a side as in 9j"`,
    );
  });
});

describe('what is wrong with a line', () => {
  const text = NINE.replaceAll('\n', '');

  it('is said, and where', () => {
    expect(says(text.slice(0, 80))).toMatchInlineSnapshot(
      `"this line has 80 characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)"`,
    );
    expect(says(`${text}.`)).toMatchInlineSnapshot(
      `"this line has 82 characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)"`,
    );
    expect(says(text.replace('195', '1A5'))).toMatchInlineSnapshot(
      `"column 14: found 'A', expected a number from 1 to 9 or '.'"`,
    );
    expect(says(`1..4${'.'.repeat(11)}5`)).toMatchInlineSnapshot(
      `"column 16: found '5', expected a number from 1 to 4 or '.'"`,
    );
    expect(says('.'.repeat(1_000_000))).toMatchInlineSnapshot(
      `"this line has 1000000 characters, expected 81 for 9x9 (or 16, 36, 64, 100, 144 and so on)"`,
    );
  });
});

describe('what is wrong with an address', () => {
  it('is said, and where', () => {
    expect(says('https://puzz.link/p?nurikabe/9/9/g1')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the type 'nurikabe', expected 'sudoku'"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/8/g1')).toMatchInlineSnapshot(
      `"the board is 9 wide and 8 high, expected a square"`,
    );
    expect(says('https://puzz.link/p?sudoku/8/8/g1')).toMatchInlineSnapshot(
      `"an address has no boxes for a board of 8x8"`,
    );
    expect(says('https://puzz.link/p?sudoku/v:d/9/9/g1')).toMatchInlineSnapshot(
      `"this address asks for 'v:d', a variant not known here"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g1a')).toMatchInlineSnapshot(
      `"column 34: found the clue 10, expected a number from 1 to 9"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g0')).toMatchInlineSnapshot(
      `"column 33: found the clue 0, expected a number from 1 to 9"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g.')).toMatchInlineSnapshot(
      `"column 33: found a clue of unknown value, expected a number from 1 to 9"`,
    );
    expect(says('https://puzz.link/p?sudoku/9/9/g1?')).toMatchInlineSnapshot(
      `"column 34: found '?', expected a number from 1 to 9 or a letter from g to z for empty cells"`,
    );
    expect(says('https://puzz.link/p?sudoku/4/4/g1k23k3g1')).toMatchInlineSnapshot(
      `"column 40: more than the 16 cells of this board are described"`,
    );
    expect(says('https://puzz.link/p?sudoku/9999999/9999999/g1')).toMatchInlineSnapshot(
      `"column 28: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says('https://puzz.link/p?sudoku')).toMatchInlineSnapshot(
      `"this address has no size, expected sudoku/width/height/cells"`,
    );
    expect(says('https://example.org/p?sudoku/9/9/g1')).toMatchInlineSnapshot(
      `"no format of Sudoku reads this address"`,
    );
  });
});

describe('what is wrong with JSON', () => {
  it('is said, and where', () => {
    expect(says('{"puzzle": "sudoku"}')).toMatchInlineSnapshot(`"givens is missing"`);
    expect(says('{"puzzle": "sudoku", "givens": []}')).toMatchInlineSnapshot(
      `"a board of 0x0 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, null], [null]]}')).toMatchInlineSnapshot(
      `"givens[1] has length 1, expected 2"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 3], [null, null]]}')).toMatchInlineSnapshot(
      `"givens[0][1] is 3, expected a number from 1 to 2 or null"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 1.5], [null, null]]}')).toMatchInlineSnapshot(
      `"givens[0][1] is 1.5, expected a number from 1 to 2 or null"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 0], [null, null]]}')).toMatchInlineSnapshot(
      `"givens[0][1] is 0, expected a number from 1 to 2 or null"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 2], [null, null]]}')).toMatchInlineSnapshot(
      `"a board of 2x2 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, "2"], [null, null]]}')).toMatchInlineSnapshot(
      `"givens[0][1] is "2", expected a number"`,
    );
    const nine = JSON.stringify(Array(9).fill(Array(9).fill(null)));
    const boxed = (boxes: string) => says(`{"puzzle": "sudoku", "givens": ${nine}, "boxes": ${boxes}}`);
    expect(boxed('{"width": 4, "height": 2}')).toMatchInlineSnapshot(
      `"boxes of 4x2 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(boxed('{"width": 4.5, "height": 2}')).toMatchInlineSnapshot(
      `"boxes of 4.5x2 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(boxed('{"width": -3, "height": -3}')).toMatchInlineSnapshot(
      `"boxes of -3x-3 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(boxed('"3x3"')).toMatchInlineSnapshot(`"boxes is "3x3", expected an object"`);
    expect(boxed('{"width": 3}')).toMatchInlineSnapshot(`"boxes.height is missing"`);
    expect(says('{"puzzle": "sudoku", "givens": [], "killer": true}')).toMatchInlineSnapshot(
      `"killer is not known here"`,
    );
    expect(says('{"puzzle": "sudoku",\n "givens": [[1, .]]}')).toMatchInlineSnapshot(
      `"line 2, column 17: this is not JSON: found '.', expected a value"`,
    );
  });
});

describe('an answer', () => {
  it('is read in one line too', () => {
    const puzzle = read('1..4\n....\n....\n4..1').puzzle as Sudoku;
    expect(sudoku.readAnswer('1234341221434321', puzzle)).toEqual(
      sudoku.readAnswer('1234\n3412\n2143\n4321', puzzle),
    );
    expect(says('', () => sudoku.readAnswer('1234341221434320', puzzle))).toBe(
      "line 1, column 16: found '0', expected a number from 1 to 4",
    );
  });
});

describe('what is wrong with an answer', () => {
  const puzzle = read('1..4\n....\n....\n4..1').puzzle as Sudoku;
  const answer = (text: string) => says(text, () => sudoku.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected an answer"`);
    expect(answer('1234\n3412\n2143')).toMatchInlineSnapshot(
      `"found an answer 4 wide and 3 high, expected a square"`,
    );
    expect(answer('123456\n456123\n231564\n564231\n312645\n645312')).toMatchInlineSnapshot(
      `"the answer is 6x6, expected 4x4"`,
    );
    expect(answer('1234\n3412\n2143\n432')).toMatchInlineSnapshot(`"line 4: row 4 has 3 cells, expected 4"`);
    expect(answer('1234\n3412\n2143\n432.')).toMatchInlineSnapshot(
      `"line 4, column 4: found '.', expected a number from 1 to 4"`,
    );
    expect(answer('1234\n3412\n2143\n4325')).toMatchInlineSnapshot(
      `"line 4, column 4: found '5', expected a number from 1 to 4"`,
    );
  });
});
