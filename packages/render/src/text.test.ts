import { cell, corner, type Mark, outside, type Picture, side } from '@gridproof/core';
import { describe, expect, test } from 'vitest';
import * as samples from '../test/samples.js';
import * as vocabulary from '../test/vocabulary.js';
import { sideBySide } from './side-by-side.js';
import { renderText } from './text.js';

/** Returns Unicode on the left and ASCII on the right; a leading newline keeps the columns of the snapshot aligned. */
function both(picture: Picture): string {
  return `\n${sideBySide(renderText(picture), renderText(picture, { unicode: false }))}`;
}

describe('boxes', () => {
  test('sudoku', () =>
    expect(both(samples.sudoku)).toMatchInlineSnapshot(`
    "
    ┏━━━━━━━┳━━━━━━━┳━━━━━━━┓   +-------+-------+-------+
    ┃ . 6 . ┃ 5 . 9 ┃ . 4 . ┃   | . 6 . | 5 . 9 | . 4 . |
    ┃ 9 2 . ┃ . . . ┃ . 7 6 ┃   | 9 2 . | . . . | . 7 6 |
    ┃ . . 1 ┃ . . . ┃ 9 . . ┃   | . . 1 | . . . | 9 . . |
    ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫   +-------+-------+-------+
    ┃ 7 . . ┃ 6 . 3 ┃ . . 9 ┃   | 7 . . | 6 . 3 | . . 9 |
    ┃ . . . ┃ . . . ┃ . . . ┃   | . . . | . . . | . . . |
    ┃ 3 . . ┃ 4 . 1 ┃ . . 7 ┃   | 3 . . | 4 . 1 | . . 7 |
    ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫   +-------+-------+-------+
    ┃ . . 6 ┃ . . . ┃ 7 . . ┃   | . . 6 | . . . | 7 . . |
    ┃ 2 4 . ┃ . . . ┃ . 6 5 ┃   | 2 4 . | . . . | . 6 5 |
    ┃ . 9 . ┃ 1 . 8 ┃ . 3 . ┃   | . 9 . | 1 . 8 | . 3 . |
    ┗━━━━━━━┻━━━━━━━┻━━━━━━━┛   +-------+-------+-------+"
  `));
  test('boxes three wide and two tall', () =>
    expect(both(samples.sudoku6)).toMatchInlineSnapshot(`
    "
    ┏━━━━━━━┳━━━━━━━┓   +-------+-------+
    ┃ 1 . . ┃ . . 6 ┃   | 1 . . | . . 6 |
    ┃ . . 3 ┃ . . 1 ┃   | . . 3 | . . 1 |
    ┣━━━━━━━╋━━━━━━━┫   +-------+-------+
    ┃ . 2 . ┃ . . . ┃   | . 2 . | . . . |
    ┃ . . . ┃ . 4 . ┃   | . . . | . 4 . |
    ┣━━━━━━━╋━━━━━━━┫   +-------+-------+
    ┃ 6 . . ┃ 5 . . ┃   | 6 . . | 5 . . |
    ┃ 5 . . ┃ . . 2 ┃   | 5 . . | . . 2 |
    ┗━━━━━━━┻━━━━━━━┛   +-------+-------+"
  `));
  test('numbers stand to the right of the widest', () =>
    expect(`\n${renderText(samples.sudoku16)}`).toMatchInlineSnapshot(`
      "
      ┏━━━━━━━━━━━━━┳━━━━━━━━━━━━━┳━━━━━━━━━━━━━┳━━━━━━━━━━━━━┓
      ┃  1  .  3  4 ┃  .  6  7  . ┃  9 10  . 12 ┃ 13  . 15 16 ┃
      ┃  .  6  7  . ┃  9 10  . 12 ┃ 13  . 15 16 ┃  .  2  3  . ┃
      ┃  9 10  . 12 ┃ 13  . 15 16 ┃  .  2  3  . ┃  5  6  .  8 ┃
      ┃ 13  . 15 16 ┃  .  2  3  . ┃  5  6  .  8 ┃  9  . 11 12 ┃
      ┣━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━━━━━━━━┫
      ┃  .  3  4  . ┃  6  7  .  9 ┃ 10  . 12 13 ┃  . 15 16  . ┃
      ┃  6  7  .  9 ┃ 10  . 12 13 ┃  . 15 16  . ┃  2  3  .  5 ┃
      ┃ 10  . 12 13 ┃  . 15 16  . ┃  2  3  .  5 ┃  6  .  8  9 ┃
      ┃  . 15 16  . ┃  2  3  .  5 ┃  6  .  8  9 ┃  . 11 12  . ┃
      ┣━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━━━━━━━━┫
      ┃  3  4  .  6 ┃  7  .  9 10 ┃  . 12 13  . ┃ 15 16  .  2 ┃
      ┃  7  .  9 10 ┃  . 12 13  . ┃ 15 16  .  2 ┃  3  .  5  6 ┃
      ┃  . 12 13  . ┃ 15 16  .  2 ┃  3  .  5  6 ┃  .  8  9  . ┃
      ┃ 15 16  .  2 ┃  3  .  5  6 ┃  .  8  9  . ┃ 11 12  . 14 ┃
      ┣━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━━━━━━━━┫
      ┃  4  .  6  7 ┃  .  9 10  . ┃ 12 13  . 15 ┃ 16  .  2  3 ┃
      ┃  .  9 10  . ┃ 12 13  . 15 ┃ 16  .  2  3 ┃  .  5  6  . ┃
      ┃ 12 13  . 15 ┃ 16  .  2  3 ┃  .  5  6  . ┃  8  9  . 11 ┃
      ┃ 16  .  2  3 ┃  .  5  6  . ┃  8  9  . 11 ┃ 12  . 14 15 ┃
      ┗━━━━━━━━━━━━━┻━━━━━━━━━━━━━┻━━━━━━━━━━━━━┻━━━━━━━━━━━━━┛"
    `));
  test('highlights have a sign each, and the legend explains it', () =>
    expect(both(samples.sudokuWrong)).toMatchInlineSnapshot(`
      "
      ┏━━━━━━━━━┳━━━━━━━━━┳━━━━━━━━━┓       +---------+---------+---------+
      ┃ .  6! . ┃ 5  .  9 ┃ .  4! . ┃       | .  6! . | 5  .  9 | .  4! . |
      ┃ 9  2  . ┃ .  .  . ┃ .  7  6 ┃       | 9  2  . | .  .  . | .  7  6 |
      ┃ .  .  1≠┃ .  .  . ┃ 9  .  . ┃       | .  .  1~| .  .  . | 9  .  . |
      ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫       +---------+---------+---------+
      ┃ 7  .  . ┃ 6  .  3 ┃ .  .  9 ┃       | 7  .  . | 6  .  3 | .  .  9 |
      ┃ .  .  . ┃ .  .✓ .✓┃ .  .  . ┃       | .  .  . | .  .= .=| .  .  . |
      ┃ 3  .  . ┃ 4  .  1 ┃ .  .  7 ┃       | 3  .  . | 4  .  1 | .  .  7 |
      ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫       +---------+---------+---------+
      ┃ .  .  6 ┃ .  .  . ┃ 7  .  . ┃       | .  .  6 | .  .  . | 7  .  . |
      ┃ 2  4  . ┃ .  .  . ┃ .  6  5 ┃       | 2  4  . | .  .  . | .  6  5 |
      ┃ .  9< . ┃ 1< .  8 ┃ .  3  . ┃       | .  9< . | 1< .  8 | .  3  . |
      ┗━━━━━━━━━┻━━━━━━━━━┻━━━━━━━━━┛       +---------+---------+---------+

      ! these cannot both be right          ! these cannot both be right
      ≠ two answers differ here             ~ two answers differ here
      ✓ the same in every answer            = the same in every answer
      < because of these <clues> & others   < because of these <clues> & others"
    `));
});

