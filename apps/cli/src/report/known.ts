import {
  type Fact,
  isValue,
  Model,
  type Picture,
  type Place,
  placesOf,
  type ReadPuzzle,
  valuesOf,
} from '@gridproof/core';
import { certainPicture, certainPlaces } from './certain.js';

/** The picture of a puzzle with what is known of its answer, and nothing else of it. */
export function knownPicture({ type, puzzle }: ReadPuzzle, facts: readonly Fact[]): Picture {
  const model = new Model();
  const key = type.encode(model, puzzle);
  const known = facts.filter(isValue);
  const values = new Map(known.map(({ variable, value, holds }) => [variable, holds ? value : !value]));
  // What is open has some value, and is not drawn.
  const assignment = model.variables.map(
    (variable) => values.get(variable.id) ?? (variable.op === 'bool' ? false : variable.min),
  );
  const answer: unknown = type.decode(valuesOf(key, assignment), puzzle);
  const drawn = type.draw(puzzle, answer);
  return certainPicture(type.draw(puzzle), drawn, certainPlaces(drawn, placesIn(known)));
}

/** The places at which facts give values. */
export const placesIn = (facts: readonly Fact[]): readonly Place[] =>
  facts.filter(isValue).flatMap(({ place }) => place ?? []);

/** Whether values say all that there is to say of an answer. */
export const isWhole = ({ type, puzzle }: ReadPuzzle, values: readonly Fact[]): boolean =>
  values.length === placesOf(type.encode(new Model(), puzzle)).size;
