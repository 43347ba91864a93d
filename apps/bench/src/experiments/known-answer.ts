import { type AnyPuzzle, type Engine, type Fact, Model, type Place, placesOf, Search } from '@gridproof/core';

/** An answer, value by value. */
export interface KnownAnswer {
  /** What it says where no clue stands. */
  readonly facts: readonly Fact[];
  /** What might have stood instead of one of its values. */
  otherValues(fact: Fact): readonly (boolean | number)[];
  /** Whether another puzzle asks for the same things at the same places. */
  fitsInto(type: AnyPuzzle, puzzle: unknown): boolean;
}

/** Finds an answer; undefined where there is none. */
export async function answerOf(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
): Promise<KnownAnswer | undefined> {
  const { model, places } = modelOf(type, puzzle);
  const search = await Search.open(model, engine);
  const found = await search.next();
  search.close();
  if (found.status !== 'solution') return undefined;
  const clues = new Set(model.posted.flatMap((one) => (one.source === 'given' ? one.places : [])));
  return {
    facts: [...places].flatMap(([variable, place]) =>
      clues.has(place) ? [] : { variable, place, value: found.assignment[variable]!, holds: true },
    ),
    otherValues: ({ variable, value }) => {
      const of = model.variables[variable]!;
      if (of.op === 'bool') return [!value];
      const values = Array.from({ length: of.max - of.min + 1 }, (_, at) => of.min + at);
      return values.filter((other) => other !== value);
    },
    fitsInto: (other, changed) => {
      const asked = modelOf(other, changed).places;
      return asked.size === places.size && [...asked].every(([id, place]) => same(place, places.get(id)));
    },
  };
}

function modelOf(type: AnyPuzzle, puzzle: unknown) {
  const model = new Model();
  const key = type.encode(model, puzzle);
  return { model, places: placesOf(key) };
}

const same = (place: Place, other: Place | undefined): boolean =>
  other !== undefined && place.kind === other.kind && place.row === other.row && place.col === other.col;
