import {
  type Fact,
  isValue,
  Model,
  type Picture,
  type Place,
  type ReadPuzzle,
  type AnswerVars,
  valuesOf,
} from '@gridproof/core';
import { certainPicture, certainPlaces } from './certain.js';

/** The picture of a puzzle with what is known of its answer, and nothing else of it. */
export const knownPicture = (read: ReadPuzzle, facts: readonly Fact[]): Picture => knownPictures(read)(facts);

/** Draws a puzzle again and again, with ever more of its answer. */
export function knownPictures(read: ReadPuzzle): (facts: readonly Fact[]) => Picture {
  const { described } = read.type;
  return described ? (facts) => described.drawEntered(read.puzzle, valuesIn(facts)) : fromAnswers(read);
}

/** Of a type without a description: what is known is part of some answer, and the picture of that is cut down to it. */
function fromAnswers({ type, puzzle }: ReadPuzzle): (facts: readonly Fact[]) => Picture {
  let written: { readonly variables: Model['variables']; readonly key: AnswerVars } | undefined;
  /** Writes the rules down: of a large board that takes long. */
  const write = () => {
    const model = new Model();
    const key: AnswerVars = type.encode(model, puzzle);
    return { variables: model.variables, key };
  };
  return (facts) => {
    const board = type.draw(puzzle);
    if (facts.length === 0) return board;
    written ??= write();
    const values = valuesIn(facts);
    // What is open has some value, and is not drawn.
    const assignment = written.variables.map(
      (variable) => values.get(variable.id) ?? (variable.op === 'bool' ? false : variable.min),
    );
    const drawn = type.draw(puzzle, type.decode(valuesOf<any>(written.key, assignment), puzzle));
    return certainPicture(board, drawn, certainPlaces(drawn, placesIn(facts)));
  };
}

/** The values that facts give, by the ids of their variables; what they only exclude is left out. */
export const valuesIn = (facts: readonly Fact[]): ReadonlyMap<number, boolean | number> =>
  new Map(
    facts.filter(isValue).map(({ variable, value, holds }) => [variable, holds ? value : !value] as const),
  );

/** The places at which facts give values. */
export const placesIn = (facts: readonly Fact[]): readonly Place[] =>
  facts.filter(isValue).flatMap(({ place }) => place ?? []);
