import {
  type Fact,
  isValue,
  Model,
  type Picture,
  type Place,
  type ReadPuzzle,
  type AnswerVars,
  valuesIn,
  valuesOf,
} from '@gridproof/core';
import { certainPicture, certainPlaces } from './certain.js';

/** The picture of a puzzle with the known facts of its answer. */
export const knownPicture = (read: ReadPuzzle, facts: readonly Fact[]): Picture => knownPictures(read)(facts);

/** Returns a function that draws a puzzle with known facts; for repeated calls. */
export function knownPictures(read: ReadPuzzle): (facts: readonly Fact[]) => Picture {
  const { described } = read.type;
  return described ? (facts) => described.drawEntries(read.puzzle, valuesIn(facts)) : decodedPictures(read);
}

/** For a type without a description: decodes an assignment with the facts, and reduces its picture to them. */
function decodedPictures({ type, puzzle }: ReadPuzzle): (facts: readonly Fact[]) => Picture {
  let encoded: { readonly variables: Model['variables']; readonly answerVars: AnswerVars } | undefined;
  /** Encodes the puzzle, which takes long for a large board. */
  const encode = () => {
    const model = new Model();
    const answerVars: AnswerVars = type.encode(model, puzzle);
    return { variables: model.variables, answerVars };
  };
  return (facts) => {
    const board = type.draw(puzzle);
    if (facts.length === 0) return board;
    encoded ??= encode();
    const values = valuesIn(facts);
    // Open variables get an arbitrary value, which is not drawn.
    const assignment = encoded.variables.map(
      (variable) => values.get(variable.id) ?? (variable.op === 'bool' ? false : variable.min),
    );
    const picture = type.draw(puzzle, type.decode(valuesOf<any>(encoded.answerVars, assignment), puzzle));
    return certainPicture(board, picture, certainPlaces(picture, placesIn(facts)));
  };
}

/** The places at which facts give values. */
export const placesIn = (facts: readonly Fact[]): readonly Place[] =>
  facts.filter(isValue).flatMap(({ place }) => place ?? []);