describe('no walls', () => {
  test('takuzu', () =>
    expect(both(samples.takuzu)).toMatchInlineSnapshot(`
    "
    1 . . 0 . .   1 . . 0 . .
    . . 0 0 . 1   . . 0 0 . 1
    . 0 0 . . 1   . 0 0 . . 1
    . . . . . .   . . . . . .
    . . 0 0 . 1   . . 0 0 . 1
    . 1 . . 0 0   . 1 . . 0 0"
  `));
  test('takuzu with differences', () =>
    expect(both(samples.takuzuSolved)).toMatchInlineSnapshot(`
    "
    1  0  1  0  1  0                   1  0  1  0  1  0
    0≠ 1  0  0  1  1                   0~ 1  0  0  1  1
    1  0  0  1  0  1                   1  0  0  1  0  1
    0  1≠ 1  0  1  0                   0  1~ 1  0  1  0
    1  1  0  0  0  1                   1  1  0  0  0  1
    0  0  1  1  0  0                   0  0  1  1  0  0

    ≠ the second answer differs here   ~ the second answer differs here"
  `));
  test('mosaic: a number stays readable on a shade', () =>
    expect(both(samples.mosaicSolved)).toMatchInlineSnapshot(`
      "
      █3 ██ █5 ██  .   #3 ## #5 ##  .
       . █7 █8  .  3    . #7 #8  .  3
       . ██ █7 ██ ██    . ## #7 ## ##
       1  . ██ █5  .    1  . ## #5  ."
    `));
  test('minesweeper', () =>
    expect(both(samples.minesweeper)).toMatchInlineSnapshot(`
      "
      1  ✱✓ 2  ◦  .              1  *= 2  -  .
      .  .  2  ✱✓ .              .  .  2  *= .
      .  ?  .  .  1              .  ?  .  .  1
      •  .  .  ×  .              ,  .  .  x  .

      ✓ a mine in every answer   = a mine in every answer"
    `));
});

