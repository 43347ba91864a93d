import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzleTeam, sgt } from './formats.js';
import { type Mosaic, mosaic } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [mosaic], { as: 'mosaic', ...options });
  return { format, puzzle: puzzle as Mosaic };
};
const board = (text: string, options: RecogniseOptions = {}) => mosaic.print(read(text, options).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const NUMBERS = '0..2.\n.4.3.\n.....';
const HALF = `${NUMBERS}\n\n#????\n???.#\n.....`;

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [NUMBERS, HALF, './', '12/', '1.\n.2\n9.', '1\n2\n\n#\n#', '.../\n\n#.?'])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, comments, slashes and underlines', () => {
    for (const text of [
      HALF.replace(NUMBERS, NUMBERS.replaceAll('.', '_')),
      HALF.replaceAll(/(?<=.)\n(?=.)/g, '/'),
      HALF.replaceAll('\n', '\r\n'),
      HALF.replaceAll(/(.)/g, '$1 '),
      HALF.replaceAll(/(.)/g, ' $1'),
      `# a comment\n\n${HALF}\n# another`,
      `mosaic\n${HALF}`,
      `Fill-a-Pix\n\n${HALF.replace('\n\n', '\n# known:\n\n# these\n')}`,
    ])
      expect([text, board(text)]).toEqual([text, HALF]);
  });

  it('hold numbers, and cells that are known', () => {
    const { board, numbers, givens } = read(HALF).puzzle;
    expect([board.width, board.height]).toEqual([5, 3]);
    expect(numbers.at(board.cell(1, 3))).toBe(3);
    expect(givens.pick(board.rows[1]!)).toEqual([undefined, undefined, undefined, false, true]);
    expect(read(NUMBERS).puzzle.givens.known()).toEqual([]);
  });

  it('may hold numbers that are too large for their places: such a puzzle has no answer', () => {
    expect(board('5..\n.9.')).toBe('5..\n.9.');
  });

  it('of one row end with a slash, since digits alone could be a Puzzle Team task', () => {
    expect(board('12', { size: { width: 2, height: 1 } })).toBe('12/');
    expect(read('12/')).toEqual({ format: 'text', puzzle: read('2x1:12').puzzle });
  });
});

