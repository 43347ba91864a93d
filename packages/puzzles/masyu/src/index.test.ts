import { brokenByLinks, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { masyu } from './index.js';

testPuzzle(masyu);

const { puzzlink, pzprv3 } = masyu.formats!;

it('reads files in which lines are drawn, and leaves them to the player', () => {
  const file = 'pzprv3\nmashu\n2\n3\n1 . .\n. . 2\n';
  const drawn = '1 1\n0 -1\n1 0 1\n';
  expect(masyu.print(pzprv3!.read(`${file}${drawn}`, {}))).toBe('W..\n..B');
  expect(pzprv3!.write(pzprv3!.read(`${file}${drawn}`, {}))).toBe(file);
});

it('is told by a flag of addresses that the line leads through every cell', () => {
  const address = 'https://puzz.link/p?mashu/f/6/6/i200ka002i00';
  const puzzle = puzzlink!.read(address, {});
  expect(puzzle.cover).toBe(true);
  expect(puzzlink!.write(puzzle)).toBe(address);
  expect(puzzlink!.read(address.replace('/f', ''), {}).cover).toBe(false);
  expect(() => pzprv3!.write(puzzle)).toThrow('such a file cannot');
});

it('shows a wrong way through a circle as soon as it is drawn', () => {
  const broken = (text: string, towards: readonly (readonly [row: number, col: number])[]) =>
    brokenByLinks(masyu, text, [1, 1], towards);
  const [left, right, above, below] = [
    [1, 0],
    [1, 2],
    [0, 1],
    [2, 1],
  ] as const;
  for (const beside of [left, right])
    for (const other of [above, below]) {
      expect(broken('...\n.W.\n...', [beside, other])).toEqual(['white']);
      expect(broken('...\n.B.\n...', [beside, other])).not.toContain('white');
    }
  for (const straight of [
    [left, right],
    [above, below],
  ]) {
    expect(broken('...\n.B.\n...', straight)).toEqual(['black']);
    expect(broken('...\n.W.\n...', straight)).not.toContain('white');
  }
});
