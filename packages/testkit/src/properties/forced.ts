import {
  type AnyPuzzle,
  type Assignment,
  type Fact,
  forced,
  placeKey,
  placeName,
  Random,
} from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { type AmbiguousBoard, AmbiguousBoards } from '../tiny/ambiguous-boards.js';
import { Assignments, verifies } from '../tiny/assignments.js';
import type { Property, PropertySubject } from './property.js';

/** The number of tiny boards to check, and of larger ones. */
const TINY = scaledRuns(20);
const LARGER = scaledRuns(3);

/** The number of changed answers that a clue must contradict to count as giving a value. */
const SAMPLES = 100;

/** `forced` finds the facts that all answers share, except values that clues on the printed board give. */
export const certainties: Property = {
  name: 'forced is what all answers to a board share, and what is possible elsewhere',
  async faults({ type, tinyBoards, engines: [engine] }: PropertySubject) {
    const several = pickEvenly(
      tinyBoards.filter(({ answers }) => answers > 1),
      TINY,
    ).map(({ puzzle }) => ({ puzzle, answers: acceptedBy(type, puzzle) }));
    const boards = [...several, ...(await new AmbiguousBoards(type, engine!).find(LARGER))];
    if (boards.length === 0) return ['no board with several answers was found'];
    const faults: string[] = [];
    for (const board of boards) {
      const found = await forced(type, board.puzzle, engine!);
      if (found.status !== 'forced') {
        faults.push(`${found.status} with several answers:\n${type.print(board.puzzle)}`);
        continue;
      }
      const fields = type.described!.fields(board.puzzle);
      const nameOf = ({ variable, value }: Pick<Fact, 'variable' | 'value'>) =>
        `${placeName(fields[variable]!.place)} ${value}`;
      const actual = [
        ...found.certain.map(nameOf),
        ...found.open.map(({ place, values }) => `${placeName(place)} ${[...values].sort()}`),
      ];
      const printed = new PrintedClues(type, board);
      const expected = fields.flatMap((_, variable) => {
        const values = [...new Set(board.answers.map((answer) => answer[variable]!))].sort();
        if (values.length > 1) return `${placeName(fields[variable]!.place)} ${values}`;
        return printed.give(variable) ? [] : nameOf({ variable, value: values[0]! });
      });
      const [one, other] = [expected, actual].map((lines) => lines.toSorted().join('; '));
      if (one !== other) faults.push(`expected ${one}\nfound ${other}\n${type.print(board.puzzle)}`);
    }
    return faults;
  },
};

/** Returns all assignments that `verify` accepts. */
function acceptedBy(type: AnyPuzzle, puzzle: unknown): readonly Assignment[] {
  const all = new Assignments(type, puzzle);
  return Array.from({ length: all.size }, (_, nth) => all.at(nth)).filter((assignment) =>
    verifies(type, puzzle, all.answerOf(assignment)),
  );
}

/**
 * The values that clues on a board give, derived from its printed text and `verify`, because the clues that `encode` posts are under test.
 */
class PrintedClues {
  readonly #puzzle: unknown;
  readonly #all: Assignments;
  /** Answers with some values changed at random. */
  readonly #samples: readonly Assignment[];

  constructor(
    readonly type: AnyPuzzle,
    readonly board: AmbiguousBoard,
  ) {
    this.#puzzle = type.parse(type.print(board.puzzle));
    this.#all = new Assignments(type, this.#puzzle);
    const random = new Random(8);
    const { domains } = this.#all;
    this.#samples = Array.from({ length: SAMPLES }, (_, nth) =>
      board.answers[nth % board.answers.length]!.map((value, variable) => {
        const values = domains[variable]!;
        return nth > 0 && random.below(2) ? values[random.below(values.length)]! : value;
      }),
    );
  }

  /** Returns whether a clue gives the value that a variable has in all answers: no assignment with another value satisfies that clue. */
  give(variable: number): boolean {
    const value = this.board.answers[0]![variable]!;
    const others = this.#all.domains[variable]!.filter((one) => one !== value);
    let clues: ReadonlySet<number> | undefined;
    for (const [nth, sample] of this.#samples.entries()) {
      const broken = this.#brokenBy(sample.with(variable, others[nth % others.length]!));
      clues = clues ? new Set([...clues].filter((one) => broken.has(one))) : broken;
      if (clues.size === 0) return false;
    }
    return true;
  }

  /** Returns the places of the clues that an assignment violates. */
  #brokenBy(assignment: Assignment): ReadonlySet<number> {
    const broken = new Set<number>();
    for (const { rule, places } of this.type.verify(this.#puzzle, this.#all.answerOf(assignment)))
      if (rule === 'given') for (const place of places) broken.add(placeKey(place));
    return broken;
  }
}
