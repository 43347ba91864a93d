import { clueFacts, type Fact, forced, placeName } from '@gridproof/core';
import { scaledRuns } from '../run-budget.js';
import { Assignments, verifies } from '../tiny/assignments.js';
import { type Property, type PropertySubject, spread } from './property.js';

const BOARDS = scaledRuns(20);

/** `forced` finds what all answers share, as `verify` says of every assignment. */
export const certainties: Property = {
  name: 'forced is what all answers to a tiny board share, and what is possible elsewhere',
  async faults({ type, tiny, engines: [engine] }: PropertySubject) {
    const several = spread(
      tiny.filter(({ answers }) => answers > 1),
      BOARDS,
    );
    const faults = await Promise.all(
      several.map(async ({ puzzle }) => {
        const found = await forced(type, puzzle, engine!);
        if (found.status !== 'forced') return `${found.status} with several answers:\n${type.print(puzzle)}`;
        const all = new Assignments(type, puzzle);
        const fields = type.described!.fields(puzzle);
        const given = new Set(clueFacts(type, puzzle).map(({ variable }) => variable));
        const possible = all.domains.map(() => new Set<boolean | number>());
        for (let nth = 0; nth < all.size; nth++) {
          const assignment = all.at(nth);
          if (verifies(type, puzzle, all.answerOf(assignment)))
            for (const [variable, value] of assignment.entries()) possible[variable]!.add(value);
        }
        const nameOf = ({ variable, value }: Pick<Fact, 'variable' | 'value'>) =>
          `${placeName(fields[variable]!.place)} ${value}`;
        const certain = possible.flatMap((values, variable) =>
          values.size === 1 && !given.has(variable) ? nameOf({ variable, value: [...values][0]! }) : [],
        );
        const open = possible.flatMap((values, variable) =>
          values.size > 1 ? `${placeName(fields[variable]!.place)} ${[...values].sort()}` : [],
        );
        const [expected, actual] = [
          [...certain, ...open],
          [
            ...found.certain.map(nameOf),
            ...found.open.map(({ place, values }) => `${placeName(place)} ${[...values].sort()}`),
          ],
        ].map((lines) => lines!.toSorted().join('; '));
        if (expected !== actual) return `expected ${expected}\nfound ${actual}\n${type.print(puzzle)}`;
        return [];
      }),
    );
    return faults.flat();
  },
};
