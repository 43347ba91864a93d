import { PuzzleError } from '@gridproof/describe';
import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { magnets } from './index.js';

testPuzzle(magnets);

const { sgt, puzzlink } = magnets.formats as Record<
  string,
  { read(text: string, options: object): any; write(puzzle: any): string }
>;

const faultOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof PuzzleError) return error.message;
    throw error;
  }
  return 'none';
};

it('says what is wrong with an id, and where', () => {
  expect(
    ['2x1:10,1,01,1,LL', '2x1:10,1,01,1,L', '2x1:1,1,01,1,LR', '2x1:19,1,01,1,LR', '2x1:10,1,01,1,LX'].map(
      (id) => faultOf(() => sgt!.read(id, {})),
    ),
  ).toMatchInlineSnapshot(`
    [
      "found 'L' at row 1, column 1, but no 'R' beside it",
      "the text ends after 1 of the 2 cells of this board: 1 is missing",
      "found ',', expected a number from 0 to 2 or '.'",
      "found 9, expected a number from 0 to 2",
      "found 'X', expected 'L', 'R', 'T', 'B' or '*'",
    ]
  `);
});

it('reads holes of an address, which have no borders, and refuses a cell alone that is none', () => {
  const address = 'https://puzz.link/p?magnets/3/3/i1m1gg6020010';
  const puzzle = puzzlink!.read(address, {});
  expect(magnets.print(puzzle)).toBe('..1..\n...-.\n.....\n1....\n.....\n\nABB\nACD\nEED');
  expect(puzzlink!.write(puzzle)).toBe(address);
  expect(faultOf(() => puzzlink!.read('https://puzz.link/p?magnets/1/2/lg', {}))).toMatchInlineSnapshot(
    `"row 1, column 1 is in no domino, and no hole either: such addresses are not read here"`,
  );
  expect(
    faultOf(() => puzzlink!.read('https://puzz.link/p?magnets/a/3/3/i1m1gg6020010', {})),
  ).toMatchInlineSnapshot(`"this address asks for 'a', a variant not known here"`);
});

it('reads an address that ends before its holes, where there are none', () => {
  const address =
    'https://puzz.link/p?magnets/8/8/34322343212332343333333333421322ntvltddndkl0c3vjpvvmdvvg00000300i0000000000000';
  const puzzle = puzzlink!.read(address, {});
  expect(puzzlink!.write(puzzle)).toBe(`${address}0000000000000`);
  expect(faultOf(() => puzzlink!.read(`${address}0`, {}))).toBe('the text ends, expected 12 more digits');
  expect(faultOf(() => puzzlink!.read(address.slice(0, -1), {}))).toBe(
    'the text ends after 63 of the 64 places of this board: 1 is missing',
  );
});

it('has no answer where a line is to have more poles than it has room for, which is no wrong input', async () => {
  expect(
    await unsolvableReasons('..3..\n.....\n.....\n.....\n.....\n\nAAB\nCDB\nCDE', magnets),
  ).toMatchInlineSnapshot(`
    [
      "A number above or to the left of the board counts the + of its column or row: 3 above column 2.",
    ]
  `);
});
