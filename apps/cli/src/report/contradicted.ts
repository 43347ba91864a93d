import { type Highlight, type Place, Teller } from '@gridproof/core';
import { EXIT } from '../exit.js';
import type { Contradicted, HalfDone } from '../input/half-done.js';
import { marked } from './boards.js';
import type { Finding } from './finding.js';
import { placeJson, standingJson } from './json.js';
import { knownPicture } from './known.js';
import { inLines } from './why.js';

/** What is shown to a player whose entries contradict the clues: no engine need be asked. */
export function contradictedFinding(
  { read, entries = [], ...standing }: HalfDone,
  contradicted: Contradicted,
  width: number,
): Finding & { readonly exit: number } {
  const teller = new Teller(read.type, read.puzzle, entries);
  const lines = contradictedLines(contradicted, teller).map((line) => `  ${line}`);
  return {
    picture: marked(knownPicture(read, entries), wrongPlaces(contradicted)),
    text: inLines(['wrong: what is entered contradicts the puzzle', ...lines], width),
    data: {
      ...standingJson(standing),
      puzzle: read.type.id,
      format: read.format,
      status: 'contradiction',
      ...contradictedJson(contradicted, teller),
    },
    exit: EXIT.no,
  };
}

/** What is wrong there, one line for each place. */
const contradictedLines = (
  { contradictions, misplaced }: Contradicted,
  teller: Teller,
): readonly string[] => [
  ...contradictions.map((one) => `${teller.contradiction(one)}.`),
  ...misplaced.map(({ place, message }) => `${teller.places([place])}: ${message}.`),
];

/** The same as data. */
export const contradictedJson = (contradicted: Contradicted, teller: Teller): object => {
  const lines = contradictedLines(contradicted, teller);
  return {
    contradictions: placesOf(contradicted).map((place, at) => ({
      sentence: lines[at],
      ...(place ? placeJson(place, teller.type) : {}),
    })),
  };
};

/** By line: the place that it is about. */
const placesOf = ({ contradictions, misplaced }: Contradicted): readonly (Place | undefined)[] => [
  ...contradictions.map(({ entered }) => entered.place),
  ...misplaced.map(({ place }) => place),
];

/** Marks the places. */
const wrongPlaces = (contradicted: Contradicted): readonly Highlight[] => [
  {
    places: placesOf(contradicted).flatMap((place) => place ?? []),
    meaning: 'wrong',
    label: 'entered where the puzzle says something else',
  },
];
