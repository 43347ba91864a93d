import { type Highlight, type Picture, type Place, placeKey } from '@gridproof/core';

type Meaning = Highlight['meaning'];

/** Meanings, the most urgent first. Text shows only the most urgent one of a place. */
const MEANINGS_BY_URGENCY: readonly Meaning[] = ['wrong', 'differs', 'certain', 'reason'];

/** Returns the highlights of a picture without duplicate places, and omits those that have no places. */
export function visibleHighlights(picture: Picture): readonly Highlight[] {
  return (picture.highlights ?? [])
    .filter(({ places }) => places.length > 0)
    .map((highlight) => ({ ...highlight, places: uniquePlaces(highlight.places) }));
}

function uniquePlaces(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [placeKey(place), place])).values()];
}

/** The most urgent meaning of each highlighted place. */
export class PlaceMeanings {
  readonly #meanings = new Map<number, Meaning>();

  constructor(highlights: readonly Highlight[]) {
    for (const meaning of MEANINGS_BY_URGENCY.toReversed())
      for (const highlight of highlights)
        if (highlight.meaning === meaning)
          for (const place of highlight.places) this.#meanings.set(placeKey(place), meaning);
  }

  /** Returns the most urgent meaning of a place; undefined if it has no highlight. */
  at(place: Place): Meaning | undefined {
    return this.#meanings.get(placeKey(place));
  }
}
