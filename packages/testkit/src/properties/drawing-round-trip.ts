import { cell } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { attempt, type Property, type PropertySubject } from './property.js';

const PUZZLES = scaledRuns(12);
const SPOTS = 24;

/** A user can draw a puzzle: start with a plain board and write each clue by its sign. */
export const drawingRoundTrip: Property = {
  name: 'a board to draw on is there, each clue is written and read by its sign, and regions grow cell by cell',
  faults: (under) => [
    ...starterFaults(under),
    ...pickEvenly(under.puzzles, PUZZLES).flatMap((puzzle) => [
      ...signFaults(under, puzzle),
      ...regionFaults(under, puzzle),
    ]),
  ],
};

/** Returns the faults of starters: every size of a puzzle needs one, and no puzzle has fewer clues. */
function starterFaults({ type, factory, puzzles }: PropertySubject): readonly string[] {
  const sizes = new Map(
    puzzles.map((puzzle) => {
      const { width, height } = type.described!.size(puzzle);
      return [`${width}x${height}`, { width, height }] as const;
    }),
  );
  const begun = [...sizes.values()].map((size) => factory.starter(size));
  if (begun.every((puzzle) => puzzle === undefined)) return ['no board of any size begins'];
  return begun.flatMap((puzzle) => {
    if (puzzle === undefined) return [];
    const text = type.print(puzzle);
    const read = attempt(() => type.print(type.parse(text)));
    return 'value' in read && read.value === text ? [] : [`a board begins that is not read again: ${text}`];
  });
}

function signFaults({ type, factory }: PropertySubject, puzzle: unknown): readonly string[] {
  return pickEvenly(factory.spots(puzzle), SPOTS).flatMap((spot) => {
    const { read, write, values, label } = spot;
    if (!read || !write) return spot.place ? [`${label} have no signs`] : [];
    return values.flatMap((value) => {
      const made = factory.withClue(puzzle, spot, value);
      if (made === undefined) return [];
      const sign = write(factory.clueAt(made, spot));
      const again = factory.withClue(puzzle, spot, read(sign));
      return again !== undefined && type.print(again) === type.print(made)
        ? []
        : [`'${sign}' of the ${label} is read as something else`];
    });
  });
}

/** Returns the faults of joining a cell to a neighbouring region and separating it again. */
function regionFaults({ type, factory }: PropertySubject, puzzle: unknown): readonly string[] {
  return factory.areas.flatMap(({ layer, label }) => {
    const { width, height } = type.described!.size(puzzle);
    if (width * height < 2) return [];
    const all = Array.from({ length: width * height }, (_, at) => cell(Math.floor(at / width), at % width));
    // Some regions have at most two cells.
    const whole = factory.joinCells(puzzle, layer, all) ?? factory.joinCells(puzzle, layer, all.slice(0, 2));
    const separated = whole && factory.joinCells(whole, layer, all.slice(0, 1));
    if (!whole || !separated) return [`${label} do not grow`];
    if (type.print(whole) === type.print(separated)) return [`a cell does not part from its ${label}`];
    const joined = factory.joinCells(separated, layer, all.slice(0, 2));
    return joined !== undefined && type.print(joined) !== type.print(separated)
      ? []
      : [`a cell does not join the ${label} beside it`];
  });
}
