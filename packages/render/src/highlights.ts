import { type Highlight, type Picture, type Place, placeKey } from '@gridproof/core';

type Meaning = Highlight['meaning'];

/** The most urgent meaning first: where several point at one place, text shows only this one. */
const urgency: readonly Meaning[] = ['wrong', 'differs', 'certain', 'reason'];

/** The highlights that point at something. */
export function shownHighlights(picture: Picture): readonly Highlight[] {
  return (picture.highlights ?? [])
    .filter(({ places }) => places.length > 0)
    .map((highlight) => ({ ...highlight, places: once(highlight.places) }));
}

/** Each place once, however often a message names it. */
function once(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [placeKey(place), place])).values()];
}

/** What is said of places, the most urgent word for each. */
export class PlaceMeanings {
  readonly #of = new Map<number, Meaning>();

  constructor(highlights: readonly Highlight[]) {
    for (const meaning of urgency.toReversed())
      for (const highlight of highlights)
        if (highlight.meaning === meaning)
          for (const place of highlight.places) this.#of.set(placeKey(place), meaning);
  }

  /** The most urgent meaning of a place, if any highlight points at it. */
  at(place: Place): Meaning | undefined {
    return this.#of.get(placeKey(place));
  }
}
