import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { aquarium } from './index.js';

testPuzzle(aquarium);

it('takes the level from the flag of an address', () => {
  const { puzzlink } = aquarium.formats as Record<string, { read: any; write: any }>;
  for (const [address, level] of [
    ['https://puzz.link/p?aquarium/r/6/6/5621li3f09g5/2h002l', 'region'],
    ['https://puzz.link/p?aquarium/6/6/5621li3f09g5/2h002l', 'body'],
  ]) {
    const puzzle = puzzlink!.read(address, {});
    expect(puzzle.level).toBe(level);
    expect(puzzlink!.write(puzzle)).toBe(address);
  }
  expect(() => puzzlink!.read('https://puzz.link/p?aquarium/x/6/6/5621li3f09g5/2h002l', {})).toThrow(
    "this address asks for 'x', a variant not known here",
  );
});

it('reads files with what a player has filled, and writes them without', () => {
  const { pzprv3 } = aquarium.formats!;
  for (const [flag, level] of [
    ['r\n', 'region'],
    ['', 'body'],
  ]) {
    const head = `pzprv3\naquarium\n2\n3\n${flag}0 1\n1 1\n1 0 0\n`;
    const puzzle = pzprv3!.read(`${head}. . 2 .\n1 + . .\n. . # .\n`, {});
    expect(aquarium.print(puzzle)).toContain('..2.\n1...\n....\n\nAAB\nCAB');
    expect(puzzle.level).toBe(level);
    expect(pzprv3!.write(puzzle)).toBe(`${head}. . 2 .\n1 . . .\n. . . .\n`);
  }
});