describe("Simon Tatham's Mosaic", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const id of [
      '5x5:a2b42d4a8c5a3e0',
      '5x5:0a4e6b45314a5a1a3c',
      '8x8:a02b0b1b2c1e3a0a77b4304c654d6a564a434a5a5d3c',
      '10x10:a5d653b6a56g4b5a6b3a5552456b33b1b4d2a2a2c2a02b2a3a20c4a6a2c013b4b0b023b',
      '12x7:1a23b2a2a20d4d4c1b7a5a6b2a12c55d1a5a7a5b3c35b2a3c3d200c4a',
    ]) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
    }
  });

  it('has its numbers where the program draws them', () => {
    expect(board('5x5:a2b42d4a8c5a3e0')).toMatchInlineSnapshot(`
      ".2..4
      2....
      4.8..
      .5.3.
      ....0"
    `);
  });

  it('has at most 26 cells to a letter', () => {
    for (const id of ['9x3:z1', '9x3:1z', '9x6:z1za', '9x6:zz11'])
      expect(sgt.write(read(id).puzzle)).toBe(id);
  });

  it('may carry what steered the generator', () => {
    expect(sgt.write(read('5x5h1:a2b42d4a8c5a3e0').puzzle)).toBe('5x5:a2b42d4a8c5a3e0');
  });

  it('has no room for cells that are known, and none for small boards', () => {
    expect(says(HALF, (text) => sgt.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an id cannot tell which cells are known to be black or white"`,
    );
    expect(says('12\n..\n..', (text) => sgt.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an id is of a board of at least 3x3; this one is 2x3"`,
    );
  });

  it('says what is wrong with it, and where', () => {
    expect(says('5x5:a2b42d4a8c5a3d')).toMatchInlineSnapshot(
      `"column 19: the text ends after 23 of the 25 places of this board"`,
    );
    expect(says('5x5:a2b42d4a8c5a3e00')).toMatchInlineSnapshot(
      `"column 20: more than the 25 places of this board are described"`,
    );
    expect(says('mosaic:5x5:a2b42D4a8c5a3e0')).toMatchInlineSnapshot(
      `"column 17: found 'D', expected a number from 0 to 9 or a letter from a to z for places without one"`,
    );
    expect(says('5x5:a2b42d4a8c5a3e0,')).toMatchInlineSnapshot(`"column 20: found ',', expected the end"`);
    expect(says('5:a2b42d4a8c5a3e0')).toMatchInlineSnapshot(
      `"line 1, column 2: found ':', expected a number from 0 to 9 or '.'"`,
    );
    expect(says('5x5u:a2b42d4a8c5a3e0')).toMatchInlineSnapshot(
      `"column 1: found the size '5x5u', expected one as in 10x10"`,
    );
    expect(says('5x0:a')).toMatchInlineSnapshot(`"column 1: a board of 5x0 has no cells"`);
    expect(says('9999999x9999999:a')).toMatchInlineSnapshot(
      `"column 1: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says('5x5h1#123456789')).toMatchInlineSnapshot(
      `"column 6: '5x5h1#123456789' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });
});

describe('Puzzle Team tasks', () => {
  const size = { width: 5, height: 5 };

  it('are read and written', () => {
    const task = 'a2b42d4a8c5a3e0';
    const { format, puzzle } = read(task, { size });
    expect([format, puzzleTeam.write(puzzle)]).toEqual(['puzzleTeam', task]);
    expect(puzzle).toEqual(read(`5x5:${task}`).puzzle);
  });

  it('have no room for cells that are known', () => {
    expect(says(HALF, (text) => puzzleTeam.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"a Puzzle Team task cannot tell which cells are known to be black or white"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    const task = (text: string, width = 5, height = 5) =>
      says(text, () => read(text, { size: { width, height } }));
    expect(says('a2b42d4a8c5a3e0')).toMatchInlineSnapshot(
      `"a Puzzle Team task does not tell its size, expected --size as in 10x10"`,
    );
    expect(task('a2b42d4a8c5a3e')).toMatchInlineSnapshot(
      `"column 15: the text ends after 24 of the 25 places of this board"`,
    );
    expect(task('a2b42d4a8c5a3e00')).toMatchInlineSnapshot(
      `"column 16: more than the 25 places of this board are described"`,
    );
    expect(task('a2', 9_999_999, 9_999_999)).toMatchInlineSnapshot(
      `"a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(task('a2', 0, 4)).toMatchInlineSnapshot(`"a board of 0x4 has no cells"`);
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "mosaic", "numbers": [[1, null], [null, 0]]}');
    expect(format).toBe('json');
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "mosaic",
        "numbers": [
          [1, null],
          [null, 0]
        ]
      }"
    `);
    const half = read('1.\n..\n\n#?\n?.').puzzle;
    expect(json.write(half)).toMatchInlineSnapshot(`
      "{
        "puzzle": "mosaic",
        "numbers": [
          [1, null],
          [null, null]
        ],
        "black": [
          [true, null],
          [null, false]
        ]
      }"
    `);
    expect(json.read(json.write(half), {})).toEqual(half);
  });

  it('says what is wrong, and where', () => {
    const of = (rest: string) => says(`{"puzzle": "mosaic"${rest}}`);
    expect(of('')).toMatchInlineSnapshot(`"numbers is missing"`);
    expect(of(', "numbers": []')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(of(', "numbers": [[1, 10]]')).toMatchInlineSnapshot(
      `"numbers[0][1] is 10, expected a number from 0 to 9"`,
    );
    expect(of(', "numbers": [[1], [0.5]]')).toMatchInlineSnapshot(
      `"numbers[1][0] is 0.5, expected a number from 0 to 9"`,
    );
    expect(of(', "numbers": [[1, "2"]]')).toMatchInlineSnapshot(`"numbers[0][1] is "2", expected a number"`);
    expect(of(', "numbers": [[1, 2], [3]]')).toMatchInlineSnapshot(
      `"numbers[1] has length 1, expected 2 as the first row"`,
    );
    expect(of(', "numbers": [[1, 2]], "black": [[1, 0]]')).toMatchInlineSnapshot(
      `"black[0][0] is 1, expected true or false"`,
    );
    expect(of(', "numbers": [[1, 2]], "black": [[true]]')).toMatchInlineSnapshot(
      `"black[0] has length 1, expected 2"`,
    );
    expect(of(', "numbers": [[1, 2]], "black": []')).toMatchInlineSnapshot(
      `"black has length 0, expected 1"`,
    );
    expect(of(', "numbers": [[1, 2]], "white": [[true, null]]')).toMatchInlineSnapshot(
      `"white is not known here"`,
    );
    expect(of(', "numbers": [[1, 2]')).toMatchInlineSnapshot(
      `"line 1, column 40: this is not JSON: found '}', expected ',' or ']'"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('1..\n.x.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found 'x', expected a number from 0 to 9 or '.'"`,
    );
    expect(says('1 . .\n. 10 .')).toMatchInlineSnapshot(`"line 2: row 2 has 4 cells, expected 3"`);
    expect(says('mosaic\n\n1..\n..\u{1F642}')).toMatchInlineSnapshot(
      `"line 4, column 3: found '🙂', expected a number from 0 to 9 or '.'"`,
    );
    expect(says('1..\n..\n...')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(says('1../.../..')).toMatchInlineSnapshot(`"line 1: row 3 has 2 cells, expected 3"`);
    expect(says('size: 3x3\n1..\n...\n...')).toMatchInlineSnapshot(
      `"line 1: 'size' is not known here, expected a row"`,
    );
    expect(says(`${'.'.repeat(202)}\n`.repeat(200))).toMatchInlineSnapshot(
      `"a board of 202x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('is said of its known cells, and where', () => {
    expect(says('1..\n...\n\n.x.\n...')).toMatchInlineSnapshot(
      `"line 4, column 2: found 'x' in the board of known cells, expected '#', '.' or '?'"`,
    );
    expect(says('1..\n\n...\n..2')).toMatchInlineSnapshot(
      `"line 4, column 3: found '2' in the board of known cells, expected '#', '.' or '?'"`,
    );
    expect(says('1..\n...\n\n#..\n??')).toMatchInlineSnapshot(`"line 5: row 2 has 2 cells, expected 3"`);
    expect(says('1..\n...\n\n#..')).toMatchInlineSnapshot(`"the board of known cells is 3x1, expected 3x2"`);
    expect(says('1..\n...\n\n#..\n???\n\n???')).toMatchInlineSnapshot(
      `"line 7: a third board begins here, expected one of numbers and one of known cells"`,
    );
    expect(says('1..\n#..')).toMatchInlineSnapshot(
      `"line 2, column 1: found '#', expected a number from 0 to 9 or '.'"`,
    );
  });

  it('is that it is an address of another puzzle', () => {
    expect(says('https://puzz.link/p?lits/4/4/9q02jg')).toMatchInlineSnapshot(
      `"no format of Mosaic reads this address"`,
    );
  });
});

describe('answers', () => {
  const { puzzle } = read(NUMBERS);
  const answer = (text: string) => says(text, () => mosaic.readAnswer(text, puzzle));

  it('may begin with black cells, and have blanks and comments', () => {
    const text = '#...#\n..##.\n###..';
    for (const written of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll(/(.)/g, '$1 '),
      text.replaceAll('\n', '/'),
      `# an answer\n${text}`,
    ])
      expect(mosaic.printAnswer(mosaic.readAnswer(written, puzzle), puzzle)).toBe(text);
  });

  it('say what is wrong with them, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('#####')).toMatchInlineSnapshot(`"the answer is 5x1, expected 5x3"`);
    expect(answer('#####\n#####\n#####\n#####')).toMatchInlineSnapshot(`"the answer is 5x4, expected 5x3"`);
    expect(answer('#####\n####\n#####')).toMatchInlineSnapshot(`"line 2: row 2 has 4 cells, expected 5"`);
    expect(answer('.....\n.#?..\n.....')).toMatchInlineSnapshot(
      `"line 2, column 3: found '?' in the answer, expected '#' or '.'"`,
    );
    expect(answer('.....\n.#1..\n.....')).toMatchInlineSnapshot(
      `"line 2, column 3: found '1' in the answer, expected '#' or '.'"`,
    );
    expect(answer('.....\n.....\n\n.....')).toMatchInlineSnapshot(
      `"line 4: a second board begins here, expected one without blank lines"`,
    );
  });
});