test('lamps and lit cells', () =>
  expect(both(samples.akari)).toMatchInlineSnapshot(`
    "
     .  ◦  .  ◦  .    .  -  .  -  .
    █1  ☼  ◦  ◦  ◦   #1  *  -  -  -
     ×  ◦ ██  ☼  ◦    x  - ##  *  -"
  `));

describe('shades', () => {
  const clue = (col: number) => ({ at: cell(0, col), text: `${col}`, source: 'clue' }) as const;
  const shades = (['dark', 'light', 'tint'] as const).flatMap((tone, col) =>
    [0, 1].map((row) => ({ at: cell(row, col), tone, source: 'found' }) as const),
  );
  const picture: Picture = { width: 4, height: 2, marks: [0, 1, 2, 3].map(clue), shades };

  test('differ from each other and from an empty cell, with numbers and without', () => {
    expect(both(picture)).toMatchInlineSnapshot(`
      "
      █0 ◦1 ░2  3   #0 -1 %2  3
      ██  ◦ ░░  .   ##  - %%  ."
    `);
    expect(both({ ...picture, walls: samples.wallsOf('AABB AACC') })).toMatchInlineSnapshot(`
      "
      ┏━━━━━━━┳━━━━━━━┓   +-------+-------+
      ┃█0█ ◦1 ┃░2░  3 ┃   |#0# -1 |%2%  3 |
      ┃███    ┣━━━━━━━┫   |###    +-------+
      ┃███  ◦ ┃░░░  . ┃   |###  - |%%%  . |
      ┗━━━━━━━┻━━━━━━━┛   +-------+-------+"
    `);
  });
  test('leave diagonals room', () => {
    const marks = [0, 1, 2, 3].map(
      (col) => ({ at: cell(0, col), symbol: 'slash', source: 'found' }) as const,
    );
    const points = [{ at: corner(1, 1), text: '2', source: 'clue' }] as const;
    expect(both({ ...picture, marks: [...marks, ...points] })).toMatchInlineSnapshot(`
      "
      ·   ·   ·   ·   ·   .   .   .   .   .
       █╱█  ╱  ░╱░  ╱      #/#  /  %/%  /
      ·███2   ·   ·   ·   .###2   .   .   .
       ███  ◦  ░░░         ###  -  %%%
      ·   ·   ·   ·   ·   .   .   .   .   ."
    `);
  });
});

