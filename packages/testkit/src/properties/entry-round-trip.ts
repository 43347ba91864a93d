import { isDeepStrictEqual } from 'node:util';
import { type AnyPuzzle, type Assignment, Random } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { Assignments } from '../tiny/assignments.js';
import type { Property, PropertySubject } from './property.js';

const PUZZLES = scaledRuns(40);

/** A player can enter every answer field by field and sees the entries. */
export const entryRoundTrip: Property = {
  name: 'what a player enters is drawn, and fields take every answer',
  faults: ({ type, tinyBoards, largerPuzzles }: PropertySubject) => {
    const random = new Random(29);
    const puzzles = [...pickEvenly(tinyBoards, PUZZLES).map(({ puzzle }) => puzzle), ...largerPuzzles];
    return puzzles.flatMap((puzzle) => playedFault(type, puzzle, random) ?? []);
  },
};

function playedFault(type: AnyPuzzle, puzzle: unknown, random: Random): string | undefined {
  const described = type.described!;
  const text = type.print(puzzle);
  const all = new Assignments(type, puzzle);
  const fields = described.fields(puzzle);
  if (fields.length !== all.domains.length)
    return `there are ${fields.length} fields for ${all.domains.length} variables:\n${text}`;
  for (const [variable, { values, given }] of fields.entries()) {
    const own = values.map(({ value }) => value);
    if (!isDeepStrictEqual(new Set(own), new Set(all.domains[variable]!)))
      return `field ${variable} takes ${own.join()} and its variable ${all.domains[variable]!.join()}:\n${text}`;
    if (given !== undefined && !own.includes(given)) return `what is given in field ${variable} is no value`;
  }
  if (!isDeepStrictEqual(described.drawEntries(puzzle, new Map()), type.draw(puzzle)))
    return `without entries another board is drawn:\n${text}`;

  const assignment: Assignment = fields.map(
    ({ given }, variable) => given ?? all.domains[variable]![random.below(all.domains[variable]!.length)]!,
  );
  const values = new Map(assignment.entries());
  if (!isDeepStrictEqual(described.completeAnswer(puzzle, values), all.answerOf(assignment)))
    return `all values together are another answer:\n${text}`;
  const drawn = new Map([...values].filter(([variable, value]) => fields[variable]!.blank !== value));
  if (!isDeepStrictEqual(described.completeAnswer(puzzle, drawn, { blank: true }), all.answerOf(assignment)))
    return `places that are left alone do not have their blank value:\n${text}`;
  const open = fields.flatMap(({ given }, variable) => (given === undefined ? variable : []));
  const some = open[random.below(Math.max(1, open.length))];
  if (some === undefined) return undefined;
  values.delete(some);
  if (described.completeAnswer(puzzle, values) !== undefined)
    return `an answer is whole without the value of field ${some}:\n${text}`;
  return signFault(type, puzzle, some);
}

/** Returns the fault of an entry that its field does not show, or shows as another value. */
function signFault(type: AnyPuzzle, puzzle: unknown, variable: number): string | undefined {
  const { drawEntries, fields } = type.described!;
  const seen = [
    type.draw(puzzle),
    ...fields(puzzle)[variable]!.values.map(({ value }) => drawEntries(puzzle, new Map([[variable, value]]))),
  ];
  const text = type.print(puzzle);
  // A part is visible where it meets another one.
  if (type.described!.signsAreNames(puzzle))
    return isDeepStrictEqual(seen[0], seen[1])
      ? `what is written in field ${variable} is not seen:\n${text}`
      : undefined;
  for (const [at, one] of seen.entries())
    if (seen.slice(at + 1).some((other) => isDeepStrictEqual(one, other)))
      return `two values of field ${variable}, or one and none, look alike:\n${text}`;
  return undefined;
}
