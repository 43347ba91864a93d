import { type Highlight, type Place, Verbalizer } from '@gridproof/core';
import { knownPicture } from '../pictures/known.js';
import { withHighlights } from '../pictures/marked.js';
import type { EntryConflicts, PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import { placeJson, standingJson } from './json.js';

/** What is wrong there, one line for each place. */
export const contradictedLines = (
  { contradictions, misplaced }: EntryConflicts,
  teller: Verbalizer,
): readonly string[] => [
  ...contradictions.map((one) => `${teller.contradiction(one)}.`),
  ...misplaced.map(({ place, message }) => `${teller.places([place])}: ${message}.`),
];

/** The same as data. */
export const contradictedJson = (contradicted: EntryConflicts, teller: Verbalizer): object => {
  const lines = contradictedLines(contradicted, teller);
  return {
    contradictions: placesOf(contradicted).map((place, at) => ({
      sentence: lines[at],
      ...(place ? placeJson(place, teller.type) : {}),
    })),
  };
};

/** What is answered to a player whose entries contradict the clues, whatever was asked: no engine need be. */
export const contradictionJson = ({
  read,
  entries,
  contradicted,
  ...standing
}: PuzzleWithEntries): object => ({
  ...standingJson(standing),
  puzzle: read.type.id,
  format: read.format,
  status: 'contradiction',
  ...contradictedJson(contradicted!, new Verbalizer(read.type, read.puzzle, entries)),
});

/** The board with what is entered, and marks where that contradicts the clues. */
export const contradictedPicture = ({ read, entries = [], contradicted }: PuzzleWithEntries) =>
  withHighlights(knownPicture(read, entries), wrongPlaces(contradicted!));

/** By line: the place that it is about. */
const placesOf = ({ contradictions, misplaced }: EntryConflicts): readonly (Place | undefined)[] => [
  ...contradictions.map(({ entered }) => entered.place),
  ...misplaced.map(({ place }) => place),
];

/** Marks the places. */
const wrongPlaces = (contradicted: EntryConflicts): readonly Highlight[] => [
  {
    places: placesOf(contradicted).flatMap((place) => place ?? []),
    meaning: 'wrong',
    label: 'entered where the puzzle says something else',
  },
];
