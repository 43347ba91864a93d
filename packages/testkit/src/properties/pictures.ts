import { type AnyPuzzle, rulesFor } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { attempt, type Property, type PropertySubject } from './property.js';

const PUZZLES = scaledRuns(12);

/** Clues and options without a place on the board appear below it or change the listed rules. */
export const pictures: Property = {
  name: 'the picture and the rules of a puzzle show the clues and options that have no place',
  faults: (under: PropertySubject) =>
    pickEvenly(under.puzzles, PUZZLES).flatMap((puzzle) => {
      const seen = new Map<string, string>();
      return [puzzle, ...withOtherClues(under, puzzle), ...withOtherOptions(under.type, puzzle)].flatMap(
        (one) => {
          const [shown, text] = [shownOf(under.type, one), under.type.print(one)];
          const other = seen.get(shown) ?? text;
          seen.set(shown, text);
          return other === text ? [] : [`these look alike:\n${other}\n\n${text}`];
        },
      );
    }),
};

const withOtherClues = ({ factory }: PropertySubject, puzzle: unknown): readonly unknown[] =>
  factory
    .spots(puzzle)
    .filter(({ place }) => place === undefined)
    .flatMap((spot) => pickEvenly(spot.values, 3).map((value) => factory.withClue(puzzle, spot, value)))
    .filter((one) => one !== undefined);

const withOtherOptions = (type: AnyPuzzle, puzzle: unknown): readonly unknown[] =>
  type.described!.outline().options.flatMap(({ field, values }) =>
    values.flatMap((value) => {
      const read = attempt(() => type.parse(`${field}: ${value}\n${type.print(puzzle)}`));
      return 'value' in read ? [read.value] : [];
    }),
  );

const shownOf = (type: AnyPuzzle, puzzle: unknown): string =>
  JSON.stringify([type.draw(puzzle), Object.keys(rulesFor(type, puzzle))]);
