import { brokenByLinks, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { shingoki } from './index.js';

testPuzzle(shingoki);

it('shows a wrong way through a circle as soon as it is drawn', () => {
  const broken = (text: string, towards: readonly (readonly [row: number, col: number])[]) =>
    brokenByLinks(shingoki, text, [1, 1], towards);
  const [left, right, above, below] = [
    [1, 0],
    [1, 2],
    [0, 1],
    [2, 1],
  ] as const;
  for (const beside of [left, right])
    for (const other of [above, below]) {
      expect(broken(' .  .  .\n . W2  .\n .  .  .', [beside, other])).toEqual(['white']);
      expect(broken(' .  .  .\n . B2  .\n .  .  .', [beside, other])).not.toContain('white');
    }
  for (const straight of [
    [left, right],
    [above, below],
  ]) {
    expect(broken(' .  .  .\n . B2  .\n .  .  .', straight)).toEqual(['black']);
    expect(broken(' .  .  .\n . W2  .\n .  .  .', straight)).not.toContain('white');
  }
});
