import {
  type Fact,
  isValue,
  Model,
  type Picture,
  type Place,
  type ReadPuzzle,
  type Vars,
  valuesOf,
} from '@gridproof/core';
import { certainPicture, certainPlaces } from './certain.js';

/** The variables of a puzzle, and what stands where in its answer. */
export interface Key {
  readonly variables: Model['variables'];
  readonly key: Vars;
}

/** Writes the rules down for it: of a large board that takes long. */
export function keyOf({ type, puzzle }: ReadPuzzle): Key {
  const model = new Model();
  const key: Vars = type.encode(model, puzzle);
  return { variables: model.variables, key };
}

/** The picture of a puzzle with what is known of its answer, and nothing else of it; `keyed` is asked where it is needed. */
export function knownPicture(
  read: ReadPuzzle,
  facts: readonly Fact[],
  keyed: () => Key = () => keyOf(read),
): Picture {
  const { type, puzzle } = read;
  if (facts.length === 0) return type.draw(puzzle);
  const { variables, key } = keyed();
  const known = facts.filter(isValue);
  const values = new Map(known.map(({ variable, value, holds }) => [variable, holds ? value : !value]));
  // What is open has some value, and is not drawn.
  const assignment = variables.map(
    (variable) => values.get(variable.id) ?? (variable.op === 'bool' ? false : variable.min),
  );
  const answer: unknown = type.decode(valuesOf<any>(key, assignment), puzzle);
  const drawn = type.draw(puzzle, answer);
  return certainPicture(type.draw(puzzle), drawn, certainPlaces(drawn, placesIn(known)));
}

/** The places at which facts give values. */
export const placesIn = (facts: readonly Fact[]): readonly Place[] =>
  facts.filter(isValue).flatMap(({ place }) => place ?? []);