describe('corners and diagonals', () => {
  test('slant', () =>
    expect(both(samples.slant)).toMatchInlineSnapshot(`
    "
    1 · · 2 ·   1 . . 2 .

    1 · 3 · ·   1 . 3 . .

    · 4 · · 0   . 4 . . 0

    · · 3 · 1   . . 3 . 1

    · 1 · · 1   . 1 . . 1"
  `));
  test('slant solved', () =>
    expect(both(samples.slantSolved)).toMatchInlineSnapshot(`
    "
    1 · · 2 ·   1 . . 2 .
     ╲ ╲ ╱ ╲     \\ \\ / \\
    1 · 3 · ·   1 . 3 . .
     ╲ ╱ ╱ ╱     \\ / / /
    · 4 · · 0   . 4 . . 0
     ╱ ╲ ╲ ╲     / \\ \\ \\
    · · 3 · 1   . . 3 . 1
     ╱ ╱ ╲ ╲     / / \\ \\
    · 1 · · 1   . 1 . . 1"
  `));
  test('signs beside corners and cells', () =>
    expect(both(samples.slantWrong)).toMatchInlineSnapshot(`
    "
    1   ·   ·   2   ·                        1   .   .   2   .
      ╲   ╱<  ╱<  ╲                            \\   /<  /<  \\
    1   ·   3!  ·   ·                        1   .   3!  .   .
      ╲   ╱<  ╱<  ╱                            \\   /<  /<  /
    ·   4   ·   ·   0                        .   4   .   .   0
      ╱   ╲   ╲   ╲                            /   \\   \\   \\
    ·   ·   3   ·   1                        .   .   3   .   1
      ╱   ╱   ╲   ╲                            /   /   \\   \\
    ·   1   ·   ·   1                        .   1   .   .   1

    ! this corner should touch 3 diagonals   ! this corner should touch 3 diagonals
    < it touches 2 of these                  < it touches 2 of these"
  `));
});

