import {
  type AnyPuzzle,
  type Assignment,
  type BoardTransform,
  canonicalForm,
  type Example,
  Random,
  TRANSFORMS,
  type TransformedPuzzle,
} from '@gridproof/core';
import { readExample } from '../read-example.js';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { Assignments, verifies } from '../tiny/assignments.js';
import type { Property, PropertySubject } from './property.js';

/** The number of small puzzles that are transformed, and of assignments tried on each. */
const BOARDS = scaledRuns(20);
const ASSIGNMENTS = scaledRuns(60);
const LARGER = scaledRuns(8);
const EXAMPLES = scaledRuns(Number.POSITIVE_INFINITY, 2);

/** A transformed or relabelled puzzle is equivalent: exactly the transformed answers solve it. */
export const transforms: Property = {
  name: 'a puzzle that is turned, mirrored or renamed has the same answers, turned and renamed in the same way',
  faults(under) {
    const { type, tinyBoards, largerPuzzles } = under;
    const faults: string[] = [];
    for (const { puzzle, answer } of pickEvenly(tinyBoards, BOARDS))
      for (const [how, transformed] of variations(under, puzzle)) {
        const fault = answersFault(under, puzzle, answer, transformed);
        if (fault !== undefined) faults.push(`${how}, ${fault}:\n${type.print(puzzle)}`);
      }
    for (const { puzzle, answer } of pickEvenly(answeredExamples(type), EXAMPLES))
      for (const [how, transformed] of variations(under, puzzle))
        if (!verifies(type, transformed.puzzle, transformed.transformAnswer(answer)))
          faults.push(`${how}, its answer breaks a rule of\n${type.print(transformed.puzzle)}`);
    for (const puzzle of [
      ...pickEvenly(tinyBoards, BOARDS).map((one) => one.puzzle),
      ...pickEvenly(largerPuzzles, LARGER),
    ]) {
      const text = type.print(puzzle);
      const canonical = canonicalForm(type, puzzle);
      for (const [how, transformed, back] of variations(under, puzzle)) {
        if (type.print(type.parse(type.print(transformed.puzzle))) !== type.print(transformed.puzzle))
          faults.push(`${how}, it is not read as it is written:\n${text}`);
        if (back === undefined || type.print(back) !== text)
          faults.push(`${how}, it does not come back:\n${text}`);
        if (canonicalForm(type, transformed.puzzle) !== canonical)
          faults.push(`${how}, it is not known as the same puzzle:\n${text}`);
      }
    }
    return faults;
  },
};

/** Returns the examples that have an answer. */
const answeredExamples = (
  type: AnyPuzzle,
): readonly { readonly puzzle: unknown; readonly answer: unknown }[] =>
  type.examples.flatMap((example: Example) => {
    if (example.answer === null) return [];
    const { puzzle } = readExample(type, example);
    return [{ puzzle, answer: type.readAnswer(example.answer, puzzle) }];
  });

/** Yields every orientation of a puzzle and one relabelling, each with the map of answers. */
function* variations(
  { type }: PropertySubject,
  puzzle: unknown,
): Generator<readonly [how: string, transformed: TransformedPuzzle, back: unknown]> {
  const { transformer } = type.described!;
  for (const transform of TRANSFORMS) {
    const found = transformer.transform(puzzle, transform);
    const { mirrored, quarters } = transform;
    if (found)
      yield [
        `${mirrored ? 'mirrored and ' : ''}turned by ${90 * quarters}°`,
        found,
        transformer.transform(found.puzzle, inverse(transform))?.puzzle,
      ];
  }
  const { all } = transformer.names(puzzle);
  if (all.length === 0) return;
  const others = new Random(all.length).shuffled(all);
  const found = transformer.rename(puzzle, new Map(all.map((name, nth) => [name, others[nth]])));
  if (!found) return;
  const before = new Map(others.map((name, nth) => [name, all[nth]]));
  yield ['renamed', found, transformer.rename(found.puzzle, before)?.puzzle];
}

const inverse = ({ mirrored, quarters }: BoardTransform): BoardTransform => ({
  mirrored,
  quarters: (mirrored ? quarters : (4 - quarters) % 4) as BoardTransform['quarters'],
});

/** Returns the fault of an assignment that solves only one of a puzzle and its variation. */
function answersFault(
  { type }: PropertySubject,
  puzzle: unknown,
  answer: Assignment | undefined,
  { puzzle: other, transformAnswer }: TransformedPuzzle,
): string | undefined {
  const [all, others] = [new Assignments(type, puzzle), new Assignments(type, other)];
  if (all.size !== others.size) return `it has ${others.size} assignments, not ${all.size}`;
  const count = Math.min(all.size, ASSIGNMENTS);
  const tried = Array.from({ length: count }, (_, nth) => all.at(Math.floor((nth * all.size) / count)));
  // Few of all assignments are correct.
  for (const assignment of answer ? [...tried, answer] : tried) {
    const before = all.answerOf(assignment);
    if (verifies(type, puzzle, before) !== verifies(type, other, transformAnswer(before)))
      return `an answer is right on one board only:\n${type.printAnswer(before, puzzle)}`;
  }
  return undefined;
}
