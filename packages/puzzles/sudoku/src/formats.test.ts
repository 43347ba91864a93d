import { PuzzleError, readPuzzle } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { json, line, puzzlink, sgt } from './formats.js';
import { sudoku } from './index.js';
import type { Sudoku } from './sudoku.js';

const read = (text: string) => readPuzzle(text, [sudoku], { as: 'sudoku' });
const board = (text: string) => sudoku.print(read(text).puzzle as Sudoku);

/** What the player is told of a text. */
function says(text: string, run: (text: string) => unknown = read): string {
  try {
    run(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  throw new Error(`nothing is wrong with '${text}'`);
}

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
  const ids = ['2x2:1c3_2d4_1c3', '2x3:d1a4c5_2c6a1_1a2c6_5c4a4d', '3x3:zzzzy', '3x2:zj'];

  it('is read and written', () => {
    for (const id of ids) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle as Sudoku)]).toEqual(['sgt', id]);
    }
  });

  it('has boxes 3 wide and 2 high at 2x3', () => {
    expect((read(ids[1]!).puzzle as Sudoku).box).toEqual({ width: 3, height: 2 });
    expect(board('2x3:b2d4_3a2c4a6b6a2c5a4_3d5b')).toBe('..2...\n.43.2.\n..4.6.\n.6.2..\n.5.43.\n...5..');
    expect((read('3x2:zj').puzzle as Sudoku).box).toEqual({ width: 2, height: 3 });
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
    expect(json.write(puzzle as Sudoku)).toMatchInlineSnapshot();
    const tall = read('3x2:1zi6').puzzle as Sudoku;
    expect(json.write(tall)).toMatchInlineSnapshot();
    expect(json.read(json.write(tall), {})).toEqual(tall);
  });
});

