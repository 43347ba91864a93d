import { type Highlight, type Place, Verbalizer } from '@gridproof/core';
import { knownPicture } from '../pictures/known.js';
import { withHighlights } from '../pictures/marked.js';
import type { EntryConflicts, PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import { placeJson, standingJson } from './json.js';

/** The contradictions as sentences, one line per place. */
export const contradictedLines = (
  { contradictions, misplaced }: EntryConflicts,
  teller: Verbalizer,
): readonly string[] => [
  ...contradictions.map((one) => `${teller.contradiction(one)}.`),
  ...misplaced.map(({ place, message }) => `${teller.places([place])}: ${message}.`),
];

/** The contradictions as data. */
export const contradictedJson = (contradicted: EntryConflicts, teller: Verbalizer): object => {
  const lines = contradictedLines(contradicted, teller);
  return {
    contradictions: placesOf(contradicted).map((place, at) => ({
      sentence: lines[at],
      ...(place ? placeJson(place, teller.type) : {}),
    })),
  };
};

/** The data of the response to a player whose entries contradict the clues, for every request. Needs no engine. */
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

/** The board with the player's entries and highlights where they contradict the clues. */
export const contradictedPicture = ({ read, entries = [], contradicted }: PuzzleWithEntries) =>
  withHighlights(knownPicture(read, entries), wrongPlaces(contradicted!));

/** The place of each line, undefined where the contradiction has none. */
const placesOf = ({ contradictions, misplaced }: EntryConflicts): readonly (Place | undefined)[] => [
  ...contradictions.map(({ entered }) => entered.place),
  ...misplaced.map(({ place }) => place),
];

/** Highlights the contradictory entries. */
const wrongPlaces = (contradicted: EntryConflicts): readonly Highlight[] => [
  {
    places: placesOf(contradicted).flatMap((place) => place ?? []),
    meaning: 'wrong',
    label: 'entered where the puzzle says something else',
  },
];
