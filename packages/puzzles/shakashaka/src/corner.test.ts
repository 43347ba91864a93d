import { expect, it } from 'vitest';
import { impossibleParts } from './corner.js';

/** A black cell, a white one, and a triangle in each corner of a cell, as they show two octants beside one of its corners: whether each is white. */
const SEEN = [
  [false, false],
  [true, true],
  [false, false],
  [true, true],
  [true, false],
  [false, true],
];

it('leaves 290 of the 1296 ways in which four cells may meet', () => {
  const parts = impossibleParts();
  const ways = SEEN.flatMap((a) =>
    SEEN.flatMap((b) => SEEN.flatMap((c) => SEEN.map((d) => [a, b, c, d].flat()))),
  );
  const possible = ways.filter(
    (way) => !parts.some((part) => part.every(([at, white]) => way[at] === white)),
  );
  expect([possible.length, ways.length]).toEqual([290, 1296]);
});

it('names no part twice, and none that has another one in it', () => {
  const parts = impossibleParts().map((part) => new Set(part.map(String)));
  for (const part of parts)
    expect(parts.filter((other) => [...other].every((one) => part.has(one)))).toEqual([part]);
});
