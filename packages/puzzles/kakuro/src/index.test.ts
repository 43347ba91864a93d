import { formatsOf } from '@gridproof/core';
import { readError, stepsInWords, testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { kakuro } from './index.js';

testPuzzle(kakuro, { drawSolvable: added });

const { puzzlink, pzprv3 } = formatsOf(kakuro) as Required<ReturnType<typeof formatsOf>>;

describe('an address', () => {
  const address = (size: string, body: string) => `https://puzz.link/p?kakuro/${size}/${body}`;
  const fault = (body: string) => readError(address('2/2', body), (text) => puzzlink!.read(text, {}));

  it('is written as the site does it, and read with either sign for no sum', () => {
    const body = (none: string) => `Dclh4t9fl3${none}p${none}gl${none}alJeC3BgG`;
    expect(puzzlink!.write(puzzlink!.read(address('6/5', body('-')), {}))).toBe(address('6/5', body('0')));
  });

  it('has letters for up to sixteen white cells', () => {
    const wide = address('17/1', `zk${'1'.repeat(18)}`);
    expect(puzzlink!.write(puzzlink!.read(wide, {}))).toBe(wide);
  });

  it('is refused where its fault is', () => {
    expect(fault('n340')).toMatch(/found the end, expected a sign for a number up to 45/);
    expect(fault('n34340')).toMatch(/found '0', expected the end/);
    expect(fault('o3434')).toMatch(/more than the 4 cells of this board are described/);
    expect(fault('l')).toMatch(/the text ends after 2 of the 4 cells of this board: 2 are missing/);
    expect(fault('_n3434')).toMatch(/found '_', expected a sign for a number up to 45, '.' or a letter/);
  });

  it.each([
    ['\\ .\n\\ .', /clues in the first row and column/],
    ['\\ 3\\\n\\ \\', /a clue for no cells/],
    ['\\ \\ \\', /a board of 3x1/],
  ])('cannot hold all boards', (text, message) => {
    expect(() => puzzlink!.write(kakuro.parse(text))).toThrow(message);
    expect(() => pzprv3!.write(kakuro.parse(text))).toThrow(message);
  });

  it('becomes a file, in which the sum across comes first', () => {
    const puzzle = puzzlink!.read(address('5/5', '48la0.na0lh3l0Bn.0cl.c4a3'), {});
    const file = pzprv3!.write(puzzle);
    expect(file.split('\n').slice(4, 8)).toEqual([
      '0 0 12 4 0 0',
      '0 8,4 . . 0,10 0,0',
      '10 . . . . 0,10',
      '3 . . 3,17 . .',
    ]);
    expect(pzprv3!.read(file, {})).toEqual(puzzle);
    expect(() => pzprv3!.read(file.replace('8,4', '8,46'), {})).toThrow(
      "found '8,46', expected two numbers up to 45",
    );
  });
});

it('names the sum of a run', async () => {
  const board = (sum: number) => `\\ 3\\ 4\\\n\\${sum} . .\n\\3 . .`;
  const [first] = await stepsInWords(board(4), kakuro);
  expect(first).toMatchInlineSnapshot(`
    {
      "because": [
        "The digits 1 to 9 in a run differ and add up to its sum: 4 in row 2, columns 2 and 3; 3 in column 2, rows 2 and 3.",
      ],
      "claim": "Row 2, column 2 is 1; row 2, column 3 is 3; row 3, column 2 is 2.",
      "known": "",
      "reasons": 2,
      "sentence": "Sum combinations: row 2, column 2 is 1; row 2, column 3 is 3; row 3, column 2 is 2.",
      "technique": "Sum combinations",
    }
  `);
  expect(await unsolvableReasons(board(18), kakuro)).toMatchInlineSnapshot(`
    [
      "The digits 1 to 9 in a run differ and add up to its sum: 18 in row 2, columns 2 and 3.",
    ]
  `);
});

/** A few white cells, most of them with a number that is new to its row and column, and most of the sums that they have. */
function added(
  { width, height }: { readonly width: number; readonly height: number },
  randomBelow: (bound: number) => number,
) {
  const numbers = Array.from({ length: height }, () => Array<number | undefined>(width).fill(undefined));
  for (let n = 1 + randomBelow(4); n > 0; n--)
    numbers[randomBelow(height)]![randomBelow(width)] = 1 + randomBelow(9);
  /** The sum of the white cells from there on; undefined if there are none, and sometimes at random. */
  const sum = (row: number, col: number, down: number, right: number) => {
    const run: number[] = [];
    for (let far = 1; ; far++) {
      const number = numbers[row + far * down]?.[col + far * right];
      if (number === undefined) break;
      run.push(number);
    }
    return run.length && randomBelow(4) ? run.reduce((total, one) => total + one) : '';
  };
  return kakuro.parse(
    numbers
      .map((line, row) =>
        line
          .map((number, col) => {
            if (number === undefined) return `${sum(row, col, 1, 0)}\\${sum(row, col, 0, 1)}`;
            return randomBelow(6) ? '.' : `${number}`;
          })
          .map((sign) => `${sign},`)
          .join(''),
      )
      .join('\n'),
  );
}