describe('regions', () => {
  test('jigsaw', () =>
    expect(both(samples.jigsaw)).toMatchInlineSnapshot(`
    "
    ┏━━━━━━━┳━━━━━━━━━━━┓   +-------+-----------+
    ┃ 1   . ┃ 3   .   . ┃   | 1   . | 3   .   . |
    ┃       ┣━━━┓       ┃   |       +---+       |
    ┃ .   . ┃ 5 ┃ .   1 ┃   | .   . | 5 | .   1 |
    ┃   ┏━━━┛   ┗━━━┳━━━┫   |   +---+   +---+---+
    ┃ . ┃ .   .   . ┃ . ┃   | . | .   .   . | . |
    ┣━━━┻━━━┓   ┏━━━┛   ┃   +---+---+   +---+   |
    ┃ 4   . ┃ . ┃ 2   . ┃   | 4   . | . | 2   . |
    ┃       ┗━━━┫       ┃   |       +---+       |
    ┃ .   .   . ┃ .   3 ┃   | .   .   . | .   3 |
    ┗━━━━━━━━━━━┻━━━━━━━┛   +-----------+-------+"
  `));
  test('LITS begun', () =>
    expect(both(samples.litsFirst)).toMatchInlineSnapshot(`
      "
      ┏━━━━━━━━━━━┳━━━━━━━┓   +-----------+-------+
      ┃███████████┃ .   . ┃   |###########| .   . |
      ┃    ███    ┗━━━┓   ┃   |    ###    +---+   |
      ┃ ◦  ███  ◦   ◦ ┃ . ┃   | -  ###  -   - | . |
      ┣━━━━━━━━━━━┳━━━┛   ┃   +-----------+---+   |
      ┃ .   .   . ┃ .   . ┃   | .   .   . | .   . |
      ┣━━━┓       ┗━━━━━━━┫   +---+       +-------+
      ┃ . ┃ .   .   .   . ┃   | . | .   .   .   . |
      ┃   ┗━━━━━━━┓       ┃   |   +-------+       |
      ┃ .   .   . ┃ .   . ┃   | .   .   . | .   . |
      ┗━━━━━━━━━━━┻━━━━━━━┛   +-----------+-------+"
    `));
  test('LITS: shaded neighbours run together', () =>
    expect(both(samples.litsSolved)).toMatchInlineSnapshot(`
      "
      ┏━━━━━━━━━━━┳━━━━━━━┓   +-----------+-------+
      ┃███████████┃███████┃   |###########|#######|
      ┃    ███    ┗━━━┓███┃   |    ###    +---+###|
      ┃ .  ███  .   . ┃███┃   | .  ###  .   . |###|
      ┣━━━━━━━━━━━┳━━━┛███┃   +-----------+---+###|
      ┃ .  ███████┃ .  ███┃   | .  #######| .  ###|
      ┣━━━┓    ███┗━━━━━━━┫   +---+    ###+-------+
      ┃███┃ .  ███████  . ┃   |###| .  #######  . |
      ┃███┗━━━━━━━┓       ┃   |###+-------+       |
      ┃███████████┃ .   . ┃   |###########| .   . |
      ┗━━━━━━━━━━━┻━━━━━━━┛   +-----------+-------+"
    `));
  test('killer: dashed walls, and sums on the line above', () =>
    expect(both(samples.killer)).toMatchInlineSnapshot(`
      "
      ┏3━━━━━━┯4━━┳━━━━━━━┯5━━┓   +3------+4--+-------+5--+
      ┃ .   . ╎ . ┃ 4   . ╎ . ┃   | .   . : . | 4   . : . |
      ┠6╌╌┐   └╌╌╌╂7╌╌┬8╌╌┤   ┃   +6 -+   +- -+7 -+8 -+   |
      ┃ . ╎ .   . ┃ . ╎ . ╎ . ┃   | . : .   . | . : . : . |
      ┣━━━┿9━━━━━━╋━━━┿━━━┷━━━┫   +---+9------+---+---+---+
      ┃ . ╎ .   2 ┃ . ╎ .   . ┃   | . : .   2 | . : .   . |
      ┃   ├10╌╌╌╌╌╂11╌┴╌╌╌┬12╌┨   |   +10--- -+11-+- -+12-+
      ┃ . ╎ .   . ┃ .   . ╎ . ┃   | . : .   . | .   . : . |
      ┣13━┿14━┯━━━╋15━━━━━┿━━━┫   +13-+14-+---+15-----+---+
      ┃ . ╎ . ╎ . ┃ .   . ╎ 1 ┃   | . : . : . | .   . : 1 |
      ┃   ╎   └╌╌╌┨   ┌16╌┴╌╌╌┨   |   :   +- -+   +16-+- -+
      ┃ . ╎ .   . ┃ . ╎ .   . ┃   | . : .   . | . : .   . |
      ┗━━━┷━━━━━━━┻━━━┷━━━━━━━┛   +---+-------+---+-------+"
    `));
  test('galaxies', () =>
    expect(both(samples.galaxies)).toMatchInlineSnapshot(`
    "
    ┏━━━━━━━━━━━━━━━━━━━┓   +-------------------+
    ┃ ○         ○       ┃   | o         o       |
    ┃   ·   ·   ·   ·   ┃   |   .   .   .   .   |
    ┃               ○   ┃   |               o   |
    ┃ ● ·   ○   ·   ·   ┃   | @ .   o   .   .   |
    ┃             ○     ┃   |             o     |
    ┃   ·   ·   ·   · ● ┃   |   .   .   .   . @ |
    ┃ ○       ○         ┃   | o       o         |
    ┗━━━━━━━━━━━━━━━━━━━┛   +-------------------+"
  `));
  test('galaxies solved', () =>
    expect(both(samples.galaxiesSolved)).toMatchInlineSnapshot(`
    "
    ┏━━━┳━━━━━━━━━━━━━━━┓   +---+---------------+
    ┃ ○ ┃       ○       ┃   | o |       o       |
    ┣━━━╋━━━━━━━┳━━━━━━━┫   +---+-------+-------+
    ┃░░░┃       ┃   ○   ┃   |%%%|       |   o   |
    ┃ ● ┃   ○   ┣━━━┳━━━┫   | @ |   o   +---+---+
    ┃░░░┃       ┃ ○ ┃░░░┃   |%%%|       | o |%%%|
    ┣━━━╋━━━━━━━┻━━━┫ ● ┃   +---+-------+---+ @ |
    ┃ ○ ┃     ○     ┃░░░┃   | o |     o     |%%%|
    ┗━━━┻━━━━━━━━━━━┻━━━┛   +---+-----------+---+"
  `));
});

