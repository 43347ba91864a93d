import { type Highlight, type Picture, type Place, placeKey } from '@gridproof/core';

type Meaning = Highlight['meaning'];

/** The meanings by urgency, the most urgent first; text shows only one at each place. */
const urgency: readonly Meaning[] = ['wrong', 'differs', 'certain', 'reason'];

/** Returns the highlights that have places. */
export function visibleHighlights(picture: Picture): readonly Highlight[] {
  return (picture.highlights ?? [])
    .filter(({ places }) => places.length > 0)
    .map((highlight) => ({ ...highlight, places: removeDuplicates(highlight.places) }));
}

/** Removes duplicate places. */
function removeDuplicates(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [placeKey(place), place])).values()];
}

/** The most urgent meaning of each place. */
export class PlaceMeanings {
  readonly #of = new Map<number, Meaning>();

  constructor(highlights: readonly Highlight[]) {
    for (const meaning of urgency.toReversed())
      for (const highlight of highlights)
        if (highlight.meaning === meaning)
          for (const place of highlight.places) this.#of.set(placeKey(place), meaning);
  }

  /** Returns the most urgent meaning of a place; undefined if it has no highlight. */
  at(place: Place): Meaning | undefined {
    return this.#of.get(placeKey(place));
  }
}
