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
