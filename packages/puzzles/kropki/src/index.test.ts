import { Random, type Size } from '@gridproof/core';
import { testPuzzle } from '@gridproof/testkit';
import { type Kropki, kropki } from './index.js';

/** The dots of a random answer, since few others allow one, half of the time without numbers. */
function dotted(size: Size, randomBelow: (bound: number) => number): Kropki | undefined {
  if (size.width !== size.height) return undefined;
  const random = Random.of(`${randomBelow(1_000_000)}`);
  const drawn = kropki.described!.factory.drawPuzzle({ size, symmetry: 'none', random });
  const puzzle = drawn?.puzzle as Kropki | undefined;
  return puzzle && randomBelow(2) ? { ...puzzle, givens: puzzle.givens.map(() => undefined) } : puzzle;
}

testPuzzle(kropki, { drawSolvable: dotted });