describe('what a format cannot hold', () => {
  it('is refused by name', () => {
    const tall = read('3x2:1zi6').puzzle as Sudoku;
    expect(says('', () => line.write(tall))).toMatchInlineSnapshot();
    expect(says('', () => puzzlink.write(tall))).toMatchInlineSnapshot();
    expect(says('', () => puzzlink.write(read('2x4:zzl').puzzle as Sudoku))).toMatchInlineSnapshot();
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot();
    expect(says('# only a comment')).toMatchInlineSnapshot();
    expect(says(NINE.split('\n').slice(0, 8).join('\n'))).toMatchInlineSnapshot();
    expect(
      says(
        NINE.split('\n')
          .slice(0, 8)
          .map((row) => row.replaceAll(/(...)(?=.)/g, '$1 '))
          .join('\n'),
      ),
    ).toMatchInlineSnapshot();
    expect(says(NINE.replace('.98....6.', '.98...6.'))).toMatchInlineSnapshot();
    expect(
      says(NINE.replaceAll(/(...)(?=.)/g, '$1 ').replace('.98 ... .6.', '.98 ... 6.')),
    ).toMatchInlineSnapshot();
    expect(says(NINE.replace('195', '1x5'))).toMatchInlineSnapshot();
    expect(
      says(NINE.replaceAll(/(?<=.)(?=.)/g, ' ').replace('8 . . . 6', '8 . . . 10')),
    ).toMatchInlineSnapshot();
    expect(says('+--+--+\n|1.|..|\n|..|5.|\n+--+--+\n|..|..|\n|..|..|\n+--+--+')).toMatchInlineSnapshot();
    expect(says(Array(7).fill('.......').join('\n'))).toMatchInlineSnapshot();
    expect(says(Array(30).fill('.'.repeat(30)).join('\n'))).toMatchInlineSnapshot();
    expect(says('....')).toMatchInlineSnapshot();
  });

  it('is said of its fields, and where', () => {
    expect(says(`boxes: 4x2\n${NINE}`)).toMatchInlineSnapshot();
    expect(says(`boxes: 9x1\n${NINE}`)).toMatchInlineSnapshot();
    expect(says(`boxes: three\n${NINE}`)).toMatchInlineSnapshot();
    expect(says(`boxes: 9999999x9999999\n${NINE}`)).toMatchInlineSnapshot();
    expect(says(`boxes: 7x1\n${Array(7).fill('.......').join('\n')}`)).toMatchInlineSnapshot();
    expect(says(`boxes: 10x10\n${Array(100).fill('.'.repeat(100)).join('\n')}`)).toMatchInlineSnapshot();
    expect(says(`diagonals: yes\n${NINE}`)).toMatchInlineSnapshot();
  });

  it('is said soon', () => {
    const start = performance.now();
    expect(says(`${'-'.repeat(20_000)}.`)).toMatchInlineSnapshot();
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('what is wrong with an id', () => {
  it('is said, and where', () => {
    expect(says('2x2:1c3_2d4_1c5')).toMatchInlineSnapshot();
    expect(says('2x2:1c3_2d4_1c')).toMatchInlineSnapshot();
    expect(says('2x2:1c3_2d4_1c3a')).toMatchInlineSnapshot();
    expect(says('2x2:1c3_2d4?1c3')).toMatchInlineSnapshot();
    expect(says('2x2:1c3_2d4_1c3,aabb')).toMatchInlineSnapshot();
    expect(says('sudoku:2x2:1c3_2d4_1c5')).toMatchInlineSnapshot();
    expect(says('3x3#123456789012345')).toMatchInlineSnapshot();
    expect(says('9x9:1')).toMatchInlineSnapshot();
    expect(says('1x9:zzzc')).toMatchInlineSnapshot();
    expect(says('9999999x9999999:1')).toMatchInlineSnapshot();
    expect(says('3x3q:zzzc')).toMatchInlineSnapshot();
  });

  it('is its variant, by name', () => {
    expect(says('3x3x:a7b8_5b9c7_6a5f9d3')).toMatchInlineSnapshot();
    expect(says('3x3k:zzzc,_aaaaaa__ba')).toMatchInlineSnapshot();
    expect(says('3x3xk:zzzc,_aaaaaa__ba')).toMatchInlineSnapshot();
    expect(says('6j:3e4b1g2_5g4b1e5,cbac___a__b_ababaaaa_aadfa')).toMatchInlineSnapshot();
  });
});

describe('what is wrong with a line', () => {
  const text = NINE.replaceAll('\n', '');

  it('is said, and where', () => {
    expect(says(text.slice(0, 80))).toMatchInlineSnapshot();
    expect(says(`${text}.`)).toMatchInlineSnapshot();
    expect(says(text.replace('195', '1A5'))).toMatchInlineSnapshot();
    expect(says(`1..4${'.'.repeat(11)}5`)).toMatchInlineSnapshot();
    expect(says('.'.repeat(1_000_000))).toMatchInlineSnapshot();
  });
});

describe('what is wrong with an address', () => {
  it('is said, and where', () => {
    expect(says('https://puzz.link/p?nurikabe/9/9/g1')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/9/8/g1')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/8/8/g1')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/v:d/9/9/g1')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/9/9/g1a')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/9/9/g0')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/9/9/g.')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/9/9/g1?')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/4/4/g1k23k3g1')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku/9999999/9999999/g1')).toMatchInlineSnapshot();
    expect(says('https://puzz.link/p?sudoku')).toMatchInlineSnapshot();
    expect(says('https://example.org/p?sudoku/9/9/g1')).toMatchInlineSnapshot();
  });
});

describe('what is wrong with JSON', () => {
  it('is said, and where', () => {
    expect(says('{"puzzle": "sudoku"}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": []}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [[1, null], [null]]}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [[1, 3], [null, null]]}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [[1, 1.5], [null, null]]}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [[1, 0], [null, null]]}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [[1, 2], [null, null]]}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [[1, "2"], [null, null]]}')).toMatchInlineSnapshot();
    const nine = JSON.stringify(Array(9).fill(Array(9).fill(null)));
    const boxed = (boxes: string) => says(`{"puzzle": "sudoku", "givens": ${nine}, "boxes": ${boxes}}`);
    expect(boxed('{"width": 4, "height": 2}')).toMatchInlineSnapshot();
    expect(boxed('{"width": 4.5, "height": 2}')).toMatchInlineSnapshot();
    expect(boxed('{"width": -3, "height": -3}')).toMatchInlineSnapshot();
    expect(boxed('"3x3"')).toMatchInlineSnapshot();
    expect(boxed('{"width": 3}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku", "givens": [], "killer": true}')).toMatchInlineSnapshot();
    expect(says('{"puzzle": "sudoku",\n "givens": [[1, .]]}')).toMatchInlineSnapshot();
  });
});

describe('what is wrong with an answer', () => {
  const puzzle = read('1..4\n....\n....\n4..1').puzzle as Sudoku;
  const answer = (text: string) => says(text, () => sudoku.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot();
    expect(answer('1234\n3412\n2143')).toMatchInlineSnapshot();
    expect(answer('123456\n456123\n231564\n564231\n312645\n645312')).toMatchInlineSnapshot();
    expect(answer('1234\n3412\n2143\n432')).toMatchInlineSnapshot();
    expect(answer('1234\n3412\n2143\n432.')).toMatchInlineSnapshot();
    expect(answer('1234\n3412\n2143\n4325')).toMatchInlineSnapshot();
  });
});
