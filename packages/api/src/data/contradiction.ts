import { type Highlight, type Place, Verbalizer } from '@gridproof/core';
import { knownPicture } from '../pictures/known.js';
import { withHighlights } from '../pictures/marked.js';
import type { EntryConflicts, PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import { placeJson, positionJson } from './json.js';

/** The contradictions as sentences, one line per place. */
export const contradictedLines = (
  { contradictions, misplaced }: EntryConflicts,
  verbalizer: Verbalizer,
): readonly string[] => [
  ...contradictions.map((contradiction) => `${verbalizer.contradiction(contradiction)}.`),
  ...misplaced.map(({ place, message }) => `${verbalizer.places([place])}: ${message}.`),
];

/** The contradictions as data. */
export const contradictedJson = (contradicted: EntryConflicts, verbalizer: Verbalizer): object => {
  const lines = contradictedLines(contradicted, verbalizer);
  return {
    contradictions: placesOf(contradicted).map((place, at) => ({
      sentence: lines[at],
      ...(place ? placeJson(place, verbalizer.type) : {}),
    })),
  };
};

/** The data of the response to a player whose entries contradict the clues, for every request. Needs no engine. */
export const contradictionJson = ({
  read,
  entries,
  contradicted,
  ...position
}: PuzzleWithEntries): object => ({
  ...positionJson(position),
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
  ...contradictions.map(({ entry }) => entry.place),
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
