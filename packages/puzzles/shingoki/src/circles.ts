import { type Cell, placeKey } from '@gridproof/describe';

/** The colour of a circle and its number, either of which may not be told. */
export type Circle = readonly ['white' | 'black' | undefined, number | undefined];

/** What a circle at each cell of a loop says, by the keys of the cells: the loop is walked from there both ways, up to its turns. */
export function circlesAlong(loop: readonly Cell[]): ReadonlyMap<number, Circle> {
  return new Map(
    loop.map((cell, nth): [number, Circle] => {
      const [one, other] = [straight(loop, nth, 1), straight(loop, nth, -1)];
      return [placeKey(cell), [one.along === other.along ? 'white' : 'black', one.steps + other.steps]];
    }),
  );
}

/** How many steps a loop goes straight on from one of its cells, and whether that is along a row. */
function straight(loop: readonly Cell[], from: number, by: 1 | -1) {
  const cell = (steps: number) => loop[(from + by * steps + loop.length) % loop.length]!;
  const start = cell(0);
  const along = cell(1).row === start.row ? 'row' : 'col';
  let steps = 1;
  while (cell(steps + 1)[along] === start[along]) steps++;
  return { along, steps };
}