describe('sparse boards and texts beside the board', () => {
  test('only the cells of a sparse board have an edge', () =>
    expect(both(samples.sparse)).toMatchInlineSnapshot(`
      "
      ┌───┐       ┌───┐      +---+       +---+
      │ . │       │ 6 │      | . |       | 6 |
      │   └───┐   │   │      |   +---+   |   |
      │ 2   . │   │ . │ 12   | 2   . |   | . | 12
      │   ┌───┼───┘   │      |   +---+---+   |
      │ . │   │ 5   . │ 10   | . |   | 5   . | 10
      │   │   └───┐   │      |   |   +---+   |
      │ . │       │ 1 │      | . |       | 1 |
      └───┘       └───┘      +---+       +---+
       11                     11"
    `));
  test('a gap across the whole board leaves the rest compact', () => {
    const cells = [cell(0, 0), cell(0, 1), cell(0, 3)];
    const marks: readonly Mark[] = [{ at: outside('right', 0, 4), source: 'clue', text: '9' }];
    expect(both({ width: 4, height: 1, cells, marks })).toMatchInlineSnapshot(`
      "
      ┌─────┐   ┌───┐     +-----+   +---+
      │ . . │   │ . │ 9   | . . |   | . | 9
      └─────┘   └───┘     +-----+   +---+"
    `);
  });
  test('texts stand at all four ends', () =>
    expect(both(samples.margins)).toMatchInlineSnapshot(`
    "
          1   2             1   2
        ┌───────┐         +-------+
    1 1 │ 1 . 2 │     1 1 | 1 . 2 |
      1 │ . 3 . │ 3     1 | . 3 . | 3
        └───────┘         +-------+
            9                 9"
  `));
  test('the sign of a highlighted text outside stands behind it', () => {
    const places = samples.margins.marks.flatMap(({ at }) => (at.kind === 'outside' ? at : []));
    const highlights = [{ places, meaning: 'wrong', label: 'wrong' }] as const;
    expect(both({ ...samples.margins, highlights })).toMatchInlineSnapshot(`
      "
            1!  2!             1!  2!
          ┌───────┐          +-------+
      1 1!│ 1 . 2 │      1 1!| 1 . 2 |
        1!│ . 3 . │ 3!     1!| . 3 . | 3!
          └───────┘          +-------+
              9!                 9!

      ! wrong            ! wrong"
    `);
  });
  test('texts of columns find room', () => {
    const below: Mark = { at: outside('below', 4, 0), source: 'clue', text: '110' };
    const above: Mark = { at: outside('above', -1, 3), source: 'clue', text: '-1234' };
    const inCells = samples.sparse.marks.filter(({ at }) => at.kind === 'cell');
    expect(both({ ...samples.sparse, marks: [...inCells, below, above] })).toMatchInlineSnapshot(`
      "
                         -1234                       -1234
      ┌─────┐           ┌─────┐   +-----+           +-----+
      │   . │           │   6 │   |   . |           |   6 |
      │     └─────┐     │     │   |     +-----+     |     |
      │   2     . │     │   . │   |   2     . |     |   . |
      │     ┌─────┼─────┘     │   |     +-----+-----+     |
      │   . │     │   5     . │   |   . |     |   5     . |
      │     │     └─────┐     │   |     |     +-----+     |
      │   . │           │   1 │   |   . |           |   1 |
      └─────┘           └─────┘   +-----+           +-----+
        110                         110"
    `);
    expect(
      both({ width: 3, height: 1, marks: [{ ...below, at: outside('below', 1, 0) }] }),
    ).toMatchInlineSnapshot(`
      "
      ┌─────────────┐   +-------------+
      │   .   .   . │   |   .   .   . |
      └─────────────┘   +-------------+
        110               110"
    `);
  });
  test('without lines there is room instead', () => {
    expect(both({ ...samples.sparse, frame: 'none' })).toMatchInlineSnapshot(`
      "
       .        6        .        6
       2  .     .  12    2  .     .  12
       .     5  .  10    .     5  .  10
       .        1        .        1

      11                11"
    `);
    expect(both({ ...samples.margins, frame: 'none' })).toMatchInlineSnapshot(`
      "
           1   2           1   2

      1 1  1 . 2      1 1  1 . 2
        1  . 3 .  3     1  . 3 .  3

             9               9"
    `);
  });
});

