import { describe, expect, it } from 'vitest';
import { Random } from './random.js';

const draws = (text: string, n: number, below: number): number[] => {
  const random = Random.of(text);
  return Array.from({ length: n }, () => random.below(below));
};

describe('random numbers of a text', () => {
  it('are the same everywhere', () => {
    expect(draws('a seed', 8, 1000)).toMatchInlineSnapshot(`
      [
        172,
        474,
        476,
        66,
        909,
        708,
        209,
        183,
      ]
    `);
    expect(draws('', 4, 1000)).toMatchInlineSnapshot(`
      [
        50,
        144,
        491,
        158,
      ]
    `);
  });

  it('differ where texts do, however little', () => {
    const texts = Array.from({ length: 20_000 }, (_, n) => `v1/seed/${n}`);
    expect(new Set(texts.map((text) => draws(text, 4, 2 ** 32).join())).size).toBe(texts.length);
  });

  it('all come equally often, from one text and as the first of many', () => {
    const many = Array.from({ length: 60_000 }, (_, n) => draws(`${n}`, 1, 6)[0]!);
    for (const all of [draws('x', 60_000, 6), many])
      for (let value = 0; value < 6; value++) {
        const times = all.filter((one) => one === value).length;
        expect(Math.abs(times - 10_000)).toBeLessThan(450);
      }
  });
});
