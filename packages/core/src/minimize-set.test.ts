import { expect, it } from 'vitest';
import { minimizeSet, minimizeSetInOrder } from './minimize-set.js';
import { Random } from './random.js';

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

it('finds a minimal set in fewer tests where several are tested at a time', () => {
  const items = [...Array(40).keys()];
  const run = (most: number) => {
    let tests = 0;
    const minimal = minimizeSet(
      items,
      (some) => {
        tests++;
        return some.includes(7) && some.includes(30) ? some : undefined;
      },
      { most },
    );
    return { minimal, tests };
  };
  expect(run(1)).toEqual({ minimal: [7, 30], tests: 40 });
  expect(run(Number.POSITIVE_INFINITY)).toEqual({ minimal: [7, 30], tests: 28 });
});
