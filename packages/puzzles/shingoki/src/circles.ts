import { type Cell, placeKey } from '@gridproof/describe';

/** The colour and number of a circle, either of which may be unknown. */
export type Circle = readonly ['white' | 'black' | undefined, number | undefined];

/** Returns the circle of each cell of a loop, by cell key, following the loop in both directions to its turns. */
export function circlesAlong(loop: readonly Cell[]): ReadonlyMap<number, Circle> {
  return new Map(
    loop.map((cell, nth): [number, Circle] => {
      const [one, other] = [straight(loop, nth, 1), straight(loop, nth, -1)];
      return [placeKey(cell), [one.along === other.along ? 'white' : 'black', one.steps + other.steps]];
    }),
  );
}

/** Returns the number of straight steps of a loop from one of its cells, and whether they are along a row. */
function straight(loop: readonly Cell[], from: number, by: 1 | -1) {
  const cell = (steps: number) => loop[(from + by * steps + loop.length) % loop.length]!;
  const start = cell(0);
  const along = cell(1).row === start.row ? 'row' : 'col';
  let steps = 1;
  while (cell(steps + 1)[along] === start[along]) steps++;
  return { along, steps };
}
