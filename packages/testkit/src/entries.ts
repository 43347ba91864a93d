import {
  type AnyPuzzle,
  type Cell,
  Grid,
  Model,
  PuzzleError,
  placeKey,
  Random,
  readEntries,
  type Variable,
  valuesOf,
} from '@gridproof/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import { answerFault } from './laws/answers.js';
import { recordedAssignment, valuesIn } from './recorded.js';

/**
 * Expects that a part of an answer is read as what its signs say: all of it is the answer, nothing of it is nothing, and of
 * any other part those signs are facts whose meaning hangs on no sign that is open.
 */
export function expectEntries(type: AnyPuzzle, puzzle: unknown, recorded: string): void {
  if (type.described) {
    const known = recordedAssignment(type, puzzle, recorded);
    expect(known, 'the values that the signs of the answer tell').toBeDefined();
    expect(answerFault(type, puzzle, known!, new Random(recorded.length))).toBeUndefined();
    return;
  }
  const key: unknown = type.encode(new Model(), puzzle);
  const answer: unknown = type.readAnswer(recorded, puzzle);
  if (!isOfCells<Variable>(key) || !isOfCells(answer)) {
    expect(() => readEntries(type, puzzle, recorded)).toThrow(PuzzleError);
    return;
  }
  const all = readEntries(type, puzzle, recorded);
  expect(all.map(({ place, variable }) => [place, variable])).toEqual(
    key.entries().map(([place, { id }]) => [place, id]),
  );
  expect(all.every(({ holds }) => holds)).toBe(true);
  expect(type.decode(valuesOf(key, valuesIn(all)), puzzle)).toEqual(answer);

  const signs = new Signs(recorded, type.draw(puzzle).width);
  // Where an answer has a question mark, it is no open sign.
  const able = key.places.filter((place) => signs.at(place) !== '?');
  const hanging = new Map(
    able.map((place) => [place, hangingOn(place, answer, signs, (text) => type.readAnswer(text, puzzle))]),
  );
  const expectFacts = (open: readonly Cell[]) => {
    const unknown = new Set(open.flatMap((place) => [...hanging.get(place)!]));
    expect(readEntries(type, puzzle, signs.with(open, '?'))).toEqual(
      all.filter(({ place }) => !unknown.has(placeKey(place!))),
    );
  };
  expectFacts(able);
  fc.assert(fc.property(fc.subarray(able), expectFacts), { numRuns: 20 });
}

const isOfCells = <T>(of: unknown): of is Grid<T, Cell> =>
  of instanceof Grid && of.places.every(({ kind }) => kind === 'cell');

/** A place, and where else an answer reads otherwise if the sign there is another. */
function hangingOn(
  place: Cell,
  answer: Grid<unknown, Cell>,
  signs: Signs,
  read: (text: string) => Grid<unknown, Cell>,
): ReadonlySet<number> {
  for (const sign of ['@', ...signs.different]) {
    if (sign === signs.at(place)) continue;
    try {
      const other = read(signs.with([place], sign));
      const changed = other.places.filter((one) => other.at(one) !== answer.at(one));
      return new Set([place, ...changed].map(placeKey));
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
  }
  return new Set([placeKey(place)]);
}

/** The signs of a recorded answer, one for each cell of the board. */
class Signs {
  readonly #rows: readonly (readonly string[])[];
  readonly #between: string;

  constructor(recorded: string, width: number) {
    const words = recorded.split('\n').map((row) => row.trim().split(/\s+/));
    const parted = words.every((row) => row.length === width);
    this.#rows = parted ? words : recorded.split('\n').map((row) => [...row]);
    this.#between = parted ? ' ' : '';
    expect(this.#rows.every((row) => row.length === width)).toBe(true);
  }

  get different(): ReadonlySet<string> {
    return new Set(this.#rows.flat());
  }

  at({ row, col }: Cell): string {
    return this.#rows[row]![col]!;
  }

  /** The answer with another sign at some places. */
  with(places: readonly Cell[], sign: string): string {
    const rows = this.#rows.map((row) => [...row]);
    for (const { row, col } of places) rows[row]![col] = sign;
    return rows.map((row) => row.join(this.#between)).join('\n');
  }
}