describe('colour', () => {
  const picture: Picture = {
    width: 3,
    height: 1,
    marks: [
      { at: cell(0, 0), text: '1', source: 'clue' },
      { at: cell(0, 1), text: '2', source: 'found' },
    ],
  };
  const visible = (text: string) => text.replaceAll('\u001b', 'ESC');

  test('clues are bold, found values cyan, empty cells faint', () => {
    expect(visible(renderText(picture, { color: true }))).toMatchInlineSnapshot(
      `"ESC[1m1ESC[0m ESC[36m2ESC[0m ESC[2m.ESC[0m"`,
    );
  });

  test('highlights have a ground of their own, in the legend too', () => {
    const places = [cell(0, 1), cell(0, 2)];
    const written = (['wrong', 'differs', 'certain', 'reason'] as const).map((meaning) =>
      visible(renderText({ ...picture, highlights: [{ places, meaning, label: meaning }] }, { color: true })),
    );
    expect(written.join('\n')).toMatchInlineSnapshot(`
      "ESC[1m1ESC[0m  ESC[36;97;41m2ESC[0mESC[97;41m!ESC[0m ESC[2;97;41m.ESC[0mESC[97;41m!ESC[0m

      ESC[97;41m!ESC[0m wrong
      ESC[1m1ESC[0m  ESC[36;30;43m2ESC[0mESC[30;43m≠ESC[0m ESC[2;30;43m.ESC[0mESC[30;43m≠ESC[0m

      ESC[30;43m≠ESC[0m differs
      ESC[1m1ESC[0m  ESC[36;30;42m2ESC[0mESC[30;42m✓ESC[0m ESC[2;30;42m.ESC[0mESC[30;42m✓ESC[0m

      ESC[30;42m✓ESC[0m certain
      ESC[1m1ESC[0m  ESC[36;30;46m2ESC[0mESC[30;46m<ESC[0m ESC[2;30;46m.ESC[0mESC[30;46m<ESC[0m

      ESC[30;46m<ESC[0m reason"
    `);
  });

  test.each(
    [...Object.entries(samples), ...Object.entries(vocabulary)].filter(
      ([, sample]) => typeof sample === 'object',
    ),
  )('%s is the same without its colours', (_, sample) => {
    const colored = renderText(sample as Picture, { color: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with this control character.
    expect(colored.replace(/\u001b\[[0-9;]*m/g, '')).toBe(renderText(sample as Picture));
    expect(renderText(sample as Picture, { unicode: false })).toMatch(/^[\n -~]*$/);
  });
});

test('the most urgent of several meanings is shown', () => {
  const places = [cell(0, 0)];
  const picture: Picture = {
    width: 1,
    height: 1,
    marks: [],
    highlights: [
      { places, meaning: 'wrong', label: 'wrong' },
      { places, meaning: 'reason', label: 'reason' },
    ],
  };
  expect(renderText(picture).split('\n')[0]).toBe('.!');
});

test('a highlight can point at any place, on the edge too', () => {
  const places = [corner(0, 2), corner(1, 0), side(0, 0, 'right'), side(1, 0, 'below')];
  const highlights = [{ places, meaning: 'wrong', label: 'here' }] as const;
  const picture: Picture = { width: 2, height: 2, marks: [], walls: samples.wallsOf('AB AB'), highlights };
  expect(both(picture)).toMatchInlineSnapshot(`
    "
    ┏━━━┳━━━┓!   +---+---+!
    ┃ . ┃!. ┃    | . |!. |
    ┃!  ┃   ┃    |!  |   |
    ┃ . ┃ . ┃    | . | . |
    ┗━━!┻━━━┛    +--!+---+

    ! here       ! here"
  `);
});

test('a note needs no walls', () => {
  const marks = [{ at: cell(0, 1), note: '12', text: '7', source: 'clue' }] as const;
  expect(both({ width: 2, height: 1, marks })).toMatchInlineSnapshot(`
    "
         12        12
      .   7     .   7"
  `);
});

test('a caption stands between the board and the legend', () => {
  const highlights = [{ places: [cell(0, 0)], meaning: 'wrong', label: 'here' }] as const;
  const picture: Picture = { width: 2, height: 1, marks: [], caption: 'pieces:\n1 2', highlights };
  expect(renderText(picture)).toBe('.! .\n\npieces: 1 2\n\n! here');
});

test('a picture of nothing', () => {
  expect(renderText({ width: 0, height: 0, marks: [] })).toBe('');
});

test('a highlight that points at nothing is not in the legend', () => {
  const highlights = [{ places: [], meaning: 'wrong', label: 'nothing' }] as const;
  expect(renderText({ ...samples.takuzu, highlights })).toBe(renderText(samples.takuzu));
});

test('control characters in a picture do nothing to a terminal', () => {
  const picture: Picture = {
    width: 2,
    height: 1,
    marks: [
      { at: cell(0, 0), text: '\u001B', source: 'clue' },
      { at: cell(0, 1), text: '\n', source: 'found' },
    ],
    caption: 'a\u001B[2J',
  };
  expect(renderText(picture)).toBe('� �\n\na�[2J');
});

test('three lines beside each other have their number in the middle', () => {
  const at = { kind: 'link', row: 0, col: 0, towards: 'right', length: 2 } as const;
  const marks = [0, 2].map(
    (col) => ({ at: { kind: 'cell', row: 0, col }, text: '3', source: 'clue' }) as const,
  );
  const picture = { width: 3, height: 1, marks, strokes: [{ at, count: 3, source: 'found' } as const] };
  expect(renderText(picture, { unicode: false }).replaceAll(/[^3=]/g, '')).toMatch(/^3=+3=+3$/);
});
