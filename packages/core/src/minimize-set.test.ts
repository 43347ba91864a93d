import { expect, it } from 'vitest';
import { Random } from '../random.js';
import { minimizeSetInOrder } from './minimize-set.js';

it('returns the same minimal set for all cores', () => {
  const random = new Random(7);
  const things = [...Array(12).keys()];
  for (let round = 0; round < 200; round++) {
    // A set is sufficient if it contains one of a few sets.
    const sets = [...Array(3)].map(() => random.shuffled(things).slice(0, 1 + random.below(6)));
    const within = (some: readonly number[]) => sets.filter((set) => set.every((one) => some.includes(one)));
    const isEnough = (some: readonly number[]) => within(some).length > 0;
    const coreless = minimizeSetInOrder(things, (some) => (isEnough(some) ? some : undefined));
    const cored = minimizeSetInOrder(things, (some) => within(some)[random.below(within(some).length)]);
    expect(cored).toEqual(coreless);
    expect(isEnough(cored)).toBe(true);
    for (const one of cored) expect(isEnough(cored.filter((other) => other !== one))).toBe(false);
  }
});
